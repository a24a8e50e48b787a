import { recordOf } from '../attributes.ts';
import { matchPartition, messagePrefix, messageReceiptKey, numberedSort } from '../keys.ts';
import { itemAt, itemsIn } from '../read.ts';
import type { TableAt } from '../table.ts';
import type { StoredMessage } from './message-item.ts';
import { messageFrom } from './message-item.ts';

/** Some messages of a table: those numbered `first` to `last`, at most `limit` of them. */
export interface MessageRange {
  readonly first: number;
  readonly last: number;
  readonly limit: number;
  /** From the last one down; else from the first one up. */
  readonly newestFirst: boolean;
}

/** The messages of a range in its order. */
export async function messagesIn(
  table: TableAt,
  matchId: string,
  { first, last, limit, newestFirst }: MessageRange,
): Promise<readonly StoredMessage[]> {
  if (first > last || limit < 1) return [];
  const found = await itemsIn(table, {
    where: 'pk = :match AND sk BETWEEN :first AND :last',
    values: {
      ':match': matchPartition(matchId),
      ':first': numberedSort(messagePrefix, first),
      ':last': numberedSort(messagePrefix, last),
    },
    newestFirst,
    limit,
  });
  return found.map(messageFrom);
}

/** The number that a receipt remembers, if there is one. */
export async function numberOnReceipt(table: TableAt, matchId: string, hash: string): Promise<number | undefined> {
  const receipt = await itemAt(table, messageReceiptKey(matchId, hash));
  return receipt && (recordOf(receipt).n as number);
}
