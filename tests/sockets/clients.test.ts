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

interface Data {
  readonly matchUpdated: Update;
}

const isAt =
  (n: number) =>
  ({ version }: Update): boolean =>
    version === n;

test('Apollo Client follows a match, and goes on from what it has seen', async () => {
  const { id, bid } = await liveMatch(table.server);
  const updates = collect<Update>();
  const follow = async (after: number) => {
    const socket = socketClient(table.server, await table.server.mint('ben', 'Ben'));
    const client = new ApolloClient({ link: new GraphQLWsLink(socket), cache: new InMemoryCache() });
    const subscription = client
      .subscribe<Data>({ query: apolloGql(matchUpdated), variables: { id, after }, fetchPolicy: 'no-cache' })
      .subscribe(({ data }) => data && updates.add(data.matchUpdated));
    return async (): Promise<void> => {
      subscription.unsubscribe();
      client.stop();
      await socket.dispose();
    };
  };
  const stop = await follow(0);
  await updates.until(isAt(3));
  await bid();
  await updates.until(isAt(4));
  await stop();
  await bid();
  const stopAgain = await follow(4);
  await updates.until(isAt(5));
  expect(joined(updates.all)).toEqual(upTo(5));
  await stopAgain();
});

test('urql follows a match, and goes on from what it has seen', async () => {
  const { id, bid } = await liveMatch(table.server);
  const updates = collect<Update>();
  const follow = async (after: number) => {
    const socket = socketClient(table.server, await table.server.mint('ben', 'Ben'));
    const forward = subscriptionExchange({
      forwardSubscription: ({ query = '', variables }) => ({
        subscribe: (sink) => ({
          unsubscribe: socket.subscribe(
            { query, variables: variables ?? {} },
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
    const subscription = client
      .subscription<Data>(matchUpdated, { id, after })
      .subscribe(({ data }) => data && updates.add(data.matchUpdated));
    return async (): Promise<void> => {
      subscription.unsubscribe();
      await socket.dispose();
    };
  };
  const stop = await follow(0);
  await updates.until(isAt(3));
  await bid();
  await updates.until(isAt(4));
  await stop();
  await bid();
  const stopAgain = await follow(4);
  await updates.until(isAt(5));
  expect(joined(updates.all)).toEqual(upTo(5));
  await stopAgain();
});
