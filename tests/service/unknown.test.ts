import { beforeEach, describe, expect, test } from 'vitest';
import { withTable } from '../support/dynamo.ts';
import { preparedOn } from '../support/prepared.ts';
import {
  accepted,
  aki,
  createTictactoe,
  newMoveId,
  playTictactoe,
  refusedWith,
  servicesOn,
  typed,
} from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
const hasty = () => servicesOn(table.hasty);
const newestOf = async (matchId: string) => (await table.store.newest(matchId))?.n;

beforeEach(() => table.line.reset());

describe('no answer at all is UNKNOWN, never a refusal', () => {
  test.each(['lostBefore', 'lostAfter', 'brokenAfter', 'error500', 'throttled'] as const)(
    'while every request meets %s; the next call knows',
    async (fault) => {
      const { matchId, becomes, send } = await preparedOn(services()).act();
      table.line.fail(() => fault);
      const answer = refusedWith(await send(hasty()), 'UNKNOWN');
      expect(answer.match).toBeUndefined();
      table.line.reset();
      expect(accepted(await send(services())).version).toBe(becomes);
      expect(await newestOf(matchId)).toBe(becomes);
    },
  );

  test('when the write is carried out but neither it nor the look at it is answered', async () => {
    const { matchId, becomes, send } = await preparedOn(services()).act();
    table.line.fail(({ operation }) =>
      operation === 'PutItem' ? 'lostAfter' : operation === 'GetItem' ? 'error500' : undefined,
    );
    refusedWith(await send(hasty()), 'UNKNOWN');
    table.line.reset();
    expect(accepted(await send(services())).version).toBe(becomes);
    expect(await newestOf(matchId)).toBe(becomes);
  });

  test('a write that arrives late finds its place taken by its own retry', async () => {
    const { matchId, becomes, send } = await preparedOn(services()).act();
    table.line.fail(({ operation }) => (operation === 'PutItem' ? 'held' : undefined));
    refusedWith(await send(hasty()), 'UNKNOWN');
    await table.line.settled();
    table.line.reset();
    const retried = accepted(await send(services()));
    await table.line.letGo();
    expect(await newestOf(matchId)).toBe(becomes);
    expect(accepted(await send(services())).match.view()).toEqual(retried.match.view());
  });

  test('a write that arrives between two calls is what the second is answered with', async () => {
    const { matchId, becomes, send } = await preparedOn(services()).act();
    table.line.fail(({ operation }) => (operation === 'PutItem' ? 'held' : undefined));
    refusedWith(await send(hasty()), 'UNKNOWN');
    await table.line.letGo();
    table.line.reset();
    expect(accepted(await send(services())).version).toBe(becomes);
    expect(await newestOf(matchId)).toBe(becomes);
  });

  test('a rival that got there first is told from one’s own lost write', async () => {
    const { match, version } = await playTictactoe(services());
    const input = (moveId: string) => ({
      matchId: match.id,
      moveId,
      expectedVersion: version,
      given: typed({ type: 'toss' }),
    });
    table.line.fail(({ operation }) => (operation === 'PutItem' ? 'held' : undefined));
    const [lost, rival] = [input(newMoveId()), input(newMoveId())];
    refusedWith(await hasty().act(aki, lost), 'UNKNOWN');
    await table.line.settled();
    table.line.reset();
    accepted(await services().act(aki, rival));
    await table.line.letGo();
    refusedWith(await services().act(aki, lost), 'STALE_VERSION');
    expect(await newestOf(match.id)).toBe(version + 1);
  });

  test('a look does not answer a guess: it fails', async () => {
    const { match } = await createTictactoe(services());
    table.line.fail(() => 'error500');
    await expect(hasty().lookMatch(aki, match.id)).rejects.toThrow();
  });
});

describe('a creation', () => {
  test('that got no answer is unknown, and then one match', async () => {
    const moveId = newMoveId();
    const input = { game: 'tictactoe', seats: 2, options: {}, access: 'public', bots: [], moveId } as const;
    table.line.fail(({ operation }) => (operation === 'PutItem' ? 'held' : undefined));
    refusedWith(await hasty().createMatch(aki, input), 'UNKNOWN');
    await table.line.settled();
    table.line.reset();
    const known = accepted(await services().createMatch(aki, input));
    await table.line.letGo();
    expect(accepted(await services().createMatch(aki, input)).match.commitment).toBe(known.match.commitment);
    expect(await newestOf(known.match.id)).toBe(1);
  });
});
