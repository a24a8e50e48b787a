import { decisionsOf } from '../engine/match/look.ts';
import type { Version } from '../engine/match/match.ts';
import type { StoredVersion } from '../store/matches/version-item.ts';
import type { Committed } from './committed.ts';
import type { Context } from './context.ts';
import { openSince } from './open-since.ts';

/** What a version is written after: its match's secret, and what the match waited for. */
export type Before = Pick<StoredVersion, 'secret' | 'awaiting'>;

/** Writes an accepted version. `overtaken`: another one got there first, and this one must be decided anew. */
export async function writeVersion(
  { store, registry }: Context,
  version: Version,
  { secret, awaiting: before }: Before,
): Promise<Committed | 'overtaken'> {
  const awaiting = openSince(decisionsOf(registry, version.match), before, version.at);
  switch (await store.put({ ...version, secret, awaiting })) {
    case 'written':
      return { kind: 'accepted', standing: { match: version.match, secret } };
    case 'exists':
      return 'overtaken';
    case 'unknown':
      return { kind: 'unknown' };
  }
}
