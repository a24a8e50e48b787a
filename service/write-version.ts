import { decisionsOf } from '../engine/match/look.ts';
import type { Version } from '../engine/match/match.ts';
import type { Committed } from './committed.ts';
import type { Context } from './context.ts';

/** Writes an accepted version. `overtaken`: another one got there first, and this one must be decided anew. */
export async function writeVersion(
  { store, registry }: Context,
  version: Version,
  secret: Uint8Array,
): Promise<Committed | 'overtaken'> {
  const awaiting = decisionsOf(registry, version.match);
  switch (await store.put({ ...version, secret, awaiting })) {
    case 'written':
      return { kind: 'accepted', standing: { match: version.match, secret } };
    case 'exists':
      return 'overtaken';
    case 'unknown':
      return { kind: 'unknown' };
  }
}
