import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { lookAt } from './look.ts';
import { isMatchId } from './match-id.ts';
import type { MatchLook } from './match-look.ts';

/** A match as it is now, as a viewer may see it; nothing if there is none. */
export async function lookMatch(
  { store, registry }: Context,
  viewer: Person | undefined,
  matchId: string,
): Promise<MatchLook | undefined> {
  const newest = isMatchId(matchId) ? await store.newest(matchId) : undefined;
  return newest && lookAt(registry, newest, viewer);
}
