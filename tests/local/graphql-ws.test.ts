import { describe, expect, test } from 'vitest';
import type { Update } from '../support/follow.ts';
import { follow, followForEver, joined, matchUpdated, socketClient, upTo } from '../support/follow.ts';
import { liveMatch } from '../support/live-match.ts';
import { withServer } from '../support/server.ts';
import { registry } from '../support/service.ts';

const table = withServer({ registry });

const reached =
  (n: number) =>
  ({ version }: Update): boolean =>
    version >= n;

test('another player sees a move', async () => {
  const { id, bid } = await liveMatch(table.server);
  const client = socketClient(table.server, await table.server.mint('ben', 'Ben'));
  const { data } = follow<{ matchUpdated: Update }>(client, matchUpdated, { id, after: 2 });
  const first = await data.until(({ matchUpdated: { version } }) => version === 3);
  expect(first.matchUpdated).toMatchObject({ after: 2, versions: [{ version: 3 }], match: { version: 3 } });
  await bid();
  const second = await data.until(({ matchUpdated: { version } }) => version === 4);
  expect(second.matchUpdated).toMatchObject({ after: 3, versions: [{ version: 4 }] });
  await client.dispose();
});

test('who names no version is told from now on', async () => {
  const { id, bid } = await liveMatch(table.server);
  const client = socketClient(table.server);
  const { data } = follow<{ matchUpdated: Update }>(client, matchUpdated, { id });
  // It stands when it is told of something: nobody knows before.
  while (data.all.length === 0) await bid();
  expect(data.all[0]?.matchUpdated.after).toBeGreaterThanOrEqual(3);
  await client.dispose();
});

test('who was away for long catches up in updates of 50 versions', async () => {
  const { id, bid } = await liveMatch(table.server);
  for (let n = 4; n <= 120; n++) await bid();
  const { updates, client } = followForEver(table.server, id);
  await updates.until(reached(120));
  expect(updates.all.map(({ version }) => version)).toEqual([50, 100, 120]);
  expect(joined(updates.all)).toEqual(upTo(120));
  await client.dispose();
});

describe('a connection that is cut off', () => {
  test('again and again, while there is play: nothing is left out and nothing comes twice', async () => {
    const { id, bid } = await liveMatch(table.server);
    const followers = [
      followForEver(table.server, id),
      followForEver(table.server, id, await table.server.mint('ben', 'Ben')),
    ];
    for (let n = 4; n <= 60; n++) {
      await bid();
      if (n % 3 === 0) table.server.sockets.cut();
    }
    for (const { updates, client } of followers) {
      await updates.until(reached(60));
      expect(joined(updates.all)).toEqual(upTo(60));
      await client.dispose();
    }
  });
});

test('queries and mutations go over the same connection', async () => {
  const { id } = await liveMatch(table.server);
  const client = socketClient(table.server, await table.server.mint('ben', 'Ben'));
  const asked = follow(client, 'query ($id: ID!) { me { name } match(id: $id) { yourSeat } }', { id });
  expect(await asked.ended).toBeUndefined();
  expect(asked.data.all).toEqual([{ me: { name: 'Ben' }, match: { yourSeat: 1 } }]);
  const resign = `mutation ($id: ID!) { resign(input: { matchId: $id, moveId: "bye", expectedVersion: 3 }) { __typename } }`;
  const done = follow(client, resign, { id });
  expect(await done.ended).toBeUndefined();
  expect(done.data.all).toEqual([{ resign: { __typename: 'Accepted' } }]);
  await client.dispose();
});

describe('an operation that cannot be carried out ends with an error', () => {
  test.each([
    ['no such match', matchUpdated, { id: '0'.repeat(26) }, 'NOT_FOUND'],
    ['no such match, from a version on', matchUpdated, { id: '0'.repeat(26), after: 1 }, 'NOT_FOUND'],
    ['a version before all', matchUpdated, { id: '0'.repeat(26), after: -1 }, 'BAD_USER_INPUT'],
    ['no such field', 'subscription { weather }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['no GraphQL', 'subscription {', {}, 'GRAPHQL_PARSE_FAILED'],
    ['too deep', `subscription { matchUpdated(matchId: "m") { ${deep(20)} } }`, {}, 'QUERY_DEPTH'],
    ['too dear', `subscription { matchUpdated(matchId: "m") { ${wide(11)} } }`, {}, 'QUERY_COMPLEXITY'],
  ])('%s', async (_, query, variables, code) => {
    const client = socketClient(table.server);
    const { ended, data } = follow(client, query, variables);
    const errors = (await ended) as readonly { readonly extensions: { readonly code: string } }[];
    expect(errors.map(({ extensions }) => extensions.code)).toContain(code);
    expect(data.all).toEqual([]);
    await client.dispose();
  });

  function deep(levels: number): string {
    const either = upTo(levels).reduce((inside) => `... on EitherDomain { domains { ${inside} } }`, '__typename');
    return `match { legal { fields { domain { ${either} } } } }`;
  }

  function wide(times: number): string {
    return upTo(times)
      .map((n) => `m${n}: match { events(first: 100) { edges { node { events { type text data } } } } }`)
      .join(' ');
  }
});
