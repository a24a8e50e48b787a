import type { StoredVersion } from './version-item.ts';

/** Versions that were read or written lately, so that several who need the newest of a match read it once. */
export interface RecentVersions {
  /** Remembers a version, unless a newer one of its match is remembered. */
  remember(stored: StoredVersion): void;
  /** A version no older than `n`, if one is remembered; else what `read` gives, once for all who ask meanwhile. */
  noOlderThan(
    matchId: string,
    n: number,
    read: () => Promise<StoredVersion | undefined>,
  ): Promise<StoredVersion | undefined>;
}

/** A memory of so many matches. */
export function createRecentVersions(most = 200): RecentVersions {
  const remembered = new Map<string, StoredVersion>();
  const reading = new Map<string, Promise<StoredVersion | undefined>>();

  const remember = (stored: StoredVersion): void => {
    const { id } = stored.match;
    if ((remembered.get(id)?.n ?? 0) > stored.n) return;
    // The one that was not used for longest is first.
    remembered.delete(id);
    remembered.set(id, stored);
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
  };

  const readOnce = (matchId: string, read: () => Promise<StoredVersion | undefined>) => {
    const underWay = reading.get(matchId) ?? read().finally(() => reading.delete(matchId));
    reading.set(matchId, underWay);
    return underWay;
  };

  return {
    remember,
    noOlderThan: async (matchId, n, read) => {
      const stored = remembered.get(matchId);
      if (stored !== undefined && stored.n >= n) return stored;
      const found = await readOnce(matchId, read);
      // One that was being read already may have missed the version that is asked for.
      return found === undefined || found.n < n ? await read() : found;
    },
  };
}
