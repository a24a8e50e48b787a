import { afterEach, describe, expect, test } from 'vitest';
import { withApi } from '../api.ts';
import { accepted, create, submit } from '../table-talk.ts';

/** Stands still where a test must not take longer than it does. */
let standing: Date | undefined;
const api = withApi({ context: { now: () => standing ?? new Date() } });

afterEach(() => {
  standing = undefined;
});

/** A message, or a problem. */
interface Said {
  readonly __typename: string;
}

let messages = 0;

/** Says something, or mutes someone; a messageId is added where none is given. */
async function talk(as: string | undefined, mutation: 'sendMessage' | 'muteSeat', input: object): Promise<Said> {
  messages += 1;
  const type = mutation === 'sendMessage' ? 'SendMessageInput' : 'MuteSeatInput';
  const { said } = await api.data<{ readonly said: Said }>({
    query: `mutation ($input: ${type}!) { said: ${mutation}(input: $input) {
      __typename
      ... on Message { n at isYou text mentions by { seat name } to { seat name } notice { muted about { seat name } } }
      ... on Problem { code facts message }
      ... on ChatTooFast { retryAfter }
      ... on NobodyElseThere { seat }
    } }`,
    variables: { input: { messageId: `message-${messages}`, ...input } },
    ...(as === undefined ? {} : { as }),
  });
  return said;
}

interface Page {
  readonly __typename: string;
  readonly mutedSeats: readonly number[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly n: number; readonly text: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
}

async function listen(as: string | undefined, matchId: string, args = ''): Promise<Page> {
  const { page } = await api.data<{ readonly page: Page }>({
    query: `{ page: messages(matchId: "${matchId}"${args}) {
      __typename
      ... on MessageConnection {
        mutedSeats edges { cursor node { n text } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
      ... on Problem { code facts }
    } }`,
    ...(as === undefined ? {} : { as }),
  });
  return page;
}

const texts = ({ edges }: Page) => edges.map(({ node }) => node.text);

/** A table of two: Aki, who organizes, and Ben. */
async function sit(changes: object = {}): Promise<string> {
  const { id } = await create(api, changes);
  await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id }));
  return id;
}

