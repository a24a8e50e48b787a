import { expect, test } from 'vitest';
import { previewList } from '../../../engine/kernel/play-list.ts';
import { mall } from '../../../engine/mall/index.ts';
import { deal, onCard, play, playerOf, referenceWord, table, viewOf } from '../../support/mall/index.ts';

// MALL-RNG-02, MALL-RNG-03
test('MALL-T-RNG-1: the first use of the machine', () => {
  const words = [0, 1, 2, 3, 4, 5].map((index) => referenceWord('demo', 'vending/1', index));
  expect(words).toEqual([2503994695, 2310798911, 1269025476, 3518509447, 1060110550, 130454015]);
  const after = play(table({ seed: 'demo', phase: 'take', players: [{ node: 'U6' }] }), 'useVending');
  expect(playerOf(after, 0).crate.map(({ id }) => id)).toEqual(['drink.black#3', 'drink.black#5', 'drink.black#6']);
});

// MALL-RNG-04
test('MALL-T-RNG-2, MALL-T-RNG-3: draws from the bags, which lie in order', () => {
  const u = (stream: string, index: number): number => referenceWord('demo', stream, index) / 2 ** 32;
  expect([0, 1].map((index) => u('bag/tuna', index).toFixed(6))).toEqual(['0.866931', '0.038986']);
  expect([0, 1, 2].map((index) => u('bag/crab', index).toFixed(6))).toEqual(['0.028721', '0.965083', '0.768319']);
  const values = (after: ReturnType<typeof play>, seat: number) =>
    playerOf(after, seat).crate.map(({ value }) => value);
  const tuna = table({
    seed: 'demo',
    phase: 'take',
    players: [
      { node: 'T1', yen: 500 },
      { node: 'T2', yen: 500 },
    ],
  });
  const bought = play(tuna, 'take r1c1', 'move to=T1', 'take r1c1');
  expect([values(bought, 0), values(bought, 1)]).toEqual([[25], [20]]);
  const players = [{ node: 'T5' }, { node: 'T6' }, { node: 'T4' }];
  const crabs = table({ seed: 'demo', seats: 3, phase: 'take', players });
  const drawn = play(crabs, 'take r1c5', 'move to=T5', 'take r1c5', 'move to=T6', 'take r1c6');
  expect([0, 1, 2].map((seat) => values(drawn, seat))).toEqual([[4], [8], [6]]);
});

// MALL-RNG-05, MALL-RUL-36
test('MALL-T-RNG-4: the drinks', () => {
  const start = deal({ seed: 'demo' });
  const row = ['r2c1', 'r2c2', 'r2c3', 'r2c4', 'r2c5', 'r2c6'].map((card) =>
    onCard(start, card)
      .map((label) => label.replace('drink.', ''))
      .join(' '),
  );
  expect(row).toEqual([
    'blue yellow red green white',
    'yellow green red green yellow',
    'green red yellow white blue',
    'red green white white yellow',
    'blue blue red blue white',
    'white yellow blue red green',
  ]);
});

// MALL-RNG-05, MALL-RUL-36
test('MALL-T-RNG-5: the garments', () => {
  const start = deal({ seed: 'demo' });
  const dealt = Object.entries(start.state.cards).filter(([card]) => /^r[3-6]c/.test(card));
  expect(dealt.map(([card]) => `${card} ${onCard(start, card)}`).join(', ')).toBe(
    'r3c1 underwear, r3c2 underwear, r3c5 pillowcase, r3c6 bra, r4c1 shirt, r4c2 sheet, r4c5 shirt, r4c6 pants, ' +
      'r5c1 bra, r5c2 pillowcase, r5c5 shirt, r5c6 socks, r6c1 socks, r6c2 pants, r6c5 sheet, r6c6 socks',
  );
});

// MALL-RNG-01, MALL-VIS-01
test('nobody sees a draw before it is made: a preview stops', () => {
  const position = table({ phase: 'take', players: [{ node: 'U6' }] });
  const tried = previewList(mall, position, { seat: 0, actions: [{ type: 'useVending' }] });
  expect(tried).toMatchObject({ applied: 0, stoppedAt: { index: 0, reason: 'draw' } });
  const crab = table({ phase: 'take', players: [{ node: 'T5' }] });
  const take = { type: 'take', card: 'r1c5' } as const;
  expect(previewList(mall, crab, { seat: 0, actions: [take as never] })).toMatchObject({
    applied: 0,
    stoppedAt: { index: 0 },
  });
});

// MALL-VIS-01
test('all viewers see the same, and the bags as sets of values', () => {
  const position = table({ players: [{ node: 'L5', crate: ['shirt'] }] });
  const { you, ...seat } = viewOf(position, { kind: 'seat', seat: 1 });
  expect(you).toBe(1);
  for (const kind of ['spectator', 'organizer', 'public'] as const) expect(viewOf(position, { kind })).toEqual(seat);
  expect(seat.bags).toEqual({ tuna: [20, 20, 25], crab: [4, 4, 6, 6, 6, 8, 8] });
});
