import { describe, expect, test } from 'vitest';
import { StoreFault } from '../../../store/store-fault.ts';
import { withMatch, withTable } from '../../support/dynamo.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
const match = withMatch(table);

test('a version comes back as it was written', async () => {
  const written = storedVersion(match.id, 1, {
    seat: 1,
    base: 4,
    actor: { kind: 'clock', seat: 1 },
    command: { kind: 'act', decisionId: '0.7', actions: [{ type: 'pass' }] },
    events: [{ type: 'passed' }],
    draws: [{ stream: 'bag/tuna', index: 3, bound: 10, value: 9 }],
    awaiting: [{ id: '0.8', seat: 0, kind: 'bid', sealed: true, since: '2026-01-01T00:00:00.000Z' }],
  });
  expect(await table.store.put(written)).toBe('written');
  expect(await table.store.at(match.id, 1)).toEqual(written);
  expect(await table.store.newest(match.id)).toEqual(written);
});

describe('newest', () => {
  test('nothing of a match that is not there', async () => {
    expect(await table.store.newest(match.id)).toBeUndefined();
    expect(await table.store.at(match.id, 1)).toBeUndefined();
  });

  test('goes by number, not by the text of the number, and reads one item', async () => {
    for (const n of [9, 10, 100]) await table.store.put(storedVersion(match.id, n));
    table.line.reset();
    expect((await table.store.newest(match.id))?.n).toBe(100);
    expect([...table.line.counts]).toEqual([['Query', 1]]);
  });
});

describe('since', () => {
  test('gives the versions after one, oldest first, up to a limit', async () => {
    for (let n = 1; n <= 5; n++) await table.store.put(storedVersion(match.id, n));
    const numbers = async (after: number, limit: number) =>
      (await table.store.since(match.id, after, limit)).map((version) => version.n);
    expect(await numbers(0, 100)).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers(2, 2)).toEqual([3, 4]);
    expect(await numbers(5, 100)).toEqual([]);
  });

  test('leaves the secret and the snapshot where they are', async () => {
    await table.store.put(storedVersion(match.id, 1));
    const [logged] = await table.store.since(match.id, 0, 1);
    expect(Object.keys(logged ?? {}).sort()).toEqual(
      ['actor', 'at', 'command', 'draws', 'events', 'hash', 'moveId', 'n'].sort(),
    );
  });

  test('reads on where the database ends a page at 1 MB', async () => {
    // Random text does not deflate: 20 items of about 90 KB.
    const noise = (n: number) => Array.from({ length: 6_000 }, (_, at) => ({ type: `${Math.sin(n * 7_919 + at)}` }));
    for (let n = 1; n <= 20; n++) await table.store.put(storedVersion(match.id, n, { events: noise(n) }));
    table.line.reset();
    const versions = await table.store.since(match.id, 0, 100);
    expect(versions.map((version) => version.n)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(table.line.counts.get('Query')).toBeGreaterThan(1);
  });
});

describe('put', () => {
  test('never replaces a version', async () => {
    expect(await table.store.put(storedVersion(match.id, 1, { moveId: 'first' }))).toBe('written');
    expect(await table.store.put(storedVersion(match.id, 1, { moveId: 'second' }))).toBe('exists');
    expect((await table.store.at(match.id, 1))?.moveId).toBe('first');
  });

  test('one of fifty at once wins', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, at) => table.store.put(storedVersion(match.id, 1, { moveId: `move-${at}` }))),
    );
    expect(results.filter((result) => result === 'written')).toHaveLength(1);
    expect(results.filter((result) => result === 'exists')).toHaveLength(49);
  });

  test('is one request where nothing goes wrong', async () => {
    await table.store.put(storedVersion(match.id, 1));
    expect([...table.line.counts]).toEqual([['PutItem', 1]]);
  });

  // What passes is repeated, with a bound.
  test('gets through conflicts on three of ten requests', async () => {
    let asked = 0;
    table.line.fail(({ operation }) => (operation === 'PutItem' && asked++ % 10 < 3 ? 'conflict' : undefined));
    for (let n = 1; n <= 40; n++) expect(await table.store.put(storedVersion(match.id, n))).toBe('written');
    expect(table.line.counts.get('PutItem')).toBeLessThan(40 * 2);
  });

  test('a mistake of ours is thrown at once, not repeated', async () => {
    const tooLarge = Array.from({ length: 40_000 }, (_, at) => ({ type: `${Math.sin(at)}` }));
    await expect(table.store.put(storedVersion(match.id, 1, { events: tooLarge }))).rejects.toThrow();
    expect(table.line.counts.get('PutItem') ?? 0).toBeLessThanOrEqual(1);
  });
});

test('an item that this code cannot have written is a fault', async () => {
  const written = storedVersion(match.id, 1);
  const broken = { ...written, secret: 'not bytes' as unknown as Uint8Array };
  await table.store.put(broken);
  await expect(table.store.newest(match.id)).rejects.toThrow(StoreFault);
});
