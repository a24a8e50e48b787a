/**
 * Why a message is refused, with the facts of each code; `expected` tells people what would be taken. Beside these: `NOT_SEATED`, `SEAT_UNKNOWN` and `NOT_ORGANIZER` of the match, and
 * `NOT_FOUND` and `UNKNOWN` of every submission.
 */
import type { Fact, Violation } from '../../engine/kernel/violation.ts';
import { refuse } from '../../engine/kernel/violation.ts';

export interface ChatFacts {
  /** A messageId is 1 to `longest` letters, digits, `-` and `_`. */
  MESSAGE_ID_MALFORMED: { readonly longest: number; readonly expected: string };
  /** This person's messageId is message `n` already, which says something else. */
  MESSAGE_ID_REUSED: { readonly n: number };
  /** A text is 1 to `longest` characters: printable ones and line feeds, and something to be seen among them. */
  MESSAGE_MALFORMED: { readonly longest: number; readonly expected: string };
  /** At most `most` messages of a person in `seconds`; the next one is good in `retryAfter` seconds. */
  CHAT_TOO_FAST: { readonly most: number; readonly seconds: number; readonly retryAfter: number };
  /** The table has had all its messages. */
  CHAT_FULL: { readonly most: number };
  /** The organizer has muted the author. */
  MUTED: { readonly [none: string]: never };
  /** This match was created without private talk. */
  NO_PRIVATE_TALK: { readonly [none: string]: never };
  /** The seat is free, a bot's or the author's own. */
  NOBODY_ELSE_THERE: { readonly seat: number };
  /** Who sits there is muted already. */
  ALREADY_MUTED: { readonly seat: number };
  /** Who sits there is not muted. */
  NOT_MUTED: { readonly seat: number };
  /** So many persons are muted at this table. */
  TOO_MANY_MUTED: { readonly most: number };
}

/** Refuses with one of the codes of table talk and exactly its facts. */
export function denyTalk<Code extends keyof ChatFacts>(code: Code, facts: ChatFacts[Code]): Violation {
  return refuse(code, facts as { readonly [name: string]: Fact });
}
