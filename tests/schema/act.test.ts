import { describe, expect, test } from 'vitest';
import { withApi } from './api.ts';
import { accepted, act, create, finish, newMoveId, play, start, submit } from './table-talk.ts';

const api = withApi({ table: { insistForMs: 500 } });

interface GameLook {
  readonly view: { readonly board: readonly (number | null)[]; readonly bids: readonly object[] } | null;
  readonly decisions: readonly { readonly id: string; readonly seat: number }[];
  readonly undoOffered: boolean;
}

async function look(id: string, as: string): Promise<GameLook> {
  const query = `query ($id: ID!) { match(id: $id) {
    undoOffered decisions { id seat kind sealed answered }
    view { ... on TictactoeView { phase toMove board bids { isIn red blue } } }
  } }`;
  return (await api.data<{ match: GameLook }>({ query, variables: { id }, as })).match;
}

describe('acting', () => {
  test('with typed actions', async () => {
    const match = await start(api);
    const bid = { bid: { chips: [{ chip: 'BLUE', count: 1 }] } };
    await accepted(submit(api, 'Aki', 'act', { matchId: match.id, expectedVersion: 3, tictactoe: [bid] }));
    expect((await look(match.id, 'Aki')).view?.bids).toEqual([
      { isIn: true, red: null, blue: 1 },
      { isIn: false, red: null, blue: null },
    ]);
    expect((await look(match.id, 'Ben')).view?.bids[0]).toEqual({ isIn: true, red: null, blue: null });
  });

  test('with typed actions without fields', async () => {
    const match = await play(api);
    const tictactoe = [{ mark: { cell: 'B2' } }, { confirm: { cheer: 'HOORAY' } }];
    await accepted(submit(api, 'Aki', 'act', { matchId: match.id, expectedVersion: match.version, tictactoe }));
    const toss = { matchId: match.id, expectedVersion: match.version + 1, tictactoe: [{ toss: 'YES' }] };
    await accepted(submit(api, 'Ben', 'act', toss));
    expect((await look(match.id, 'Ben')).view?.board.filter((cell) => cell !== null)).toHaveLength(2);
  });

  test('with text, one or more actions in a line', async () => {
    const match = await play(api);
    const after = await accepted(act(api, 'Aki', match, 'mark b2; confirm cheer=hooray'));
    await accepted(act(api, 'Ben', after, 'mark a1', 'confirm'));
    expect((await look(match.id, 'Aki')).view?.board.slice(0, 5)).toEqual([1, null, null, null, 0]);
  });

  test('is answered the same again', async () => {
    const match = await play(api);
    const input = { matchId: match.id, expectedVersion: match.version, moveId: newMoveId(), text: ['mark b2'] };
    const first = await submit(api, 'Aki', 'act', input);
    expect(await submit(api, 'Aki', 'act', input)).toEqual(first);
    expect(first).toMatchObject({ match: { version: match.version + 1 } });
  });

  test('sealed answers that name their decision do not conflict', async () => {
    const match = await start(api);
    const { decisions } = await look(match.id, 'Aki');
    expect(decisions).toMatchObject([{ seat: 0, kind: 'bid', sealed: true, answered: false }, { seat: 1 }]);
    const bid = (as: string, seat: number) =>
      submit(api, as, 'act', {
        ...{ matchId: match.id, expectedVersion: match.version, decisionId: decisions[seat]?.id, text: ['bid -'] },
      });
    const answers = await Promise.all([bid('Aki', 0), bid('Ben', 1)]);
    expect(answers.map(({ __typename }) => __typename)).toEqual(['Accepted', 'Accepted']);
  });
});

