import { describe, expect, test } from 'vitest';
import type { ItemOnTable, Laid, Position } from '../../support/tsukiji.ts';
import { awaited, boardOf, eventsOf, itemsOf, look, play, table, yenOf } from '../../support/tsukiji.ts';

/** Seat 0 is about to end its turn; seat 1 owns these pieces. */
const portOf = (items: readonly ItemOnTable[], laid: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'eel', 'squid', 'octopus', 'fugu'],
    turn: { ap: 0 },
    players: [{}, { yen: 200, items }],
    ...laid,
  });

describe('at the start of a turn', () => {
  // TB-DEG-01
  test('the lower row goes back, then the upper row moves down', () => {
    const after = play(
      portOf([
        { fish: 'mackerel', price: 200 },
        { fish: 'eel', price: 900 },
        { fish: 'squid', row: 'lower', price: 300 },
      ]),
      'endTurn',
    );
    expect(boardOf(after, 'squid').barrels).toBe(6);
    expect(itemsOf(after, 1)).toMatchObject([
      { fish: 'mackerel', row: 'lower', column: 2, price: 200 },
      { fish: 'eel', row: 'lower', column: 6, price: 900 },
    ]);
    expect(yenOf(after, 1)).toBe(200);
  });

  // TB-DEG-01
  test('only the Port of the player whose turn begins degrades', () => {
    const position = table({
      seats: 2,
      turn: { ap: 0 },
      players: [{ items: [{ fish: 'mackerel', row: 'lower', price: 100 }] }],
    });
    expect(itemsOf(play(position, 'endTurn'), 0)).toHaveLength(1);
  });

  // TB-DEG-01, TB-OVER-03
  test('barrels of an overfished fish go to the box', () => {
    const after = play(
      portOf([{ fish: 'squid', row: 'lower', price: 300 }], { boards: { squid: { barrels: 0, overfished: true } } }),
      'endTurn',
    );
    expect([boardOf(after, 'squid').barrels, look(after).boxed]).toEqual([0, { squid: 1 }]);
  });

  // TB-DEG-02
  test('Takoyaki stay', () => {
    const takoyaki = { fish: 'octopus', token: 'takoyaki', price: 400 } as const;
    const after = play(
      portOf([takoyaki, takoyaki, takoyaki, { fish: 'octopus', row: 'lower', price: 100 }]),
      'endTurn',
    );
    expect(itemsOf(after, 1).map(({ token, row }) => [token, row])).toEqual(Array(3).fill(['takoyaki', 'upper']));
    expect(boardOf(after, 'octopus').barrels).toBe(7);
  });

  // TB-DEG-02, TB-RUL-33
  test('Takoyaki stay in either row', () => {
    const after = play(portOf([{ fish: 'octopus', token: 'takoyaki', row: 'lower', price: 400 }]), 'endTurn');
    expect(itemsOf(after, 1)).toHaveLength(1);
  });

  // TB-DEG-05
  test('nobody is asked who has no freezer and can buy no Fugu', () => {
    const after = play(portOf([{ fish: 'fugu', row: 'lower', price: 500 }]), 'endTurn');
    expect(look(after).turn).toMatchObject({ seat: 1, stage: 'main' });
    expect(boardOf(after, 'fugu').barrels).toBe(4);
  });

  // TB-DEG-05
  test('who can buy a degraded Fugu is asked', () => {
    const after = play(portOf([{ fish: 'fugu', row: 'lower', price: 200 }]), 'endTurn');
    expect(look(after).turn).toMatchObject({ seat: 1, stage: 'start' });
    expect(awaited(after)).toMatchObject([{ seat: 1 }]);
    expect(itemsOf(play(after, 'degrade'), 1)).toEqual([]);
  });

  // TB-RUL-01
  test('the end is checked first, then the fish degrades', () => {
    const position = portOf([{ fish: 'mackerel', price: 200 }], {
      players: [
        { tokens: { mackerel: 1 } },
        { yen: 5000, tokens: { mackerel: 1 }, items: [{ fish: 'mackerel', price: 200 }] },
      ],
    });
    const told = eventsOf(play(position, 'endTurn')).map((event) => event.type);
    expect(told).toEqual(expect.arrayContaining(['turnBegan', 'endTriggered', 'degraded']));
    expect(told.indexOf('endTriggered')).toBeLessThan(told.indexOf('degraded'));
  });

  // TB-RUL-01
  test('a Fugu bought from the own Port comes too late to trigger the end', () => {
    const position = portOf([], {
      players: [
        {},
        { yen: 2100, tokens: { fugu: 6, mackerel: 13 }, items: [{ fish: 'fugu', row: 'lower', price: 100 }] },
      ],
      boards: { fugu: { tokens: { fugu: 2 } } },
    });
    const after = play(position, 'endTurn', 'fuguBuy i1');
    expect(look(after).players[1]?.tokens.fugu).toBe(7);
    expect(look(after).end).toBeUndefined();
  });
});
