import { describe, expect, test } from 'vitest';
import type { ItemOnTable, Position } from '../../support/tsukiji.ts';
import { expectAccepted, expectRefused, itemsOf, legalNames, look, play, table } from '../../support/tsukiji.ts';

const docking = (barrels = 1): Position =>
  table({
    seats: 2,
    turn: { ap: 1 },
    activity: { kind: 'fishing' },
    players: [{ boats: [{ kind: '4', at: 'sea', cargo: { mackerel: barrels } }] }],
  });
const port = (...items: readonly ItemOnTable[]): Position =>
  table({ seats: 2, fish: ['mackerel', 'octopus'], players: [{ items }] });

describe('on placing', () => {
  // TB-PRICE-01
  test.each([
    [1, 100],
    [2, 200],
    [3, 300],
    [4, 400],
    [5, 500],
  ])('column %i is %i yen', (column, price) => {
    expect(itemsOf(play(docking(), `dock A L prices=mackerel:${column}`), 0)).toMatchObject([{ column, price }]);
  });

  // TB-PRICE-01
  test('a numbered column takes no other price, and there is no seventh', () => {
    expectRefused(docking(), 'dock A L prices=mackerel:3:price=900', 'price.printed', { column: 3 });
    expectRefused(docking(), 'dock A L prices=mackerel:7', 'column.unknown', { column: 7, columns: 6 });
  });

  // TB-PRICE-02, TB-RUL-17
  test('the last column takes any multiple of 100 from 100 to 9,900', () => {
    for (const price of [100, 1100, 9900]) expectAccepted(docking(), `dock A L prices=mackerel:6:price=${price}`);
    for (const price of [0, 150]) {
      const prices = [{ fish: 'mackerel', column: 6, price }];
      expectRefused(docking(), { type: 'dock', boat: 'A', dock: 'L', prices }, 'action.malformed');
    }
    expectRefused(docking(), 'dock A L prices=mackerel:6:price=10000', 'price.outOfRange', { min: 100, max: 9900 });
    expectRefused(docking(), 'dock A L prices=mackerel:6', 'price.missing', { column: 6 });
  });

  // TB-PRICE-03, TB-RUL-18
  test('a cell holds any number of items, each with its own price', () => {
    const prices = 'mackerel:6:price=700,mackerel:6:price=900,mackerel:6:price=700,mackerel:1';
    const items = itemsOf(play(docking(4), `dock A L prices=${prices}`), 0);
    expect(items.map(({ column, price }) => [column, price])).toEqual([
      [6, 700],
      [6, 900],
      [6, 700],
      [1, 100],
    ]);
  });

  // TB-PRICE-04
  test('barrels go to the upper row', () => {
    const items = itemsOf(play(docking(2), 'dock A L prices=mackerel:1,mackerel:2'), 0);
    expect(items.map(({ row }) => row)).toEqual(['upper', 'upper']);
  });

  // TB-PRICE-04, TB-RUL-33
  test('so do Takoyaki, and they stay there', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'octopus'],
      players: [{ tokens: { octopus: 1 } }],
      activity: { kind: 'visit', market: 'octopus' },
      turn: { ap: 0 },
    });
    const sold = play(position, 'convert 3,4,6:price=700', 'leave', 'endTurn');
    const pass = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
    const items = itemsOf(play(sold, ...pass), 0);
    expect(items.map(({ token, row, price }) => [token, row, price])).toEqual([
      ['takoyaki', 'upper', 300],
      ['takoyaki', 'upper', 400],
      ['takoyaki', 'upper', 700],
    ]);
  });
});

describe('adjusting', () => {
  // TB-PRICE-05
  test('moves a degraded barrel to another column; it stays degraded', () => {
    const position = play(port({ fish: 'mackerel', row: 'lower', price: 100 }), 'fishBegin');
    expect(itemsOf(play(position, 'adjust i1 2'), 0)).toMatchObject([{ row: 'lower', column: 2, price: 200 }]);
    const declared = play(position, 'adjust i1 2', 'adjust i1 6 price=700', 'adjust i1 6 price=800', 'fishEnd');
    expect(itemsOf(declared, 0)).toMatchObject([{ row: 'lower', column: 6, price: 800 }]);
    expect(look(declared).turn.ap).toBe(1);
  });

  // TB-PRICE-05
  test('moves Port Takoyaki while Fishing, never at their Market', () => {
    const position = port({ fish: 'octopus', token: 'takoyaki', price: 400 });
    expect(itemsOf(play(position, 'fishBegin', 'adjust i1 3'), 0)).toMatchObject([{ token: 'takoyaki', price: 300 }]);
    const visiting = table({
      seats: 2,
      fish: ['mackerel', 'octopus'],
      players: [{ items: [{ fish: 'octopus', token: 'takoyaki', price: 400 }] }],
      activity: { kind: 'visit', market: 'octopus' },
    });
    expectRefused(visiting, 'adjust i1 3', 'turn.notNow');
  });

  // TB-PRICE-05
  test('is for Fishing only', () => {
    const position = table({
      seats: 2,
      players: [{ items: [{ fish: 'mackerel', price: 100 }] }, { items: [{ fish: 'mackerel', price: 100 }] }],
    });
    expect(legalNames(position)).not.toContain('adjust');
    expectRefused(play(position, 'buy 1 i2'), 'adjust i1 2', 'turn.notNow');
  });

  // TB-RUL-74
  test('to where the piece is already is refused', () => {
    const position = play(
      port({ fish: 'mackerel', price: 200 }, { fish: 'mackerel', column: 6, price: 200 }),
      'fishBegin',
    );
    expectRefused(position, 'adjust i1 2', 'adjust.noChange', { item: 'i1' });
    expectRefused(position, 'adjust i2 6 price=200', 'adjust.noChange', { item: 'i2' });
    expectAccepted(position, 'adjust i1 6 price=200');
    expectAccepted(position, 'adjust i2 6 price=300');
  });

  test('of a piece that is not there is refused', () => {
    expectRefused(play(port(), 'fishBegin'), 'adjust i9 2', 'item.unknown', { item: 'i9' });
  });
});
