import { buildSchema, graphqlSync } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { maskError } from '../../schema/graphql/faults.ts';
import { withApi } from './api.ts';
import { create } from './table-talk.ts';

const faulty = { broken: false };
const api = withApi({
  table: { insistForMs: 500 },
  context: {
    now: () => {
      if (faulty.broken) throw new Error('the clock has stopped at 12:34 in cellar 7');
      return new Date();
    },
  },
});

const keyless = withApi({ app: { identity: { verify: () => Promise.reject(new Error('the keys are in cellar 7')) } } });

beforeEach(() => {
  faulty.broken = false;
  api.table.line.reset();
});

describe('a fault of the server', () => {
  test('is told by its request id only', async () => {
    const { id } = await create(api);
    api.table.line.fail(() => 'error500');
    const told = await api.ask({ query: `{ match(id: "${id}") { id } me { id } }`, as: 'Aki' });
    expect(told.data).toEqual({ match: null, me: { id: 'id-of-Aki', name: undefined } });
    expect(told.errors).toEqual([
      {
        message: 'Something went wrong on the server. Try again, and name the request id if it stays.',
        ...{ path: ['match'], locations: [{ line: 1, column: 3 }] },
        extensions: { code: 'INTERNAL', requestId: 'request-1' },
      },
    ]);
  });

  test('is reported once, with what happened and where, and without what was sent', async () => {
    faulty.broken = true;
    const before = api.faults.length;
    const query = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { __typename } }';
    const input = { moveId: 'm', game: 'tictactoe', seats: 2, word: 'word-of-aki' };
    const told = await api.ask({ query, variables: { input }, as: 'Aki' });
    expect(told.errors).toMatchObject([{ extensions: { code: 'INTERNAL', requestId: 'request-1' } }]);
    expect(told.text).not.toMatch(/clock|cellar|stack|\.ts/);
    const reported = api.faults.slice(before);
    expect(reported).toMatchObject([{ requestId: 'request-1', path: ['createMatch'] }]);
    expect(String(reported[0]?.error)).toContain('the clock has stopped');
    expect(JSON.stringify(reported)).not.toMatch(/word-of-aki|Bearer|eyJ/);
  });

  test.each([
    ['a number that is too large', { n: 2 ** 40 }],
    ['a value that no one knows', { e: 'GREEN' }],
  ])('is %s, though the library has an error of its own for it', (_, rootValue) => {
    const schema = buildSchema('type Query { n: Int e: Colour } enum Colour { RED }');
    const { errors = [] } = graphqlSync({ schema, source: '{ n e }', rootValue });
    expect(errors.map(maskError)).toMatchObject([
      { extensions: { code: 'INTERNAL' }, message: expect.stringContaining('went wrong') },
    ]);
  });

  test('before anything is resolved is told and reported the same', async () => {
    const told = await keyless.ask({ query: '{ me { id } }', as: 'Aki' });
    expect(told.data).toBeUndefined();
    expect(told.errors).toMatchObject([{ extensions: { code: 'INTERNAL', requestId: 'request-1' } }]);
    expect(told.text).not.toContain('cellar');
    expect(keyless.faults).toMatchObject([
      { requestId: 'request-1', path: [], error: { message: 'the keys are in cellar 7' } },
    ]);
  });
});

test('a fault of the client is told in full and not reported', async () => {
  const before = api.faults.length;
  expect((await api.ask({ query: '{ nothing }' })).errors[0]?.message).toContain('Cannot query field "nothing"');
  expect((await api.ask({ query: '{' })).errors[0]?.message).toContain('Syntax Error');
  expect((await api.ask({ query: 'query ($id: ID!) { match(id: $id) { id } }' })).errors[0]?.message).toContain('$id');
  const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
  const response = await api.app.fetch(new Request('http://localhost/graphql', broken), { requestId: 'broken' });
  expect(response.status).toBe(400);
  expect(api.faults).toHaveLength(before);
});

describe('what is not of its type is refused with a code, and reported nowhere', () => {
  const list = 'query ($list: MatchList, $first: Int) { matches(list: $list, first: $first) { etag } }';
  const input = 'mutation ($input: StepInput!) { undo(input: $input) { __typename } }';
  const cursor = 'query ($after: Cursor) { messages(matchId: "m", after: $after) { __typename } }';
  test.each([
    ['a text for a number', list, { first: 'x' }],
    ['a broken number', list, { first: 1.5 }],
    ['a word of no enum', list, { list: 'CLOSED' }],
    ['nothing where something is needed', list, { list: null }],
    ['a variable that is left out', input, {}],
    ['a field that there is not', input, { input: { matchId: 'm', moveId: 'm', expectedVersion: 1, seat: 1 } }],
    ['a cursor that is none', cursor, { after: 'nowhere' }],
  ])('%s', async (_, query, variables) => {
    const before = api.faults.length;
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const told = await api.ask({ query, variables, as: 'Aki', headers: { accept } });
      expect(told.data).toBeUndefined();
      expect(told.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(told.text).not.toContain('"http"');
      expect(told.status).toBe(accept === 'application/json' ? 200 : 400);
    }
    expect(api.faults).toHaveLength(before);
  });

  test('a condition that is none', async () => {
    const query = 'query ($skip: Boolean = true) { me @skip(if: $skip) { id } }';
    const told = await api.ask({ query, variables: { skip: null } });
    expect(told.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('every answer names its request and stays out of shared caches', async () => {
  const { headers } = await api.ask({ query: '{ me { id } }' });
  expect(headers.get('x-request-id')).toBe('request-1');
  expect(headers.get('cache-control')).toBe('private, no-cache');
});
