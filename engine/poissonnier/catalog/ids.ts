import { choice, id, integer } from '../../kernel/field.ts';

/** The special cards that the rules know (LP-CARD-03). */
export const specialIds = ['joker', 'cat', 'net', 'counter', 'ice'] as const;
/** What provides a fish in a sale: a fish of an own crate, or a special card (LP-SPEC-01). */
const sourceIds = ['crate', 'joker', 'cat', 'net', 'counter'] as const;

export type SpecialId = (typeof specialIds)[number];
export type SourceId = (typeof sourceIds)[number];
/** A special card that provides a fish in a sale, and can be bought for one (LP-NEGO-03). */
export type ToolId = Exclude<SourceId, 'crate'>;

export const toolIds: readonly ToolId[] = ['joker', 'cat', 'net', 'counter'];

/** Entries in a list of lots, of asks or of picks at most: what is sent stays small. */
export const MOST_LOTS = 20;
/** Entries in a standing list at most. */
export const MOST_STANDING = 40;
/** Cards that one field may name at most: no deck is larger. */
export const MOST_CARDS = 400;
/** Fish in one order at most. */
export const MOST_FISH = 12;
/** Crates of one player at most, in any deck. */
export const MOST_CRATES = 10;

export const cardField = id('Card', 'a card of the fish deck');
export const clientField = id('Client', 'a client card');
export const kindField = id('Kind', 'a kind of fish');
export const freshnessField = id('Freshness', 'a freshness');
export const specialField = choice('Special', specialIds, 'a special card');
export const sourceField = choice(
  'From',
  sourceIds,
  'where a fish comes from: a fish of an own crate, or a special card',
);
export const answerField = choice('Answer', ['yes', 'no'], 'yes or no');
export const seatField = integer(0, 4, 'a seat');
export const lotField = integer(0, MOST_LOTS - 1, 'a lot by its place in the request, from 0');
export const priceField = integer(0, 9999, 'a price in coins');
