/** The action catalogue of Le Poissonnier: GraphQL inputs, JSON Schema, notation and help come from it. */
import type { ActionOf } from '../kernel/catalogue.ts';
import { action } from '../kernel/catalogue.ts';
import { list, optional, record } from '../kernel/field.ts';
import {
  answerField,
  cardField,
  clientField,
  freshnessField,
  kindField,
  lotField,
  MOST_CARDS,
  MOST_CRATES,
  MOST_FISH,
  MOST_LOTS,
  MOST_STANDING,
  priceField,
  seatField,
  sourceField,
  specialField,
} from './catalog/ids.ts';

const filling = record(
  'Filling',
  { fish: list(cardField, 0, MOST_CARDS, 'fish of one freshness'), ice: optional(cardField) },
  'what lies in one crate',
);
const source = record(
  'Source',
  { from: sourceField, card: cardField, target: optional(cardField) },
  'one fish of the order: a fish of an own crate; or a special card, with the fish it takes as target (cat, net, counter)',
);
const sources = (min: number) => list(source, min, MOST_FISH, 'one source for each fish asked');
const lot = record(
  'Lot',
  { kind: optional(kindField), special: optional(specialField) },
  'what is asked for: one fish of a kind, or one special card',
);
const ask = record('Ask', { lot: lotField, card: cardField, price: priceField }, 'a card for a lot, and its price');
const offer = record('Offer', { helper: seatField, lot: lotField, price: priceField }, 'a lower price for an ask');
const answer = record('OfferAnswer', { lot: lotField, accept: answerField }, 'whether an offer is accepted');
const pick = record(
  'Pick',
  { helper: seatField, lot: lotField, target: optional(cardField) },
  'an ask that is taken; with the fish that a bought special card takes as target (cat, net, counter)',
);
const standing = record(
  'StandingAsk',
  {
    price: priceField,
    kind: optional(kindField),
    freshness: optional(freshnessField),
    special: optional(specialField),
  },
  'a price for fish of a kind and freshness, or for a special card',
);

export const poissonnierCatalogue = {
  place: action('Arrange your crates, sealed: hidden until all are in, replaceable until then.', {
    crates: list(filling, 1, MOST_CRATES, 'one entry for each crate, in order; a new crate last'),
    open: optional(cardField),
  }),
  serve: action('Serve a client: fill the whole order.', { client: clientField, sources: sources(1) }),
  openRequest: action('Ask other players what they want for fish and special cards that you miss.', {
    client: clientField,
    helpers: list(seatField, 1, 4, 'whom to ask'),
    lots: list(lot, 1, MOST_LOTS, 'what to ask for'),
  }),
  submitAsks: action('Answer a request, sealed and final: at most one card and price for each lot.', {
    asks: list(ask, 0, MOST_LOTS, 'none declines'),
  }),
  decline: action('Answer a request with nothing, finally.', {}),
  counter: action('Offer lower prices for some asks, once for each request.', {
    offers: list(offer, 1, MOST_LOTS * 4, 'each below its ask'),
  }),
  answerCounter: action('Accept or refuse the lower prices; what is left out is refused.', {
    answers: list(answer, 0, MOST_LOTS, 'at most one for each offer'),
  }),
  closeDeal: action('Serve the client of the request with asks that you take and with your own sources.', {
    picks: list(pick, 0, MOST_LOTS, 'the asks that you take, at most one for each lot'),
    sources: sources(0),
  }),
  dropRequest: action('Drop the request: nothing is bought.', {}),
  setStanding: action('Replace your private price list: it answers for you if you do not answer in time.', {
    list: list(standing, 0, MOST_STANDING, 'the new list'),
  }),
  endTurn: action('End your turn.', {}),
};

/** Any action of the game. */
export type PoissonnierAction = ActionOf<typeof poissonnierCatalogue>;
export type ActionName = keyof typeof poissonnierCatalogue;
/** The action of one name. */
export type ActionNamed<Name extends ActionName> = Extract<PoissonnierAction, { readonly type: Name }>;
/** One fish of an order, as it is sent. */
export type Source = ActionNamed<'serve'>['sources'][number];
/** An ask that is taken, as it is sent. */
export type Pick = ActionNamed<'closeDeal'>['picks'][number];
