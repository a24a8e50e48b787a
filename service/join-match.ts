import type { Answer, Refused } from './answers.ts';
import { refused } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { matchIdIn } from './invitation.ts';
import { refuseOutside } from './range.ts';
import { submit } from './submit.ts';

/** A match to join: by its id, by an invitation code, or by both. */
export interface JoinMatch {
  readonly moveId: string;
  readonly matchId?: string;
  readonly code?: string;
  /** The seat to take; without one, the first that is free. */
  readonly seat?: number;
  /** One word, mixed into the draws. */
  readonly word?: string;
  readonly expectedVersion?: number;
}

/** Takes a seat in the lobby of a match. */
export async function joinMatch(context: Context, person: Person, input: JoinMatch): Promise<Answer> {
  const { seat, word, code, moveId, expectedVersion } = input;
  const matchId = matchIdOf(input);
  if (typeof matchId !== 'string') return matchId;
  const early =
    expectedVersion === undefined ? undefined : refuseOutside('expectedVersion', expectedVersion, { min: 1 });
  if (early !== undefined) return early;
  const place = { matchId, moveId, ...(expectedVersion === undefined ? {} : { expectedVersion }) };
  return await submit(context, person, place, () => ({
    kind: 'join',
    ...(seat === undefined ? {} : { seat }),
    ...(word === undefined ? {} : { word }),
    ...(code === undefined ? {} : { code }),
  }));
}

/** The match that is named: where both are given, by its code too. */
function matchIdOf({ matchId, code }: JoinMatch): string | Refused {
  if (code !== undefined) {
    const named = matchIdIn(code);
    return named === undefined || named !== (matchId ?? named) ? refused('WRONG_CODE') : named;
  }
  return (
    matchId ?? refused('input.malformed', { field: 'matchId', expected: 'the id of a match, or an invitation code' })
  );
}
