import { beforeEach, describe, expect, test } from 'vitest';
import { moveBots } from '../../service/move-bots.ts';
import { StoreUnavailable } from '../../store/store-fault.ts';
import type { TestTable } from '../support/dynamo.ts';
import { withTable } from '../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  chiyo,
  contextOn,
  createEmpty,
  createTictactoe,
  newMoveId,
  servicesOn,
  startTictactoe,
  text,
} from '../support/service.ts';

const table = withTable();
const elsewhere = withTable();
const services = () => servicesOn(table.store);
const step = (matchId: string, expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });
const logOf = (matchId: string) => table.store.since(matchId, 0, 1_000);

beforeEach(() => table.line.reset());

/** A started match of bots only. */
async function startBots(on = services(), bots = ['random', 'random', 'random'], moveId = newMoveId()) {
  const { match } = await createEmpty(on, { seats: bots.length, bots, moveId });
  accepted(await on.startMatch(aki, step(match.id, 1)));
  return match.id;
}

test('bots play a match to its end, each move under the id of its decision', async () => {
  const matchId = await startBots();
  await services().moveBots(matchId);
  expect((await services().lookMatch(undefined, matchId))?.phase).toBe('over');
  const moved = (await logOf(matchId)).slice(2);
  expect(moved.map(({ actor }) => actor.kind)).toEqual(moved.map(() => 'bot'));
  for (const { moveId, command } of moved) {
    expect(moveId).toBe(`bot:${command.kind === 'act' ? command.decisionId : ''}`);
  }
});

test('called twice at once, each move is made once', async () => {
  const matchId = await startBots(
    services(),
    Array.from({ length: 6 }, () => 'random'),
  );
  await Promise.all(Array.from({ length: 4 }, () => services().moveBots(matchId)));
  const log = await logOf(matchId);
  expect((await services().lookMatch(undefined, matchId))?.phase).toBe('over');
  expect(new Set(log.map(({ moveId }) => moveId)).size).toBe(log.length);
});

test('a call ends after so many moves, and says whether there may be more', async () => {
  const matchId = await startBots();
  const context = contextOn(table.store);
  expect(await moveBots(context, matchId, 3)).toBe(true);
  expect((await logOf(matchId)).length).toBe(2 + 3);
  expect(await moveBots(context, matchId)).toBe(false);
  expect((await services().lookMatch(undefined, matchId))?.phase).toBe('over');
});

test('they stop where a person must move, and bid beside one who has not', async () => {
  const { match } = await createTictactoe(services(), { seats: 3, bots: ['random', 'random'] });
  accepted(await services().startMatch(aki, step(match.id, 1)));
  await services().moveBots(match.id);
  const look = await services().lookMatch(aki, match.id);
  expect(look).toMatchObject({ phase: 'playing', version: 4 });
  expect(look?.view()).toMatchObject({ bids: [{ isIn: false }, { isIn: true }, { isIn: true }] });
  await services().moveBots(match.id);
  expect((await services().lookMatch(aki, match.id))?.version).toBe(4);
});

test('the seat of one who resigned is played by the clock', async () => {
  const { match, version } = await startTictactoe(services(), 3);
  accepted(await services().resign(chiyo, step(match.id, version)));
  await services().moveBots(match.id);
  const last = (await logOf(match.id)).at(-1);
  expect(last).toMatchObject({ moveId: 'clock:0.bid2', actor: { kind: 'clock', seat: 2 }, seat: 2 });
});

test('after an undo the clock still answers under a new id', async () => {
  const { match, version } = await startTictactoe(services(), 3);
  const bid = (line: string, n: number) => ({ ...step(match.id, n), given: text(line) });
  accepted(await services().act(aki, bid('bid blue*2', version)));
  accepted(await services().act(ben, bid('bid -', version + 1)));
  accepted(await services().act(chiyo, bid('bid -', version + 2)));
  accepted(await services().act(aki, bid('mark a1', version + 3)));
  accepted(await services().undo(aki, step(match.id, version + 4)));
  accepted(await services().act(aki, bid('mark a1; confirm', version + 5)));
  accepted(await services().resign(ben, step(match.id, version + 6)));
  await services().moveBots(match.id);
  const moved = (await logOf(match.id)).slice(-2).map(({ moveId }) => moveId);
  expect(moved).toEqual(['clock:1.mark1', 'clock:1.confirm1']);
});

describe('their randomness', () => {
  /** All that bots do in a match on a server with this seed. */
  const play = async (on: TestTable, seed: string | undefined, moveId: string) => {
    const server = servicesOn(on.store, seed === undefined ? {} : { seed });
    const matchId = await startBots(server, ['random', 'random', 'random', 'random'], moveId);
    await server.moveBots(matchId);
    const log = await on.store.since(matchId, 0, 1_000);
    return log.map(({ command, draws }) => ({ command, draws }));
  };

  test('and all that is drawn follow from a seed', async () => {
    const first = await play(table, '7', 'seeded');
    expect(await play(elsewhere, '7', 'seeded')).toEqual(first);
    expect(await play(elsewhere, '8', 'seeded')).not.toEqual(first);
  });

  test('is the server’s own where there is no seed', async () => {
    expect(await play(table, undefined, 'open')).not.toEqual(await play(elsewhere, undefined, 'open'));
  });
});

test('a store that gives no answer stops them until they are called again', async () => {
  const matchId = await startBots();
  table.line.fail(({ operation }) => (operation === 'PutItem' ? 'error500' : undefined));
  await expect(servicesOn(table.hasty).moveBots(matchId)).rejects.toThrow(StoreUnavailable);
  table.line.reset();
  await services().moveBots(matchId);
  expect((await services().lookMatch(undefined, matchId))?.phase).toBe('over');
});

test('a match that is not there has no bots', async () => {
  await services().moveBots('0'.repeat(26));
  await services().moveBots('none');
  expect(table.line.counts.get('PutItem')).toBeUndefined();
});

test('in the lobby they wait', async () => {
  const { match } = await createTictactoe(services(), { bots: ['random'] });
  await services().moveBots(match.id);
  expect((await services().lookMatch(ben, match.id))?.version).toBe(1);
});
