/**
 * Why a submission is refused, with the facts of each code; `expected` tells people what would be taken. Beside these a refusal carries the game's own codes (`area.reason`)
 * or those of the kernel: `action.unknown`, `action.malformed`, `notation.unreadable`, and `MUST_BE_LAST` {index, action}: an
 * action that draws, reveals or closes sealed answers stands before the end of its list.
 */
import type { Fact, Violation } from '../kernel/violation.ts';
import { refuse } from '../kernel/violation.ts';

export interface MatchFacts {
  /** No such game here. */
  GAME_UNKNOWN: { readonly game: string };
  /** The game has no bot of that name. */
  BOT_UNKNOWN: { readonly bot: string };
  /** The game is not played by so many. */
  SEATS_OUT_OF_RANGE: { readonly seats: number; readonly min: number; readonly max: number };
  /** The options are not JSON, or are too large. Else the game refuses them with codes of its own. */
  OPTIONS_MALFORMED: { readonly longest: number; readonly expected: string };
  /** A word is at most so many characters of well-formed text. */
  WORD_MALFORMED: { readonly longest: number; readonly expected: string };
  /** A language is a BCP 47 tag of two or three letters with an optional region: `en`, `pt-BR`, `es-419`. */
  LANGUAGE_MALFORMED: { readonly language: string; readonly expected: string };
  /** With these options the game is played in real time only. */
  REAL_TIME_ONLY: { readonly [none: string]: never };
  /** A moveId of a person: 1 to `longest` letters, digits, `-` and `_`. */
  MOVE_ID_MALFORMED: { readonly longest: number; readonly expected: string };
  /** This moveId was accepted before, in `version`, for something else. */
  MOVE_ID_REUSED: { readonly version: number };
  /** The match has moved on since the version that the submission was made for. */
  STALE_VERSION: { readonly expected: number; readonly current: number };
  /** The match is over. */
  MATCH_OVER: { readonly [none: string]: never };
  /** The match is not over yet. */
  MATCH_NOT_OVER: { readonly [none: string]: never };
  /** Only a started match can be played. */
  NOT_STARTED: { readonly [none: string]: never };
  /** Only in the lobby. */
  ALREADY_STARTED: { readonly [none: string]: never };
  /** Not in a seat of this match, or (`resigned`) not any more in its game. */
  NOT_SEATED: { readonly resigned: boolean };
  /** The match awaits nothing of this kind from the seat now. */
  NOT_YOUR_DECISION: { readonly seat: number; readonly decisionId?: string };
  /** Someone else sits there, or the last seat went to someone else meanwhile (then without `seat`). */
  SEAT_TAKEN: { readonly seat?: number };
  /** Seats are 0 to `seats` - 1. */
  SEAT_UNKNOWN: { readonly seat: number; readonly seats: number };
  /** All seats are taken. */
  MATCH_FULL: { readonly seats: number };
  /** A person sits once. */
  ALREADY_SEATED: { readonly seat: number };
  /** The match cannot start while these seats are free. */
  SEATS_OPEN: { readonly seats: readonly number[] };
  /** Only who created the match starts it. */
  NOT_ORGANIZER: { readonly [none: string]: never };
  /** The invitation code is another. */
  WRONG_CODE: { readonly [none: string]: never };
  /** Nothing that this person did can be undone now. */
  UNDO_NOT_OFFERED: { readonly [none: string]: never };
  /** This seat has agreed to the end already. */
  ALREADY_AGREED: { readonly seat: number };
}

export type MatchCode = keyof MatchFacts;

/** Refuses with one of the match's codes and exactly its facts. */
export function deny<Code extends MatchCode>(code: Code, facts: MatchFacts[Code]): Violation {
  return refuse(code, facts as { readonly [name: string]: Fact });
}
