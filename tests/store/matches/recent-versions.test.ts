import { expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import { createMatchStore } from '../../../store/matches/match-store.ts';
import { createRecentVersions } from '../../../store/matches/recent-versions.ts';
import { tableName, withMatch, withTable } from '../../support/dynamo.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
const match = withMatch(table);

/** Another process, of whose writes the store is not told. */
const elsewhere = () => createMatchStore({ client: patientClient(table.line.endpoint), tableName });

const reads = () => table.line.counts.get('Query') ?? 0;

test('what was written or read here is not read again, unless something newer is asked for', async () => {
  await table.store.put(storedVersion(match.id, 1));
  expect((await table.store.noOlderThan(match.id, 1))?.n).toBe(1);
  expect(reads()).toBe(0);
  await elsewhere().put(storedVersion(match.id, 2));
  expect((await table.store.noOlderThan(match.id, 1))?.n).toBe(1);
  expect((await table.store.noOlderThan(match.id, 2))?.n).toBe(2);
  expect((await table.store.noOlderThan(match.id, 2))?.n).toBe(2);
  expect(reads()).toBe(1);
});

test('several who ask at once read once', async () => {
  await elsewhere().put(storedVersion(match.id, 3));
  const seen = await Promise.all([1, 2, 3].map((n) => table.store.noOlderThan(match.id, n)));
  expect(seen.map((version) => version?.n)).toEqual([3, 3, 3]);
  expect(reads()).toBe(1);
});

test('a read that had begun before the version was there is not enough', async () => {
  const recent = createRecentVersions();
  let arrive = (): void => expect.unreachable();
  const early = new Promise<ReturnType<typeof storedVersion>>((resolve) => {
    arrive = () => resolve(storedVersion(match.id, 1));
  });
  const first = recent.noOlderThan(match.id, 1, () => early);
  const second = recent.noOlderThan(match.id, 2, async () => storedVersion(match.id, 2));
  arrive();
  expect((await first)?.n).toBe(1);
  expect((await second)?.n).toBe(2);
});

test('an older version never takes the place of a newer one', async () => {
  const recent = createRecentVersions();
  recent.remember(storedVersion(match.id, 2));
  recent.remember(storedVersion(match.id, 1));
  expect((await recent.noOlderThan(match.id, 2, () => expect.unreachable()))?.n).toBe(2);
});

test('only so many matches are remembered: those that were used last', async () => {
  const recent = createRecentVersions(2);
  for (const match of ['a', 'b', 'a', 'c']) recent.remember(storedVersion(match, 1));
  const isRemembered = async (match: string) =>
    (await recent.noOlderThan(match, 1, async () => undefined)) !== undefined;
  expect(await Promise.all(['a', 'b', 'c'].map(isRemembered))).toEqual([true, false, true]);
});

test('a match that is not there is asked for each time', async () => {
  expect(await table.store.noOlderThan('none', 1)).toBeUndefined();
});
