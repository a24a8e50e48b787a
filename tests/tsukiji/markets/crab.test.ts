import { expect, test } from 'vitest';
import type { PerFish } from '../../../engine/tsukiji/catalog/ids.ts';
import type { PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectRefused,
  itemsOf,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

/** Seat 0 fishes with a barge before dock R. */
const barge = (cargo: PerFish): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'crab'],
    players: [{ yen: 0, openDocks: 3, boats: [{ kind: 'barge', at: 'sea', cargo }] }],
    activity: { kind: 'fishing' },
  });

const visiting = (player: PlayerOnTable): Position =>
  table({ seats: 2, fish: ['mackerel', 'crab'], players: [player], activity: { kind: 'visit', market: 'crab' } });

// TB-CRAB-01
test('every 2 barrels unloaded in one action are an auction, and 1 is left over', () => {
  const position = barge({ crab: 5 });
  const end = play(position, 'dock A R', [0, 'bid 0'], [1, 'bid 100'], [0, 'bid 0'], [1, 'bid 100'], 'fishEnd');
  expect(eventsOf(end, 'bidsOpened')).toHaveLength(2);
  expect(itemsOf(end, 0)).toEqual([]);
  expect(boardOf(end, 'crab').barrels).toBe(boardOf(position, 'crab').barrels + 5);
  expect(eventsOf(end, 'barrelsReturned').map(({ count }) => count)).toEqual([2, 2, 1]);
});

// TB-CRAB-01
test('Crab is never priced', () => {
  expectRefused(barge({ crab: 1 }), 'dock A R prices=crab:1', 'prices.mismatch', { wanted: 0, given: 1 });
});

// TB-CRAB-03
test('a single leftover barrel is returned at the end of the action', () => {
  const position = barge({ crab: 3 });
  const end = play(position, 'dock A R', [0, 'bid 100'], [1, 'bid 0'], 'fishEnd');
  expect(eventsOf(end, 'bidsOpened')).toHaveLength(1);
  expect(eventsOf(end, 'yenPaid')[0]).toMatchObject({ from: 'supply', to: 0, amount: 100, reason: 'unload' });
  expect(boardOf(end, 'crab').barrels).toBe(boardOf(position, 'crab').barrels + 3);
});

// TB-CRAB-04
test('a licence costs ¥800', () => {
  const bought = play(visiting({ yen: 800 }), 'buyLicence 1');
  expect(yenOf(bought, 0)).toBe(0);
  expect(playerOf(bought, 0).licences).toEqual({ crab: 1 });
});

// TB-CRAB-04
test.each([
  ['crab4*1', 800],
  ['crab6*1', 1000],
  ['crab8*1', 1200],
  ['crab4*1,crab8*1', 2000],
] as const)('%s sells for ¥%i', (tokens, yen) => {
  const sold = play(visiting({ yen: 0, tokens: { crab4: 1, crab6: 1, crab8: 1 } }), `sell tokens=${tokens}`);
  expect(yenOf(sold, 0)).toBe(yen);
});

// TB-CRAB-04
test('sold tokens are back in the bag', () => {
  const position = visiting({ tokens: { crab4: 1, crab8: 1 } });
  const sold = play(position, 'sell tokens=crab4*1,crab8*1');
  expect(boardOf(sold, 'crab').tokens).toEqual({ crab4: 5, crab6: 3, crab8: 3 });
  expect(tokensOf(sold, 0)).toEqual({});
});

// TB-CRAB-05
test('a token is worth what is printed on it', () => {
  expect(resourcesOf(visiting({ tokens: { crab4: 2, crab8: 1 } }), 0)).toBe(16);
});
