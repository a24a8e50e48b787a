import { describe, expect, test } from 'vitest';
import { defaultLayout } from '../../engine/mall/catalog/layout-file.ts';
import { layoutSources } from '../../engine/mall/catalog/layout-sources.ts';
import { mall } from '../../engine/mall/index.ts';
import { dotOf } from '../../engine/mall/layout.ts';
import { planView } from '../../engine/mall/views/plan-view.ts';
import { layoutPage } from '../../scripts/layout-page.ts';
import { textOf } from '../../scripts/source-files.ts';
import { deal, optionsOf } from '../support/mall/index.ts';

const { layout } = optionsOf({}, 2);
const cardsOf = (area: string): readonly string[] =>
  layout.cards.flatMap((card) => (card.area === area ? [card.id] : []));

describe('the components', () => {
  // MALL-COMP-01, MALL-LAY-01, MALL-RUL-01
  test('32 cards: two rows of six, and four of two, one and two', () => {
    expect(layout.cards).toHaveLength(32);
    const rows = [1, 2, 3, 4, 5, 6].map((row) => layout.cards.filter(({ id }) => id.startsWith(`r${row}`)).length);
    expect(rows).toEqual([6, 6, 5, 5, 5, 5]);
    expect(
      ['tuna', 'salmon', 'crab', 'drinks', 'clothes', 'appliance', 'press'].map((area) => cardsOf(area).length),
    ).toEqual([2, 2, 2, 6, 16, 3, 1]);
  });

  // MALL-COMP-02, MALL-COMP-17, MALL-RUL-35
  test('two to five players, each with one architect', () => {
    expect([mall.seats, layout.players]).toEqual([
      { min: 2, max: 5 },
      { min: 2, max: 5 },
    ]);
    for (const seats of [2, 3, 4, 5])
      expect(deal({ seats }).state.players.map(({ node }) => node)).toEqual(Array(seats).fill('ENT'));
    expect(mall.options({}, 6)).toMatchObject({ code: 'layout.players', facts: { min: 2, max: 5 } });
  });

  // MALL-COMP-03, MALL-COMP-06
  test('36 drinks of six colours, with a price pile each', () => {
    expect(Object.values(layout.stock.drinks)).toEqual([6, 6, 6, 6, 6, 6]);
    const drinks = layout.items.filter(({ drink }) => drink === true);
    expect(drinks.map(({ id, group }) => [id, group])).toEqual(Object.keys(layout.stock.drinks).map((id) => [id, id]));
  });

  // MALL-COMP-04, MALL-COMP-05
  test('a vending machine with a crate of six', () => {
    expect(layout.vendingMachine).toMatchObject({ crateCapacity: 6, outProbability: 0.5 });
    expect(layout.start.vending).toHaveLength(6);
  });

  // MALL-COMP-07, MALL-COMP-08, MALL-COMP-09, MALL-COMP-10, MALL-COMP-12, MALL-COMP-13, MALL-COMP-14
  test('goods by type', () => {
    const { cards, bags, display, clothing } = layout.start;
    const all = [...Object.values(cards), ...Object.values(display), bags.tuna, bags.crab].flat();
    const count = (type: string): number => all.filter((item) => item.type === type).length;
    const types = ['washer', 'dryer', 'detergent', 'magazine', 'newspaper', 'salmon', 'crab', 'tuna'];
    expect(types.map(count)).toEqual([2, 1, 4, 2, 2, 10, 9, 5]);
    expect(clothing).toHaveLength(16);
    const values = (type: string): readonly unknown[] =>
      all.filter((item) => item.type === type).map(({ value }) => value);
    expect(values('crab').toSorted().join(' ')).toBe('4 4 4 4 6 6 6 8 8');
    expect(values('tuna').toSorted().join(' ')).toBe('15 15 20 20 25');
  });

  // MALL-COMP-11
  test('nine kinds of goods in four piles', () => {
    const piles = layout.groups.filter(({ id }) => !id.startsWith('drink.'));
    expect(piles.map(({ items }) => items.length)).toEqual([2, 2, 2, 3]);
  });

  // MALL-COMP-18, MALL-RUL-36
  test('every item is an instance with a number', () => {
    const { display, bags, cards, vending, drinks } = layout.start;
    expect(display.r1c1).toEqual([{ id: 'tuna#1', type: 'tuna', value: 15 }]);
    expect(bags.crab[0]).toEqual({ id: 'crab#3', type: 'crab', value: 4 });
    expect(cards.r5m?.map(({ id }) => id)).toEqual(['washer#2', 'detergent#3', 'detergent#4']);
    expect([vending[5]?.id, drinks[0]?.id, drinks[29]?.id]).toEqual(['drink.black#6', 'drink.red#1', 'drink.white#6']);
  });
});

