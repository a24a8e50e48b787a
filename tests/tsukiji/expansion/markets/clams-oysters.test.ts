import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  expectAccepted,
  expectRefused,
  look,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';

const harbour = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'clamsOysters'],
    external: [],
    players: [player],
    options: { expansion: true },
    ...more,
  });
const visit = { activity: { kind: 'visit', market: 'clamsOysters' } } as const;
const barrel = { fish: 'clamsOysters', price: 300 } as const;
/** What the bag gives first: a Clam is drawn by any number below theirs. */
const drawing = (number: number) => ({ draws: { 'bag/clamsOysters': [number] } });
const OYSTER = 6;

// TX-CLAM-01, TX-COMP-03, TX-SETUP-09
test('licences cost ¥500, any number, and all tokens lie in the bag', () => {
  const position = harbour({ yen: 1000 }, visit);
  expect(boardOf(position, 'clamsOysters').tokens).toEqual({ clam: 6, oyster: 6 });
  const bought = play(position, 'buyLicence 2');
  expect(playerOf(bought, 0).licences).toEqual({ clamsOysters: 2 });
  expect(yenOf(bought, 0)).toBe(0);
});

describe('a barrel', () => {
  const rival = { items: [barrel, barrel] };

  // TX-CLAM-02, TX-CLAM-03, EX-CLAM-a, TX-RUL-02
  test('brings an Oyster and ¥200 before the next purchase', () => {
    const position = harbour({}, { players: [{ yen: 400 }, rival], ...drawing(OYSTER) });
    const once = play(position, 'buy 1 i1');
    expect(tokensOf(once, 0)).toEqual({ oyster: 1 });
    expect(yenOf(once, 0)).toBe(300);
    const twice = play({ ...once, injected: { 'bag/clamsOysters': [OYSTER, 0] } }, 'buy 1 i2');
    expect(tokensOf(twice, 0)).toEqual({ clam: 1, oyster: 1 });
    expect(yenOf(twice, 0)).toBe(0);
  });

  // TX-CLAM-02, EX-CLAM-b
  test('brings a Clam and no yen', () => {
    const position = harbour({}, { players: [{ yen: 400 }, rival], ...drawing(0) });
    const once = play(position, 'buy 1 i1');
    expect(tokensOf(once, 0)).toEqual({ clam: 1 });
    expect(yenOf(once, 0)).toBe(100);
    expectRefused(once, 'buy 1 i2', 'money.short', { needed: 300, had: 100 });
  });

  // TX-CLAM-06, EX-CLAM-d, TX-RUL-43
  test('cannot be bought while the bag is empty, and can be again after a sale', () => {
    const position = harbour(
      {},
      {
        players: [{ tokens: { oyster: 1 } }, rival],
        boards: { clamsOysters: { tokens: { clam: 1 } } },
        box: { fish: ['nori'] },
        turn: { ap: 3 },
      },
    );
    const after = play(position, 'buy 1 i1');
    expect(boardOf(after, 'clamsOysters')).toMatchObject({ overfished: true, barrels: 0, tokens: {} });
    expect(look(after).boxed).toEqual({ clamsOysters: 6 });
    expect(look(after).order).toContain('nori');
    expectRefused(after, 'buy 1 i2', 'stock.noToken', { fish: 'clamsOysters' });
    const sold = play(after, 'buyEnd', 'enter clamsOysters option=1', 'sellSet 1', 'leave');
    expect(boardOf(sold, 'clamsOysters')).toMatchObject({ overfished: true, tokens: { clam: 1, oyster: 1 } });
    expectAccepted(sold, 'buy 1 i2');
  });
});

describe('a set', () => {
  // TX-CLAM-04, EX-CLAM-c, TX-RUL-68
  test('of one Clam and one Oyster sells for ¥800, and nothing else is bought', () => {
    const position = harbour({ yen: 0, tokens: { clam: 3, oyster: 2 } }, visit);
    const sold = play(position, 'sellSet 2');
    expect(yenOf(sold, 0)).toBe(1600);
    expect(tokensOf(sold, 0)).toEqual({ clam: 1 });
    expect(boardOf(sold, 'clamsOysters').tokens).toEqual({ clam: 8, oyster: 8 });
    expectRefused(position, 'sellSet 3', 'token.notOwned', { token: 'oyster', wanted: 3, had: 2 });
    expectRefused(position, 'sell tokens=clam*1', 'market.notHere', { action: 'sell' });
    expectRefused(harbour({ tokens: { clam: 2 } }, visit), 'sellSet 1', 'token.notOwned');
  });
});

// TX-CLAM-05
test('a Clam is worth 3 R, an Oyster 1 R', () => {
  expect(resourcesOf(harbour({ tokens: { clam: 2, oyster: 3 } }), 0)).toBe(9);
});