test('what is said is answered and read as it was said', async () => {
  const matchId = await sit();
  expect(await talk('Aki', 'sendMessage', { matchId, text: 'Ready, @1?' })).toEqual({
    __typename: 'Message',
    ...{ n: 1, at: expect.stringMatching(/Z$/), isYou: true, text: 'Ready, @1?', mentions: [1] },
    ...{ by: { seat: 0, name: 'Aki' }, to: null, notice: null },
  });
  await talk('Ben', 'sendMessage', { matchId, text: 'Ready.' });
  const page = await listen('Chiyo', matchId);
  expect(texts(page)).toEqual(['Ready, @1?', 'Ready.']);
  expect(page.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
});

test('a match says whether it has private talk, and a message to one seat is for two', async () => {
  const matchId = await sit({ privateTalk: true });
  const { match } = await api.data<{ readonly match: object }>({
    query: `{ match(id: "${matchId}") { privateTalk } }`,
  });
  expect(match).toEqual({ privateTalk: true });
  const said = await talk('Aki', 'sendMessage', { matchId, text: 'canary', to: 1 });
  expect(said).toMatchObject({ to: { seat: 1, name: 'Ben' } });
  expect(texts(await listen('Ben', matchId))).toEqual(['canary']);
  expect(JSON.stringify(await listen('Chiyo', matchId))).not.toContain('canary');
});

test('a mute is told as a message', async () => {
  const matchId = await sit();
  const said = await talk('Aki', 'muteSeat', { matchId, seat: 1, muted: true });
  expect(said).toMatchObject({
    text: 'Aki muted Ben.',
    notice: { muted: true, about: { seat: 1, name: 'Ben' } },
  });
  expect(await talk('Ben', 'sendMessage', { matchId, text: 'but' })).toMatchObject({
    __typename: 'Muted',
    code: 'MUTED',
  });
  expect(await listen('Ben', matchId)).toMatchObject({ mutedSeats: [1] });
  await talk('Aki', 'muteSeat', { matchId, seat: 1, muted: false });
  expect(texts(await listen('Chiyo', matchId))).toEqual(['Aki muted Ben.', 'Aki lets Ben talk again.']);
});

describe('pages', () => {
  test('go back from the newest, and on from any place, by cursor or number', async () => {
    const matchId = await sit();
    for (let n = 1; n <= 7; n++) await talk('Aki', 'sendMessage', { matchId, text: `${n}` });
    const newest = await listen('Ben', matchId, ', last: 3');
    expect(texts(newest)).toEqual(['5', '6', '7']);
    expect(newest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(newest.pageInfo.endCursor).toBe(newest.edges[2]?.cursor);
    const before = await listen('Ben', matchId, `, last: 3, before: "${newest.pageInfo.startCursor}"`);
    expect(texts(before)).toEqual(['2', '3', '4']);
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const on = await listen('Ben', matchId, `, first: 2, after: "${before.pageInfo.endCursor}"`);
    expect(texts(on)).toEqual(['5', '6']);
    expect(texts(await listen('Ben', matchId, ', after: 5'))).toEqual(['6', '7']);
    expect(texts(await listen('Ben', matchId, ', first: 2'))).toEqual(['1', '2']);
    expect(texts(await listen('Ben', matchId, ', before: 3'))).toEqual(['1', '2']);
  });

  test('of a quiet table are empty, and their end is where to go on', async () => {
    const matchId = await sit();
    const { pageInfo, edges } = await listen('Aki', matchId);
    expect(edges).toEqual([]);
    await talk('Ben', 'sendMessage', { matchId, text: 'hello' });
    expect(texts(await listen('Aki', matchId, `, after: "${pageInfo.endCursor}"`))).toEqual(['hello']);
  });

  test.each([
    [', first: 3, last: 3', { field: 'first' }],
    [', after: 1, before: 5', { field: 'first' }],
    [', first: 0', { field: 'first', min: 1, max: 100 }],
    [', first: -1, after: 2', { field: 'first', min: 1, max: 100 }],
    [', last: 101', { field: 'last', min: 1, max: 100 }],
    [', last: 0, before: 2', { field: 'last', min: 1, max: 100 }],
  ])('are not to be had with %s', async (args, facts) => {
    const matchId = await sit();
    expect(await listen('Aki', matchId, args)).toMatchObject({
      ...{ __typename: 'InvalidInput', code: 'input.malformed', facts },
    });
  });
});

describe('problems', () => {
  test('nobody hears or says anything without a token, and nothing is looked at', async () => {
    const matchId = await sit();
    api.table.line.reset();
    expect(await listen(undefined, matchId)).toMatchObject({ __typename: 'Unauthenticated' });
    expect(await talk(undefined, 'sendMessage', { matchId, text: 'hello' })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await talk(undefined, 'muteSeat', { matchId, seat: 1, muted: true })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect([...api.table.line.counts]).toEqual([]);
  });

  test('have their types and facts', async () => {
    const matchId = await sit();
    const problem = (as: string, mutation: 'sendMessage' | 'muteSeat', input: object) =>
      talk(as, mutation, { matchId, ...input });
    expect(await problem('Aki', 'sendMessage', { text: '' })).toMatchObject({
      ...{ __typename: 'InvalidInput', code: 'MESSAGE_MALFORMED', facts: { longest: 1_000 } },
      message: expect.stringContaining('1 to 1000 printable characters and line feeds, and something to be seen'),
    });
    expect(await problem('Aki', 'sendMessage', { text: 'hi', to: 1 })).toMatchObject({ __typename: 'NoPrivateTalk' });
    expect(await problem('Chiyo', 'sendMessage', { text: 'hi' })).toMatchObject({ __typename: 'NotSeated' });
    expect(await problem('Aki', 'sendMessage', { text: 'hi', matchId: 'none' })).toMatchObject({
      __typename: 'NotFound',
    });
    expect(await listen('Aki', 'none')).toMatchObject({ __typename: 'NotFound' });
    expect(await problem('Aki', 'muteSeat', { seat: 0, muted: true })).toMatchObject({
      ...{ __typename: 'NobodyElseThere', seat: 0 },
    });
    expect(await problem('Aki', 'muteSeat', { seat: 9, muted: true })).toMatchObject({ __typename: 'SeatUnknown' });
    expect(await problem('Aki', 'muteSeat', { seat: 1, muted: false })).toMatchObject({ __typename: 'NotMuted' });
    expect(await problem('Ben', 'muteSeat', { seat: 0, muted: true })).toMatchObject({ __typename: 'NotOrganizer' });
    const once = { text: 'once', messageId: 'the-same' };
    expect(await problem('Aki', 'sendMessage', once)).toMatchObject({ __typename: 'Message' });
    expect(await problem('Aki', 'sendMessage', { ...once, text: 'twice' })).toMatchObject({
      ...{ __typename: 'MessageIdReused', code: 'MESSAGE_ID_REUSED', facts: { n: 1 } },
    });
  });

  test('a flood is stopped', async () => {
    const matchId = await sit();
    standing = new Date();
    for (let n = 1; n <= 20; n++) await talk('Aki', 'sendMessage', { matchId, text: `${n}` });
    const answer = await talk('Aki', 'sendMessage', { matchId, text: '21' });
    expect(answer).toMatchObject({ __typename: 'ChatTooFast', retryAfter: expect.any(Number) });
  });
});

test('a page is paid for by its length', async () => {
  const page = (at: number) => `m${at}: messages(matchId: "m", last: 100) {
    ... on MessageConnection { edges { cursor node { n at text isYou by { seat name } } } }
  }`;
  expect((await api.ask({ query: `{ ${page(0)} }`, as: 'Aki' })).errors).toEqual([]);
  const many = Array.from({ length: 15 }, (_, at) => page(at)).join(' ');
  api.table.line.reset();
  const { errors } = await api.ask({ query: `{ ${many} }`, as: 'Aki' });
  expect(errors).toMatchObject([{ extensions: { code: 'QUERY_COMPLEXITY' } }]);
  expect([...api.table.line.counts]).toEqual([]);
});
