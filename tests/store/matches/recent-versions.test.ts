import { beforeEach, expect, test } from 'vitest';
import { createRecentVersions } from '../../../store/matches/recent-versions.ts';
import { withTable } from '../../support/dynamo.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
let tests = 0;
let id = '';

beforeEach(() => {
  tests += 1;
  id = `match-${tests}`;
  table.line.reset();
});

const reads = () => table.line.counts.get('Query') ?? 0;

test('what was written or read here is not read again, unless something newer is asked for', async () => {
  await table.store.put(storedVersion(id, 1));
  expect((await table.store.noOlderThan(id, 1))?.n).toBe(1);
  expect(reads()).toBe(0);
  await table.hasty.put(storedVersion(id, 2));
  expect((await table.store.noOlderThan(id, 1))?.n).toBe(1);
  expect((await table.store.noOlderThan(id, 2))?.n).toBe(2);
  expect((await table.store.noOlderThan(id, 2))?.n).toBe(2);
  expect(reads()).toBe(1);
});

test('several who ask at once read once', async () => {
  await table.hasty.put(storedVersion(id, 3));
  const seen = await Promise.all([1, 2, 3].map((n) => table.store.noOlderThan(id, n)));
  expect(seen.map((version) => version?.n)).toEqual([3, 3, 3]);
  expect(reads()).toBe(1);
});

test('a read that had begun before the version was there is not enough', async () => {
  const recent = createRecentVersions();
  let arrive = (): void => expect.unreachable();
  const early = new Promise<ReturnType<typeof storedVersion>>((resolve) => {
    arrive = () => resolve(storedVersion(id, 1));
  });
  const first = recent.noOlderThan(id, 1, () => early);
  const second = recent.noOlderThan(id, 2, async () => storedVersion(id, 2));
  arrive();
  expect((await first)?.n).toBe(1);
  expect((await second)?.n).toBe(2);
});

test('an older version never takes the place of a newer one', async () => {
  const recent = createRecentVersions();
  recent.remember(storedVersion(id, 2));
  recent.remember(storedVersion(id, 1));
  expect((await recent.noOlderThan(id, 2, () => expect.unreachable()))?.n).toBe(2);
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
