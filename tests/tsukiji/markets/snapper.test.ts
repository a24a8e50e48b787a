import { expect, test } from 'vitest';
import { defaultPrints } from '../../../engine/tsukiji/catalog/prints.ts';
import type { Laid, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  expectRefused,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  viewOf,
  yenOf,
} from '../../support/tsukiji.ts';

/** The board with so many tokens left; seat 0 owns one. */
const left = (tokens: number, more: Partial<Laid> = {}, overfished = false): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'snapper'],
    players: [{ tokens: { snapper: 1 } }],
    boards: { snapper: { tokens: tokens === 0 ? {} : { snapper: tokens }, overfished } },
    ...more,
  });

/** Tokens left in each column, left to right, as everyone sees them. */
const columnsOf = (position: Position): readonly number[] => {
  const board = viewOf(position, { kind: 'public' }).markets.find(({ id }) => id === 'snapper');
  return (board?.facts.spaces ?? []).map(({ tokens }) => tokens.snapper ?? 0);
};

// TB-SNAP-01
test('tokens leave top to bottom in a column, columns left to right', () => {
  const position = left(11);
  expect(columnsOf(position)).toEqual([0, 2, 3, 3, 3]);
  const bought = play(
    left(11, { players: [{ tokens: {} }, { items: [{ fish: 'snapper', price: 100 }] }] }),
    'buy 1 i1',
  );
  expect(boardOf(bought, 'snapper').tokens).toEqual({ snapper: 10 });
  expect(columnsOf(bought)).toEqual([0, 1, 3, 3, 3]);
  expect(resourcesOf(bought, 0)).toBe(4);
});

// TB-SNAP-02
test('a licence costs ¥300, and nothing is bought back', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'snapper'],
    players: [{ yen: 900, tokens: { snapper: 1 } }],
    activity: { kind: 'visit', market: 'snapper' },
  });
  expectRefused(position, 'sell tokens=snapper*1', 'market.notHere', { action: 'sell' });
  const three = play(position, 'buyLicence 3');
  expect(yenOf(three, 0)).toBe(0);
  expect(playerOf(three, 0).licences).toEqual({ snapper: 3 });
});

// TB-SNAP-03
test.each([
  [14, 5],
  [12, 4],
  [8, 3],
  [3, 1],
  [1, 1],
])('with %i tokens on the board each is worth %i R', (tokens, worth) => {
  expect(resourcesOf(left(tokens), 0)).toBe(worth);
});

// TB-SNAP-03 TB-RUL-45
test('the printed numbers are what the formula gives, one token after the other', () => {
  const { uncovered, columns, perColumn } = defaultPrints['fish.snapper.grid'];
  expect(uncovered).toHaveLength(columns * perColumn);
  uncovered.forEach((printed, taken) => {
    expect(resourcesOf(left(uncovered.length - taken - 1), 0)).toBe(printed);
  });
});

// TB-RUL-45
test('before any token is taken the formula counts, and one that comes back covers the outline emptied last', () => {
  expect(resourcesOf(left(15), 0)).toBe(5);
  expect(columnsOf(left(10))).toEqual([0, 1, 3, 3, 3]);
  expect(columnsOf(left(12))).toEqual([0, 3, 3, 3, 3]);
  expect(columnsOf(left(13))).toEqual([1, 3, 3, 3, 3]);
  expect(columnsOf(left(0))).toEqual([0, 0, 0, 0, 0]);
});

// TB-SNAP-04
test.each([12, 9, 0])('overfished with %i tokens left each is worth 2 R', (tokens) => {
  expect(resourcesOf(left(tokens, {}, true), 0)).toBe(2);
});

// TB-SNAP-04
test('the last barrel caught makes every token worth 2 R for good', () => {
  const position = left(9, {
    players: [
      { tokens: { snapper: 2 }, licences: { snapper: 1 }, boats: [{ kind: '1', at: 'sea' }] },
      { tokens: { snapper: 1 } },
    ],
    boards: { snapper: { tokens: { snapper: 9 }, barrels: 1 } },
    activity: { kind: 'fishing' },
  });
  expect([resourcesOf(position, 0), resourcesOf(position, 1)]).toEqual([6, 3]);
  const caught = play(position, 'catch A snapper');
  expect([resourcesOf(caught, 0), resourcesOf(caught, 1)]).toEqual([4, 2]);
  expect(tokensOf(caught, 0)).toEqual({ snapper: 2 });
});
