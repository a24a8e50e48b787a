import { expect, test } from 'vitest';
import { withApi } from './api.ts';
import { play, type ShortMatch } from './table-talk.ts';

const api = withApi();

async function preview(match: ShortMatch, as: string | undefined, ...text: string[]): Promise<unknown> {
  const query = `query ($input: PreviewInput!) { preview(input: $input) {
    __typename
    ... on Preview { tried applied stoppedAt { index reason } events { type } view { ... on TictactoeView { board toMove } } }
    ... on Problem { code facts }
  } }`;
  const who = as === undefined ? {} : { as };
  const told = await api.data<{ preview: unknown }>({
    query,
    variables: { input: { matchId: match.id, text } },
    ...who,
  });
  return told.preview;
}

const empty = Array(9).fill(null);

test('a preview shows what would be and changes nothing', async () => {
  const match = await play(api);
  expect(await preview(match, 'Aki', 'mark a1', 'confirm')).toEqual({
    ...{ __typename: 'Preview', tried: match.version, applied: 2, stoppedAt: null },
    events: [{ type: 'marked' }, { type: 'confirmed' }],
    view: { board: [0, ...empty.slice(1)], toMove: 1 },
  });
  const query = `{ match(id: "${match.id}") { version view { ... on TictactoeView { board } } } }`;
  expect(await api.data({ query })).toEqual({ match: { version: match.version, view: { board: empty } } });
});

test('a preview stops before a draw', async () => {
  const match = await play(api);
  expect(await preview(match, 'Aki', 'toss')).toMatchObject({
    ...{ applied: 0, stoppedAt: { index: 0, reason: 'DRAW' }, events: [], view: { board: empty } },
  });
});

test('a preview is refused as the actions would be', async () => {
  const match = await play(api);
  expect(await preview(match, 'Aki', 'confirm')).toMatchObject({ __typename: 'IllegalAction', code: 'turn.notMarked' });
  expect(await preview(match, 'Ben', 'toss')).toMatchObject({ __typename: 'NotYourDecision' });
  expect(await preview(match, 'Chiyo', 'toss')).toMatchObject({ __typename: 'NotSeated' });
  expect(await preview(match, undefined, 'toss')).toMatchObject({ __typename: 'Unauthenticated' });
  expect(await preview({ ...match, id: 'none' }, 'Aki', 'toss')).toMatchObject({ __typename: 'NotFound' });
});
