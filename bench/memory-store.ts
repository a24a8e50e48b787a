import type { RowStore } from '../store/lists/row-store.ts';
import type { MatchStore } from '../store/matches/match-store.ts';
import type { StoredVersion } from '../store/matches/version-item.ts';
import type { MessageStore } from '../store/messages/message-store.ts';

/** A store in memory, to record what is then measured against a real one. */
export function memoryStore(): MatchStore {
  const matches = new Map<string, StoredVersion[]>();
  const versionsOf = (id: string): readonly StoredVersion[] => matches.get(id) ?? [];
  return {
    newest: (id) => Promise.resolve(versionsOf(id).at(-1)),
    noOlderThan: (id) => Promise.resolve(versionsOf(id).at(-1)),
    at: (id, n) => Promise.resolve(versionsOf(id)[n - 1]),
    since: (id, after, limit) => Promise.resolve(versionsOf(id).slice(after, after + limit)),
    put: (stored) => {
      const { id } = stored.match;
      if (versionsOf(id).length >= stored.n) return Promise.resolve('exists');
      matches.set(id, [...versionsOf(id), stored]);
      return Promise.resolve('written');
    },
  };
}

/** The talk at tables where nothing is said. */
export const silence: MessageStore = {
  latest: () => Promise.resolve([]),
  since: () => Promise.resolve([]),
  posted: () => Promise.resolve(undefined),
  post: () => Promise.resolve('unknown'),
};

/** The rows of lists that nobody keeps. */
export const nowhere: RowStore = {
  at: () => Promise.resolve(new Map()),
  query: () => Promise.resolve({ rows: [], more: false }),
  change: () => Promise.resolve('overtaken'),
  revisions: () => Promise.resolve([]),
  newestEntry: () => Promise.resolve(0),
  entries: () => Promise.resolve([]),
  async *scan() {},
};
