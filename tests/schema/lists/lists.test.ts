import { beforeAll, describe, expect, test } from 'vitest';
import { tellAll } from '../../support/rows.ts';
import { withApi } from '../api.ts';
import type { ShortMatch } from '../table-talk.ts';
import { create, finish, start } from '../table-talk.ts';

const api = withApi();

const MATCH = `id game phase createdAt endedAt language speed freeSeats waiting
  seats { seat name bot resigned } results { seat place score }
  own { seat isOrganizer decisions { id seat kind sealed since } } match { version }`;
const PAGE = 'etag pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

interface List<Node = { readonly id: string }> {
  readonly etag: string;
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Asks a list for its matches. */
async function read<Node = { readonly id: string }>(
  field: string,
  as?: string,
  node = MATCH,
): Promise<List<Node> | null> {
  const name = field.replace(/\(.*/s, '');
  const query = `{ ${field} { ${PAGE} edges { cursor node { ${node} } } } }`;
  const data = await api.data<{ [name: string]: List<Node> | null }>({ query, ...(as === undefined ? {} : { as }) });
  return data[name] ?? null;
}

const idsIn = (list: List | null) => list?.edges.map(({ node }) => node.id);

let lobby: ShortMatch;
let playing: ShortMatch;
let over: ShortMatch;

beforeAll(async () => {
  lobby = await create(api, { language: 'pt-BR', speed: 'REAL_TIME', seats: 3 });
  playing = await start(api);
  over = await finish(api);
  for (const { id } of [lobby, playing, over]) await tellAll(api.table, id);
});

test('a match in its lobby is open to anyone', async () => {
  const list = await read('matches');
  expect(list?.edges.map(({ node }) => node)).toEqual([
    expect.objectContaining({
      ...{ id: lobby.id, game: 'tictactoe', phase: 'LOBBY', language: 'pt-BR', speed: 'REAL_TIME', endedAt: null },
      ...{ freeSeats: 2, waiting: [], results: null, own: null, match: { version: 1 } },
      seats: [
        { seat: 0, name: 'Aki', bot: null, resigned: false },
        { seat: 1, name: null, bot: null, resigned: false },
        { seat: 2, name: null, bot: null, resigned: false },
      ],
    }),
  ]);
});

test.each([
  ['game: "tictactoe"', true],
  ['game: "tsukiji"', false],
  ['seats: 3', true],
  ['seats: 2', false],
  ['language: "pt"', true],
  ['language: "pt-BR"', true],
  ['language: "pt-PT"', false],
  ['speed: REAL_TIME', true],
  ['speed: CORRESPONDENCE', false],
  ['game: "tictactoe", seats: 3, language: "pt", speed: REAL_TIME', true],
])('the filter %s finds it: %s', async (filter, found) => {
  expect(idsIn(await read(`matches(${filter})`))).toEqual(found ? [lobby.id] : []);
});

test('a finished match is there with its results', async () => {
  const list = await read('matches(list: FINISHED, game: "tictactoe")');
  expect(list?.edges.map(({ node }) => node)).toMatchObject([
    {
      ...{ id: over.id, phase: 'OVER', endedAt: expect.stringMatching(/Z$/), own: null, waiting: [] },
      results: [
        { seat: 0, place: 1 },
        { seat: 1, place: 2 },
      ],
    },
  ]);
});

test('everyone has their own matches, the newest first', async () => {
  const mine = await read<{ id: string; own: object }>('myMatches', 'Aki');
  expect(mine?.edges.map(({ node }) => [node.id, node.own])).toEqual([
    [playing.id, { seat: 0, isOrganizer: true, decisions: [expect.objectContaining({ seat: 0, kind: 'bid' })] }],
    [lobby.id, { seat: 0, isOrganizer: true, decisions: [] }],
  ]);
  expect(idsIn(await read('myMatches', 'Ben'))).toEqual([playing.id]);
  expect(idsIn(await read('myMatches', 'Chiyo'))).toEqual([]);
  expect(idsIn(await read('myHistory', 'Ben'))).toEqual([over.id]);
});

test('what waits for a person is there with its match', async () => {
  const list = await read('myDecisions', 'Ben', 'decision { id seat kind since } match { id }');
  const decision = { id: expect.any(String), seat: 1, kind: 'bid', since: expect.any(String) };
  expect(list?.edges.map(({ node }) => node)).toEqual([{ decision, match: { id: playing.id } }]);
});

test('an empty page goes on where it began', async () => {
  const last = (await read('myMatches(first: 50)', 'Aki'))?.pageInfo.endCursor;
  const page = await read(`myMatches(after: "${last}")`, 'Aki');
  expect(page).toMatchObject({ edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: last } });
  expect((await read('myMatches', 'Chiyo'))?.pageInfo).toMatchObject({ startCursor: null, endCursor: null });
});

describe('nothing is answered where nothing is new', () => {
  test.each([
    ['matches', undefined],
    ['matches(list: FINISHED)', undefined],
    ['myMatches', 'Aki'],
    ['myDecisions', 'Aki'],
    ['myHistory', 'Aki'],
  ])('%s', async (field, as) => {
    const node = field === 'myDecisions' ? 'match { id }' : 'id';
    const first = await read(field, as, node);
    const begun = field.includes('(') ? `${field.slice(0, -1)}, ` : `${field}(`;
    const again = `${begun}ifNoneMatch: "${first?.etag}")`;
    expect(await read(again, as, node)).toBeNull();
    const other = field.includes('FINISHED') ? await finish(api) : await create(api);
    await tellAll(api.table, other.id);
    const next = await read(again, as, node);
    expect(next?.etag).toEqual(expect.any(String));
    expect(next?.etag).not.toBe(first?.etag);
  });

  test('but only to the same question', async () => {
    const etag = (await read('matches(seats: 3)'))?.etag;
    expect(await read(`matches(seats: 3, ifNoneMatch: "${etag}")`)).toBeNull();
    expect(await read(`matches(seats: 2, ifNoneMatch: "${etag}")`)).not.toBeNull();
    expect(await read(`matches(seats: 3, first: 7, ifNoneMatch: "${etag}")`)).not.toBeNull();
    const mine = (await read('myMatches', 'Ben'))?.etag;
    expect(await read(`myMatches(ifNoneMatch: "${mine}")`, 'Chiyo')).not.toBeNull();
  });
});

describe('refused', () => {
  test.each(['myMatches', 'myDecisions', 'myHistory'])(
    '%s, to the anonymous, before anything is read',
    async (field) => {
      api.table.line.reset();
      const told = await api.ask({ query: `{ ${field} { etag } }` });
      expect(told.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect([...api.table.line.counts]).toEqual([]);
    },
  );

  test.each([
    ['matches(after: "nowhere")', 'input.malformed', { field: 'after' }],
    ['matches(game: "chess")', 'GAME_UNKNOWN', { game: 'chess' }],
    ['matches(game: "chess", seats: 2)', 'GAME_UNKNOWN', { game: 'chess' }],
    ['matches(language: "english")', 'LANGUAGE_MALFORMED', { expected: expect.stringContaining('en, pt-BR') }],
    ['matches(seats: -3)', 'SEATS_OUT_OF_RANGE', { seats: -3, min: 2, max: 6 }],
    ['matches(seats: 0)', 'SEATS_OUT_OF_RANGE', { seats: 0, min: 2, max: 6 }],
    ['matches(seats: 99)', 'SEATS_OUT_OF_RANGE', { seats: 99, min: 2, max: 6 }],
    ['matches(game: "mall", seats: 6)', 'SEATS_OUT_OF_RANGE', { seats: 6, min: 2, max: 5 }],
  ])('%s', async (field, reason, facts) => {
    const told = await api.ask({ query: `{ ${field} { etag } }` });
    expect(told.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason, facts } }]);
    expect(api.faults).toEqual([]);
  });

