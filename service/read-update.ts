import type { Refused } from './answers.ts';
import { refused } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { lookAt } from './look.ts';
import { isMatchId } from './match-id.ts';
import type { MatchLook } from './match-look.ts';
import { refuseOutside } from './range.ts';
import type { ToldVersion } from './read-events.ts';
import { toldSince } from './read-events.ts';

/** No update covers more versions. */
export const longestUpdate = 50;

/** Which part of a match to catch up with. */
export interface ReadUpdate {
  readonly matchId: string;
  /** The last version that is known; nothing: the newest one is. */
  readonly after?: number;
  /** At most so many versions; never more than {@link longestUpdate}. */
  readonly limit?: number;
}

/** What happened in a match after a version, and the match as it is now. */
export interface MatchUpdate {
  readonly ok: true;
  readonly after: number;
  /** The last version that is covered: the next update follows it. `after` if there is nothing new. */
  readonly version: number;
  /** Versions `after` + 1 to `version`. */
  readonly versions: readonly ToldVersion[];
  /** At `version`, or further on where that is too much for one update. */
  readonly match: MatchLook;
}

export type UpdateAnswer = MatchUpdate | Refused;

/** Reads what happened in a match after a version, as a viewer may see it. */
export async function readUpdate(
  context: Context,
  viewer: Person | undefined,
  { matchId, after: known, limit = longestUpdate }: ReadUpdate,
): Promise<UpdateAnswer> {
  const refusal = known === undefined ? undefined : refuseOutside('after', known, { min: 0 });
  if (refusal !== undefined) return refusal;
  const newest = isMatchId(matchId) ? await context.store.newest(matchId) : undefined;
  if (newest === undefined) return refused('NOT_FOUND');
  const after = known ?? newest.n;
  const versions = await toldSince(context, viewer, newest, { after, limit: Math.min(limit, longestUpdate) });
  const match = lookAt(context.registry, newest, viewer);
  return { ok: true, after, version: versions.at(-1)?.n ?? after, versions, match };
}
