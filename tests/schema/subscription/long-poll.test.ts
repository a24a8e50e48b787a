import { complexityFromQuery } from '@pothos/plugin-complexity';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { faces } from '../../../schema/graphql/games/index.ts';
import { buildSchema } from '../../../schema/graphql/schema.ts';
import { createApp } from '../../../schema/graphql/server.ts';
import { withApi } from '../api.ts';
import { selectionOf } from '../everything.ts';
import { accepted, act, play, start } from '../table-talk.ts';
import { tictactoeFace } from '../tictactoe-face.ts';

/** What happens while somebody waits, and how long they mean to. */
let meanwhile: (ms: number) => Promise<unknown> = async () => {};
const api = withApi({ app: { wait: async (_, ms) => void (await meanwhile(ms)) } });

beforeEach(() => {
  meanwhile = async () => {};
});

describe('the match inside', () => {
  interface Polled {
    readonly version: number;
    readonly events: {
      readonly edges: readonly { readonly node: { readonly version: number } }[];
      readonly match: {
        readonly version: number;
        readonly decisions: readonly object[];
        readonly legal: readonly object[];
      };
    };
  }

  const poll = async (id: string, args: string, as: string): Promise<Polled> => {
    const query = `{ match(id: "${id}") { version events(${args}) {
      edges { node { version } } match { version decisions { seat answered } legal { action } } } } }`;
    return (await api.data<{ match: Polled }>({ query, as })).match;
  };

  test('is as it is after what was waited for; what stands beside it is of before', async () => {
    const match = await start(api);
    meanwhile = () => accepted(act(api, 'Aki', match, 'bid blue*1'));
    const polled = await poll(match.id, 'after: 3, wait: 20', 'Aki');
    expect(polled.version).toBe(3);
    expect(polled.events.edges).toEqual([{ node: { version: 4 } }]);
    expect(polled.events.match.version).toBe(4);
    const after = await poll(match.id, 'after: 4', 'Aki');
    expect(polled.events.match).toEqual(after.events.match);
  });

  test('is there too where nothing happened', async () => {
    const { id } = await start(api);
    expect((await poll(id, 'after: 3, wait: 0', 'Ben')).events).toMatchObject({ edges: [], match: { version: 3 } });
  });

  test('is the newest, where a page tells less', async () => {
    const { id } = await play(api);
    const { edges, match } = (await poll(id, 'after: 1, first: 1', 'Ben')).events;
    expect([edges.map(({ node }) => node.version), match.version]).toEqual([[2], 5]);
  });

  test('costs no further read', async () => {
    const { id } = await start(api);
    const reads = async (query: string): Promise<number> => {
      api.table.line.reset();
      await api.data({ query });
      return [...api.table.line.counts.values()].reduce((sum, count) => sum + count, 0);
    };
    const without = await reads(`{ match(id: "${id}") { events { edges { node { version } } } } }`);
    expect(await reads(`{ match(id: "${id}") { events { match { version } } } }`)).toBe(without);
  });

  const schema = buildSchema(faces);

  test.each(['Tsukiji', 'Mall', 'Poissonnier'])(
    'may be seen whole with a usual page, in a match of %s',
    async (game) => {
      const view = `view { ... on ${game}View ${selectionOf(schema, `${game}View`)} }`;
      const query = `{ match(id: "m") { events(wait: 20) {
      edges { node { version text events { type data } } } match { version seats { name } legal { json } ${view} } } } }`;
      expect((await api.ask({ query })).errors).toEqual([]);
    },
  );

  test.each([1, 20, 100])('is never charged less than a match alone, on a page of %i', (first) => {
    const costOf = (query: string): number => complexityFromQuery(query, { schema, ctx: {} }).complexity;
    const legal = 'legal { fields { name } exampleText }';
    const alone = costOf(`{ match(id: "m") { ${legal} } }`);
    expect(costOf(`{ match(id: "m") { events(first: ${first}) { match { ${legal} } } } }`)).toBeGreaterThan(alone);
  });
});

describe('no request waits longer than one wait may', () => {
  let waited = 0;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    waited = 0;
    meanwhile = async (ms) => {
      waited += ms;
      vi.advanceTimersByTime(ms);
    };
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('though it waits again inside', async () => {
    const { id } = await start(api);
    const query = `{ match(id: "${id}") { events(after: 3, wait: 15) { edges { cursor } match {
      events(after: 3, wait: 15) { edges { cursor } match { events(after: 3, wait: 15) { edges { cursor } } } } } } } }`;
    await api.data({ query });
    expect(waited).toBeCloseTo(20_000, 0);
  });

  test('though its steps follow one another', async () => {
    const match = await start(api);
    const step = (moveId: string) =>
      `${moveId}: act(input: { matchId: "${match.id}", moveId: "${moveId}", expectedVersion: 3, text: ["bid blue*1"] }) {
        ... on Accepted { match { events(after: 4, wait: 15) { edges { cursor } } } } ... on Problem { code } }`;
    const query = `mutation { ${step('m1')} again: ${step('m1').slice(4)} }`;
    await api.data({ query, as: 'Aki' });
    expect(waited).toBeCloseTo(20_000, 0);
  });
});

test('a wait ends with the token', async () => {
  const match = await start(api);
  const until = Math.floor(Date.now() / 1_000) - 1;
  const app = createApp({
    services: api.services,
    identity: { verify: async () => ({ person: 'id-of-Ben', name: 'Ben', until }) },
    report: () => {},
    // What comes after the token has ended is not told any more.
    wait: () => accepted(act(api, 'Aki', match, 'bid blue*1')).then(() => undefined),
    faces: [tictactoeFace],
  });
  const response = await app.fetch(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
      body: JSON.stringify({
        query: `{ match(id: "${match.id}") { events(after: 3, wait: 20) { edges { node { version } } } } }`,
      }),
    }),
    { requestId: 'r' },
  );
  expect(await response.json()).toMatchObject({
    data: { match: null },
    errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }],
  });
});
