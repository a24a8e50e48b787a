import type { ActionShape } from '../kernel/catalogue.ts';
import type { Counters, Drawn } from '../kernel/draw.ts';
import type { Outcome } from '../kernel/game.ts';
import type { EventShape } from '../kernel/table.ts';

export type { Drawn } from '../kernel/draw.ts';

/** Who sits in a seat. A bot has no person. */
export interface Occupant {
  readonly person?: string;
  readonly bot?: string;
  readonly name: string;
  /** One word said on joining; it is mixed into the key of the draws. */
  readonly word?: string;
  /** Resigned seats are played by the fallback and placed behind all others. */
  readonly resigned?: true;
}

/** Who may join: anyone, or who knows the code. */
export type Access = { readonly kind: 'public' } | { readonly kind: 'invitation'; readonly code: string };

/** How fast a match is meant to be played: at one sitting, or a move now and then. */
export type Speed = 'realTime' | 'correspondence';

/** What a match says of itself to those who look for one. */
export interface Listing {
  /** The language that is spoken at the table: a BCP 47 tag, a language with an optional region (`en`, `pt-BR`). */
  readonly language?: string;
  readonly speed: Speed;
}

/** What an accepted submission is remembered by. `hash` covers its command. */
export interface Receipt {
  readonly moveId: string;
  readonly version: number;
  readonly hash: string;
}

/** Undo as it is offered now: to this seat, back to the game state of version `to`. */
export interface UndoOffer {
  readonly seat: number;
  readonly to: number;
}

export type Phase = 'lobby' | 'playing' | 'over';

/**
 * A match around any game: all that a version's snapshot holds. Plain JSON. `state` belongs to the game; everything else
 * (seats, ledger, receipts, draw counters) never goes back on an undo.
 */
export interface Match {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** The options as given on creation: unknown JSON that the game parses. */
  readonly options: unknown;
  /** SHA-256(canonical ['uogashi-secret', matchId, secret in hex]), published before anyone joins. */
  readonly commitment: string;
  readonly creator: string;
  /** ISO 8601 UTC, milliseconds: the time of version 1. */
  readonly createdAt: string;
  readonly access: Access;
  /** Messages to one seat are allowed at this table; absent where they are not. */
  readonly privateTalk?: true;
  readonly listing: Listing;
  readonly seats: readonly (Occupant | null)[];
  readonly phase: Phase;
  readonly version: number;
  /** ISO 8601 UTC, milliseconds; never before that of an earlier version. */
  readonly at: string;
  /** The game's state; absent in the lobby. */
  readonly state?: unknown;
  /** Next index of each draw stream. */
  readonly draws: Counters;
  /** How often the match was undone: part of every decision id, so that none comes back. */
  readonly undos: number;
  readonly undo?: UndoOffer;
  /** Per actor (`p:<person>` in the lobby, `s:<seat>` at the table), newest last, at most 16. */
  readonly receipts: { readonly [actor: string]: readonly Receipt[] };
  /** Seats that agreed to end the match now. */
  readonly endAgreed: readonly number[];
  readonly outcome?: Outcome;
}

/** Who submits. `bot` and `clock` are the server itself, acting for a seat. */
export type Actor =
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  | { readonly kind: 'bot'; readonly seat: number }
  | { readonly kind: 'clock'; readonly seat: number };

/** What can be asked of a match. */
export type Command =
  | { readonly kind: 'join'; readonly seat?: number; readonly word?: string; readonly code?: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'start' }
  | { readonly kind: 'act'; readonly decisionId?: string; readonly actions: readonly ActionShape[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'agreeEnd' };

/** One submission: applied whole or not at all. */
export interface Submission {
  readonly matchId: string;
  readonly moveId: string;
  readonly expectedVersion: number;
  readonly actor: Actor;
  readonly command: Command;
}

/** How a match is created: version 1. */
export interface Creation {
  readonly matchId: string;
  readonly moveId: string;
  readonly actor: Extract<Actor, { kind: 'person' }>;
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly access: Access;
  readonly privateTalk?: true;
  /** Nothing: no language, and correspondence where the game allows it. */
  readonly listing?: Partial<Listing>;
  /** Bots that sit down at once, from the last seat down. */
  readonly bots: readonly string[];
  /** Whether the creator takes seat 0, and with which word. */
  readonly sit?: { readonly word?: string };
}

/** One accepted submission: what a version item holds. Written once, never changed. */
export interface Version {
  readonly n: number;
  readonly at: string;
  readonly actor: Actor;
  /** The seat that acted, where there is one. */
  readonly seat?: number;
  readonly moveId: string;
  readonly command: Command | { readonly kind: 'create' };
  /** Only of an undo: the version whose game state was restored. */
  readonly base?: number;
  readonly events: readonly EventShape[];
  readonly draws: readonly Drawn[];
  /** The match as it is after this version. */
  readonly match: Match;
  /** h(n) = SHA-256(h(n-1), salt(n), canonical exported fields); hex. */
  readonly hash: string;
}

/** A version without the match as it stood after it: enough for the log and for the export. */
export type LoggedVersion = Omit<Version, 'match'>;
