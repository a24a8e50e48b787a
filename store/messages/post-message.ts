import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { canonical } from '../../engine/kernel/canonical.ts';
import { sha256 } from '../../engine/kernel/hash.ts';
import { itemOf } from '../attributes.ts';
import { messageReceiptKey } from '../keys.ts';
import { StoreUnavailable } from '../store-fault.ts';
import type { TableAt } from '../table.ts';
import { transact } from '../transact.ts';
import type { StoredMessage } from './message-item.ts';
import { messageItem } from './message-item.ts';

/**
 * What became of a message that was posted: it stands, its author's messageId stands already (perhaps by an earlier attempt), another
 * message stands in its place, or it could not be learnt.
 */
export type PostResult = 'written' | 'known' | 'overtaken' | 'unknown';

/**
 * Writes a message where none stands yet, and the receipt of its messageId, in one transaction: the number is the lock among the
 * messages, the receipt the lock among the attempts to send the same.
 */
export async function postMessage(table: TableAt, message: StoredMessage): Promise<PostResult> {
  try {
    const items = [receiptItem(message), messageItem(message)];
    const failed = await transact(
      table,
      items.map((Item) => ({
        Put: { TableName: table.tableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
      })),
    );
    if (failed.length === 0) return 'written';
    return failed.includes(0) ? 'known' : 'overtaken';
  } catch (error) {
    if (error instanceof StoreUnavailable) return 'unknown';
    throw error;
  }
}

/** What a receipt is found by. */
export function receiptHash({ person, messageId }: { readonly person: string; readonly messageId: string }): string {
  return sha256(canonical([person, messageId]));
}

function receiptItem({ matchId, n, by, messageId }: StoredMessage): Record<string, AttributeValue> {
  return itemOf({ ...messageReceiptKey(matchId, receiptHash({ person: by.person, messageId })), n });
}
