import { ApolloClient, gql as apolloGql, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient as createUrql, fetchExchange, subscriptionExchange } from '@urql/core';
import { expect, test } from 'vitest';
import type { Update } from '../support/follow.ts';
import { collect, joined, matchUpdated, socketClient, upTo } from '../support/follow.ts';
import { liveMatch } from '../support/live-match.ts';
import { withServer } from '../support/server.ts';
import { registry } from '../support/service.ts';

const table = withServer({ registry });

type Socket = ReturnType<typeof socketClient>;

interface Data {
  readonly matchUpdated: Update;
}

/** Follows a match over a socket, as one client library does it; the result stops it. */
type Follow = (
  socket: Socket,
  variables: { readonly id: string; readonly after: number },
  told: (update: Update) => void,
) => () => void;

const withApollo: Follow = (socket, variables, told) => {
  const client = new ApolloClient({ link: new GraphQLWsLink(socket), cache: new InMemoryCache() });
  const subscription = client
    .subscribe<Data>({ query: apolloGql(matchUpdated), variables, fetchPolicy: 'no-cache' })
    .subscribe(({ data }) => data && told(data.matchUpdated));
  return () => {
    subscription.unsubscribe();
    client.stop();
  };
};

const withUrql: Follow = (socket, variables, told) => {
  const forward = subscriptionExchange({
    forwardSubscription: ({ query = '', variables: given }) => ({
      subscribe: (sink) => ({
        unsubscribe: socket.subscribe(
          { query, variables: given ?? {} },
          sink as Parameters<typeof socket.subscribe>[1],
        ),
      }),
    }),
  });
  const client = createUrql({
    url: `${table.server.url}/graphql`,
    exchanges: [forward, fetchExchange],
    preferGetMethod: false,
  });
  const { unsubscribe } = client
    .subscription<Data>(matchUpdated, variables)
    .subscribe(({ data }) => data && told(data.matchUpdated));
  return unsubscribe;
};

const isAt =
  (n: number) =>
  ({ version }: Update): boolean =>
    version === n;

test.each([
  ['Apollo Client', withApollo],
  ['urql', withUrql],
])('%s follows a match, and goes on from what it has seen', async (_name, follow) => {
  const { id, bid } = await liveMatch(table.server);
  const updates = collect<Update>();
  const begin = async (after: number): Promise<() => Promise<void>> => {
    const socket = socketClient(table.server, await table.server.mint('ben', 'Ben'));
    const stop = follow(socket, { id, after }, updates.add);
    return async () => {
      stop();
      await socket.dispose();
    };
  };
  const stop = await begin(0);
  await updates.until(isAt(3));
  await bid();
  await updates.until(isAt(4));
  await stop();
  await bid();
  const stopAgain = await begin(4);
  await updates.until(isAt(5));
  expect(joined(updates.all)).toEqual(upTo(5));
  await stopAgain();
});
