import { expect, test } from 'vitest';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import { boardOf, eventsOf, look, play, table, tokensOf, yenOf } from '../../../support/tsukiji.ts';

const harbour = (more: Partial<Laid>): Position =>
  table({
    seats: 3,
    fish: ['eel', 'nori', 'horseMackerel', 'sardines'],
    external: [],
    options: { expansion: true },
    box: { fish: ['mackerel', 'squid', 'fugu'] },
    ...more,
  });
const told = (position: Position) => eventsOf(position).map(({ type }) => type);
const last = { horseMackerel: { barrels: 1 }, nori: { barrels: 1 } };
const ship = { kind: '1', at: 'sea' } as const;

// TX-CHECK-01, TX-TURN-04
test('each use of a licence is a step of its own: two fish are overfished one after the other', () => {
  const position = harbour({
    players: [
      { licences: { nori: 1, horseMackerel: 1 }, boats: [{ ...ship, kind: 'blue' }] },
      { tokens: { nori: 1, horseMackerel: 1 } },
    ],
    boards: last,
    activity: { kind: 'fishing' },
    draws: { 'market/fish': [1, 0] },
  });
  const after = play(position, 'catch A nori second=horseMackerel');
  expect(told(after)).toEqual([
    ...['caught', 'overfished', 'yenPaid', 'marketOpened'],
    ...['caught', 'overfished', 'yenPaid', 'marketOpened', 'marketOpened'],
  ]);
  expect(eventsOf(after, 'yenPaid').map(({ amount, reason }) => [amount, reason])).toEqual([
    [100, 'levy'],
    [200, 'reward'],
  ]);
  expect(look(after).order.slice(4)).toEqual(['squid', 'mackerel', 'fugu']);
});

// TX-CHECK-01, TX-RUL-53
test('two fish overfished by one step: both first, in order of entry, then yen, then boards by rule, then one draw each', () => {
  const position = harbour({
    fish: ['horseMackerel', 'eel', 'nori'],
    players: [{ yen: 2000, tokens: { nori: 1, horseMackerel: 1 } }],
    boards: { horseMackerel: { barrels: 0 }, nori: { barrels: 0 } },
  });
  const after = play(position, 'fishBegin');
  expect(told(after)).toEqual([
    ...['fishingBegan', 'overfished', 'overfished'],
    ...['yenPaid', 'yenPaid'],
    ...['marketOpened', 'marketOpened', 'marketOpened'],
  ]);
  expect(eventsOf(after, 'overfished').map(({ fish }) => fish)).toEqual(['horseMackerel', 'nori']);
  expect(eventsOf(after, 'marketOpened')[0]?.market).toBe('mackerel');
  expect(yenOf(after, 0)).toBe(2100);
});

// TX-CHECK-01
test('rewards and payments of one Buying action follow in the order in which the fish were overfished', () => {
  const items = [
    { fish: 'nori', price: 100 },
    { fish: 'horseMackerel', price: 100 },
  ] as const;
  const position = harbour({
    players: [{ yen: 200 }, { items }],
    boards: {
      nori: { tokens: { nori: 1 } },
      horseMackerel: { tokens: { horseMackerel: 1 } },
    },
  });
  const ended = play(position, 'buy 1 i2', 'buy 1 i1', 'buyEnd');
  // The reward comes first: it pays for the Nori.
  expect(eventsOf(ended, 'yenPaid').map(({ reason }) => reason)).toEqual(['price', 'price', 'reward', 'levy']);
  expect(yenOf(ended, 0)).toBe(100);
});

// TX-CHECK-02
test('a fish is overfished once, and for good', () => {
  const position = harbour({
    players: [
      {
        tokens: { nori: 1 },
        licences: { nori: 1 },
        boats: [ship],
        items: [{ fish: 'nori', row: 'lower', price: 100 }],
      },
    ],
    boards: last,
    activity: { kind: 'fishing' },
  });
  const fishEmpty = ['fishBegin', 'fishEnd'];
  const rest = [...fishEmpty, ...fishEmpty, 'endTurn'];
  const after = play(position, 'catch A nori', 'fishEnd', ...rest, ...rest, ...rest);
  expect(look(after).boxed).toEqual({ nori: 1 });
  expect(boardOf(after, 'nori').overfished).toBe(true);
  expect(eventsOf(after, 'overfished')).toHaveLength(1);
  expect(eventsOf(after, 'yenPaid')).toHaveLength(1);
});

// TX-CHECK-01, TX-RUL-40
test('a fish that loses its last token to a lot is settled after the lot, with the tokens just won', () => {
  const position = harbour({
    fish: ['horseMackerel'],
    external: ['foreignMarket'],
    players: [{ boats: [{ ...ship, cargo: { horseMackerel: 1 } }] }, { tokens: { horseMackerel: 1 } }],
    boards: { horseMackerel: { tokens: { horseMackerel: 1 } } },
    activity: { kind: 'fishing' },
  });
  const lot = play(position, 'dockForeign A');
  const won = play(lot, [0, 'bid 0'], [1, 'bid 100'], [2, 'bid 0']);
  expect(tokensOf(won, 1)).toEqual({ horseMackerel: 2 });
  expect(yenOf(won, 1)).toBe(2000 - 100 + 400);
});
