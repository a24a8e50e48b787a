/** Boats that are rented for a voyage, or end one at a Market. */
import type { Form } from '../../../kernel/form.ts';
import type { BoatKind, FishId } from '../../catalog/ids.ts';
import { boatFacts } from '../../catalog/pieces.ts';
import type { MarketView } from '../../views/view.ts';
import { type Choice, wordsOf } from './choice.ts';
import { cargoWorth, isDue } from './fishing.ts';
import { type Boat, isShip, loadOf, roomForShips, shipsOf } from './fleet.ts';
import { boardOf, here, isCatchable, type Outlook, yenOf } from './outlook.ts';
import { entriesOf, totalOf, worthOfBarrel, worthOfItem } from './worth.ts';

/** What the highest bidder pays is about this share of what a lot is worth to it. */
const bidShare = 0.55;
/** A voyage may find the fish gone: so much of it counts. */
const voyageShare = 0.8;

/** Docking at a Market: all boats that are due, if their lot should bring more there than on the Port. */
export function moor(outlook: Outlook, form: Form): readonly Choice[] {
  const { boats } = form.fields;
  const ready = boats?.kind === 'subset' ? boats.of : [];
  const due = outlook.me.boats.filter((boat) => ready.includes(boat.id) && isDue(outlook, boat));
  const gain = due.reduce((total, boat) => total + lotWorth(outlook, boat), 0) - feeOf(outlook);
  const atHome = roomForShips(outlook.me) === 0 ? 0 : due.reduce((sum, boat) => sum + cargoWorth(outlook, boat), 0);
  if (due.length === 0 || gain <= atHome) return [];
  return [{ action: { type: form.action, boats: due.map(({ id }) => id) }, gain }];
}

/** Yen that the keenest rival should bid for what a boat carries. */
function lotWorth(outlook: Outlook, { cargo }: Boat): number {
  const worthTo = (rival: Outlook['me']): number =>
    entriesOf(cargo).reduce((total, [fish, count]) => {
      const { auctionSize = 1 } = boardOf(outlook, fish);
      return total + Math.floor(count / auctionSize) * worthOfItem(outlook, rival, { fish });
    }, 0);
  return Math.max(0, ...outlook.others.map((rival) => Math.min(yenOf(rival), worthTo(rival) * bidShare)));
}

/** What a group of boats costs there. */
function feeOf({ view }: Outlook): number {
  const fees = view.markets.filter(({ enterable }) => !enterable).flatMap(({ entry }) => entry);
  return Math.max(0, ...fees.map(({ yen = 0 }) => yen));
}

/** Renting: for one voyage of a ship, while there is a licence without one. */
export function rentBoat(outlook: Outlook, form: Form): readonly Choice[] {
  const market = here(outlook);
  const kind = wordsOf(form, 'kind')[0] as BoatKind | undefined;
  if (market === undefined || kind === undefined) return [];
  return [{ action: form.example, gain: rentGainOf(outlook, kind, rentPerSlot(market)) }];
}

/** Yen that the best boat for rent brings; 0 on a board that rents none. */
export function rentGain(outlook: Outlook, market: MarketView): number {
  const perSlot = rentPerSlot(market);
  if (perSlot === Number.POSITIVE_INFINITY) return 0;
  const kinds = new Set(outlook.view.markets.flatMap(({ facts }) => (facts.boats ?? []).map(({ kind }) => kind)));
  return Math.max(0, ...[...kinds].map((kind) => rentGainOf(outlook, kind, perSlot)));
}

function rentPerSlot({ facts }: MarketView): number {
  const rental = facts.goods?.find(({ good }) => good === 'rental');
  return rental === undefined || rental.count === 0 ? Number.POSITIVE_INFINITY : rental.price;
}

function rentGainOf(outlook: Outlook, kind: BoatKind, perSlot: number): number {
  const { me, points } = outlook;
  const { slots, notForRent } = boatFacts[kind];
  const rent = perSlot * slots;
  const hasNoUse = !isShip({ kind }) || shipsOf(me).length >= totalOf(me.licences) || roomForShips(me) === 0;
  if (notForRent === true || hasNoUse || yenOf(me) < rent || points < slots + 2) return 0;
  const loads = entriesOf(me.licences).map(([fish]) => loadWorth(outlook, fish, slots));
  return Math.max(0, ...loads) * voyageShare - rent;
}

function loadWorth(outlook: Outlook, fish: FishId, slots: number): number {
  const board = boardOf(outlook, fish);
  return isCatchable(board) ? loadOf(outlook, board, slots) * worthOfBarrel(outlook, fish) : 0;
}
