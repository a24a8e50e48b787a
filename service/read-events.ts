import type { SeenVersion } from '../engine/match/look.ts';
import { seeVersion, viewerOf } from '../engine/match/look.ts';
import type { Version } from '../engine/match/match.ts';
import type { Refused } from './answers.ts';
import { refused } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { lookAt } from './look.ts';
import { isMatchId } from './match-id.ts';
import type { MatchLook } from './match-look.ts';
import type { PageSizes } from './page-size.ts';
import { refusePage } from './page-size.ts';
import { refuseOutside } from './range.ts';
import type { ToldEvent } from './told-event.ts';
import { tell } from './told-event.ts';

/** The pages of a match's log. */
export const eventPages: PageSizes = { usual: 20, longest: 100 };

/** Which part of a match's log. */
export interface ReadEvents {
  readonly matchId: string;
  /** The versions after this one; 0: from the beginning. */
  readonly after: number;
  /** At most so many versions, as {@link eventPages} says. */
  readonly limit: number;
}

/** A version as its viewer may see it. */
export interface ToldVersion extends Omit<SeenVersion, 'events'> {
  readonly events: readonly ToldEvent[];
}

/** Part of the log, and the match as it is now. */
export interface EventsRead {
  readonly ok: true;
  /** The newest version of the match: what stands after the last one here can be read next. */
  readonly newest: number;
  readonly versions: readonly ToldVersion[];
  /** At `newest`. */
  readonly match: MatchLook;
}

export type EventsAnswer = EventsRead | Refused;

/** Reads the log of a match from any version on that it has reached, as a viewer may see it. */
export async function readEvents(
  context: Context,
  viewer: Person | undefined,
  { matchId, after, limit }: ReadEvents,
): Promise<EventsAnswer> {
  const refusal = refusePage('first', limit, eventPages) ?? refuseOutside('after', after, { min: 0 });
  if (refusal !== undefined) return refusal;
  const newest = isMatchId(matchId) ? await context.store.newest(matchId) : undefined;
  if (newest === undefined) return refused('NOT_FOUND');
  const unreached = refuseOutside('after', after, { min: 0, max: newest.n });
  if (unreached !== undefined) return unreached;
  const versions = await toldSince(context, viewer, newest, { after, limit });
  return { ok: true, newest: newest.n, versions, match: lookAt(context.registry, newest, viewer) };
}

/** Versions of a match, up to one that was read, as a viewer may see them. */
export async function toldSince(
  { store, registry }: Context,
  viewer: Person | undefined,
  { match, n }: Pick<Version, 'match' | 'n'>,
  { after, limit }: Pick<ReadEvents, 'after' | 'limit'>,
): Promise<readonly ToldVersion[]> {
  const most = Math.min(limit, n - after);
  const logged = most > 0 ? await store.since(match.id, after, most) : [];
  return logged.map((version) => {
    const seen = seeVersion(registry, match, version, viewerOf(match, viewer?.person));
    return { ...seen, events: tell(registry, match, seen.events) };
  });
}
