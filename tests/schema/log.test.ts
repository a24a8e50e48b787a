import { describe, expect, test } from 'vitest';
import { printCursor } from '../../schema/graphql/cursor.ts';
import { withApi } from './api.ts';
import { accepted, act, finish, play, start, submit } from './table-talk.ts';

const api = withApi();

interface Log {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: {
      readonly version: number;
      readonly text: string;
      readonly events: readonly { readonly type: string; readonly data: object }[];
      readonly actions: readonly object[] | null;
      readonly draws: readonly object[] | null;
    };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function read(id: string, args: string, as?: string): Promise<Log> {
  const query = `{ match(id: "${id}") { events${args} {
    edges { cursor node { version kind seat base text events { type text data } actions draws } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } } }`;
  const { match } = await api.data<{ match: { events: Log } }>({ query, ...(as === undefined ? {} : { as }) });
  return match.events;
}

const versions = ({ edges }: Log) => edges.map(({ node }) => node.version);

test('the log is read from any version', async () => {
  const match = await play(api);
  expect(versions(await read(match.id, ''))).toEqual([1, 2, 3, 4, 5]);
  expect(versions(await read(match.id, '(after: 3)'))).toEqual([4, 5]);
  expect(versions(await read(match.id, '(after: 5)'))).toEqual([]);
});

test('a version that the match has not reached is refused: what comes before it would be left out', async () => {
  const match = await play(api);
  const told = await api.ask({
    query: `{ match(id: "${match.id}") { events(after: 6, wait: 5) { edges { cursor } } } }`,
  });
  expect(told.errors).toMatchObject([
    { extensions: { reason: 'input.malformed', facts: { field: 'after', min: 0, max: 5 } } },
  ]);
});

test('pages follow each other without gaps', async () => {
  const match = await play(api);
  const seen: number[] = [];
  let page = await read(match.id, '(first: 2)');
  expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  for (;;) {
    seen.push(...versions(page));
    if (!page.pageInfo.hasNextPage) break;
    page = await read(match.id, `(first: 2, after: "${page.pageInfo.endCursor}")`);
    expect(page.pageInfo).toMatchObject({ hasPreviousPage: true });
  }
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor);
});

test('an empty page goes on where it began, and leaves nothing out', async () => {
  const match = await play(api);
  const { pageInfo } = await read(match.id, '(after: 5)');
  expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true, endCursor: printCursor(5) });
  await accepted(act(api, 'Aki', match, 'mark b2'));
  expect(versions(await read(match.id, `(after: "${pageInfo.endCursor}")`))).toEqual([6]);
});

test.each([0, -1, 101, 2 ** 31 - 1])('a page of %i versions is refused', async (first) => {
  const { id } = await play(api);
  const query = 'query ($id: ID!, $first: Int) { match(id: $id) { events(first: $first) { edges { cursor } } } }';
  const { data, errors } = await api.ask({ query, variables: { id, first } });
  expect(data).toEqual({ match: null });
  const facts = { field: 'first', expected: '1 to 100', min: 1, max: 100 };
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'input.malformed', facts } }]);
  expect(api.faults).toEqual([]);
});

test('a cursor that is none is refused', async () => {
  const told = await api.ask({ query: '{ match(id: "m") { events(after: "nowhere") { pageInfo { hasNextPage } } } }' });
  expect(told.errors).toMatchObject([{ message: expect.stringContaining('cursor') }]);
  expect(api.faults).toEqual([]);
});

test('the log says in English what was done', async () => {
  const match = await play(api);
  const after = await accepted(act(api, 'Aki', match, 'mark b2'));
  await accepted(submit(api, 'Aki', 'undo', { matchId: match.id, expectedVersion: after.version }));
  const { edges } = await read(match.id, '');
  expect(edges.map(({ node }) => node.text)).toEqual([
    'The match was created.',
    'Seat 1 was taken.',
    'The match started.',
    'Aki: bidPlaced',
    'Ben: bidPlaced\nThe table: bidsRevealed',
    'Aki: marked',
    'Seat 0 took its last submission back: the game is as it was in version 5.',
  ]);
});

describe('what a viewer may know', () => {
  test('a sealed bid is its own seat’s while the match runs', async () => {
    const match = await start(api);
    await accepted(act(api, 'Aki', match, 'bid blue*2'));
    const bid = async (as?: string) => (await read(match.id, '(after: 3)', as)).edges[0]?.node;
    expect(await bid('Aki')).toMatchObject({
      events: [{ type: 'bidPlaced', data: { type: 'bidPlaced', seat: 0, chips: { blue: 2 } } }],
      actions: [{ type: 'bid', chips: { blue: 2 } }],
      draws: null,
    });
    for (const as of ['Ben', 'Chiyo', undefined]) {
      expect(await bid(as)).toMatchObject({
        events: [{ type: 'bidPlaced', data: { type: 'bidPlaced', seat: 0 } }],
        actions: null,
        draws: null,
      });
    }
  });

  test('all is told when the match is over', async () => {
    const { id } = await finish(api);
    const { edges } = await read(id, '(after: 3, first: 1)');
    expect(edges[0]?.node).toMatchObject({
      ...{ actions: [{ type: 'bid', chips: { blue: 1 } }], draws: [] },
      events: [{ data: { chips: { blue: 1 } } }],
    });
    const query = `{ match(id: "${id}") { phase secret export } }`;
    const { match } = await api.data<{ match: { export: object } }>({ query });
    expect(match).toMatchObject({ phase: 'OVER', secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(match.export).toMatchObject({ game: 'tictactoe', versions: expect.any(Array) });
    expect(JSON.stringify(match.export)).not.toMatch(/Aki|Ben/);
  });
});
