import { beforeEach, describe, expect, test } from 'vitest';
import { isMatchId } from '../../service/match-id.ts';
import { withTable } from '../support/dynamo.ts';
import { accepted, aki, ben, createTictactoe, newMoveId, refusedWith, servicesOn } from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);

beforeEach(() => table.line.reset());

const creation = { game: 'tictactoe', seats: 3, options: {}, access: 'public', bots: ['random'], sit: {} } as const;

test('version 1 is the lobby: the creator in seat 0, the bots at the end', async () => {
  const { version, match } = accepted(await services().createMatch(aki, { ...creation, moveId: newMoveId() }));
  expect(version).toBe(1);
  expect(isMatchId(match.id)).toBe(true);
  expect(match).toMatchObject({ phase: 'lobby', version: 1, yourSeat: 0, isOrganizer: true, access: 'public' });
  expect(match.seats).toMatchObject([{ name: 'Aki', isYou: true }, { isYou: false }, { bot: 'random', isYou: false }]);
});

describe('sent again', () => {
  test('it is the same match, answered as the first time', async () => {
    const moveId = newMoveId();
    const first = accepted(await services().createMatch(aki, { ...creation, moveId }));
    accepted(await services().joinMatch(ben, { matchId: first.match.id, moveId: newMoveId() }));
    const again = accepted(await services().createMatch(aki, { ...creation, moveId }));
    expect(again.version).toBe(1);
    expect(again.match.id).toBe(first.match.id);
    expect(again.match.seats).toEqual(first.match.seats);
  });

  test('fifty times at once, it is one match', async () => {
    const moveId = newMoveId();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => services().createMatch(aki, { ...creation, moveId })),
    );
    const commitments = new Set(answers.map((answer) => accepted(answer).match.commitment));
    expect(commitments.size).toBe(1);
  });

  test('an invitation code stays what it was', async () => {
    const moveId = newMoveId();
    const create = () => services().createMatch(aki, { ...creation, access: 'invitation', moveId });
    const first = accepted(await create());
    expect(first.match.invitation).toContain(first.match.id);
    expect(accepted(await create()).match.invitation).toBe(first.match.invitation);
  });

  test('with other options it is refused', async () => {
    const moveId = newMoveId();
    accepted(await services().createMatch(aki, { ...creation, moveId }));
    refusedWith(await services().createMatch(aki, { ...creation, seats: 4, moveId }), 'MOVE_ID_REUSED');
  });

  test('by someone else it is another match', async () => {
    const moveId = newMoveId();
    const one = accepted(await services().createMatch(aki, { ...creation, moveId }));
    const other = accepted(await services().createMatch(ben, { ...creation, moveId }));
    expect(other.match.id).not.toBe(one.match.id);
  });
});

describe('refused', () => {
  test.each([
    ['GAME_UNKNOWN', { game: 'chess' }],
    ['SEATS_OUT_OF_RANGE', { seats: 7 }],
    ['BOT_UNKNOWN', { bots: ['nobody'] }],
    ['MATCH_FULL', { bots: ['random', 'random', 'random'] }],
    ['MOVE_ID_MALFORMED', { moveId: 'bot:1' }],
    ['options.size', { options: { size: 99 } }],
  ] as const)('%s, and nothing is written', async (code, changes) => {
    refusedWith(await services().createMatch(aki, { moveId: newMoveId(), ...creation, ...changes }), code);
    expect(table.line.counts.get('PutItem')).toBeUndefined();
  });
});

describe('the secret', () => {
  test('is 32 bytes of its own for every match, and in no snapshot', async () => {
    const ids = [await createTictactoe(services()), await createTictactoe(services())].map(({ match }) => match.id);
    const stored = await Promise.all(ids.map((id) => table.store.newest(id)));
    const secrets = stored.map((version) => Buffer.from(version?.secret ?? []).toString('hex'));
    expect(new Set(secrets).size).toBe(2);
    for (const [at, secret] of secrets.entries()) {
      expect(secret).toHaveLength(64);
      expect(JSON.stringify(stored[at]?.match)).not.toContain(secret);
    }
  });

  test('follows from the seed on a seeded server, and so does the id', async () => {
    const secretOf = async (seed: string) => {
      const moveId = `seeded-${seed}`;
      const { match } = await createTictactoe(servicesOn(table.store, { seed }), { moveId });
      return { id: match.id, commitment: match.commitment };
    };
    const first = await secretOf('7');
    const stored = await table.store.newest(first.id);
    const other = await secretOf('8');
    expect(other.commitment).not.toBe(first.commitment);
    expect(other.id).not.toBe(first.id);
    // The secret that a server with this seed derives, whenever it runs.
    expect(Buffer.from(stored?.secret ?? []).toString('hex')).toMatchInlineSnapshot(
      `"f4be5e1ac149c48d8a54650deaa054542df4de03004d481cd7e55a6e242af331"`,
    );
  });
});
