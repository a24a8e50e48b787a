import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { recordOf } from '../attributes.ts';
import { insist } from '../availability.ts';
import { StoreFault, StoreUnavailable } from '../store-fault.ts';
import type { TableAt } from '../table.ts';
import { versionAt } from './read-versions.ts';
import type { StoredVersion } from './version-item.ts';
import { versionItem } from './version-item.ts';

/** What became of a version that was put: it stands, another one stands in its place, or neither could be learnt. */
export type PutResult = 'written' | 'exists' | 'unknown';

/**
 * Writes a version where none stands yet, with one conditional PutItem. A write that got no answer is begun again, the
 * same, until it succeeds or its condition fails: then what stands there is read and compared.
 */
export async function putVersion(table: TableAt, stored: StoredVersion): Promise<PutResult> {
  const put = new PutItemCommand({
    TableName: table.tableName,
    Item: versionItem(stored),
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  try {
    await insist(table.insistForMs, () => table.client.send(put));
    return 'written';
  } catch (error) {
    if (error instanceof StoreUnavailable) return 'unknown';
    if (error instanceof ConditionalCheckFailedException) return await whoseStands(table, stored);
    throw error;
  }
}

/** Says whether what the condition met is our own item: an earlier attempt may have been carried out without an answer. */
async function whoseStands(table: TableAt, stored: StoredVersion): Promise<PutResult> {
  try {
    const standing = await versionAt(table, stored.match.id, stored.n);
    if (standing === undefined) throw new StoreFault(`version ${stored.n} of ${stored.match.id} cannot be read`);
    const ours = isDeepStrictEqual(recordOf(versionItem(standing)), recordOf(versionItem(stored)));
    return ours ? 'written' : 'exists';
  } catch (error) {
    if (error instanceof StoreUnavailable) return 'unknown';
    throw error;
  }
}
