/** What things are worth to a player, as far as one can see. All in yen. */
import { DETERGENT, SALMON } from '../catalog/ids.ts';
import type { ItemView } from '../views/item-view.ts';
import type { PlayerView } from '../views/player-view.ts';
import type { MallView } from '../views/view.ts';

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((total, number) => total + number, 0) / numbers.length;

/** What its price pile pays for an item now. */
function pileOf({ types, prices }: MallView, type: string): number {
  const group = types.find(({ id }) => id === type)?.group;
  return prices.find((pile) => pile.group === group)?.price ?? 0;
}

/** A detergent doubles the dearest garment that no other one doubles. */
function worthOfDetergent(view: MallView, { crate }: PlayerView): number {
  const isGarment = (type: string): boolean => view.types.some(({ id, garment }) => id === type && garment);
  const washed = crate.filter(({ type }) => type === DETERGENT).length;
  const garments = crate.filter(({ type }) => isGarment(type)).map(({ type }) => pileOf(view, type));
  return garments.toSorted((one, other) => other - one)[washed] ?? 0;
}

/** One item more in a player's crate. Press is worth a little: it breaks ties. */
export function worthOfItem(view: MallView, player: PlayerView, { type }: Pick<ItemView, 'type'>): number {
  if (type === SALMON) return view.salmonPrice;
  if (type === DETERGENT) return worthOfDetergent(view, player);
  return view.types.some(({ id, press }) => id === type && press === true) ? 1 : pileOf(view, type);
}

/** A token of a bag, its cost taken off; 0 if it cannot be drawn. */
export function worthOfBag({ bags, plan }: MallView, player: PlayerView, bag: 'tuna' | 'crab'): number {
  if (bags[bag].length === 0) return 0;
  if (bag === 'crab') return mean(bags.crab) * plan.crabPerPoint;
  return player.yen < player.nextTunaCost ? 0 : mean(bags.tuna) * plan.tunaPerPoint - player.nextTunaCost;
}

/** One use of the vending machine. */
export function worthOfPouring(view: MallView): number {
  const { crate, outProbability } = view.vending;
  return outProbability * crate.reduce((total, { type }) => total + pileOf(view, type), 0);
}

/** The best that can be taken on a dot. */
export function worthOfDot(view: MallView, player: PlayerView, dot: MallView['plan']['nodes'][number]): number {
  const shops = view.shops.filter(({ id }) => dot.cards.includes(id));
  const offers = shops.flatMap(({ items, bag }) => [
    ...items.map((item) => worthOfItem(view, player, item)),
    ...(bag === undefined ? [] : [worthOfBag(view, player, bag)]),
  ]);
  return Math.max(0, ...offers, dot.vending ? worthOfPouring(view) : 0);
}
