import { expect, test } from 'vitest';
import type { Tokens } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Laid, PlayerOnTable, Position } from '../../../support/tsukiji.ts';
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

const laid = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'clamsOysters', 'himono', 'nori', 'sardines', 'swordfish', 'horseMackerel'],
    external: ['ships', 'aquarium', 'newAquarium'],
    players: [{ yen: 0, ...player }],
    options: { expansion: true },
    ...more,
  });
const visiting = (tokens: Tokens, lying: Tokens = {}): Position =>
  laid({ tokens }, { activity: { kind: 'visit', market: 'newAquarium' }, boards: { newAquarium: { own: lying } } });

// TX-NAQ-01, TX-ENTRY-03, EX-NAQ-a
test('costs a barrel; Clam and Oyster share two places', () => {
  const position = laid({ items: [{ fish: 'nori', price: 100 }], tokens: { oyster: 1, clam: 2, swordfish: 1 } });
  const entered = play(position, 'enter newAquarium pay=items=(i1)');
  expect([look(entered).turn.ap, boardOf(entered, 'nori').barrels]).toEqual([2, boardOf(position, 'nori').barrels + 1]);
  const sold = play(entered, 'sellNewAquarium oyster*1,clam*1,swordfish*1');
  expect([yenOf(sold, 0), tokensOf(sold, 0)]).toEqual([400 + 400 + 1000, { clam: 1 }]);
  expectRefused(sold, 'sellNewAquarium clam*1', 'space.full', { space: 'clamsOysters', wanted: 1, left: 0 });
  expect(boardOf(sold, 'newAquarium').own).toEqual({ oyster: 1, clam: 1, swordfish: 1 });
});

// TX-NAQ-02, TX-RUL-44
test.each<{ lying: Tokens; taken: Tokens; most: number }>([
  { lying: {}, taken: { clam: 2 }, most: 2 },
  { lying: {}, taken: { oyster: 2 }, most: 2 },
  { lying: { oyster: 1 }, taken: { clam: 1 }, most: 1 },
  { lying: { oyster: 1, clam: 1 }, taken: {}, most: 0 },
])('the shell space takes either kind, with $lying there: $most more', ({ lying, taken, most }) => {
  const position = visiting({ clam: 3, oyster: 3 }, lying);
  if (most > 0) expectAccepted(position, { type: 'sellNewAquarium', tokens: taken });
  const more = { type: 'sellNewAquarium', tokens: { ...taken, oyster: (taken.oyster ?? 0) + 1 } };
  expectRefused(position, more, 'space.full', { space: 'clamsOysters', left: most });
});

// TX-NAQ-02
test('pays what is printed for each shape', () => {
  const sold = play(visiting({ himono: 2, nori: 3, sardine: 4 }), 'sellNewAquarium himono*2,nori*3,sardine*4');
  expect(yenOf(sold, 0)).toBe(2 * 700 + 3 * 400 + 4 * 200);
});

// TX-NAQ-01, TX-NAQ-02
test('takes nothing that has no space there: that is in the other Aquarium', () => {
  const position = visiting({ mackerel: 1, horseMackerel: 1, himono: 1 });
  expectRefused(position, 'sellNewAquarium mackerel*1', 'token.notTaken', { token: 'mackerel' });
  expectRefused(position, 'sellNewAquarium horseMackerel*1', 'token.notTaken', { token: 'horseMackerel' });
  expectRefused(position, 'sellNewAquarium nori*1', 'token.notOwned', { token: 'nori' });
});

// TX-NAQ-01, TB-MKT-05, EX-NAQ-b
test('is not entered without a token that a space still takes', () => {
  const items = [{ fish: 'nori', price: 100 }] as const;
  const pay = 'enter newAquarium pay=items=(i1)';
  expectRefused(laid({ items, tokens: { mackerel: 2 } }), pay, 'market.nothingToDo', { market: 'newAquarium' });
  const full = { newAquarium: { own: { oyster: 2 } } };
  expectRefused(laid({ items, tokens: { clam: 1 } }, { boards: full }), pay, 'market.nothingToDo');
  expect(legalNames(laid({ tokens: { clam: 1 } }))).not.toContain('enter newAquarium');
});

// TX-HMACK-04, TX-RUL-39
test('Horse Mackerel and Mackerel share a space of the base Aquarium, also without the Mackerel board', () => {
  const lying = { aquarium: { own: { mackerel: 2, horseMackerel: 1 } } };
  const visit = { activity: { kind: 'visit', market: 'aquarium' }, boards: lying } as const;
  const position = laid({ tokens: { mackerel: 1, horseMackerel: 1 } }, visit);
  expectRefused(position, 'aquariumSell mackerel*1,horseMackerel*1', 'space.full', { space: 'mackerel', left: 1 });
  for (const token of ['mackerel', 'horseMackerel']) {
    const sold = play(position, `aquariumSell ${token}*1`);
    expect(yenOf(sold, 0)).toBe(200);
    expect(legalNames(sold)).not.toContain('aquariumSell');
  }
  const without = laid({ tokens: { horseMackerel: 1 } }, { ...visit, fish: ['eel', 'horseMackerel'] });
  expectAccepted(without, 'aquariumSell horseMackerel*1');
});
