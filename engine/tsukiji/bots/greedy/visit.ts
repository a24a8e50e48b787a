/** Market visits: which board to enter, and what to do there. */
import type { Form } from '../../../kernel/form.ts';
import type { BoatKind, FishId } from '../../catalog/ids.ts';
import { defaultPrints } from '../../catalog/prints.ts';
import type { MarketView } from '../../views/view.ts';
import { type Choice, rangeOf, wordsOf } from './choice.ts';
import { dealGain, favourGain } from './deals.ts';
import { boatWorth, fishingWorth, leastLicence, licenceWorth, roomForShips, shipsOf, slotsOf } from './fleet.ts';
import { layingGain } from './laying-down.ts';
import { here, marketOf, type Outlook, yenOf } from './outlook.ts';
import { saleOf } from './sale.ts';
import { rentGain } from './voyages.ts';

/** Pieces that pay an entry cost are the dearest way in: so much for each. */
const perPiece = 500;
const perBarrel = 150;

/** ENTER: for the best that can be done there, less what it costs. */
export function enter(outlook: Outlook, form: Form): readonly Choice[] {
  const market = marketOf(outlook, wordsOf(form, 'market')[0] ?? '');
  if (market === undefined) return [];
  const option = rangeOf(form, 'option')?.min ?? 1;
  const { ap = 0, yen = 0, count = 0, barrel } = market.entry[option - 1] ?? {};
  const cost = ap * fishingWorth(outlook) + yen + count * (barrel === undefined ? perPiece : perBarrel);
  return [{ action: form.example, gain: visitGain(outlook, market) - cost }];
}

function visitGain(outlook: Outlook, market: MarketView): number {
  const fish = market.kind === 'fish' ? (market.id as FishId) : undefined;
  const boats = (market.facts.boats ?? []).map(({ kind }) => boatGain(outlook, market, kind));
  const gains = [layingGain(outlook, market), Math.max(0, ...boats), rentGain(outlook, market)];
  gains.push(dealGain(outlook, market), Math.max(0, favourGain(outlook, market)));
  if (fish !== undefined) gains.push(saleOf(outlook, market).gain, Math.max(0, licenceGain(outlook, market)));
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  // Who has no use for the board would have to do something useless there.
  return total > 0 && fish !== undefined ? total + incomeGain(outlook, fish) : total;
}

/** What the licence income is to the seat beside what it is to a rival (TB-MKT-03). */
function incomeGain({ me, others }: Outlook, fish: FishId): number {
  const elsewhere = others.reduce((total, { licences }) => total + (licences[fish] ?? 0), 0) / others.length;
  return ((me.licences[fish] ?? 0) - elsewhere) * defaultPrints['markets.licenceIncome'];
}

/** BUY_LICENCE: one after the other. */
export function buyLicence(outlook: Outlook, form: Form): readonly Choice[] {
  const market = here(outlook);
  return market === undefined ? [] : [{ action: form.example, gain: licenceGain(outlook, market) }];
}

/** Of one more licence, if need be in the place of the one that is missed least. */
function licenceGain(outlook: Outlook, market: MarketView): number {
  const price = market.licencePrice ?? 0;
  if (market.licences === 0 || yenOf(outlook.me) < price) return 0;
  const instead = outlook.me.freeSpaces > 0 ? undefined : leastLicence(outlook);
  if (instead === market.id || (instead === undefined && outlook.me.freeSpaces === 0)) return 0;
  return licenceWorth(outlook, market.id as FishId, instead) - price;
}

/** RETURN_LICENCE: only to make room for a better one on the board that is being visited. */
export function returnLicence(outlook: Outlook): readonly Choice[] {
  const market = here(outlook);
  const fish = leastLicence(outlook);
  if (market?.kind !== 'fish' || fish === undefined || outlook.me.freeSpaces > 0) return [];
  return [{ action: { type: 'returnLicence', fish }, gain: licenceGain(outlook, market) }];
}

/** BUY_BOAT. */
export function buyBoat(outlook: Outlook, form: Form): readonly Choice[] {
  const market = here(outlook);
  const kind = wordsOf(form, 'kind')[0] as BoatKind | undefined;
  if (market === undefined || kind === undefined) return [];
  return [{ action: form.example, gain: boatGain(outlook, market, kind) }];
}

function boatGain(outlook: Outlook, { facts }: MarketView, kind: BoatKind): number {
  const { buy: price, tradeIn } = facts.boatPrices?.[kind] ?? { buy: Number.POSITIVE_INFINITY };
  if (yenOf(outlook.me) < price) return 0;
  if (tradeIn === true) return exchangeGain(outlook, kind, price);
  return roomForShips(outlook.me) === 0 ? 0 : boatWorth(outlook, kind, price);
}

/** Of a ship that also costs another one: the smallest that is docked. */
function exchangeGain(outlook: Outlook, kind: BoatKind, price: number): number {
  const [smallest] = shipsOf(outlook.me)
    .filter(({ at, lent }) => at !== 'sea' && at !== 'moored' && lent === undefined)
    .toSorted((a, b) => slotsOf(a) - slotsOf(b));
  return smallest === undefined ? 0 : boatWorth(outlook, kind, price) - boatWorth(outlook, smallest.kind, 0);
}

/** BUY_BLUE: for the smallest ship. */
export function tradeUp(outlook: Outlook, form: Form): readonly Choice[] {
  const market = here(outlook);
  const given = outlook.me.boats.find(({ id }) => id === wordsOf(form, 'tradeIn')[0]);
  const kind = Object.entries(market?.facts.boatPrices ?? {}).find(([, each]) => each.tradeIn === true)?.[0];
  if (market === undefined || given === undefined || kind === undefined) return [];
  return [{ action: form.example, gain: boatGain(outlook, market, kind as BoatKind) - slotsOf(given) }];
}