  const lists = ['matches', 'myMatches', 'myDecisions', 'myHistory'];
  test.each(lists.flatMap((list) => [0, -1, 51, 2 ** 31 - 1].map((first) => [list, first] as const)))(
    'a page of %s with first: %i, before anything is read',
    async (list, first) => {
      api.table.line.reset();
      const told = await api.ask({ query: `{ ${list}(first: ${first}) { etag } }`, as: 'Aki' });
      const facts = { field: 'first', expected: '1 to 50', min: 1, max: 50 };
      const extensions = { code: 'BAD_USER_INPUT', reason: 'input.malformed', facts };
      expect(told.errors).toMatchObject([{ message: expect.stringContaining('first takes 1 to 50'), extensions }]);
      expect([...api.table.line.counts]).toEqual([]);
    },
  );

  test('a cursor of another list', async () => {
    const cursor = (await read('matches'))?.edges[0]?.cursor;
    const told = await api.ask({ query: `{ myMatches(after: "${cursor}") { etag } }`, as: 'Aki' });
    expect(told.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('looking at all that can be done in the matches of many long pages costs too much for one request', async () => {
  const looked = 'edges { node { match { legal { action fields { name domain { __typename } } } } } }';
  const pages = (count: number) =>
    Array.from({ length: count }, (_, page) => `page${page}: matches(first: 50) { ${looked} }`).join(' ');
  const told = await api.ask({ query: `{ ${pages(8)} }` });
  expect(told.errors).toMatchObject([{ message: expect.stringMatching(/complex/i) }]);
  expect((await api.ask({ query: `{ ${pages(1)} }` })).errors).toEqual([]);
});
