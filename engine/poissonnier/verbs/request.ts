import { invariant } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { draft } from '../draft.ts';
import type { PriceFact } from '../events.ts';
import type { PoissonnierTable } from '../position.ts';
import type { Ask, Lot, Offer, Request, StandingAsk } from '../state.ts';

/** The open request, to be changed. */
function requestOf(table: PoissonnierTable): Draft<Request> {
  const { request } = draft(table);
  invariant(request !== undefined, 'request');
  return request;
}

/** Opens a request (LP-NEGO-04). */
export function openRequest(
  table: PoissonnierTable,
  {
    client,
    helpers,
    lots,
  }: { readonly client: string; readonly helpers: readonly number[]; readonly lots: readonly Lot[] },
): void {
  const state = draft(table);
  const { seat } = state.turn;
  state.turn.requested.push(client);
  const request: Request = { client, helpers, lots, answered: [], asks: [], offers: [] };
  state.request = request as Draft<Request>;
  table.tell({ type: 'requestOpened', seat, client, helpers, lots });
}

/** A helper's final answer: none of its asks declines (LP-NEGO-05). */
export function answerRequest(table: PoissonnierTable, helper: number, asks: readonly Omit<Ask, 'helper'>[]): void {
  const request = requestOf(table);
  request.asks.push(...asks.map(({ lot, card, price }) => ({ helper, lot, card, price })));
  request.answered.push(helper);
  table.tell({ type: 'asked', seat: helper, asks });
}

/** The active player sees all asks (LP-NEGO-05). */
export function showAsks(table: PoissonnierTable): void {
  table.reveal();
  table.tell({ type: 'asksReady', seat: table.state.turn.seat, asks: requestOf(table).asks });
}

/** Makes counter-offers; the helpers concerned answer anew (LP-NEGO-07). */
export function makeOffers(table: PoissonnierTable, offers: readonly Offer[]): void {
  const request = requestOf(table);
  request.offers = offers.map(({ helper, lot, price }) => ({ helper, lot, price }));
  request.answered = [];
  for (const helper of new Set(offers.map((offer) => offer.helper))) {
    const own = offers.filter((offer) => offer.helper === helper).map(({ lot, price }) => ({ lot, price }));
    table.tell({ type: 'countered', seat: table.state.turn.seat, helper, offers: own });
  }
}

/** A helper's final answer to the counter-offers: the lots of those accepted; all others are refused (LP-NEGO-07). */
export function answerOffers(table: PoissonnierTable, helper: number, accepted: readonly number[]): void {
  const request = requestOf(table);
  for (const offer of request.offers) {
    if (offer.helper === helper) offer.accepted = accepted.includes(offer.lot);
  }
  request.answered.push(helper);
  table.tell({ type: 'counterAnswered', seat: helper, accepted });
}

/** Accepted prices replace the asks; the active player sees the answers (LP-NEGO-07). */
export function settleOffers(table: PoissonnierTable): void {
  const request = requestOf(table);
  for (const { helper, lot, price, accepted } of request.offers) {
    const ask = request.asks.find((each) => each.helper === helper && each.lot === lot);
    if (accepted === true && ask !== undefined) ask.price = price;
  }
  table.reveal();
  table.tell({ type: 'countersReady', seat: table.state.turn.seat, offers: request.offers });
}

/** Takes a helper who resigned out of the request, with asks and offers (LP-RUL-50). */
export function dropHelper(table: PoissonnierTable, helper: number): void {
  const { request } = draft(table);
  if (request === undefined) return;
  request.asks = request.asks.filter((ask) => ask.helper !== helper);
  request.offers = request.offers.filter((offer) => offer.helper !== helper);
}

/** Drops the request: nothing changes (LP-NEGO-11). */
export function dropRequest(table: PoissonnierTable): void {
  const { client } = requestOf(table);
  delete draft(table).request;
  table.tell({ type: 'requestDropped', seat: table.state.turn.seat, client });
}

/**
 * Closes the deal: helpers are paid by the active player (LP-NEGO-09). What only two had seen is public from now on, a special card
 * out of a hand too (LP-VIS-02): so a deal is not undone.
 */
export function payHelpers(table: PoissonnierTable, prices: readonly PriceFact[]): void {
  const state = draft(table);
  const { seat } = state.turn;
  const buyer = state.players[seat];
  invariant(buyer !== undefined, `seat ${seat}`);
  for (const { helper, price } of prices) {
    const seller = state.players[helper];
    invariant(seller !== undefined && buyer.coins >= price, `price ${price} for seat ${helper}`);
    buyer.coins -= price;
    seller.coins += price;
  }
  delete state.request;
  if (prices.length > 0) table.reveal();
  table.tell({ type: 'dealClosed', seat, prices });
}

/** Replaces a player's private price list (LP-NEGO-12). */
export function keepStanding(table: PoissonnierTable, seat: number, list: readonly StandingAsk[]): void {
  const player = draft(table).players[seat];
  invariant(player !== undefined, `seat ${seat}`);
  player.standing = list as Draft<StandingAsk>[];
  table.tell({ type: 'standingSet', seat, list });
}
