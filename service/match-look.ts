import type { ActionShape } from '../engine/kernel/catalogue.ts';
import type { Decision } from '../engine/kernel/decision.ts';
import type { Form } from '../engine/kernel/form.ts';
import type { Outcome } from '../engine/kernel/game.ts';
import type { Access, Listing, Phase } from '../engine/match/match.ts';

/** A seat as everyone may see it: never whose it is, only by which name. */
export interface SeatLook {
  readonly seat: number;
  /** Absent while the seat is free. */
  readonly name?: string;
  /** The name of the bot that plays it. */
  readonly bot?: string;
  readonly isYou: boolean;
  readonly resigned: boolean;
  /** Has agreed to end the match now. */
  readonly agreedToEnd: boolean;
}

/** One match as one viewer may see it. What costs is made when it is asked for. */
export interface MatchLook {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly phase: Phase;
  readonly version: number;
  /** ISO 8601 UTC, milliseconds. */
  readonly at: string;
  readonly createdAt: string;
  readonly listing: Listing;
  readonly options: unknown;
  readonly access: Access['kind'];
  /** The code to pass on; only for who is inside. */
  readonly invitation?: string;
  /** Messages to one seat are allowed. */
  readonly privateTalk: boolean;
  readonly isOrganizer: boolean;
  readonly seats: readonly SeatLook[];
  readonly yourSeat?: number;
  readonly commitment: string;
  /** Hex; only when the match is over. */
  readonly secret?: string;
  /** The open decisions of all seats. */
  readonly decisions: readonly Decision[];
  /** Undo is offered to the viewer now. */
  readonly undoOffered: boolean;
  readonly outcome?: Outcome;
  /** The game as the viewer sees it; nothing in the lobby. */
  view(): unknown;
  /** SHA-256 of the canonical view, hex. */
  viewHash(): string;
  /** The forms of everything that the viewer can do now. */
  legal(): readonly Form<ActionShape>[];
}
