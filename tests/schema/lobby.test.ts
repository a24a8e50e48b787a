import { describe, expect, test } from 'vitest';
import { withApi } from './api.ts';
import { accepted, create, newMoveId, start, submit } from './table-talk.ts';

const api = withApi();

const MATCH = `query ($id: ID!) { match(id: $id) {
  id game phase version options access isOrganizer yourSeat invitation commitment secret
  seats { seat name bot isYou resigned agreedToEnd }
} }`;

interface LookedMatch {
  readonly options: object;
  readonly invitation: string | null;
  readonly seats: readonly { readonly bot: string | null }[];
}

async function look(id: string, as?: string): Promise<LookedMatch> {
  const who = as === undefined ? {} : { as };
  const { match } = await api.data<{ match: LookedMatch }>({ query: MATCH, variables: { id }, ...who });
  return match;
}

test('a person is who the token says', async () => {
  const query = '{ me { id name } }';
  expect(await api.data({ query, as: 'Aki' })).toEqual({ me: { id: 'id-of-Aki', name: 'Aki' } });
  expect(await api.data({ query })).toEqual({ me: null });
});

test('a match is created, joined and started', async () => {
  const { id } = await create(api, { options: { size: 4 }, word: 'tide' });
  expect(await look(id, 'Ben')).toMatchObject({
    ...{ id, game: 'tictactoe', phase: 'LOBBY', version: 1, options: { size: 4 }, access: 'PUBLIC' },
    ...{ isOrganizer: false, yourSeat: null, invitation: null, secret: null },
    seats: [
      { seat: 0, name: 'Aki', bot: null, isYou: false, resigned: false, agreedToEnd: false },
      { seat: 1, name: null, bot: null, isYou: false, resigned: false, agreedToEnd: false },
    ],
  });
  expect(await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id, seat: 1 }))).toMatchObject({
    ...{ version: 2, yourSeat: 1 },
  });
  const started = await accepted(submit(api, 'Aki', 'startMatch', { matchId: id, expectedVersion: 2 }));
  expect(started).toMatchObject({ version: 3, phase: 'PLAYING', yourSeat: 0 });
});

test('a match by invitation is joined by its code alone, which those inside can pass on', async () => {
  const { id, invitation } = await create(api, { access: 'INVITATION', seats: 3 });
  expect(invitation).toEqual(expect.any(String));
  expect((await look(id, 'Ben')).invitation).toBeNull();
  expect((await look(id)).invitation).toBeNull();
  expect(await submit(api, 'Ben', 'joinMatch', { matchId: id })).toMatchObject({ __typename: 'WrongCode' });
  expect(await accepted(submit(api, 'Ben', 'joinMatch', { code: invitation }))).toMatchObject({ id, invitation });
});

test('bots sit down from the last seat', async () => {
  const { id } = await create(api, { seats: 4, bots: ['random', 'first'], sit: false });
  const { seats } = await look(id);
  expect(seats.map(({ bot }) => bot)).toEqual([null, null, 'first', 'random']);
});

test('typed options are options', async () => {
  const { id } = await create(api, { tictactoeOptions: { size: 5 } });
  expect((await look(id)).options).toEqual({ size: 5 });
});

