import printed from './deck.json' with { type: 'json' };
import type { SpecialId } from './ids.ts';

/** A number for each number of players. */
export interface ByPlayers {
  readonly [players: string]: number;
}

export interface FishFile {
  readonly id: string;
  readonly type: 'fish';
  readonly kind: string;
  readonly freshness: string;
}

export interface SpecialFile {
  readonly id: string;
  readonly type: 'special';
  readonly special: SpecialId;
}

export interface ClientFile {
  readonly id: string;
  readonly type: 'client';
  readonly order: readonly string[];
  readonly minFreshness: string;
  readonly coins: number;
  readonly stamps: number;
}

export interface InspectorFile {
  readonly id: string;
  readonly type: 'inspector';
}

/** What the rules read of a deck file (LP-DECK-01). Labels, profiles, sources and time limits have no rules meaning. */
export interface DeckFile {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly setup: {
    readonly handSize: number;
    readonly startCrates: number;
    readonly startQueue: number;
    readonly startCoins: number;
  };
  readonly queue: { readonly size: number; readonly servable: number };
  readonly draw: { readonly active: ByPlayers; readonly others: number };
  readonly crates: { readonly max: number };
  readonly freshness: readonly { readonly id: string; readonly rank: number }[];
  readonly kinds: readonly { readonly id: string; readonly count: { readonly [freshness: string]: number } }[];
  readonly specials: readonly { readonly id: SpecialId; readonly count: number }[];
  readonly inspector: { readonly count: number; readonly freshness: string };
  readonly negotiation: {
    readonly requestsPerTurn: number;
    readonly requestsPerClient: number;
    readonly maxAsk: number;
    readonly payFromProceeds: boolean;
  };
  readonly variants: {
    readonly fairSeats: { readonly firstTurnDraw: ByPlayers; readonly coinsPerSeat: ByPlayers };
  };
  readonly fishDeck: readonly (FishFile | SpecialFile)[];
  readonly clientDeck: readonly (ClientFile | InspectorFile)[];
}

/** The default deck as its file gives it. Where its parts come from stands in `deck-sources.json`. */
export const defaultDeckFile: unknown = printed;

/** The default deck, which the tests hold to {@link DeckFile}. */
export const defaultDeck = printed as unknown as DeckFile;
