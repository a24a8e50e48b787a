import { expect, test } from 'vitest';
import { sample } from '../../../engine/kernel/forms.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  legal,
  legalNames,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

const laid = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({ seats: 2, fish: ['mackerel', 'octopus'], players: [player], ...more });

const visiting = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  laid(player, { activity: { kind: 'visit', market: 'octopus' }, ...more });

const stockOf = (octopus: number, takoyaki: number): Partial<Laid> => ({
  boards: { octopus: { tokens: { ...(octopus > 0 ? { octopus } : {}), ...(takoyaki > 0 ? { takoyaki } : {}) } } },
});

// TB-OCTO-01
test('a licence costs ¥300', () => {
  const two = play(visiting({ yen: 600 }), 'buyLicence 2');
  expect(yenOf(two, 0)).toBe(0);
  expect(playerOf(two, 0).licences).toEqual({ octopus: 2 });
});

// TB-OCTO-01
test('the board buys neither Octopus nor Takoyaki', () => {
  const position = visiting({ tokens: { octopus: 1, takoyaki: 1 } });
  expectRefused(position, 'sell tokens=octopus*1', 'market.notHere', { action: 'sell' });
  expectRefused(position, 'sell tokens=takoyaki*1', 'market.notHere', { action: 'sell' });
});

// TB-OCTO-02
test('a Takoyaki of the own Port pays the entry', () => {
  const position = laid(
    { yen: 300, items: [{ fish: 'octopus', token: 'takoyaki', price: 400 }] },
    { ...stockOf(8, 9), turn: { ap: 1 } },
  );
  const entered = play(position, 'enter octopus option=2 pay=items=(i1)');
  expect(entered.state.turn.ap).toBe(1);
  expect(itemsOf(entered, 0)).toEqual([]);
  expect(boardOf(entered, 'octopus').tokens).toEqual({ octopus: 8, takoyaki: 10 });
});

// TB-RUL-70
test('the player names the Takoyaki that pays: of the own area or of the Port', () => {
  const position = laid(
    { tokens: { takoyaki: 1 }, items: [{ fish: 'octopus', token: 'takoyaki', price: 400 }] },
    stockOf(8, 9),
  );
  const fromArea = play(position, 'enter octopus option=2 pay=tokens=(takoyaki*1)');
  expect(tokensOf(fromArea, 0)).toEqual({});
  expect(itemsOf(fromArea, 0)).toHaveLength(1);
  const fromPort = play(position, 'enter octopus option=2 pay=items=(i1)');
  expect(tokensOf(fromPort, 0)).toEqual({ takoyaki: 1 });
  expect(itemsOf(fromPort, 0)).toEqual([]);
  for (const entered of [fromArea, fromPort])
    expect(boardOf(entered, 'octopus').tokens).toMatchObject({ takoyaki: 10 });
});

// TB-RUL-70
test('an empty set of tokens is no payment, beside a piece of the Port either', () => {
  const position = laid({ items: [{ fish: 'octopus', token: 'takoyaki', price: 400 }] }, stockOf(8, 9));
  const pay = { tokens: {}, items: ['i1'] };
  expectRefused(position, { type: 'enter', market: 'octopus', option: 2, pay }, 'token.none');
});

// TB-RUL-70
test('a barrel, a strange token or two pieces do not pay the entry', () => {
  const position = laid({
    tokens: { takoyaki: 2, octopus: 1 },
    items: [
      { fish: 'octopus', token: 'takoyaki', price: 400 },
      { fish: 'octopus', price: 300 },
    ],
  });
  expectRefused(position, 'enter octopus option=2 pay=items=(i2)', 'entry.wrongPieces');
  expectRefused(position, 'enter octopus option=2 pay=tokens=(octopus*1)', 'entry.wrongPieces');
  expectRefused(position, 'enter octopus option=2 pay=tokens=(takoyaki*2)', 'entry.wrongPieces');
  expectRefused(position, 'enter octopus option=2', 'entry.wrongPieces');
});

// TB-OCTO-03
test('each Octopus token returned puts 3 Takoyaki up for sale', () => {
  const position = visiting({ tokens: { octopus: 2 } }, stockOf(6, 12));
  const converted = play(position, 'convert 4,4,6:price=700', 'convert 1,2,3');
  expect(itemsOf(converted, 0).map(({ token, row, price }) => [token, row, price])).toEqual(
    [400, 400, 700, 100, 200, 300].map((price) => ['takoyaki', 'upper', price]),
  );
  expect(boardOf(converted, 'octopus').tokens).toEqual({ octopus: 8, takoyaki: 6 });
  expect(tokensOf(converted, 0)).toEqual({});
  expectRefused(converted, 'convert 1,1,1', 'token.notOwned', { token: 'octopus', wanted: 1, had: 0 });
});

