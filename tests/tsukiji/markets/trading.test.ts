import { describe, expect, test } from 'vitest';
import type { Tokens } from '../../../engine/tsukiji/catalog/ids.ts';
import type { PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, expectAccepted, expectRefused, legal, play, table, tokensOf, yenOf } from '../../support/tsukiji.ts';

const laid = (
  player: PlayerOnTable,
  spaces: readonly Tokens[] = [{}, {}, {}, {}],
  others: readonly PlayerOnTable[] = [],
): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'octopus', 'fugu', 'salmon', 'crab', 'tuna'],
    external: ['ships', 'trading'],
    players: [{ yen: 0, ...player }, ...others],
    boards: { trading: { own: { spaces } } },
    activity: { kind: 'visit', market: 'trading' },
  });

const spacesOf = (position: Position) => (boardOf(position, 'trading').own as { spaces: Tokens[] }).spaces;

// TB-SETUP-09
test('begins empty', () => {
  expect(spacesOf(table({ seats: 2, external: ['ships', 'trading'] }))).toEqual([{}, {}, {}, {}]);
});

describe('for yen', () => {
  // TB-TRADE-01
  test('tokens of enough worth go on an empty space and stay there', () => {
    const traded = play(laid({ tokens: { tuna15: 1 } }), 'trade 2 tuna15*1');
    expect(yenOf(traded, 0)).toBe(1300);
    expect(tokensOf(traded, 0)).toEqual({});
    expect(spacesOf(traded)).toEqual([{}, { tuna15: 1 }, {}, {}]);
  });

  // TB-TRADE-01
  test('tokens of less worth are refused', () => {
    const position = laid({ tokens: { crab4: 1, mackerel: 5 } });
    expectRefused(position, 'trade 2 crab4*1,mackerel*5', 'worth.short', { needed: 10, had: 9 });
    expectAccepted(position, 'trade 1 crab4*1,mackerel*2');
  });

  // TB-TRADE-01 TB-RUL-47
  test('no change is given', () => {
    expect(yenOf(play(laid({ tokens: { tuna25: 1 } }), 'trade 1 tuna25*1'), 0)).toBe(800);
  });

  // TB-TRADE-01
  test('only own tokens, on a printed space', () => {
    const position = laid({ tokens: { tuna15: 1 } });
    expectRefused(position, 'trade 1 tuna15*2', 'token.notOwned', { token: 'tuna15', wanted: 2, had: 1 });
    expectRefused(position, 'trade 1 -', 'token.none');
    expectRefused(position, 'trade 5 tuna15*1', 'space.unknown', { space: 5 });
  });
});

describe('for tokens', () => {
  // TB-TRADE-02
  test('an occupied space gives all its tokens for own ones of enough worth, and no yen', () => {
    const traded = play(laid({ tokens: { mackerel: 12 } }, [{}, { tuna15: 1 }, {}, {}]), 'trade 2 mackerel*10');
    expect(yenOf(traded, 0)).toBe(0);
    expect(tokensOf(traded, 0)).toEqual({ mackerel: 2, tuna15: 1 });
    expect(spacesOf(traded)).toEqual([{}, { mackerel: 10 }, {}, {}]);
  });

  // TB-TRADE-02
  test('the printed threshold counts, not what lies there', () => {
    const position = laid({ tokens: { mackerel: 10 } }, [{ tuna25: 1 }, { tuna15: 1 }, {}, {}]);
    expectRefused(position, 'trade 2 mackerel*9', 'worth.short', { needed: 10, had: 9 });
    expectAccepted(position, 'trade 1 mackerel*6');
  });

  // TB-TRADE-03 TB-RUL-47
  test('both kinds any number of times, the same space too', () => {
    const position = laid({ tokens: { tuna15: 1, tuna20: 1 } });
    const traded = play(position, 'trade 2 tuna15*1', 'trade 2 tuna20*1', 'trade 2 tuna15*1', 'trade 1 tuna20*1');
    expect(yenOf(traded, 0)).toBe(1300 + 800);
    expect(spacesOf(traded)).toEqual([{ tuna20: 1 }, { tuna15: 1 }, {}, {}]);
  });
});

describe('worth', () => {
  // TB-RUL-43
  test('of some of one’s Fugu is the square of those alone', () => {
    const position = laid({ tokens: { fugu: 5 } });
    expectRefused(position, 'trade 2 fugu*3', 'worth.short', { needed: 10, had: 9 });
    expectAccepted(position, 'trade 2 fugu*4');
  });

  // TB-RUL-44
  test('of fresh Salmon is what it is before anything moves', () => {
    const position = laid({ tokens: { salmonFresh: 2 } }, undefined, [{ tokens: { salmon4: 3 } }]);
    expectAccepted(position, 'trade 2 salmonFresh*2');
  });

  // TB-RUL-48
  test('of Takoyaki of the own area counts', () => {
    const traded = play(laid({ tokens: { takoyaki: 2 } }), 'trade 2 takoyaki*2');
    expect(spacesOf(traded)[1]).toEqual({ takoyaki: 2 });
  });

  // TB-TRADE-01
  test('only spaces are offered that the seat’s tokens can reach', () => {
    const spaces = legal(laid({ tokens: { crab8: 1, mackerel: 3 } }), 0).filter(({ action }) => action === 'trade');
    expect(spaces.map(({ fields }) => fields.space)).toMatchObject([{ min: 1 }, { min: 2 }]);
  });
});
