/** Inside a Fishing action: each boat does what its cargo asks for. */
import type { Form } from '../../../kernel/form.ts';
import type { FishId } from '../../catalog/ids.ts';
import { type Choice, wordsOf } from './choice.ts';
import { type Boat, isShip, loadOf, roomForShips, shipsOf, slotsOf, yieldOf } from './fleet.ts';
import { boardOf, isCatchable, type Outlook } from './outlook.ts';
import { entriesOf, priceFor, totalOf, worthOfBarrel } from './worth.ts';

/** Boats leave before others dock: it makes room. */
const firstOfAll = 100_000;

/** SAIL: whatever has something to catch for. */
export function sail(outlook: Outlook, form: Form): readonly Choice[] {
  return wordsOf(form, 'boat').flatMap((boat) => {
    const ship = outlook.me.boats.find(({ id }) => id === boat);
    const isUseful = ship !== undefined && isShip(ship) && catchesFor(outlook, ship).length > 0;
    return isUseful && !isLast(outlook) ? [{ action: { type: 'sail', boat }, gain: firstOfAll }] : [];
  });
}

/** CATCH: what brings most, given the room aboard. */
export function catchFish(outlook: Outlook, form: Form): readonly Choice[] {
  const [id] = wordsOf(form, 'ship');
  const ship = outlook.me.boats.find((boat) => boat.id === id);
  if (ship === undefined || id === undefined) return [];
  const fishes = wordsOf(form, 'fish') as readonly FishId[];
  return fishes
    .filter((fish) => canFill(outlook, fish, ship))
    .map((fish) => ({ action: { type: 'catch', ship: id, fish }, gain: yieldOf(outlook, ship, fish) }))
    .concat(otherwise(outlook, form, ship));
}

/** A catch for which a licence has to be named: as the form shows it. */
function otherwise(outlook: Outlook, { example }: Form, ship: Boat) {
  const {
    fish,
    licence,
    count = 1,
  } = example as { readonly fish?: FishId; readonly licence?: string; readonly count?: number };
  if (fish === undefined || licence === undefined) return [];
  return [{ action: { ...example, ship: ship.id, fish }, gain: count * yieldOf(outlook, ship, fish) }];
}

/** DOCK: when the boat cannot take more, or there is no more time. */
export function dock(outlook: Outlook, form: Form): readonly Choice[] {
  const { example } = form;
  const [id] = wordsOf(form, 'boat');
  const boat = outlook.me.boats.find((each) => each.id === id);
  if (boat === undefined || !isDue(outlook, boat)) return [];
  const prices = entriesOf(boat.cargo)
    .filter(([fish]) => boardOf(outlook, fish).auctionSize === undefined)
    .flatMap(([fish, count]) =>
      Array.from({ length: count }, () => ({ fish, ...columnFor(outlook, priceFor(outlook, { fish, row: 'upper' })) })),
    );
  const gain = cargoWorth(outlook, boat);
  return [
    { action: prices.length === 0 ? example : { ...example, prices }, gain },
    { action: example, gain: gain / 2 },
  ];
}

/** ADJUST: down to what is asked now. Never up, so that it comes to an end. */
export function adjust(outlook: Outlook, form: Form): readonly Choice[] {
  const [id] = wordsOf(form, 'item');
  const item = outlook.me.items.find((each) => each.id === id);
  if (item === undefined) return [];
  const price = priceFor(outlook, item);
  const action = { type: 'adjust', item: item.id, ...columnFor(outlook, price) };
  return [{ action, gain: (item.price - price) / 10 }];
}

/** The printed column of a price, or the open one. */
function columnFor({ view: { columns } }: Outlook, price: number): { column: number; price?: number } {
  const printed = columns.indexOf(price);
  return printed < 0 ? { column: columns.length, price } : { column: printed + 1 };
}

/** The fish that the seat could fill the ship with. */
function catchesFor(outlook: Outlook, ship: Boat): readonly FishId[] {
  return entriesOf(outlook.me.licences)
    .map(([fish]) => fish)
    .filter((fish) => yieldOf(outlook, ship, fish) > 0);
}

/** Yen that what a boat carries brings on the own Port. */
export function cargoWorth(outlook: Outlook, { cargo }: Boat): number {
  return entriesOf(cargo).reduce((total, [fish, count]) => total + count * worthOfBarrel(outlook, fish), 0);
}

/** True if the boat has no reason to stay at sea. */
export function isDue(outlook: Outlook, boat: Boat): boolean {
  const [fish] = entriesOf(boat.cargo)[0] ?? [];
  if (fish === undefined) return false;
  if (isLast(outlook)) return true;
  const board = boardOf(outlook, fish);
  const canGoOn = isCatchable(board) && (outlook.me.licences[fish] ?? 0) > 0;
  if (!canGoOn) return true;
  if (board.auctionSize !== undefined) {
    return isEnough(outlook, fish, board.auctionSize) || !canFill(outlook, fish, boat);
  }
  return totalOf(boat.cargo) >= (isShip(boat) ? loadOf(outlook, board, slotsOf(boat)) : slotsOf(boat));
}

/**
 * True if this ship, the ships that carry the fish already and those that may join them could together bring what makes an
 * auction: each ship needs a licence of its own (TB-FISH-04).
 */
function canFill(outlook: Outlook, fish: FishId, ship: Boat): boolean {
  const { me } = outlook;
  const { auctionSize = 1 } = boardOf(outlook, fish);
  const others = shipsOf(me).filter(({ id }) => id !== ship.id);
  const carriers = others.filter(({ cargo }) => (cargo[fish] ?? 0) > 0);
  const free = others.filter(({ cargo }) => totalOf(cargo) === 0).toSorted((a, b) => slotsOf(b) - slotsOf(a));
  const more = free.slice(0, Math.max(0, (me.licences[fish] ?? 0) - carriers.length - 1));
  const together = me.openDocks > 1 ? [ship, ...carriers, ...more] : [ship];
  return together.reduce((total, each) => total + slotsOf(each), 0) >= auctionSize;
}

/** True if what waits in the pile and what the boats at sea can bring now make an auction. */
function isEnough({ view: { activity }, me }: Outlook, fish: FishId, size: number): boolean {
  if (activity?.kind !== 'fishing') return false;
  const ready = me.boats.filter(({ id, at }) => at === 'sea' && !activity.activated.includes(id));
  const loads = ready.map(({ cargo }) => cargo[fish] ?? 0).toSorted((a, b) => b - a);
  const landed = loads.slice(0, Math.max(1, roomForShips(me)));
  return landed.reduce((total, load) => total + load, activity.piles[fish] ?? 0) >= size;
}

/** True if no Action Point is left after this Fishing action, ever. */
function isLast({ view, points }: Outlook): boolean {
  return view.end !== undefined && points === 0;
}
