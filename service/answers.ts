import type { Violation } from '../engine/kernel/violation.ts';
import type { MatchLook } from './match-look.ts';

/** An accepted submission. The same moveId is answered the same again, however much later. */
export interface Accepted {
  readonly ok: true;
  /** The version that the submission became. */
  readonly version: number;
  /** The match after that version, as the caller may see it. */
  readonly match: MatchLook;
}

/**
 * A refusal: nothing has changed. Beside the codes of the engine:
 * - `NOT_FOUND` {}: there is no such match, or not for this person
 * - `UNKNOWN` {moveId}: whether it was accepted could not be learnt; ask again with the same moveId
 * - `input.malformed` {field, expected}: a part of the input that could not be read; of a number out of its range with {min, max} too
 */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly facts: Violation['facts'];
  /** The newest version of the match, where it is known. */
  readonly version?: number;
  /** The match as it is now, where the refusal leaves the decision to the player (`STALE_VERSION`). */
  readonly match?: MatchLook;
}

/** The answer to a submission. */
export type Answer = Accepted | Refused;

/** What the engine denies, as a refusal. */
export function refusedBy({ code, facts }: Violation): Refused {
  return refused(code, facts);
}

/** A refusal before any match was read. */
export function refused(code: string, facts: Violation['facts'] = {}): Refused {
  return { ok: false, code, facts };
}
