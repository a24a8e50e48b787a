import { describe, expect, test } from 'vitest';
import { withMatch, withTable } from '../../support/dynamo.ts';
import type { Fault } from '../../support/faulty-endpoint.ts';
import { inOrder, passingFaults } from '../../support/faulty-endpoint.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable({ requestTimeoutMs: 300 });
const match = withMatch(table);

describe('a write', () => {
  test.each(passingFaults)('that met %s once is written, once', async (fault) => {
    table.line.fail(inOrder('PutItem', fault));
    expect(await table.store.put(storedVersion(match.id, 1))).toBe('written');
    expect(await table.store.newest(match.id)).toEqual(storedVersion(match.id, 1));
  });

  test.each(passingFaults)('whose read-back met %s is known all the same', async (fault) => {
    const faults = { PutItem: ['lostAfter'], GetItem: [fault] } as { [operation: string]: Fault[] };
    table.line.fail(({ operation }) => faults[operation]?.shift());
    expect(await table.store.put(storedVersion(match.id, 1))).toBe('written');
  });

  test('that another one overtook exists, however its own answers were lost', async () => {
    await table.store.put(storedVersion(match.id, 1, { moveId: 'theirs' }));
    table.line.fail(inOrder('PutItem', 'lostAfter', 'error500', 'brokenAfter'));
    expect(await table.store.put(storedVersion(match.id, 1, { moveId: 'ours' }))).toBe('exists');
  });
});

describe('a read', () => {
  test.each(passingFaults)('that met %s once is answered', async (fault) => {
    await table.store.put(storedVersion(match.id, 1));
    table.line.fail(inOrder('Query', fault));
    expect((await table.store.newest(match.id))?.n).toBe(1);
  });
});
