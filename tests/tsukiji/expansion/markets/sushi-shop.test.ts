import { describe, expect, test } from 'vitest';
import type { Tokens } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  expectAccepted,
  expectRefused,
  legalNames,
  look,
  play,
  table,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';

const laid = (tokens: Tokens, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'horseMackerel', 'eel', 'fugu', 'salmon', 'octopus', 'crab', 'tuna', 'clamsOysters'],
    external: ['ships', 'sushiShop'],
    players: [{ yen: 0, tokens }],
    options: { expansion: true },
    ...more,
  });
const visiting = (tokens: Tokens, spaces: readonly Tokens[] = [{}, {}, {}, {}, {}]): Position =>
  laid(tokens, { activity: { kind: 'visit', market: 'sushiShop' }, boards: { sushiShop: { own: { spaces } } } });

// TX-SUSHI-01, EX-SUSHI-a
test('Fugu, Eel and Salmon bring ¥700 and stay there', () => {
  const sold = play(visiting({ fugu: 1, eel: 2, salmon4: 1 }), 'sellSushi fugu*1,eel*1,salmon4*1');
  expect([yenOf(sold, 0), tokensOf(sold, 0)]).toEqual([700, { eel: 1 }]);
  expect(boardOf(sold, 'sushiShop').own).toEqual({ spaces: [{}, {}, { fugu: 1, eel: 1, salmon4: 1 }, {}, {}] });
});

// TX-SUSHI-01
test.each<[Tokens, number]>([
  [{ eel: 1 }, 200],
  [{ eel: 1, fugu: 1 }, 400],
  [{ eel: 1, fugu: 1, crab4: 1, tuna15: 1 }, 1100],
  [{ eel: 1, fugu: 1, crab4: 1, tuna15: 1, octopus: 1 }, 1600],
])('%j bring ¥%i', (tokens, yen) => {
  expect(yenOf(play(visiting(tokens), { type: 'sellSushi', tokens }), 0)).toBe(yen);
});

describe('outlines', () => {
  // TX-SUSHI-02, EX-SUSHI-b
  test.each<Tokens>([
    { eel: 2 },
    { mackerel: 1, horseMackerel: 1 },
    { clam: 1, oyster: 1 },
    { salmonFresh: 1, salmon4: 1 },
    { crab4: 1, crab8: 1 },
    { tuna15: 1, tuna25: 1 },
  ])('%j are alike', (tokens) => {
    expectRefused(visiting(tokens), { type: 'sellSushi', tokens }, 'token.sameShape');
  });

  // TX-SUSHI-02
  test('Octopus and Takoyaki differ', () => {
    expectAccepted(visiting({ octopus: 1, takoyaki: 1 }), 'sellSushi octopus*1,takoyaki*1');
  });

  // TX-SUSHI-02, TX-SUSHI-03, EX-SUSHI-b
  test('like ones may lie on different spaces', () => {
    const sold = play(
      visiting({ mackerel: 1, horseMackerel: 1, eel: 1 }),
      'sellSushi mackerel*1',
      'sellSushi horseMackerel*1,eel*1',
    );
    expect(yenOf(sold, 0)).toBe(600);
  });

  // TX-SUSHI-02
  test('more kinds than outlines do not fill a larger space', () => {
    expectRefused(visiting({ clam: 1, oyster: 1, eel: 1 }), 'sellSushi clam*1,oyster*1,eel*1', 'token.sameShape');
    expectAccepted(visiting({ clam: 1, oyster: 1, eel: 1 }), 'sellSushi oyster*1,eel*1');
  });
});

describe('spaces', () => {
  // TX-SUSHI-01, TX-RUL-54, EX-SUSHI-c
  test('each take their own number, once', () => {
    const filled = visiting({ eel: 2, fugu: 2, crab4: 1 }, [{}, {}, { eel: 1, fugu: 1, squid: 1 }, {}, {}]);
    expectRefused(filled, 'sellSushi eel*1,fugu*1,crab4*1', 'space.full', { space: '3', wanted: 3, left: 0 });
    const sold = play(filled, 'sellSushi eel*1', 'sellSushi fugu*1,crab4*1');
    expect(yenOf(sold, 0)).toBe(600);
    expectRefused(sold, 'sellSushi eel*1', 'space.full', { space: '1' });
  });

  // TX-SUSHI-01
  test('are five', () => {
    const six: Tokens = { eel: 1, fugu: 1, crab4: 1, tuna15: 1, octopus: 1, takoyaki: 1 };
    expectRefused(visiting(six), { type: 'sellSushi', tokens: six }, 'space.unknown', { space: 6 });
  });
});

// TX-SUSHI-03, EX-SUSHI-d
test('takes only what lies in the own area', () => {
  const takoyaki = { fish: 'octopus', token: 'takoyaki', price: 100 } as const;
  const onPort = laid({}, { players: [{ items: [takoyaki] }], activity: { kind: 'visit', market: 'sushiShop' } });
  expectRefused(onPort, 'sellSushi takoyaki*1', 'token.notOwned', { token: 'takoyaki' });
  expectAccepted(visiting({ takoyaki: 1 }), 'sellSushi takoyaki*1');
  expectRefused(visiting({ eel: 1 }), { type: 'sellSushi', tokens: {} }, 'token.none');
});

// TX-ENTRY-03, TB-MKT-05
test('costs 1 Action Point to enter, and needs a set that fits', () => {
  expect(look(play(laid({ eel: 1 }), 'enter sushiShop')).turn.ap).toBe(1);
  expectRefused(laid({}), 'enter sushiShop', 'market.nothingToDo', { market: 'sushiShop' });
  const small = { sushiShop: { own: { spaces: [{ eel: 1 }, { eel: 1, fugu: 1 }, {}, {}, {}] } } };
  expectRefused(laid({ eel: 3, fugu: 1 }, { boards: small }), 'enter sushiShop', 'market.nothingToDo');
  expect(legalNames(visiting({}))).not.toContain('sellSushi');
});
