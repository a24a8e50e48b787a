import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../schema/graphql/server.ts';
import { withApi } from './api.ts';
import { play } from './table-talk.ts';

const api = withApi();
const thrifty = withApi({ app: { limits: { complexity: 1_000 } } });

const nested = (levels: number): string =>
  `${'domain { ... on OptionalDomain { '.repeat(levels)}__typename${' } }'.repeat(levels)}`;

describe('a request is refused before anything is read', () => {
  const tooMuch = {
    tokens: `{ ${'me { id } '.repeat(defaultLimits.tokens)} }`,
    aliases: `{ ${Array.from({ length: defaultLimits.aliases + 1 }, (_, at) => `m${at}: me { id }`).join(' ')} }`,
    depth: `{ match(id: "m") { legal { fields { ${nested(defaultLimits.depth)} } } } }`,
    complexity: '{ match(id: "m") { events(first: 100) { edges { node { events { type text data } } } } } }',
  };

  test.each([
    ['too many words', tooMuch.tokens, /more that 2000 tokens/],
    ['too many aliases', tooMuch.aliases, /21 aliases/],
    ['too much depth', tooMuch.depth, /depth of \d+ exceeds max depth of 16/],
  ])('with %s', async (_, query, message) => {
    api.table.line.reset();
    const { data, errors } = await api.ask({ query });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(message);
    expect([...api.table.line.counts]).toEqual([]);
  });

  test('that costs too much, whatever was asked with the same text before', async () => {
    const query = `query ($first: Int!) { match(id: "m") { events(first: $first) { edges { node {
      version at kind seat base text actions draws events { type text data }
    } } } } }`;
    expect((await thrifty.ask({ query, variables: { first: 1 } })).errors).toEqual([]);
    thrifty.table.line.reset();
    const { data, errors } = await thrifty.ask({ query, variables: { first: 100 } });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ extensions: { code: 'QUERY_COMPLEXITY' } });
    expect([...thrifty.table.line.counts]).toEqual([]);
    expect((await thrifty.ask({ query, variables: { first: 2 } })).errors).toEqual([]);
  });

  test('that hides its cost behind another operation', async () => {
    const query = `query Small { me { id } } query Large { ${tooMuch.complexity.slice(1, -1)} }`;
    expect((await thrifty.ask({ query, operationName: 'Small' })).errors).toEqual([]);
    expect((await thrifty.ask({ query, operationName: 'Large' })).errors).toHaveLength(1);
  });

  test('twice over', async () => {
    for (const _ of [1, 2]) expect((await api.ask({ query: tooMuch.aliases })).errors).toHaveLength(1);
  });
});

test('a batch of requests is refused', async () => {
  const response = await api.app.fetch(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ me { id } }' }]),
    }),
    { requestId: 'batch' },
  );
  expect(response.status).toBe(400);
});

test('a body that is too long is refused', async () => {
  const { status } = await api.ask({ query: '{ me { id } }', variables: { text: 'x'.repeat(300_000) } });
  expect(status).toBe(413);
});

test('a mutation by GET is refused', async () => {
  const query = encodeURIComponent(
    'mutation { undo(input: { matchId: "m", moveId: "m", expectedVersion: 1 }) { __typename } }',
  );
  const response = await api.app.fetch(new Request(`http://localhost/graphql?query=${query}`), { requestId: 'get' });
  expect(response.status).toBe(405);
});

test('what a client needs at once is within the limits', async () => {
  const match = await play(api);
  const introspection = await import('graphql').then(({ getIntrospectionQuery }) => getIntrospectionQuery());
  expect((await api.ask({ query: introspection })).errors).toEqual([]);
  const query = `{ match(id: "${match.id}") {
    id game phase version at options access isOrganizer yourSeat undoOffered viewJson viewHash
    seats { seat name bot isYou resigned agreedToEnd } decisions { id seat kind sealed answered }
    outcome { placings { seat place score reasons { reason amount } } }
    legal { action help example exampleText json }
    events(first: 50) { edges { cursor node { version text } } pageInfo { hasNextPage endCursor } }
  } }`;
  expect((await api.ask({ query, as: 'Aki' })).errors).toEqual([]);
});
