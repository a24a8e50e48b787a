import { expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  expectRefused,
  itemsOf,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

const visiting = (player: PlayerOnTable, laid: Partial<Laid> = {}): Position =>
  table({ seats: 2, players: [player], activity: { kind: 'visit', market: 'mackerel' }, ...laid });

// TB-MACK-01
test('one licence per visit, for ¥100', () => {
  const bought = play(table({ seats: 2, players: [{ yen: 500 }] }), 'enter mackerel', 'buyLicence 1');
  expect(yenOf(bought, 0)).toBe(400);
  expectRefused(bought, 'buyLicence 1', 'licence.visitLimit', { wanted: 1, left: 0 });
  expectRefused(
    table({ seats: 2, activity: { kind: 'visit', market: 'mackerel' } }),
    'buyLicence 2',
    'licence.visitLimit',
    {
      wanted: 2,
      left: 1,
    },
  );
});

// TB-MACK-01
test('two visits in a turn can bring two licences', () => {
  const steps = ['enter mackerel', 'buyLicence 1', 'leave'];
  const twice = play(table({ seats: 2, players: [{ yen: 500 }] }), ...steps, ...steps);
  expect(playerOf(twice, 0).licences).toEqual({ mackerel: 2 });
  // ¥100 each, and ¥100 income for the first one at the second visit
  expect(yenOf(twice, 0)).toBe(400);
});

// TB-MACK-02
test('tokens and barrels of either row make pairs in any mix', () => {
  const items = [{ fish: 'mackerel', row: 'lower', price: 100 }] as const;
  const position = visiting({ yen: 0, tokens: { mackerel: 3 }, items });
  const before = boardOf(position, 'mackerel');
  const sold = play(position, 'sell tokens=mackerel*3 barrels=i1');
  expect(yenOf(sold, 0)).toBe(200);
  expect(boardOf(sold, 'mackerel')).toMatchObject({
    barrels: before.barrels + 1,
    tokens: { mackerel: (before.tokens.mackerel ?? 0) + 3 },
  });
  expect(itemsOf(sold, 0)).toEqual([]);
});

// TB-MACK-02
test('barrels alone are taken as well, fresh ones too', () => {
  const items = [
    { fish: 'mackerel', row: 'upper', price: 300 },
    { fish: 'mackerel', row: 'lower', price: 100 },
  ] as const;
  const sold = play(visiting({ yen: 0, items }), 'sell barrels=i1,i2');
  expect(yenOf(sold, 0)).toBe(100);
  expect(itemsOf(sold, 0)).toEqual([]);
});

// TB-MACK-02 TB-RUL-41 TB-RUL-78
test('of three pieces one stays: an odd number is refused', () => {
  const position = visiting({ yen: 0, tokens: { mackerel: 3 } });
  expectRefused(position, 'sell tokens=mackerel*3', 'sale.notWhole', { pieces: 3, per: 2 });
  expectRefused(position, 'sell tokens=mackerel*1', 'sale.notWhole', { pieces: 1, per: 2 });
  const sold = play(position, 'sell tokens=mackerel*2');
  expect(yenOf(sold, 0)).toBe(100);
  expect(tokensOf(sold, 0)).toEqual({ mackerel: 1 });
});

// TB-MACK-02
test('an empty set of tokens is none, beside barrels too', () => {
  const items = [
    { fish: 'mackerel', price: 300 },
    { fish: 'mackerel', price: 100 },
  ] as const;
  expectRefused(visiting({ items }), { type: 'sell', tokens: {}, barrels: ['i1', 'i2'] }, 'sale.nothing');
});

// TB-RUL-41
test('a single piece can do nothing here', () => {
  const alone = visiting({ yen: 0, tokens: { mackerel: 1 } });
  expectRefused(alone, 'sell tokens=mackerel*1', 'sale.notWhole', { pieces: 1, per: 2 });
});

// TB-MACK-02
test('of an overfished Mackerel the token goes to the board, the barrel to the box', () => {
  const items = [{ fish: 'mackerel', price: 100 }] as const;
  const position = visiting(
    { yen: 0, tokens: { mackerel: 1 }, items },
    { boards: { mackerel: { overfished: true, barrels: 0, tokens: {} } } },
  );
  const sold = play(position, 'sell tokens=mackerel*1 barrels=i1');
  expect(yenOf(sold, 0)).toBe(100);
  expect(boardOf(sold, 'mackerel')).toMatchObject({ barrels: 0, tokens: { mackerel: 1 } });
  expect(sold.state.boxed).toEqual({ mackerel: 1 });
});

// TB-MACK-02
test('only own Mackerel barrels are taken, each once', () => {
  const position = visiting(
    {
      tokens: { mackerel: 2 },
      items: [
        { fish: 'mackerel', price: 100 },
        { fish: 'squid', price: 100 },
      ],
    },
    { fish: ['mackerel', 'squid'] },
  );
  expectRefused(position, 'sell barrels=i1,i2', 'item.notTaken', { item: 'i2' });
  expectRefused(position, 'sell barrels=i1,i1', 'item.twice');
  expectRefused(position, 'sell tokens=mackerel*1 barrels=i7', 'item.unknown', { item: 'i7' });
  expectRefused(position, { type: 'sell' }, 'sale.nothing');
});

// TB-MACK-03
test('each token is worth 1 R', () => {
  expect(resourcesOf(visiting({ tokens: { mackerel: 9 } }), 0)).toBe(9);
});

// TB-RUL-18
test('any number of barrels may stand in one column', () => {
  const position = table({
    seats: 2,
    players: [{ openDocks: 3, boats: [{ kind: 'barge', at: 'sea', cargo: { mackerel: 6 } }] }],
    activity: { kind: 'fishing' },
  });
  const prices = Array.from({ length: 6 }, () => 'mackerel:2').join(',');
  const docked = play(position, `dock A R prices=${prices}`);
  expect(itemsOf(docked, 0).map(({ column }) => column)).toEqual([2, 2, 2, 2, 2, 2]);
});
