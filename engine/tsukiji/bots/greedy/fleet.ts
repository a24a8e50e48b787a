/** How much a seat's boats and licences bring: what a Fishing action is worth, and one more boat or licence. */
import type { BoatKind, FishId } from '../../catalog/ids.ts';
import { boatFacts } from '../../catalog/pieces.ts';
import { defaultPrints } from '../../catalog/prints.ts';
import type { MarketView, PlayerView } from '../../views/view.ts';
import { boardOf, isCatchable, type Outlook, yenOf } from './outlook.ts';
import { entriesOf, worthOfBarrel } from './worth.ts';

export type Boat = PlayerView['boats'][number];

/** More ships than this find no licence: there are no more licence spaces (TB-LIC-03). */
const mostShips = defaultPrints['port.licenceSpaces'];
/** Of what a boat costs so much comes back when it is sold (TB-SHIP-02). */
const resale = 0.1;

export const isShip = ({ kind }: Pick<Boat, 'kind'>): boolean => !boatFacts[kind].barge;
export const shipsOf = ({ boats }: PlayerView): readonly Boat[] => boats.filter(isShip);
export const slotsOf = ({ kind }: Pick<Boat, 'kind'>): number => boatFacts[kind].slots;

/** How many ships could be put at the player's docks (TB-DOCK-01). */
export function roomForShips({ boats, openDocks }: PlayerView): number {
  const docked = boats.filter(({ at }) => at !== 'sea');
  return defaultPrints['port.docks'].slice(0, openDocks).reduce((room, dock) => {
    const there = docked.filter(({ at }) => at === dock.id);
    return room + (there.some((boat) => !isShip(boat)) ? 0 : dock.ships - there.length);
  }, 0);
}

/** Barrels per Fishing action of a ship with so many slots: it sails, catches one at a time, and docks. */
const paceOf = (slots: number): number => slots / (slots + 2);

/** The most barrels of the fish that a ship can bring home; none where they would be too few for an auction. */
export function loadOf({ me }: Outlook, board: MarketView, slots: number): number {
  const most = Math.min(slots, board.perBoat ?? slots);
  if (board.auctionSize === undefined) return most;
  const [first = 0, second = 0] = shipsOf(me)
    .map(slotsOf)
    .toSorted((a, b) => b - a);
  const canPool = me.openDocks > 1 && first + second >= board.auctionSize;
  return canPool ? most : most - (most % board.auctionSize);
}

/** Yen per Fishing action of a ship that goes for this fish. */
export function yieldOf(outlook: Outlook, ship: Pick<Boat, 'kind'>, fish: FishId): number {
  const board = boardOf(outlook, fish);
  const load = loadOf(outlook, board, slotsOf(ship));
  return isCatchable(board) ? paceOf(load) * worthOfBarrel(outlook, fish) : 0;
}

/** The licences of a player, one entry each, best first. */
function licencesOf(outlook: Outlook, { licences }: PlayerView): readonly FishId[] {
  const held = entriesOf(licences).flatMap(([fish, count]) => Array.from({ length: count }, () => fish));
  return held
    .map((fish) => ({ fish, worth: worthOfBarrel(outlook, fish) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ fish }) => fish);
}

/** Yen per Fishing action of these ships with these licences: the best ship takes the best licence. */
function yieldWith(outlook: Outlook, ships: readonly Pick<Boat, 'kind'>[], licences: readonly FishId[]): number {
  const free = [...licences];
  return ships
    .toSorted((a, b) => slotsOf(b) - slotsOf(a))
    .reduce((total, ship) => {
      const yields = free.map((fish) => yieldOf(outlook, ship, fish));
      const best = Math.max(0, ...yields);
      if (best > 0) free.splice(yields.indexOf(best), 1);
      return total + best;
    }, 0);
}

/** Yen that a Fishing action is worth to the seat. */
export function fishingWorth(outlook: Outlook): number {
  const { me } = outlook;
  return yieldWith(outlook, shipsOf(me), licencesOf(outlook, me));
}

/** Yen that one more licence for the fish is worth until the end, its price aside. */
export function licenceWorth(outlook: Outlook, fish: FishId, without?: FishId): number {
  const { me, points } = outlook;
  const held = licencesOf(outlook, me);
  const kept = without === undefined ? held : held.toSpliced(held.indexOf(without), 1);
  const ships = shipsOf(me);
  return (yieldWith(outlook, ships, [...kept, fish]) - yieldWith(outlook, ships, held)) * points;
}

/** The licence that would be missed least. */
export function leastLicence(outlook: Outlook): FishId | undefined {
  return licencesOf(outlook, outlook.me).at(-1);
}

/** Yen that one more boat of the kind is worth until the end, its price subtracted; a licence for it may have to be bought. */
export function boatWorth(outlook: Outlook, kind: BoatKind, price: number): number {
  const { me, points } = outlook;
  const ships = shipsOf(me);
  if (!isShip({ kind }) || ships.length >= mostShips) return -price;
  const held = licencesOf(outlook, me);
  const more = [...ships, { kind }];
  const now = yieldWith(outlook, ships, held);
  const worthWith = (licences: readonly FishId[], cost: number): number =>
    (yieldWith(outlook, more, licences) - now) * points - cost - price * (1 - resale);
  const bought = me.freeSpaces === 0 ? [] : licencesForSale(outlook, yenOf(me) - price);
  return Math.max(worthWith(held, 0), ...bought.map(({ fish, cost }) => worthWith([...held, fish], cost)));
}

/** The licences that can be paid, and what each costs altogether. */
function licencesForSale(outlook: Outlook, yen: number): readonly { readonly fish: FishId; readonly cost: number }[] {
  return outlook.view.markets.flatMap(({ kind, id, licences, licencePrice = 0 }) => {
    const isForSale = kind === 'fish' && licences > 0 && licencePrice <= yen;
    return isForSale ? [{ fish: id as FishId, cost: licencePrice + fishingWorth(outlook) }] : [];
  });
}
