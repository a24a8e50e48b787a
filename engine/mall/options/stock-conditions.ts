/** What makes the stock of a layout whole: types, piles, counts (MALL-LAY-20), so that MALL-STATE-04 can hold. */
import { bagIds, DETERGENT, LARGEST, MOST_ITEMS, SALMON } from '../catalog/ids.ts';
import type { ItemType, LayoutFile } from '../catalog/layout-file.ts';
import { shelfDrinks, stockOf } from '../stock.ts';
import { type Condition, isSame, isUnique, sum } from './condition.ts';

/** The types that have a payout of their own (MALL-PAY-01). */
const special: readonly string[] = [DETERGENT, SALMON, ...bagIds];

const typeIn = ({ items }: LayoutFile, id: string): ItemType | undefined => items.find((type) => type.id === id);

/** Exactly one rule says what it pays: its pile, the tie-break, or a rule of its own. */
const isPaid = ({ id, group, press }: ItemType): boolean =>
  [group !== null, press === true, special.includes(id)].filter(Boolean).length === 1;

/** Every type that stock names is there, and of the right kind. */
function stockIsKnown(file: LayoutFile): boolean {
  const { stock, cards, vendingMachine } = file;
  const drinks = [...Object.keys(stock.drinks), ...stock.drinksOnShelves, ...vendingMachine.initialCrate];
  const laid = cards.flatMap((card) => (card.stock.type === 'items' ? card.stock.items.map(({ item }) => item) : []));
  return (
    drinks.every((id) => typeIn(file, id)?.drink === true) &&
    Object.keys(stock.clothing).every((id) => typeIn(file, id)?.garment === true) &&
    laid.every((id) => typeIn(file, id) !== undefined && typeIn(file, id)?.valued !== true)
  );
}

/** What one kind of dealt card takes altogether. */
const dealt = ({ cards }: LayoutFile, kind: 'randomDrinks' | 'randomClothing'): number =>
  sum(cards.map(({ stock }) => (stock.type === kind ? stock.count : 0)));

/** The signs on the cards are those that the stock lists. */
const displayed = ({ cards, stock }: LayoutFile): boolean => {
  const signs = cards.flatMap((card) =>
    card.stock.type === 'bag' ? card.stock.display.map(({ item, value }) => `${item}:${value}`) : [],
  );
  return isSame(
    signs,
    bagIds.flatMap((bag) => stock.displayOnly[bag].map((value) => `${bag}:${value}`)),
  );
};

/** Of each type as many drinks are on cards or in the vending machine as the stock lists. */
const drinksFit = ({ stock, vendingMachine }: LayoutFile): boolean => {
  const poured = vendingMachine.initialCrate;
  const types = new Set([...Object.keys(stock.drinks), ...stock.drinksOnShelves, ...poured]);
  const onShelves = shelfDrinks({ stock, vendingMachine });
  return [...types].every((type) => {
    const counts = onShelves.filter((shelf) => shelf.type === type).map(({ count }) => count);
    const inMachine = poured.filter((drink) => drink === type).length;
    return counts.every((count) => count >= 0) && inMachine + sum(counts) === (stock.drinks[type] ?? 0);
  });
};

const countsOfItems = (file: LayoutFile): number => {
  const { cards, display, bags, drinks, clothing, vending } = stockOf(file);
  const lists = [...Object.values(cards), ...Object.values(display), ...Object.values(bags), drinks, clothing, vending];
  return sum(lists.map((list) => list.length));
};

/** What one player could hold at most, if everything were carried out at every exit, and doubled. */
const mostYen = (file: LayoutFile): number => {
  const { groups, prices, rules, stock } = file;
  const { crabPerPoint, tunaPerPoint, salmonFirst, salmonLater } = prices;
  const dearest = Math.max(salmonFirst, salmonLater, ...groups.map(({ startPrice }) => startPrice));
  const goods = rules.exitsPerPlayer * countsOfItems(file) * 2 * dearest;
  return rules.startYen + sum(stock.bags.crab) * crabPerPoint + sum(stock.bags.tuna) * tunaPerPoint + goods;
};

export const stockConditions: readonly Condition[] = [
  { field: 'items', why: 'an id stands twice', holds: ({ items }) => isUnique(items.map(({ id }) => id)) },
  { field: 'groups', why: 'an id stands twice', holds: ({ groups }) => isUnique(groups.map(({ id }) => id)) },
  { field: 'items', why: 'a type has no payout rule, or two', holds: ({ items }) => items.every(isPaid) },
  {
    field: 'items',
    why: 'the valued types are not those of the bags',
    holds: ({ items }) =>
      isSame(
        items.flatMap(({ id, valued }) => (valued === true ? [id] : [])),
        bagIds,
      ),
  },
  {
    field: 'items',
    why: 'a garment or drink has no price pile',
    holds: ({ items }) => items.every(({ garment, drink, group }) => !(garment || drink === true) || group !== null),
  },
  {
    field: 'groups',
    why: 'the piles of types and the types of piles differ',
    holds: ({ items, groups }) =>
      isSame(
        items.flatMap(({ id, group }) => (group === null ? [] : [`${group}/${id}`])),
        groups.flatMap(({ id, items: types }) => types.map((type) => `${id}/${type}`)),
      ),
  },
  {
    field: 'groups',
    why: 'a pile starts below the floor',
    holds: ({ groups, prices }) => groups.every(({ startPrice }) => startPrice >= prices.floor),
  },
  { field: 'stock', why: 'an unknown type, or one of another kind', holds: stockIsKnown },
  { field: 'stock.displayOnly', why: 'not what the cards show', holds: displayed },
  { field: 'stock.drinks', why: 'not those of shelves and vending machine', holds: drinksFit },
  {
    field: 'cards',
    why: 'drinks on cards are not the shelf drinks',
    holds: (file) => dealt(file, 'randomDrinks') === sum(shelfDrinks(file).map(({ count }) => count)),
  },
  {
    field: 'cards',
    why: 'clothes on cards are not the stock',
    holds: (file) => dealt(file, 'randomClothing') === sum(Object.values(file.stock.clothing)),
  },
  {
    field: 'vendingMachine.initialCrate',
    why: 'above crateCapacity',
    holds: ({ vendingMachine: { initialCrate, crateCapacity } }) => initialCrate.length <= crateCapacity,
  },
  {
    field: 'stock.barrelsPerPlayer',
    why: 'below exitsPerPlayer',
    holds: ({ stock, rules }) => stock.barrelsPerPlayer >= rules.exitsPerPlayer,
  },
  { field: 'players', why: 'min is above max', holds: ({ players }) => players.min <= players.max },
  { field: 'stock', why: 'too many items', holds: (file) => countsOfItems(file) <= MOST_ITEMS },
  { field: 'prices', why: 'more yen than can be told', holds: (file) => mostYen(file) <= LARGEST },
];
