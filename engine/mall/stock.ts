/** The items of a match before anything is dealt: one instance each, numbered alike in every engine (MALL-RUL-36). */
import type { BagId } from './catalog/ids.ts';
import type { LayoutFile, StockFile } from './catalog/layout-file.ts';
import type { Item } from './state.ts';

/** All items of a layout by where they are before the deal. */
export interface Stock {
  /** what lies on each card; nothing yet on cards that are dealt to */
  readonly cards: { readonly [card: string]: readonly Item[] };
  /** signs on bag cards, which are never taken (MALL-RUL-08) */
  readonly display: { readonly [card: string]: readonly Item[] };
  /** by ascending value (MALL-RNG-04) */
  readonly bags: { readonly [Bag in BagId]: readonly Item[] };
  /** drinks and garments in data order, before the shuffle */
  readonly drinks: readonly Item[];
  readonly clothing: readonly Item[];
  readonly vending: readonly Item[];
}

type Mint = (type: string, value?: number) => Item;

/** Makes instances `<type>#<n>`, n from 1 (MALL-COMP-18). */
function mint(): Mint {
  const made = new Map<string, number>();
  return (type, value) => {
    const number = (made.get(type) ?? 0) + 1;
    made.set(type, number);
    return { id: `${type}#${number}`, type, ...(value === undefined ? {} : { value }) };
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** The items of a good layout, in the order of MALL-RUL-36: cards, bags, drinks, garments. */
export function stockOf({ cards, stock, vendingMachine }: LayoutFile): Stock {
  const make = mint();
  const laid = cards.map((card) => [card.id, laidOn(card.stock, make)] as const);
  const display = cards.map((card) => [card.id, shownOn(card.stock, make)] as const);
  const bagged = (bag: BagId): readonly Item[] =>
    stock.bags[bag].toSorted((one, other) => one - other).map((value) => make(bag, value));
  const vending = vendingMachine.initialCrate.map((type) => make(type));
  const left = shelfDrinks({ stock, vendingMachine });
  return {
    cards: Object.fromEntries(laid),
    display: Object.fromEntries(display),
    bags: { tuna: bagged('tuna'), crab: bagged('crab') },
    vending,
    drinks: left.flatMap(({ type, count }) => times(count, () => make(type))),
    clothing: Object.entries(stock.clothing).flatMap(([type, count]) => times(count, () => make(type))),
  };
}

/** How many drinks of each type are dealt to cards: all but those in the vending machine. */
export function shelfDrinks({ stock, vendingMachine }: Pick<LayoutFile, 'stock' | 'vendingMachine'>) {
  return stock.drinksOnShelves.map((type) => ({
    type,
    count: (stock.drinks[type] ?? 0) - vendingMachine.initialCrate.filter((poured) => poured === type).length,
  }));
}

function laidOn(stock: StockFile, make: Mint): readonly Item[] {
  if (stock.type !== 'items') return [];
  return stock.items.flatMap(({ item, count }) => times(count, () => make(item)));
}

function shownOn(stock: StockFile, make: Mint): readonly Item[] {
  return stock.type === 'bag' ? stock.display.map(({ item, value }) => make(item, value)) : [];
}
