import { beforeEach, describe, expect, test } from 'vitest';
import { withTable } from '../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  createEmpty,
  createTictactoe,
  newMoveId,
  person,
  refusedWith,
  servicesOn,
} from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);

beforeEach(() => table.line.reset());

describe('at once', () => {
  test('six persons get six different seats, and none is lost', async () => {
    const { match } = await createEmpty(services(), { seats: 6 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        services().joinMatch(person(at), { matchId: match.id, moveId: newMoveId(), expectedVersion: 1 }),
      ),
    );
    const seats = answers.map((answer) => accepted(answer).match.yourSeat);
    expect([...seats].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const stored = await table.store.newest(match.id);
    expect(stored?.n).toBe(7);
    expect(stored?.match.seats.map((occupant) => occupant?.name).sort()).toEqual(
      Array.from({ length: 6 }, (_, at) => person(at).name).sort(),
    );
  });

  test('of fifty persons before one seat one sits, and the others are told that it is taken', async () => {
    const { match } = await createTictactoe(services());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        services().joinMatch(person(at + 1), { matchId: match.id, moveId: newMoveId(), expectedVersion: 1 }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'SEAT_TAKEN')).toHaveLength(49);
    expect((await table.store.newest(match.id))?.n).toBe(2);
  });

  test('of two persons before the same seat one sits there, and the other may choose again', async () => {
    const { match } = await createTictactoe(services(), { seats: 3 });
    const join = (at: number) =>
      services().joinMatch(person(at), { matchId: match.id, moveId: newMoveId(), seat: 2, expectedVersion: 1 });
    const answers = await Promise.all([join(1), join(2)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ code: 'SEAT_TAKEN', facts: { seat: 2 } });
  });
});

describe('by invitation', () => {
  test('the code is enough to find the match and to sit down', async () => {
    const { match } = await createTictactoe(services(), { access: 'invitation' });
    const answer = await services().joinMatch(ben, { moveId: newMoveId(), code: match.invitation ?? '' });
    expect(accepted(answer).match).toMatchObject({ id: match.id, yourSeat: 1 });
  });

  test.each([
    ['none', undefined],
    ['another', 'x'.repeat(16)],
  ])('with %s, the door stays shut', async (_, token) => {
    const { match } = await createTictactoe(services(), { access: 'invitation' });
    const code = token === undefined ? {} : { code: `${match.id}-${token}` };
    refusedWith(await services().joinMatch(ben, { moveId: newMoveId(), matchId: match.id, ...code }), 'WRONG_CODE');
    expect((await table.store.newest(match.id))?.n).toBe(1);
  });

  test('what has not the shape of a code opens nothing, and nothing is read', async () => {
    refusedWith(await services().joinMatch(ben, { moveId: newMoveId(), code: 'open sesame' }), 'WRONG_CODE');
    expect([...table.line.counts]).toEqual([]);
  });

  test('a code that is none, or of another match, opens no match that is named beside it', async () => {
    const { match } = await createTictactoe(services());
    const other = (await createTictactoe(services(), { access: 'invitation' })).match;
    for (const code of ['open sesame', other.invitation ?? '']) {
      refusedWith(await services().joinMatch(ben, { moveId: newMoveId(), matchId: match.id, code }), 'WRONG_CODE');
    }
    expect((await table.store.newest(match.id))?.n).toBe(1);
  });

  test('only those inside see the code', async () => {
    const { match } = await createTictactoe(services(), { access: 'invitation' });
    expect((await services().lookMatch(aki, match.id))?.invitation).toBe(match.invitation);
    expect((await services().lookMatch(ben, match.id))?.invitation).toBeUndefined();
    expect((await services().lookMatch(undefined, match.id))?.invitation).toBeUndefined();
  });
});

test('a join that is sent again is answered as the first time, even when the match has begun', async () => {
  const { match } = await createTictactoe(services());
  const join = { matchId: match.id, moveId: newMoveId(), expectedVersion: 1 };
  const first = accepted(await services().joinMatch(ben, join));
  accepted(await services().startMatch(aki, { matchId: match.id, moveId: newMoveId(), expectedVersion: 2 }));
  const again = accepted(await services().joinMatch(ben, join));
  expect(again.version).toBe(first.version);
  expect(again.match.seats).toEqual(first.match.seats);
});

test.each([
  ['no match', { matchId: undefined }, { field: 'matchId' }],
  ['a version before the first', { expectedVersion: 0 }, { field: 'expectedVersion', min: 1 }],
])('who names %s is refused, and nothing is read', async (_, changes, facts) => {
  const { matchId, ...join } = { matchId: '0'.repeat(26), moveId: newMoveId(), ...changes };
  const answer = await services().joinMatch(ben, { ...join, ...(matchId === undefined ? {} : { matchId }) });
  expect(answer).toMatchObject({ ok: false, code: 'input.malformed', facts });
  expect([...table.line.counts]).toEqual([]);
});

test('who leaves may come again', async () => {
  const { match } = await createTictactoe(services());
  const step = (expectedVersion: number) => ({ matchId: match.id, moveId: newMoveId(), expectedVersion });
  accepted(await services().joinMatch(ben, step(1)));
  const left = accepted(await services().leaveMatch(ben, step(2)));
  expect(left.match.yourSeat).toBeUndefined();
  expect(accepted(await services().joinMatch(ben, step(3))).match.yourSeat).toBe(1);
});

test('only the organizer starts, and only a full table', async () => {
  const { match } = await createTictactoe(services());
  const step = (expectedVersion: number) => ({ matchId: match.id, moveId: newMoveId(), expectedVersion });
  refusedWith(await services().startMatch(aki, step(1)), 'SEATS_OPEN');
  accepted(await services().joinMatch(ben, step(1)));
  refusedWith(await services().startMatch(ben, step(2)), 'NOT_ORGANIZER');
  expect(accepted(await services().startMatch(aki, step(2))).match.phase).toBe('playing');
});
