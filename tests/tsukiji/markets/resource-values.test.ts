import { expect, test } from 'vitest';
import { worthOf } from '../../../engine/tsukiji/ask.ts';
import { play, resourcesOf, table } from '../../support/tsukiji.ts';

// TB-VAL-05
test('one player’s R are the sum over all fish (worked example)', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'eel', 'fugu', 'salmon', 'snapper', 'crab', 'squid', 'octopus'],
    players: [
      {
        tokens: {
          mackerel: 2,
          eel: 1,
          fugu: 3,
          salmonFresh: 1,
          salmon4: 1,
          snapper: 2,
          crab6: 1,
          squid: 2,
          takoyaki: 1,
          octopus: 1,
        },
      },
      { tokens: { salmonFresh: 1, salmon4: 2 } },
    ],
    boards: { eel: { own: { marker: 7 } }, snapper: { tokens: { snapper: 8 } } },
  });
  expect(resourcesOf(position, 0)).toBe(2 + 7 + 9 + 5 + 4 + 6 + 6 + 0 + 5 + 3);
});

// TB-VAL-01
test('only tokens of the own area count', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'octopus'],
    external: ['ships', 'government'],
    players: [{ tokens: { mackerel: 3 }, items: [{ fish: 'octopus', token: 'takoyaki', price: 400 }] }],
    activity: { kind: 'visit', market: 'government' },
  });
  expect(resourcesOf(position, 0)).toBe(3);
  const donated = play(position, 'donate left=mackerel*2');
  expect(resourcesOf(donated, 0)).toBe(1);
});

// TB-VAL-02 TB-RUL-43
test('Fugu of a chosen set count among themselves', () => {
  const position = table({ seats: 2, fish: ['mackerel', 'fugu'], players: [{ tokens: { fugu: 4 } }] });
  expect(worthOf(position, { fugu: 2 })).toBe(4);
  expect(worthOf(position, { fugu: 4, mackerel: 3 })).toBe(16 + 3);
});

// TB-VAL-02 TB-RUL-43
test('a lot of 2 out of 4 Fugu is taken as 4 R', () => {
  const position = table({
    seats: 3,
    fish: ['mackerel', 'fugu'],
    external: ['ships', 'trading'],
    players: [{ tokens: { fugu: 4 } }],
    activity: { kind: 'visit', market: 'trading' },
    options: {
      prints: {
        'ext.trading.spaces': [
          { minR: 4, yen: 100 },
          { minR: 5, yen: 200 },
        ],
      },
    },
  });
  expect(() => play(position, 'trade 1 fugu*2')).not.toThrow();
  expect(() => play(position, 'trade 2 fugu*2')).toThrow('worth.short');
});

// TB-VAL-04
test('values change at once, for all players', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'eel'],
    players: [{ tokens: { eel: 2 } }, { tokens: { eel: 1 } }],
    boards: { eel: { own: { marker: 9 } } },
    activity: { kind: 'visit', market: 'eel' },
  });
  expect([resourcesOf(position, 0), resourcesOf(position, 1)]).toEqual([18, 9]);
  const sold = play(position, 'sell tokens=eel*1');
  expect([resourcesOf(sold, 0), resourcesOf(sold, 1)]).toEqual([7, 7]);
});