describe('problems of acting', () => {
  test('an action against the rules', async () => {
    const match = await play(api);
    const after = await accepted(act(api, 'Aki', match, 'mark b2', 'confirm'));
    expect(await act(api, 'Ben', after, 'mark b2')).toMatchObject({
      ...{ __typename: 'IllegalAction', code: 'cell.taken', facts: { cell: 'b2' }, version: after.version },
      message: 'The rules do not allow this: cell taken (cell b2).',
    });
    const query = `mutation ($input: ActInput!) { act(input: $input) { ... on IllegalAction { index code } } }`;
    const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: after.version };
    const variables = { input: { ...input, text: ['mark a1', 'confirm', 'confirm'] } };
    expect(await api.data({ query, variables, as: 'Ben' })).toMatchObject({ act: { index: 2 } });
  });

  test('a stale version comes with the match as it is', async () => {
    const match = await play(api);
    await accepted(act(api, 'Aki', match, 'mark b2', 'confirm'));
    const query = `mutation ($input: ActInput!) { act(input: $input) {
      ... on StaleVersion { expected current version match { version yourSeat view { ... on TictactoeView { toMove } } } }
    } }`;
    const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: match.version, text: ['mark a1'] };
    expect(await api.data({ query, variables: { input }, as: 'Ben' })).toEqual({
      act: {
        ...{ expected: match.version, current: match.version + 1, version: match.version + 1 },
        match: { version: match.version + 1, yourSeat: 1, view: { toMove: 1 } },
      },
    });
  });

  test('each has its own type', async () => {
    const lobby = await create(api);
    expect(await act(api, 'Aki', lobby, 'toss')).toMatchObject({ __typename: 'NotStarted' });
    const match = await play(api);
    expect(await act(api, 'Aki', match, 'toss', 'confirm')).toMatchObject({
      __typename: 'MustBeLast',
      facts: { index: 0 },
    });
    expect(await act(api, 'Ben', match, 'toss')).toMatchObject({ __typename: 'NotYourDecision', facts: { seat: 1 } });
    expect(await act(api, 'Chiyo', match, 'toss')).toMatchObject({ __typename: 'NotSeated' });
    expect(await submit(api, 'Aki', 'undo', { matchId: match.id, expectedVersion: match.version })).toMatchObject({
      __typename: 'UndoNotOffered',
    });
    const moveId = newMoveId();
    const input = { matchId: match.id, moveId, expectedVersion: match.version };
    await accepted(submit(api, 'Aki', 'act', { ...input, text: ['mark a1'] }));
    expect(await submit(api, 'Aki', 'act', { ...input, text: ['mark b1'] })).toMatchObject({
      __typename: 'MoveIdReused',
    });
    const over = await finish(api);
    expect(await act(api, 'Ben', over, 'toss')).toMatchObject({ __typename: 'MatchOver' });
  });

  test('a lost answer is Unknown, and asking again finds out', async () => {
    const match = await play(api);
    api.table.line.fail(({ operation }) => (operation === 'Query' ? 'error500' : undefined));
    const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: match.version, text: ['mark b2'] };
    expect(await submit(api, 'Aki', 'act', input)).toMatchObject({
      __typename: 'Unknown',
      facts: { moveId: input.moveId },
    });
    api.table.line.reset();
    await accepted(submit(api, 'Aki', 'act', input));
  });

  test.each([
    ['no list of actions', {}, 'input.actions'],
    ['two lists of actions', { text: ['toss'], tictactoe: [{ toss: 'YES' }] }, 'input.actions'],
    ['an empty list', { tictactoe: [] }, 'action.malformed'],
    ['actions of another game', { tsukiji: [{ fishBegin: 'YES' }] }, 'input.game'],
    ['text that says nothing', { text: ['mark ???'] }, 'action.malformed'],
    ['text of another game', { text: ['sail A'] }, 'action.unknown'],
    [
      'a chip named twice',
      { tictactoe: [{ bid: { chips: Array(2).fill({ chip: 'RED', count: 1 }) } }] },
      'action.malformed',
    ],
    ['a count of none', { tictactoe: [{ bid: { chips: [{ chip: 'RED', count: 0 }] } }] }, 'action.malformed'],
  ])('%s is InvalidInput', async (_, actions, code) => {
    const match = await play(api);
    const input = { matchId: match.id, expectedVersion: match.version, ...actions };
    expect(await submit(api, 'Aki', 'act', input)).toMatchObject({ __typename: 'InvalidInput', code });
  });
});

describe('undo, resignation, agreed end', () => {
  test('a mark is taken back', async () => {
    const match = await play(api);
    const after = await accepted(act(api, 'Aki', match, 'mark b2'));
    expect(await look(match.id, 'Aki')).toMatchObject({ undoOffered: true });
    expect(await look(match.id, 'Ben')).toMatchObject({ undoOffered: false });
    await accepted(submit(api, 'Aki', 'undo', { matchId: match.id, expectedVersion: after.version }));
    expect((await look(match.id, 'Aki')).view?.board.every((cell) => cell === null)).toBe(true);
  });

  test('who resigns is placed last', async () => {
    const match = await play(api);
    const over = await accepted(submit(api, 'Aki', 'resign', { matchId: match.id, expectedVersion: match.version }));
    expect(over.phase).toBe('OVER');
    const query = '{ match(id: "ID") { outcome { placings { seat place } } } }'.replace('ID', match.id);
    expect(await api.data({ query })).toEqual({
      match: {
        outcome: {
          placings: [
            { seat: 1, place: 1 },
            { seat: 0, place: 2 },
          ],
        },
      },
    });
  });

  test('a match ends when all agree', async () => {
    const match = await play(api);
    const agree = (as: string, version: number) =>
      submit(api, as, 'agreeEnd', { matchId: match.id, expectedVersion: version });
    await accepted(agree('Aki', match.version));
    expect(await agree('Aki', match.version + 1)).toMatchObject({ __typename: 'AlreadyAgreed' });
    expect(await accepted(agree('Ben', match.version + 1))).toMatchObject({ phase: 'OVER' });
  });
});