describe('problems of the lobby', () => {
  test.each([
    ['an unknown game', { game: 'chess' }, 'GAME_UNKNOWN'],
    ['too many seats', { seats: 7 }, 'SEATS_OUT_OF_RANGE'],
    ['an unknown bot', { bots: ['deep'] }, 'BOT_UNKNOWN'],
    ['options that the game refuses', { options: { size: 2 } }, 'options.size'],
    ['options given twice', { options: {}, tictactoeOptions: {} }, 'input.options'],
    ['options of another game', { tsukijiOptions: {} }, 'input.options'],
    ['a moveId of the server', { moveId: 'bot:1' }, 'MOVE_ID_MALFORMED'],
    ['a word without a seat', { sit: false, word: 'tuna' }, 'input.malformed'],
    ['a word that is too long', { word: 'w'.repeat(65) }, 'WORD_MALFORMED'],
  ])('%s is InvalidInput', async (_, changes, code) => {
    const answer = await submit(api, 'Aki', 'createMatch', { game: 'tictactoe', seats: 2, ...changes });
    expect(answer).toMatchObject({ __typename: 'InvalidInput', code });
  });

  test('each has its own type', async () => {
    const { id } = await create(api);
    const join = (as: string, changes: object = {}) => submit(api, as, 'joinMatch', { matchId: id, ...changes });
    const begin = (as: string) => submit(api, as, 'startMatch', { matchId: id, expectedVersion: 1 });
    expect(await join('Aki')).toMatchObject({ __typename: 'AlreadySeated' });
    expect(await join('Ben', { seat: 0 })).toMatchObject({ __typename: 'SeatTaken' });
    expect(await join('Ben', { seat: 2 })).toMatchObject({ __typename: 'SeatUnknown' });
    expect(await begin('Aki')).toMatchObject({ __typename: 'SeatsOpen', facts: { seats: [1] } });
    expect(await begin('Ben')).toMatchObject({ __typename: 'NotOrganizer', version: 1 });
    await accepted(join('Ben'));
    expect(await join('Chiyo')).toMatchObject({ __typename: 'MatchFull', message: 'All seats are taken.' });
    expect(await submit(api, 'Chiyo', 'joinMatch', { matchId: 'none' })).toMatchObject({ __typename: 'NotFound' });
  });

  test('a person leaves before the start only', async () => {
    const { id } = await create(api);
    await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id }));
    await accepted(submit(api, 'Ben', 'leaveMatch', { matchId: id, expectedVersion: 2 }));
    expect(await submit(api, 'Ben', 'leaveMatch', { matchId: id, expectedVersion: 3 })).toMatchObject({
      __typename: 'NotSeated',
    });
    const started = await start(api);
    expect(await submit(api, 'Ben', 'leaveMatch', { matchId: started.id, expectedVersion: 3 })).toMatchObject({
      __typename: 'AlreadyStarted',
    });
  });

  test('a moveId is good for one submission', async () => {
    const moveId = newMoveId();
    const { id } = await create(api, { moveId });
    expect((await create(api, { moveId })).id).toBe(id);
    const other = await submit(api, 'Aki', 'createMatch', { moveId, game: 'tictactoe', seats: 3 });
    expect(other).toMatchObject({ __typename: 'MoveIdReused', facts: { version: 1 } });
  });
});

test('the anonymous are told nothing and change nothing', async () => {
  const { id } = await create(api);
  const before = await look(id);
  const inputs = {
    createMatch: { game: 'tictactoe', seats: 2 },
    joinMatch: { matchId: id },
    leaveMatch: { matchId: id, expectedVersion: 1 },
    startMatch: { matchId: id, expectedVersion: 1 },
    act: { matchId: id, expectedVersion: 1, text: ['toss'] },
    undo: { matchId: id, expectedVersion: 1 },
    resign: { matchId: id, expectedVersion: 1 },
    agreeEnd: { matchId: id, expectedVersion: 1 },
  };
  // In chat.test.ts.
  const talking = ['muteSeat', 'sendMessage'];
  const fields = api.app.getEnveloped({ request: new Request('http://localhost'), params: {} } as never).schema;
  expect([...Object.keys(inputs), ...talking].sort()).toEqual(
    Object.keys(fields.getMutationType()?.getFields() ?? {}).sort(),
  );
  api.table.line.reset();
  for (const [mutation, input] of Object.entries(inputs)) {
    expect(await submit(api, undefined, mutation, input)).toEqual({
      __typename: 'Unauthenticated',
      code: 'UNAUTHENTICATED',
      facts: {},
      message: expect.stringContaining('Authorization'),
      version: null,
    });
  }
  expect([...api.table.line.counts]).toEqual([]);
  expect(await look(id)).toEqual(before);
});
