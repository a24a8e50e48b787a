/** Questions to the table. Nothing here changes anything. */
import { known } from '../kernel/invariant.ts';
import type { BagId } from './catalog/ids.ts';
import type { NodeFile } from './catalog/layout-file.ts';
import { dotOf, typeOf } from './layout.ts';
import type { MallLook } from './position.ts';
import type { Item, Player } from './state.ts';

export function playerAt(look: MallLook, seat: number): Player {
  return known(look.state.players[seat], `seat ${seat}`);
}

/** The dot on which a seat's architect stands. */
export function dotAt(look: MallLook, seat: number): NodeFile {
  return dotOf(look.options.layout, playerAt(look, seat).node);
}

export function isAtEntrance(look: MallLook, seat: number): boolean {
  return playerAt(look, seat).node === look.options.layout.entrance.node;
}

/** Seats still in the order of play (MALL-STATE-01). */
export function seatsInPlay({ state }: MallLook): readonly number[] {
  return state.players.flatMap(({ status }, seat) => (status === 'finished' || status === 'resigned' ? [] : [seat]));
}

/** The bag that belongs to a card, if one does (MALL-CRAB-01, MALL-TUNA-01). */
export function bagOf({ options }: MallLook, card: string): BagId | undefined {
  const stock = options.layout.shops.get(card)?.stock;
  return stock?.type === 'bag' ? stock.bag : undefined;
}

/** Yen for the next token of a bag: crabs cost nothing, tuna rise with each that the player bought (MALL-TUNA-02, MALL-RUL-09). */
export function costOf(look: MallLook, seat: number, bag: BagId): number {
  if (bag !== 'tuna') return 0;
  const { prices, rules } = look.options.layout;
  const { tunaBought } = playerAt(look, seat);
  const steps = rules.tunaCostRule === 'linear' ? tunaBought : Math.min(tunaBought, 1);
  return prices.tunaBaseCost + prices.tunaCostStep * steps;
}

export function isGarment(look: MallLook, { type }: Item): boolean {
  return typeOf(look.options.layout, type).garment;
}

export function isDrink(look: MallLook, { type }: Item): boolean {
  return typeOf(look.options.layout, type).drink === true;
}

/** Magazines and newspapers that a seat has carried out: what lies in a crate does not count (MALL-PRESS-01). */
export function pressOf(look: MallLook, seat: number): number {
  return playerAt(look, seat).shelf.filter(({ type }) => typeOf(look.options.layout, type).press === true).length;
}

/** Yen that the price pile of an item pays now; 0 without a pile. */
export function pilePriceOf(look: MallLook, { type }: Item): number {
  const { group } = typeOf(look.options.layout, type);
  return group === null ? 0 : known(look.state.prices[group], `price pile ${group}`);
}
