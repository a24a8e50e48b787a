import { beforeEach, describe, expect, test } from 'vitest';
import { withTable } from '../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  chiyo,
  createEmpty,
  newMoveId,
  playTictactoe,
  servicesOn,
  startTictactoe,
  typed,
} from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);

beforeEach(() => table.line.reset());

test('one read', async () => {
  const { match } = await playTictactoe(services());
  table.line.reset();
  await services().lookMatch(aki, match.id);
  expect([...table.line.counts]).toEqual([['Query', 1]]);
});

test('nothing of a match that is not there', async () => {
  expect(await services().lookMatch(aki, '0'.repeat(26))).toBeUndefined();
  expect(await services().lookMatch(aki, 'V#')).toBeUndefined();
});

describe('who looks', () => {
  test.each([
    ['a seat', aki, { yourSeat: 0, isOrganizer: true }],
    ['another seat', ben, { yourSeat: 1, isOrganizer: false }],
    ['a spectator', chiyo, { isOrganizer: false, undoOffered: false }],
    ['the public', undefined, { isOrganizer: false, undoOffered: false }],
  ])('%s', async (_, viewer, seen) => {
    const { match } = await playTictactoe(services());
    const look = await services().lookMatch(viewer, match.id);
    expect(look).toMatchObject({ ...seen, phase: 'playing', version: match.version });
    expect(look?.seats.map((seat) => seat.isYou)).toEqual([viewer === aki, viewer === ben]);
  });

  test('may do what the seat may do, and no more', async () => {
    const { match } = await playTictactoe(services());
    const forms = async (viewer: typeof aki | undefined) =>
      (await services().lookMatch(viewer, match.id))?.legal().map((form) => form.action);
    expect(await forms(aki)).toEqual(['mark', 'toss']);
    expect(await forms(ben)).toEqual([]);
    expect(await forms(chiyo)).toEqual([]);
    expect(await forms(undefined)).toEqual([]);
  });

  test('an organizer who does not sit has no seat', async () => {
    const { match } = await createEmpty(services());
    const look = await services().lookMatch(aki, match.id);
    expect(look).toMatchObject({ isOrganizer: true });
    expect(look?.yourSeat).toBeUndefined();
  });
});

test('in no look is a person’s id, a receipt, the state or the secret of a running match', async () => {
  const persons = [
    { person: 'person-4711', name: 'Aki' },
    { person: 'person-4712', name: 'Ben' },
  ] as const;
  const [one, two] = persons;
  const created = accepted(
    await services().createMatch(one, {
      ...{ game: 'tictactoe', seats: 2, options: {}, access: 'public', bots: [], sit: { word: 'kujira' } },
      moveId: newMoveId(),
    }),
  );
  const step = (expectedVersion: number) => ({ matchId: created.match.id, moveId: newMoveId(), expectedVersion });
  accepted(await services().joinMatch(two, step(1)));
  const started = accepted(await services().startMatch(one, step(2)));
  const secret = Buffer.from((await table.store.newest(started.match.id))?.secret ?? []).toString('hex');
  for (const viewer of [one, two, undefined]) {
    const look = await services().lookMatch(viewer, started.match.id);
    const told = JSON.stringify([look, look?.view(), look?.legal(), look?.viewHash()]);
    for (const hidden of ['person-47', secret, 'receipts', 'kujira', '"state"']) expect(told).not.toContain(hidden);
  }
});

test('the hash of a view is the viewer’s own, and the same for the same view', async () => {
  const { match, version } = await startTictactoe(services());
  const hash = async (viewer: typeof aki) => (await services().lookMatch(viewer, match.id))?.viewHash();
  const before = [await hash(aki), await hash(ben)];
  const given = typed({ type: 'bid', chips: { red: 2 } });
  accepted(await services().act(aki, { matchId: match.id, moveId: newMoveId(), expectedVersion: version, given }));
  const after = [await hash(aki), await hash(ben)];
  expect(after[0]).not.toBe(after[1]);
  expect(after[0]).not.toBe(before[0]);
  expect(await hash(aki)).toBe(after[0]);
});
