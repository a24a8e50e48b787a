import { beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../../store/store-fault.ts';
import { withTable } from '../../support/dynamo.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
let match = 0;
let id = '';

beforeEach(() => {
  table.line.reset();
  match += 1;
  id = `match-${match}`;
});

describe('a database that is away', () => {
  test.each(['lostBefore', 'error500', 'brokenBefore'] as const)('%s: a write ends as unknown', async (fault) => {
    table.line.fail(() => fault);
    expect(await table.hasty.put(storedVersion(id, 1))).toBe('unknown');
    await table.line.settled();
    table.line.reset();
    expect(await table.store.newest(id)).toBeUndefined();
  });

  test('a write whose read-back never comes is unknown, and stands', async () => {
    table.line.fail(({ operation }) => (operation === 'PutItem' ? 'lostAfter' : 'error500'));
    expect(await table.hasty.put(storedVersion(id, 1))).toBe('unknown');
    await table.line.settled();
    table.line.reset();
    expect((await table.store.newest(id))?.moveId).toBe('move-1');
  });

  test.each(['lostBefore', 'error500', 'throttled', 'brokenAfter'] as const)('%s: reads say so', async (fault) => {
    table.line.fail(() => fault);
    await expect(table.hasty.newest(id)).rejects.toThrow(StoreUnavailable);
    await expect(table.hasty.at(id, 1)).rejects.toThrow(StoreUnavailable);
    await expect(table.hasty.since(id, 0, 10)).rejects.toThrow(StoreUnavailable);
  });
});
