import type { SeenVersion } from '../engine/match/look.ts';
import { seeVersion, viewerOf } from '../engine/match/look.ts';
import type { Refused } from './answers.ts';
import { refused } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { isMatchId } from './match-id.ts';
import type { ToldEvent } from './told-event.ts';
import { tell } from './told-event.ts';

const longestPage = 100;

/** Which part of a match's log. */
export interface ReadEvents {
  readonly matchId: string;
  /** The versions after this one; 0: from the beginning. */
  readonly after: number;
  /** At most so many versions, 1 to 100. */
  readonly limit: number;
}

/** A version as its viewer may see it. */
export interface ToldVersion extends Omit<SeenVersion, 'events'> {
  readonly events: readonly ToldEvent[];
}

/** Part of the log. */
export interface EventsRead {
  readonly ok: true;
  /** The newest version of the match: what stands after the last one here can be read next. */
  readonly newest: number;
  readonly versions: readonly ToldVersion[];
}

export type EventsAnswer = EventsRead | Refused;

/** Reads the log of a match from any version on, as a viewer may see it. */
export async function readEvents(
  { store, registry }: Context,
  viewer: Person | undefined,
  { matchId, after, limit }: ReadEvents,
): Promise<EventsAnswer> {
  const newest = isMatchId(matchId) ? await store.newest(matchId) : undefined;
  if (newest === undefined) return refused('NOT_FOUND');
  const { match, n } = newest;
  const most = Math.min(Math.max(limit, 1), longestPage, n - after);
  const logged = most > 0 ? await store.since(matchId, Math.max(after, 0), most) : [];
  const versions = logged.map((version) => {
    const seen = seeVersion(registry, match, version, viewerOf(match, viewer?.person));
    return { ...seen, events: tell(registry, match, seen.events) };
  });
  return { ok: true, newest: n, versions };
}
