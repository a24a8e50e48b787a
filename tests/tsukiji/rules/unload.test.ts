import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  play,
  table,
  yenOf,
} from '../../support/tsukiji.ts';

/** Seat 0 in the middle of Fishing. */
const fisher = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    external: [],
    turn: { ap: 1, acted: true },
    activity: { kind: 'fishing' },
    players: [player],
    ...more,
  });
const sea = 'sea' as const;
const mackerel = (count: number) => ({ mackerel: count });

describe('unloading', () => {
  // TB-FISH-06
  test('empties the boat at once', () => {
    const after = play(
      fisher({ boats: [{ kind: '3', at: sea, cargo: mackerel(2) }] }),
      'dock A L prices=mackerel:3,mackerel:6:price=900',
    );
    expect(boatOf(after, 'A')).toMatchObject({ at: 'L', cargo: {} });
    expect(itemsOf(after, 0)).toMatchObject([
      { fish: 'mackerel', row: 'upper', column: 3, price: 300 },
      { fish: 'mackerel', row: 'upper', column: 6, price: 900 },
    ]);
  });

  // TB-FISH-06
  test('an empty boat may dock', () => {
    expectAccepted(fisher({ boats: [{ kind: '1', at: sea }] }), 'dock A L');
  });

  // TB-FISH-06
  test('names one price for each barrel, of its fish', () => {
    const position = fisher({ boats: [{ kind: '2', at: sea, cargo: mackerel(2) }] });
    expectRefused(position, 'dock A L', 'prices.mismatch', { wanted: 2, given: 0 });
    expectRefused(position, 'dock A L prices=mackerel:1', 'prices.mismatch', { wanted: 2, given: 1 });
    expectRefused(position, 'dock A L prices=mackerel:1,eel:1', 'prices.mismatch');
    expectRefused(position, 'dock A L prices=mackerel:1,mackerel:1,mackerel:1', 'prices.mismatch', {
      wanted: 2,
      given: 3,
    });
  });

  // TB-FISH-07
  test('pays the bonus, takes the licence, prices the barrels, then draws for the pile', () => {
    const barge = { kind: 'barge', at: sea, cargo: { fugu: 1, eel: 1, crab: 2, tuna: 1 } } as const;
    const position = fisher(
      { licences: { fugu: 1 }, openDocks: 3, boats: [barge] },
      { fish: ['mackerel', 'fugu', 'eel', 'crab', 'tuna'], boards: { fugu: { licences: 0 } } },
    );
    const after = play(position, 'dock A R prices=fugu:1,eel:2');
    const told = eventsOf(after).map((event) => event.type);
    const steps = ['docked', 'yenPaid', 'licenceReturned', 'itemsPlaced', 'tokensMoved', 'bidsOpened'] as const;
    expect(steps.map((step) => told.indexOf(step))).toEqual(
      steps.map((step) => told.indexOf(step)).toSorted((a, b) => a - b),
    );
    expect(steps.every((step) => told.includes(step))).toBe(true);
    expect(yenOf(after, 0)).toBe(2200);
  });

  const ship = (barrels: number) => ({ kind: '3', at: sea, cargo: barrels === 0 ? {} : mackerel(barrels) }) as const;
  const dockAll = (id: string, dock: string, barrels: number) =>
    barrels === 0 ? `dock ${id} ${dock}` : `dock ${id} ${dock} prices=${Array(barrels).fill('mackerel:1').join(',')}`;

  // TB-FISH-08
  test.each([
    [3, 1, [100, 200]],
    [1, 1, [0, 100]],
    [3, 2, [100, 200]],
    [0, 2, [0, 100]],
  ])('pays for every two barrels of the action: %i then %i', (first, second, paid) => {
    const position = fisher({ yen: 0, openDocks: 2, boats: [ship(first), ship(second)] });
    const once = play(position, dockAll('A', 'L', first));
    expect([yenOf(once, 0), yenOf(play(once, dockAll('B', 'M', second)), 0)]).toEqual(paid);
  });

  // TB-FISH-08
  test('one barrel in each of two Fishing actions pays nothing', () => {
    const position = table({ seats: 2, players: [{ yen: 0, openDocks: 2, boats: [ship(1), ship(1)] }] });
    const after = play(
      position,
      'fishBegin',
      dockAll('A', 'L', 1),
      'fishEnd',
      'fishBegin',
      dockAll('B', 'M', 1),
      'fishEnd',
    );
    expect(yenOf(after, 0)).toBe(0);
  });

  // TB-FISH-08
  test('a barge with 6 pays 300', () => {
    const position = fisher({ yen: 0, openDocks: 3, boats: [{ kind: 'barge', at: sea, cargo: mackerel(6) }] });
    expect(yenOf(play(position, dockAll('A', 'R', 6)), 0)).toBe(300);
  });

  // TB-FISH-09
  test('barrels left in a pile are returned, and no pile carries over', () => {
    const crab = { kind: '1', at: sea, cargo: { crab: 1 } } as const;
    const position = table({
      seats: 2,
      fish: ['mackerel', 'crab'],
      players: [{ openDocks: 2, boats: [crab, crab] }],
      boards: { crab: { barrels: 4 } },
    });
    const after = play(position, 'fishBegin', 'dock A L', 'fishEnd', 'fishBegin', 'dock B M', 'fishEnd');
    expect(eventsOf(after, 'bidsOpened')).toEqual([]);
    expect(boardOf(after, 'crab').barrels).toBe(6);
    expect(itemsOf(after, 0)).toEqual([]);
  });
});
