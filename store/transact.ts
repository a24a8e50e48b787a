import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { insist } from './availability.ts';
import type { TableAt } from './table.ts';

/** Reasons that say nothing of the items: the same transaction may succeed later. */
const passing: ReadonlySet<unknown> = new Set([
  'None',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Writes some items, all or none. Answers with the places of the items whose conditions failed: none, if it was carried out. As with
 * every write that is insisted on, a condition may also fail because of an earlier attempt that got no answer.
 * @throws StoreUnavailable when it could not be learnt.
 */
export async function transact(table: TableAt, items: readonly TransactWriteItem[]): Promise<readonly number[]> {
  return await insist(table.insistForMs, async () => {
    try {
      await table.client.send(new TransactWriteItemsCommand({ TransactItems: [...items] }));
      return [];
    } catch (error) {
      if (error instanceof TransactionCanceledException) return failedConditions(error);
      throw error;
    }
  });
}

function failedConditions(error: TransactionCanceledException): readonly number[] {
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
  const failed = codes.flatMap((code, place) => (code === 'ConditionalCheckFailed' ? [place] : []));
  if (failed.length > 0) return failed;
  if (!codes.every((code) => passing.has(code))) throw error;
  throw new TransactionConflictException({ message: error.message, $metadata: error.$metadata });
}
