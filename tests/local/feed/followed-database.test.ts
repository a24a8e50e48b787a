import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FeedHandler } from '../../../functions/feed/event.ts';
import { openDatabase } from '../../../local/database.ts';
import type { FollowedDatabaseSettings } from '../../../local/feed/followed-database.ts';
import { followedDatabase } from '../../../local/feed/followed-database.ts';
import { patientClient } from '../../../local/patient-client.ts';
import { changeAt } from '../../../store/log.ts';
import { createMatchStore } from '../../../store/matches/match-store.ts';
import { storedVersion } from '../../support/stored-version.ts';

const tableName = 'followed';
let dataFolder = '';
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'uogashi-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

const storeAt = (endpoint: string) => createMatchStore({ client: patientClient(endpoint), tableName });

/** A handler that notes the versions that it is told of, as `match n`. */
function noting() {
  const told: string[] = [];
  const handler: FeedHandler = async ({ Records }) => {
    for (const record of Records) {
      if (record.eventSource !== 'aws:dynamodb') continue;
      const { pk, sk } = record.dynamodb?.Keys ?? {};
      const change = changeAt({ pk: pk?.S ?? '', sk: sk?.S ?? '' });
      if (change?.log.kind === 'match') told.push(`${change.log.matchId} ${change.n}`);
    }
    return { batchItemFailures: [] };
  };
  return { told, handler };
}

/** What is told while a process runs that writes these versions. */
async function run(writes: readonly string[], changes: Partial<FollowedDatabaseSettings> = {}) {
  const { endpoint, pump, close } = await followedDatabase({ tableName, dataFolder, journal: () => {}, ...changes });
  const { told, handler } = noting();
  pump.start(handler);
  const store = storeAt(endpoint);
  for (const write of writes) await store.put(storedVersion(write.split(' ')[0] ?? '', Number(write.split(' ')[1])));
  await pump.idle();
  await close();
  return told.sort();
}

/** Writes that nobody was told of: as if the process had died before it could. */
async function writeUnseen(writes: readonly string[]) {
  const database = await openDatabase(tableName, join(dataFolder, 'database'));
  const store = storeAt(database.endpoint);
  for (const write of writes) await store.put(storedVersion(write.split(' ')[0] ?? '', Number(write.split(' ')[1])));
  await database.close();
}

test('what was followed up is not told again when the next process starts', async () => {
  const writes = ['a 1', 'a 2', 'b 1'];
  expect(await run(writes)).toEqual(writes);
  expect(await run(['a 3'])).toEqual(['a 3']);
  expect(await run([])).toEqual([]);
});

test('what was written when the process died is told when the next one starts, once', async () => {
  await run(['a 1', 'b 1']);
  await writeUnseen(['a 2', 'b 2', 'c 1']);
  expect(await run(['a 3'])).toEqual(['a 2', 'a 3', 'b 2', 'c 1']);
  expect(await run([])).toEqual([]);
});

test('what was told but not done when the process ended is told again', async () => {
  const { endpoint, pump, close } = await followedDatabase({ tableName, dataFolder, journal: () => {} });
  let begun = (): void => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let release = (): void => {};
  pump.start(async () => {
    begun();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { batchItemFailures: [] };
  });
  const store = storeAt(endpoint);
  await store.put(storedVersion('a', 1));
  await first;
  await store.put(storedVersion('a', 2));
  const closing = close();
  release();
  await closing;
  expect(await run([])).toEqual(['a 2']);
});

test('another database has a ledger of its own: the same match may be in both', async () => {
  expect(await run(['a 1'])).toEqual(['a 1']);
  const other = await openDatabase(tableName);
  expect(await run(['a 1'], { endpoint: other.endpoint })).toEqual(['a 1']);
  expect(await run([], { endpoint: other.endpoint })).toEqual([]);
  await other.close();
});

test('a database in memory is followed too, and keeps nothing', async () => {
  const { endpoint, pump, close } = await followedDatabase({ tableName, journal: () => {} });
  const { told, handler } = noting();
  pump.start(handler);
  await storeAt(endpoint).put(storedVersion('a', 1));
  await pump.idle();
  await close();
  expect(told).toEqual(['a 1']);
});
