import type { LoggedVersion } from '../../engine/match/match.ts';
import type { StoreSettings } from '../table.ts';
import { tableAt } from '../table.ts';
import type { PutResult } from './put-version.ts';
import { putVersion } from './put-version.ts';
import { newestVersion, versionAt, versionsSince } from './read-versions.ts';
import { createRecentVersions } from './recent-versions.ts';
import type { StoredVersion } from './version-item.ts';

/**
 * The versions of all matches. Reads are strongly consistent.
 * Reads throw StoreUnavailable when the database does not answer; everything throws StoreFault on what cannot be.
 */
export interface MatchStore {
  /** The newest version of a match, or nothing if there is no such match. One read. */
  newest(matchId: string): Promise<StoredVersion | undefined>;
  /**
   * A version of a match that is no older than version n: one that was read or written here lately, or else the newest. For
   * those who are told of n and need what there is now. At most one read, if n is there.
   */
  noOlderThan(matchId: string, n: number): Promise<StoredVersion | undefined>;
  /** Version n of a match. One read. */
  at(matchId: string, n: number): Promise<StoredVersion | undefined>;
  /** Up to `limit` (at least 1) versions after version `after`, oldest first, without snapshots and secrets. */
  since(matchId: string, after: number, limit: number): Promise<readonly LoggedVersion[]>;
  /** Writes a version where none stands yet. One write. */
  put(stored: StoredVersion): Promise<PutResult>;
}

/** A match store in a DynamoDB table. */
export function createMatchStore(settings: StoreSettings): MatchStore {
  const table = tableAt(settings);
  const recent = createRecentVersions();
  const newest = async (matchId: string): Promise<StoredVersion | undefined> => {
    const stored = await newestVersion(table, matchId);
    if (stored !== undefined) recent.remember(stored);
    return stored;
  };
  return {
    newest,
    noOlderThan: (matchId, n) => recent.noOlderThan(matchId, n, () => newest(matchId)),
    at: (matchId, n) => versionAt(table, matchId, n),
    since: (matchId, after, limit) => versionsSince(table, matchId, { after, limit }),
    put: async (stored) => {
      const result = await putVersion(table, stored);
      if (result === 'written') recent.remember(stored);
      return result;
    },
  };
}
