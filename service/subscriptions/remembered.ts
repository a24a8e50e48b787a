import type { MatchStore } from '../../store/match-store.ts';

/**
 * A store that reads each thing once and then remembers it: for one pass over many viewers of the same match. What is written
 * meanwhile it does not see, so it must not live longer.
 */
export function remembered(store: MatchStore): MatchStore {
  const reads = new Map<string, Promise<unknown>>();
  const once = <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const begun = (reads.get(name) as Promise<T> | undefined) ?? read();
    reads.set(name, begun);
    return begun;
  };
  return {
    ...store,
    newest: (matchId) => once(`newest ${matchId}`, () => store.newest(matchId)),
    since: (matchId, after, limit) =>
      once(`since ${matchId} ${after} ${limit}`, () => store.since(matchId, after, limit)),
  };
}
