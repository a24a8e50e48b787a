import type { Outcome } from '../kernel/game.ts';
import type { ToolId } from './catalog/ids.ts';

/** A card of the fish deck lying face down, and the fish shown on it (LP-CARD-01). */
export interface Crate {
  readonly id: string;
  /** the card that is the crate: out of play for good */
  readonly back: string;
  /** its owner laid it and knows the card; a first crate is known to nobody (LP-RUL-03) */
  readonly laid: boolean;
  /** face up, all of one freshness (LP-PLACE-02) */
  readonly fish: readonly string[];
  readonly ice?: string;
}

/** What a player wants in one crate. */
export interface Filling {
  readonly fish: readonly string[];
  readonly ice?: string;
}

/** A sealed arrangement: one filling for each crate, the new one last (LP-PLACE-09). */
export interface Arrangement {
  readonly open?: string;
  readonly crates: readonly Filling[];
}

/** What a player wants for fish of a kind and exact freshness, or for a special card (LP-NEGO-12). */
export type StandingAsk =
  | { readonly kind: string; readonly freshness: string; readonly price: number }
  | { readonly special: ToolId; readonly price: number };

export interface Player {
  readonly coins: number;
  readonly hand: readonly string[];
  readonly crates: readonly Crate[];
  /** client cards */
  readonly won: readonly string[];
  readonly standing: readonly StandingAsk[];
  /** sealed until all are in */
  readonly arrangement?: Arrangement;
  readonly resigned: boolean;
  /** raised whenever the seat is asked anew: part of decision ids */
  readonly asked: number;
}

/** PLACE, SERVE, NEGO_ASK, NEGO_DECIDE, NEGO_COUNTER, NEGO_FINAL. (DRAW and QUEUE go by themselves.) */
export type Phase = 'place' | 'serve' | 'ask' | 'decide' | 'counter' | 'final';

/** What is asked for: one fish of a kind, or one special card. Named by its place in the request (LP-RUL-45). */
export type Lot = { readonly kind: string } | { readonly special: ToolId };

/** A card that a helper sells, and its price. */
export interface Ask {
  readonly helper: number;
  readonly lot: number;
  readonly card: string;
  readonly price: number;
}

/** A lower price for an ask. `accepted` is absent until the helper has answered. */
export interface Offer {
  readonly helper: number;
  readonly lot: number;
  readonly price: number;
  readonly accepted?: boolean;
}

/** A negotiation (LP-NEGO-04). */
export interface Request {
  readonly client: string;
  readonly helpers: readonly number[];
  readonly lots: readonly Lot[];
  /** helpers that have answered what they were asked last */
  readonly answered: readonly number[];
  readonly asks: readonly Ask[];
  readonly offers: readonly Offer[];
}

export interface Turn {
  /** 1 for the first turn of the match */
  readonly no: number;
  readonly seat: number;
  readonly phase: Phase;
  /** the client of each request of this turn (LP-NEGO-04) */
  readonly requested: readonly string[];
}

export interface State {
  readonly players: readonly Player[];
  readonly starter: number;
  /** drawn from its front */
  readonly fishPile: readonly string[];
  /** oldest first */
  readonly fishDiscard: readonly string[];
  readonly clientPile: readonly string[];
  readonly clientDiscard: readonly string[];
  /** the head first */
  readonly queue: readonly string[];
  /** cards of players who resigned: what everyone had seen of them, and the rest */
  readonly gone: { readonly shown: readonly string[]; readonly hidden: readonly string[] };
  readonly turn: Turn;
  /** the fish pile is used up: this turn is the last (LP-END-01) */
  readonly lastTurn: boolean;
  readonly request?: Request;
  /** how often the clients were shuffled anew (LP-QUEUE-04) */
  readonly reshuffles: number;
  readonly outcome?: Outcome;
}
