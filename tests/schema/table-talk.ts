import type { TestApi } from './api.ts';

/** What a test reads of every answer to a submission. */
const ANSWER = `
  __typename
  ... on Accepted { match { id version phase yourSeat invitation } }
  ... on Problem { code facts message version }
`;

/** What {@link ANSWER} asks for of a match. */
export interface ShortMatch {
  readonly id: string;
  readonly version: number;
  readonly phase: string;
  readonly yourSeat: number | null;
  readonly invitation: string | null;
}

/** What a submission is answered with. */
export type ToldAnswer =
  | { readonly __typename: 'Accepted'; readonly match: ShortMatch }
  | { readonly __typename: string; readonly code: string; readonly facts: object; readonly message: string };

let moves = 0;

/** A moveId that no one has used. */
export function newMoveId(): string {
  moves += 1;
  return `move-${moves}`;
}

/** Submits one mutation with its input; a moveId is added where none is given. */
export async function submit(
  api: TestApi,
  as: string | undefined,
  mutation: string,
  input: object,
): Promise<ToldAnswer> {
  const type = { leaveMatch: 'Step', startMatch: 'Step', undo: 'Step', resign: 'Step', agreeEnd: 'Step' }[mutation];
  const inputType = `${type ?? mutation.charAt(0).toUpperCase() + mutation.slice(1)}Input`;
  const data = await api.data<{ readonly answer: ToldAnswer }>({
    query: `mutation ($input: ${inputType}!) { answer: ${mutation}(input: $input) { ${ANSWER} } }`,
    variables: { input: { moveId: newMoveId(), ...input } },
    ...(as === undefined ? {} : { as }),
  });
  return data.answer;
}

/** The match of an answer that must be an acceptance. */
export async function accepted(answer: Promise<ToldAnswer>): Promise<ShortMatch> {
  const told = await answer;
  if (!('match' in told)) throw new Error(`refused: ${told.code}`);
  return told.match;
}

/** A public match of tic-tac-toe for two with Aki in seat 0. */
export async function create(api: TestApi, changes: object = {}): Promise<ShortMatch> {
  return await accepted(submit(api, 'Aki', 'createMatch', { game: 'tictactoe', seats: 2, ...changes }));
}

/** A started match: Aki in seat 0, Ben in seat 1; the sealed bids for the first turn are open. */
export async function start(api: TestApi): Promise<ShortMatch> {
  const { id } = await create(api);
  await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id }));
  return await accepted(submit(api, 'Aki', 'startMatch', { matchId: id, expectedVersion: 2 }));
}

/** Acts with lines of text. */
export function act(
  api: TestApi,
  as: string,
  match: { id: string; version: number },
  ...text: string[]
): Promise<ToldAnswer> {
  return submit(api, as, 'act', { matchId: match.id, expectedVersion: match.version, text });
}

/** A match in which the bids are in: it is Aki's turn. */
export async function play(api: TestApi): Promise<ShortMatch> {
  const match = await start(api);
  const after = await accepted(act(api, 'Aki', match, 'bid blue*1'));
  return await accepted(act(api, 'Ben', after, 'bid -'));
}

/** A match that Aki has won: three in a row, b1 to b3. */
export async function finish(api: TestApi): Promise<ShortMatch> {
  let match = await play(api);
  for (const cell of ['b1', 'a1', 'b2', 'a2', 'b3']) {
    match = await accepted(act(api, cell.startsWith('b') ? 'Aki' : 'Ben', match, `mark ${cell}`, 'confirm'));
  }
  return match;
}
