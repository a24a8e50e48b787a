/** The shape of a deck file (schema `poissonnier.deck/1`). Labels, notes and time limits may stand in it and mean nothing here. */
import * as z from 'zod/mini';
import { MOST_CARDS, MOST_CRATES, MOST_FISH, specialIds } from '../catalog/ids.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/));
const count = z.int().check(z.minimum(0), z.maximum(MOST_CARDS));
const positive = count.check(z.minimum(1));
const coins = z.int().check(z.minimum(0), z.maximum(9999));
const byPlayers = (number: typeof count) => z.partialRecord(z.enum(['2', '3', '4', '5']), number);

const fish = z.object({ id, type: z.literal('fish'), kind: id, freshness: id });
const special = z.object({ id, type: z.literal('special'), special: z.enum(specialIds) });
const client = z.object({
  id,
  type: z.literal('client'),
  order: z.array(id).check(z.minLength(1), z.maxLength(MOST_FISH)),
  minFreshness: id,
  coins,
  stamps: coins,
});
const inspector = z.object({ id, type: z.literal('inspector') });

/** Fields for which the rules know no other value than the default (LP-DECK-02). */
export const fixedShapes = {
  'crates.capacity': z.null(),
  'crates.openCostCards': z.literal(1),
  'crates.openPerPlacement': z.literal(1),
  'inspector.effect': z.literal('seizeFreshness'),
  'inspector.iceProtects': z.literal(true),
  'negotiation.currency': z.literal('coins'),
  'negotiation.counterRounds': z.literal(1),
  'negotiation.specialUse': z.literal('immediate'),
  'endOfGame.trigger': z.literal('fishPileEmpty'),
  'endOfGame.timing': z.literal('endOfCurrentTurn'),
} as const;

const fairSeats = z.object({
  firstTurnDraw: z._default(byPlayers(count), {}),
  coinsPerSeat: z._default(byPlayers(coins), {}),
});
const noFairSeats = { firstTurnDraw: {}, coinsPerSeat: {} };

/** What the rules read of a deck file; the joint conditions are checked apart (LP-DECK-01). */
export const deckShape = z.object({
  schema: z.literal('poissonnier.deck/1'),
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  players: z.object({ min: z.int().check(z.minimum(2), z.maximum(5)), max: z.int().check(z.minimum(2), z.maximum(5)) }),
  setup: z.object({ handSize: count, startCrates: positive, startQueue: positive, startCoins: coins }),
  queue: z.object({ size: positive, servable: positive }),
  draw: z.object({ active: byPlayers(positive), others: count }),
  crates: z.object({ max: positive.check(z.maximum(MOST_CRATES)) }),
  freshness: z.array(z.object({ id, rank: z.int() })).check(z.minLength(1), z.maxLength(20)),
  kinds: z.array(z.object({ id, count: z.record(id, count) })).check(z.minLength(1), z.maxLength(60)),
  specials: z.array(z.object({ id: z.enum(specialIds), count })).check(z.maxLength(specialIds.length)),
  inspector: z.object({ count, freshness: id }),
  negotiation: z.object({
    requestsPerTurn: count,
    requestsPerClient: count,
    maxAsk: coins,
    payFromProceeds: z.boolean(),
  }),
  endOfGame: z.optional(z.strictObject({ trigger: z.optional(z.unknown()), timing: z.optional(z.unknown()) })),
  variants: z._default(z.object({ fairSeats: z._default(fairSeats, noFairSeats) }), { fairSeats: noFairSeats }),
  fishDeck: z.array(z.discriminatedUnion('type', [fish, special])).check(z.minLength(1), z.maxLength(MOST_CARDS)),
  clientDeck: z.array(z.discriminatedUnion('type', [client, inspector])).check(z.minLength(1), z.maxLength(MOST_CARDS)),
});
