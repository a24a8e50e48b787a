/** Who follows a match over a socket of their own, with the client of graphql-ws. */
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { socketUrlOf } from '../local/socket-gateway.ts';

/** What is asked for: all that a page needs to show the match. */
const query = `subscription ($id: ID!, $after: Int!) { matchUpdated(matchId: $id, after: $after) {
  after version versions { version text }
  match { version phase viewJson decisions { id seat answered } legal { json } }
} }`;

export interface Subscriber {
  /** When it was told of a version (`performance.now()`), as soon as it is. Rejects if the subscription ends or tells of a version twice. */
  told(version: number): Promise<number>;
  stop(): Promise<void>;
}

export interface Followed {
  readonly url: string;
  readonly matchId: string;
  readonly after: number;
}

interface Update {
  readonly matchUpdated: { readonly after: number; readonly version: number };
}

/** Follows a match, known by a token or as one of the public. */
export function subscribe({ url, matchId, after }: Followed, token?: string): Subscriber {
  const client = createClient({
    url: socketUrlOf(url),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token === undefined ? {} : { connectionParams: { authorization: `Bearer ${token}` } }),
  });
  const versions = createArrivals(after);
  client.subscribe<Update>(
    { query, variables: { id: matchId, after } },
    {
      next: ({ data, errors }) => {
        if (data?.matchUpdated === undefined) versions.fail(errors);
        else versions.cover(data.matchUpdated);
      },
      error: versions.fail,
      complete: () => versions.fail('the subscription is complete'),
    },
  );
  return { told: versions.told, stop: async () => await client.dispose() };
}

/** When versions have come, from the one after `last` on. */
function createArrivals(after: number) {
  const times: number[] = [];
  let failure: Error | undefined;
  let look = (): void => {};
  const fail = (reason: unknown): void => {
    failure ??= new Error(`a subscriber was cut off: ${JSON.stringify(reason)}`);
    look();
  };
  return {
    fail,
    cover: (update: Update['matchUpdated']): void => {
      if (update.after !== after + times.length) fail(`told on from ${update.after} after ${after + times.length}`);
      while (after + times.length < update.version) times.push(performance.now());
      look();
    },
    told: (version: number): Promise<number> =>
      new Promise((resolve, reject) => {
        look = () => {
          const time = times[version - after - 1];
          if (failure !== undefined) reject(failure);
          else if (time !== undefined) resolve(time);
        };
        look();
      }),
  };
}
