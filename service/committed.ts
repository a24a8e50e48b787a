import type { Violation } from '../engine/kernel/violation.ts';
import type { StoredVersion } from '../store/matches/version-item.ts';

/** A match as it stands after a version, with its secret. */
export type Standing = Pick<StoredVersion, 'match' | 'secret'>;

/**
 * What became of a submission: the match after the version that it became, or the newest one that it was refused
 * for (none if it was to be created).
 */
export type Committed =
  | { readonly kind: 'accepted'; readonly standing: Standing }
  | { readonly kind: 'refused'; readonly violation: Violation; readonly standing?: Standing }
  /** There is no such match. */
  | { readonly kind: 'absent' }
  /** The store gave no answer: asking again with the same moveId is safe. */
  | { readonly kind: 'unknown' };