describe('the floor plan', () => {
  // MALL-LAY-02, MALL-RUL-02
  test('two double aisles beside the centre column lead out', () => {
    const double = layout.nodes.flatMap(({ id, kind }) => (kind === 'double' ? [id] : []));
    expect(double.toSorted()).toEqual(['L3', 'L4', 'L5', 'L6', 'R3', 'R4', 'R5', 'R6']);
    expect(layout.entrance).toEqual({ node: 'ENT', doors: ['L6', 'R6'] });
  });

  // MALL-LAY-03
  test('the outer aisles end at the wall', () => {
    expect([dotOf(layout, 'P6').neighbors, dotOf(layout, 'Q6').neighbors]).toEqual([['P5'], ['Q5']]);
  });

  // MALL-LAY-04
  test('cards are named by row and column', () => {
    expect(layout.cards.every(({ id }) => /^r[1-6](c[1-6]|m)$/.test(id))).toBe(true);
  });

  // MALL-LAY-05
  test('36 dots and 66 edges; a crossing joins all dots around it', () => {
    expect([layout.nodes.length, layout.edges.length]).toEqual([36, 66]);
    for (const { joins } of layout.crossings) {
      for (const dot of joins) {
        const others = joins.filter((other) => other !== dot);
        expect(dotOf(layout, dot).neighbors).toEqual(expect.arrayContaining(others));
      }
    }
  });

  // MALL-LAY-06
  test('what each dot is in front of', () => {
    const fronts = ['T1', 'P2', 'U3', 'L4', 'R6', 'Q5', 'X2', 'ENT'].map((dot) => dotOf(layout, dot).cards.join('+'));
    expect(fronts).toEqual(['r1c1+r2c1', 'r2c1+r2c2', 'r2c3+r3m', 'r4c2+r4m', 'r6m+r6c5', 'r5c5+r5c6', 'r4m+r5m', '']);
  });

  // MALL-LAY-07
  test('T6 and U6 touch the vending machine', () => {
    expect(layout.nodes.flatMap(({ id, vending }) => (vending ? [id] : []))).toEqual(['T6', 'U6']);
  });

  // MALL-LAY-08
  test('distances from the entrance', () => {
    const at = (spaces: number): string =>
      [...layout.toEntrance]
        .flatMap(([dot, distance]) => (distance === spaces ? [dot] : []))
        .toSorted()
        .join(' ');
    expect([1, 2, 3, 4, 5, 6, 7].map(at)).toEqual([
      'L6 R6',
      'L5 R5',
      'L4 R4 X1 X2 X3',
      'L3 P4 P5 Q4 Q5 R3',
      'L2 P3 P6 Q3 Q6 R2 U2 U3 U4 U5',
      'P2 Q2 T2 T3 T4 T5 U1 U6',
      'T1 T6',
    ]);
  });

  test('every part keeps its source', () => {
    const marks = Object.values(layoutSources).map(({ confidence }) => confidence);
    expect(marks).toHaveLength(18);
    expect(new Set(marks)).toEqual(new Set(['rulebook', 'derived', 'sourced', 'assumed']));
  });
});

test('docs/mall-layout.md is what `npm run docs` makes', () => {
  expect(textOf('docs/mall-layout.md')).toBe(layoutPage());
});

// MALL-LAY-21
test('the view shows what it names of a layout file, and nothing else that stands there', () => {
  const { nodes, cards, crossings } = planView(defaultLayout);
  expect(Object.keys(cards[0] ?? {})).toEqual(['id', 'x', 'y', 'w', 'h', 'area', 'nodes']);
  const noted = { ...defaultLayout.crossings[0], note: 'not for players' } as (typeof crossings)[number];
  expect(planView({ ...defaultLayout, crossings: [noted] }).crossings[0]).toEqual(crossings[0]);
  expect([nodes.length, cards.length, crossings.length]).toEqual([36, 32, 12]);
});
