import type { MatchStore } from '../../store/matches/match-store.ts';
import type { MessageStore } from '../../store/messages/message-store.ts';

/**
 * A store that reads each thing once and then remembers it: for one pass over many viewers of the same match. What is written
 * meanwhile it does not see, so it must not live longer.
 */
export function remembered(store: MatchStore): MatchStore {
  const once = rememberOnce();
  return {
    ...store,
    newest: (matchId) => once(`newest ${matchId}`, () => store.newest(matchId)),
    since: (matchId, after, limit) =>
      once(`since ${matchId} ${after} ${limit}`, () => store.since(matchId, after, limit)),
  };
}

/** The same of the talk at the tables: for one pass over many listeners. */
export function rememberedTalk(messages: MessageStore): MessageStore {
  const once = rememberOnce();
  return {
    ...messages,
    latest: (matchId, limit, before) =>
      once(`latest ${matchId} ${limit} ${before}`, () => messages.latest(matchId, limit, before)),
    since: (matchId, after, limit) =>
      once(`since ${matchId} ${after} ${limit}`, () => messages.since(matchId, after, limit)),
  };
}

function rememberOnce(): <T>(name: string, read: () => Promise<T>) => Promise<T> {
  const reads = new Map<string, Promise<unknown>>();
  return <T>(name: string, read: () => Promise<T>) => {
    const begun = (reads.get(name) as Promise<T> | undefined) ?? read();
    reads.set(name, begun);
    return begun;
  };
}
