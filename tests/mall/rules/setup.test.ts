import { expect, test } from 'vitest';
import { mall } from '../../../engine/mall/index.ts';
import type { Position } from '../../support/mall/index.ts';
import { census, deal, eventsOf, machineOf, onCard, optionsOf, playerOf } from '../../support/mall/index.ts';

const three = deal({ seats: 3 });
const outer = ['r3c1', 'r3c2', 'r3c5', 'r3c6', 'r4c1', 'r4c2', 'r4c5', 'r4c6'].concat([
  'r5c1',
  'r5c2',
  'r5c5',
  'r5c6',
  'r6c1',
  'r6c2',
  'r6c5',
  'r6c6',
]);
const drinkCards = ['r2c1', 'r2c2', 'r2c3', 'r2c4', 'r2c5', 'r2c6'];

/** How many of each word. */
function counted(words: readonly string[]): { readonly [word: string]: number } {
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
const lying = (position: Position, cards: readonly string[]): readonly string[] =>
  cards.flatMap((card) => onCard(position, card));

// MALL-SETUP-01
test('six black drinks are in the vending machine, none beside it', () => {
  expect(machineOf(three)).toEqual(['black black black black black black', '']);
});

// MALL-SETUP-02
test('five drinks on each card of row 2, all but the black ones', () => {
  expect(drinkCards.map((card) => onCard(three, card).length)).toEqual([5, 5, 5, 5, 5, 5]);
  const colours = ['drink.red', 'drink.blue', 'drink.green', 'drink.yellow', 'drink.white'];
  expect(counted(lying(three, drinkCards))).toEqual(Object.fromEntries(colours.map((colour) => [colour, 6])));
});

// MALL-SETUP-03, MALL-SETUP-07, MALL-SETUP-08, MALL-SETUP-09, MALL-SETUP-10
test('the price piles', () => {
  expect(three.state.prices).toEqual({
    appliance: 500,
    bedding: 400,
    daywear: 300,
    smalls: 200,
    'drink.black': 200,
    'drink.red': 300,
    'drink.blue': 300,
    'drink.green': 300,
    'drink.yellow': 300,
    'drink.white': 300,
  });
});

// MALL-SETUP-04, MALL-RUL-26, MALL-STATE-05
test('everybody begins at the entrance with nothing', () => {
  for (const seat of [0, 1, 2]) {
    expect(playerOf(three, seat)).toEqual({
      yen: 0,
      node: 'ENT',
      crate: [],
      shelf: [],
      barrels: 0,
      tunaBought: 0,
      status: 'outside',
    });
  }
});

// MALL-SETUP-05, MALL-RUL-23
test('press, appliances and detergents', () => {
  expect(onCard(three, 'r6m')).toEqual(['magazine', 'magazine', 'newspaper', 'newspaper']);
  expect(onCard(three, 'r3m')).toEqual(['washer', 'detergent', 'detergent']);
  expect(onCard(three, 'r4m')).toEqual(['dryer']);
  expect(onCard(three, 'r5m')).toEqual(['washer', 'detergent', 'detergent']);
});

// MALL-SETUP-06, MALL-RUL-24
test('one garment on each outer card, dealt at random', () => {
  expect(outer.map((card) => onCard(three, card).length)).toEqual(outer.map(() => 1));
  expect(counted(lying(three, outer))).toEqual({
    sheet: 2,
    pillowcase: 2,
    shirt: 3,
    pants: 2,
    bra: 2,
    underwear: 2,
    socks: 3,
  });
  expect(lying(deal({ seed: 'another' }), outer)).not.toEqual(lying(three, outer));
});

// MALL-SETUP-11, MALL-SETUP-12, MALL-SETUP-13
test('fish: bags, salmon, and signs that are never taken', () => {
  const { bags } = three.state;
  expect(bags.tuna.map(({ value }) => value)).toEqual([20, 20, 25]);
  expect(bags.crab.map(({ value }) => value)).toEqual([4, 4, 6, 6, 6, 8, 8]);
  expect([onCard(three, 'r1c3').length, onCard(three, 'r1c4').length]).toEqual([5, 5]);
  const { display } = three.options.layout.start;
  const signs = ['r1c1', 'r1c2', 'r1c5', 'r1c6'].map((card) => display[card]?.map(({ value }) => value));
  expect(signs).toEqual([[15], [15], [4], [4]]);
});

// MALL-SETUP-14, MALL-COMP-15
test.each([2, 3, 4, 5])('three barrels for each of %i players', (seats) => {
  expect(deal({ seats }).state.barrelsLeft).toBe(3 * seats);
});

// MALL-SETUP-15, MALL-COMP-16
test('the bank never runs out: nothing counts its yen', () => {
  expect(JSON.stringify(three.state)).not.toContain('bank');
});

// MALL-SETUP-16
test('the mode is an option of the match', () => {
  expect(optionsOf({}, 2).mode).toBe('economic');
  expect(optionsOf({ mode: 'dexterity' }, 2)).toMatchObject({
    mode: 'dexterity',
    vendingSource: 'table',
    bagSource: 'table',
  });
  expect(mall.options({ mode: 'both' }, 2)).toMatchObject({ code: 'options.invalid', facts: { option: 'mode' } });
  expect(mall.options({ bagSource: 'app' }, 2)).toMatchObject({
    code: 'options.needsDexterity',
    facts: { option: 'bagSource' },
  });
});

// MALL-SETUP-17, MALL-STATE-01
test('the host names the starter, or it is drawn; play is clockwise', () => {
  expect(deal({ seats: 3, options: { starter: 2 } }).state.turn).toMatchObject({ seat: 2, no: 1, phase: 'move' });
  const drawn = deal({ seats: 3, options: { starter: undefined }, draws: { seat: [0.5] } });
  expect([drawn.state.turn.seat, drawn.drawn.at(-1)]).toMatchObject([1, { stream: 'seat', bound: 3 }]);
  expect(eventsOf(drawn, 'matchSetUp')).toMatchObject([{ starter: 1 }]);
  expect(mall.options({ starter: 3 }, 3)).toMatchObject({ code: 'options.starter', facts: { seats: 3 } });
});

// MALL-COMP-18, MALL-STATE-04
test('87 items, each in one place, and ten prices of 3100 yen together', () => {
  // MALL-T-SETUP-1
  const { cards, vending, bags, prices } = three.state;
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
  expect(total(Object.values(cards).map((items) => items.length))).toBe(67);
  expect([vending.crate.length, bags.tuna.length, bags.crab.length]).toEqual([6, 3, 7]);
  expect(new Set(census(three)).size).toBe(87);
  expect(total(Object.values(prices))).toBe(3100);
});