// TB-OCTO-03 TB-RUL-42
test('all 3 Takoyaki must be on the board', () => {
  const position = visiting({ tokens: { octopus: 1 } }, stockOf(7, 2));
  expectRefused(position, 'convert 1,1,1', 'stock.short', { wanted: 3, left: 2 });
  expect(legalNames(position)).not.toContain('convert');
});

// TB-OCTO-03
test('each Takoyaki needs its price', () => {
  const position = visiting({ tokens: { octopus: 1 } });
  expectRefused(position, 'convert 1,1', 'prices.mismatch', { wanted: 3, given: 2 });
  expectRefused(position, 'convert 1,1,1,1', 'prices.mismatch', { wanted: 3, given: 4 });
  expectRefused(position, 'convert 1,1,6', 'price.missing', { column: 6 });
  expectRefused(position, 'convert 1,1,2:price=900', 'price.printed', { column: 2 });
  expectRefused(position, 'convert 1,1,7', 'column.unknown', { column: 7, columns: 6 });
});

// TB-RUL-17
test('a price in the ??? column is a multiple of ¥100 from ¥100 to ¥9,900', () => {
  const position = visiting({ tokens: { octopus: 1 } });
  expectAccepted(position, 'convert 6:price=100,6:price=9900,6:price=1100');
  expectRefused(position, 'convert 1,1,6:price=0', 'action.malformed');
  expectRefused(position, 'convert 1,1,6:price=150', 'action.malformed');
  expectRefused(position, 'convert 1,1,6:price=10000', 'price.outOfRange', { price: 10000, max: 9900 });
});

// TB-OCTO-03
test('whatever the form offers is accepted', () => {
  const position = visiting({ tokens: { octopus: 1 } });
  const form = legal(position, 0).find(({ action }) => action === 'convert');
  const random = randomFrom('convert');
  for (let count = 0; count < 20; count += 1) {
    if (form === undefined) throw new Error('convert is not offered');
    expectAccepted(position, { ...sample(form, random) });
  }
});

// TB-OCTO-04 TB-DEG-02
test('Takoyaki stay on the Port when other fish degrade, until another player buys them', () => {
  const items = [
    ...[300, 400, 500].map((price) => ({ fish: 'octopus', token: 'takoyaki', price }) as const),
    { fish: 'octopus', row: 'lower', price: 200 },
  ] as const;
  const position = laid({ items }, { turn: { seat: 1, ap: 1 } });
  const barrels = boardOf(position, 'octopus').barrels;
  const bought = play(position, 'buy 0 i2', 'buyEnd');
  expect(yenOf(bought, 0)).toBe(2400);
  expect(tokensOf(bought, 1)).toEqual({ takoyaki: 1 });
  const degraded = play(bought, 'endTurn');
  expect(itemsOf(degraded, 0).map(({ id, row }) => [id, row])).toEqual([
    ['i1', 'upper'],
    ['i3', 'upper'],
  ]);
  expect(boardOf(degraded, 'octopus').barrels).toBe(barrels + 1);
});

// TB-OCTO-05
test('Octopus is worth 3 R and an own Takoyaki 5 R, but nothing on a Port', () => {
  const items = [300, 300, 300].map((price) => ({ fish: 'octopus', token: 'takoyaki', price }) as const);
  expect(resourcesOf(laid({ tokens: { octopus: 2, takoyaki: 1 }, items }), 0)).toBe(6 + 5 + 0);
});

// TB-RUL-72
test('the cost is paid before the conversion is tested: 2 Takoyaki on the board and 1 paid make 3', () => {
  const full = { mackerel: 4 };
  const player = { yen: 0, licences: full, tokens: { octopus: 1 }, items: [takoyakiOnPort] };
  const position = laid(player, stockOf(7, 2));
  const entered = play(position, 'enter octopus option=2 pay=items=(i1)');
  expectAccepted(entered, 'convert 1,1,1');
  // The Action Point as the cost leaves 2 on the board: without yen for a licence nothing would be possible.
  expectRefused(position, 'enter octopus option=1', 'market.nothingToDo');
});

const takoyakiOnPort = { fish: 'octopus', token: 'takoyaki', price: 400 } as const;
