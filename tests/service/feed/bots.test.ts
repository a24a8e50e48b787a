import { beforeEach, expect, test } from 'vitest';
import { botsConsumer } from '../../../service/feed/bots.ts';
import { withTable } from '../../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  contextOn,
  createEmpty,
  newMoveId,
  servicesOn,
  startTictactoe,
} from '../../support/service.ts';

const table = withTable();
const consumer = () => botsConsumer(contextOn(table.store));
const versionOf = async (matchId: string) => (await table.store.newest(matchId))?.n ?? 0;

beforeEach(() => table.line.reset());

async function startBots(): Promise<string> {
  const services = servicesOn(table.store);
  const { match } = await createEmpty(services, { seats: 3, bots: ['random', 'random', 'random'] });
  accepted(await services.startMatch(aki, { matchId: match.id, moveId: newMoveId(), expectedVersion: 1 }));
  return match.id;
}

test('it makes eight moves at most; told of each of them, the match comes to its end', async () => {
  const matchId = await startBots();
  await consumer().consume({ kind: 'match', matchId }, 2, 2);
  expect(await versionOf(matchId)).toBe(2 + 8);
  let told = 2;
  while (told < (await versionOf(matchId))) {
    told += 1;
    await consumer().consume({ kind: 'match', matchId }, told, told);
  }
  expect((await table.store.newest(matchId))?.match.phase).toBe('over');
});

test('told twice, late and of what is long past, it makes every move once', async () => {
  const matchId = await startBots();
  await Promise.all([2, 1, 2, 2].map((n) => consumer().consume({ kind: 'match', matchId }, n, n)));
  const log = await table.store.since(matchId, 0, 1_000);
  expect(new Set(log.map(({ moveId }) => moveId)).size).toBe(log.length);
});

test('a match of persons alone costs nothing where its newest version is known', async () => {
  const { match, version } = await startTictactoe(servicesOn(table.store));
  table.line.reset();
  await consumer().consume({ kind: 'match', matchId: match.id }, version, version);
  expect(table.line.counts.size).toBe(0);
});

test('the seat of one who has resigned is played too', async () => {
  const services = servicesOn(table.store);
  const { match, version } = await startTictactoe(services, 3);
  accepted(await services.resign(ben, { matchId: match.id, moveId: newMoveId(), expectedVersion: version }));
  await consumer().consume({ kind: 'match', matchId: match.id }, version + 1, version + 1);
  expect(await versionOf(match.id)).toBe(version + 2);
});

test('a store that gives no answer makes it fail, to be told again', async () => {
  const matchId = await startBots();
  const hasty = botsConsumer(contextOn(table.hasty));
  table.line.fail(() => 'error500');
  await expect(hasty.consume({ kind: 'match', matchId }, 2, 2)).rejects.toThrow();
});
