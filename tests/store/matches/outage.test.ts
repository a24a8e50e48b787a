import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../../store/store-fault.ts';
import { withMatch, withTable } from '../../support/dynamo.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
const match = withMatch(table);

describe('a database that is away', () => {
  test.each(['lostBefore', 'error500', 'brokenBefore'] as const)('%s: a write ends as unknown', async (fault) => {
    table.line.fail(() => fault);
    expect(await table.hasty.put(storedVersion(match.id, 1))).toBe('unknown');
    await table.line.settled();
    table.line.reset();
    expect(await table.store.newest(match.id)).toBeUndefined();
  });

  test('a write whose read-back never comes is unknown, and stands', async () => {
    table.line.fail(({ operation }) => (operation === 'PutItem' ? 'lostAfter' : 'error500'));
    expect(await table.hasty.put(storedVersion(match.id, 1))).toBe('unknown');
    await table.line.settled();
    table.line.reset();
    expect((await table.store.newest(match.id))?.moveId).toBe('move-1');
  });

  test.each(['lostBefore', 'error500', 'throttled', 'brokenAfter'] as const)('%s: reads say so', async (fault) => {
    table.line.fail(() => fault);
    await expect(table.hasty.newest(match.id)).rejects.toThrow(StoreUnavailable);
    await expect(table.hasty.at(match.id, 1)).rejects.toThrow(StoreUnavailable);
    await expect(table.hasty.since(match.id, 0, 10)).rejects.toThrow(StoreUnavailable);
  });
});
