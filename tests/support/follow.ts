import { createClient as createSocketClient } from 'graphql-ws';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalServer } from '../../local/server.ts';
import { socketUrlOf } from '../../local/socket-gateway.ts';

/** An update of a match as the tests ask for it. */
export interface Update {
  readonly after: number;
  readonly version: number;
  readonly versions: readonly { readonly version: number; readonly text: string }[];
  readonly match: { readonly version: number; readonly phase: string };
}

export const matchUpdated = `subscription ($id: ID!, $after: Int) { matchUpdated(matchId: $id, after: $after) {
  after version versions { version text } match { version phase } } }`;

/** What is collected as it comes. */
export interface Collected<T> {
  readonly all: readonly T[];
  add(item: T): void;
  /** Answers when something in it is as asked. */
  until(is: (item: T) => boolean): Promise<T>;
}

export function collect<T>(): Collected<T> {
  const all: T[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    add: (item) => {
      all.push(item);
      for (const look of [...waiting]) look();
    },
    until: (is) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = all.find(is);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** A client of graphql-ws, known by a token or anonymous. */
export function socketClient(server: Pick<LocalServer, 'url'>, token?: string) {
  return createSocketClient({
    url: socketUrlOf(server.url),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token === undefined ? {} : { connectionParams: { authorization: `Bearer ${token}` } }),
  });
}

/** What an operation of a client brings, until it ends. */
export interface Followed<Data> {
  readonly data: Collected<Data>;
  /** Answers with the reason when it has ended: nothing if it is complete. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

export function follow<Data>(
  client: ReturnType<typeof socketClient>,
  query: string,
  variables: { [name: string]: unknown } = {},
): Followed<Data> {
  const data = collect<Data>();
  let stop = (): void => {};
  const ended = new Promise<unknown>((resolve) => {
    stop = client.subscribe<Data>(
      { query, variables },
      {
        next: ({ data: told, errors }) => {
          expect(errors).toBeUndefined();
          data.add(told as Data);
        },
        error: resolve,
        complete: () => resolve(undefined),
      },
    );
  });
  return { data, ended, stop: () => stop() };
}

/** A client that comes again whenever it is cut off, and goes on from the last version that it has seen. */
export function followForEver(server: Pick<LocalServer, 'url'>, id: string, token?: string) {
  const updates = collect<Update>();
  const variables = { id, after: 0 };
  const client = createSocketClient({
    url: socketUrlOf(server.url),
    webSocketImpl: WebSocket,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: async () => {},
    shouldRetry: () => true,
    ...(token === undefined ? {} : { connectionParams: { token } }),
  });
  client.subscribe<{ matchUpdated: Update }>(
    { query: matchUpdated, variables },
    {
      next: ({ data }) => {
        if (data === undefined || data === null) return;
        updates.add(data.matchUpdated);
        // What is sent when the client comes again.
        variables.after = data.matchUpdated.version;
      },
      error: () => {},
      complete: () => {},
    },
  );
  return { updates, client };
}

/** The versions of updates that must join: each begins where the one before ended. */
export function joined(updates: readonly Update[], after = 0): readonly number[] {
  let last = after;
  for (const update of updates) {
    expect(update.after).toBe(last);
    last = update.version;
  }
  return updates.flatMap(({ versions }) => versions.map(({ version }) => version));
}

/** 1 to n. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at + 1);
