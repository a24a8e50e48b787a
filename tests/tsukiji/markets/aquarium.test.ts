import { expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  expectRefused,
  legalNames,
  play,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

const visiting = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'octopus', 'salmon', 'crab'],
    external: ['ships', 'aquarium'],
    players: [{ yen: 0, ...player }],
    activity: { kind: 'visit', market: 'aquarium' },
    ...more,
  });

// TB-SETUP-09
test('begins empty', () => {
  expect(boardOf(visiting({}), 'aquarium').own).toEqual({});
});

// TB-AQUA-01
test('a space that is full takes nothing more', () => {
  const position = visiting({ tokens: { mackerel: 2 } }, { boards: { aquarium: { own: { mackerel: 3 } } } });
  expectRefused(position, 'aquariumSell mackerel*2', 'space.full', { space: 'mackerel', wanted: 2, left: 1 });
  const sold = play(position, 'aquariumSell mackerel*1');
  expect(yenOf(sold, 0)).toBe(200);
  expectRefused(sold, 'aquariumSell mackerel*1', 'space.full', { space: 'mackerel', wanted: 1, left: 0 });
  expect(legalNames(sold)).not.toContain('aquariumSell');
});

// TB-AQUA-01
test('tokens of several fish are sold together and stay on the board for good', () => {
  const sold = play(visiting({ tokens: { mackerel: 3, crab8: 1 } }), 'aquariumSell mackerel*2,crab8*1');
  expect(yenOf(sold, 0)).toBe(2 * 200 + 1000);
  expect(tokensOf(sold, 0)).toEqual({ mackerel: 1 });
  expect(boardOf(sold, 'aquarium').own).toEqual({ mackerel: 2, crab8: 1 });
  expect(boardOf(sold, 'mackerel').tokens).toEqual({ mackerel: 30 });
});

// TB-AQUA-01
test('all tokens of one fish share its space, whatever their face or value', () => {
  const position = visiting({ tokens: { crab4: 2, crab8: 1 } });
  expectRefused(position, 'aquariumSell crab4*2,crab8*1', 'space.full', { space: 'crab', wanted: 3, left: 2 });
  const full = play(position, 'aquariumSell crab4*1,crab8*1');
  expect(yenOf(full, 0)).toBe(2000);
  expectRefused(full, 'aquariumSell crab4*1', 'space.full', { space: 'crab', wanted: 1, left: 0 });
});

// TB-AQUA-01
test('only own tokens are sold', () => {
  const position = visiting({ tokens: { mackerel: 1 } });
  expectRefused(position, 'aquariumSell mackerel*2', 'token.notOwned', { token: 'mackerel', wanted: 2, had: 1 });
  expectRefused(position, 'aquariumSell -', 'token.none');
});

// TB-VAL-03
test('a Salmon in the Aquarium counts for nobody', () => {
  const owners = [{ tokens: { salmonFresh: 2, salmon4: 1 } }, { tokens: { salmon4: 2 } }];
  const position = visiting({}, { players: owners });
  expect([0, 1].map((seat) => resourcesOf(position, seat))).toEqual([5 + 5 + 4, 8]);
  const sold = play(position, 'aquariumSell salmonFresh*1');
  expect([0, 1].map((seat) => resourcesOf(sold, seat))).toEqual([4 + 4, 8]);
});

// TB-RUL-48
test('Takoyaki are not taken: no space is printed for them', () => {
  expectRefused(visiting({ tokens: { takoyaki: 1 } }), 'aquariumSell takoyaki*1', 'token.notTaken', {
    token: 'takoyaki',
  });
});
