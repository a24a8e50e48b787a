import type { AttributeValue, QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import { GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { itemOf, recordOf } from './attributes.ts';
import { insist } from './availability.ts';
import { matchPartition, messagePrefix, messageReceiptKey, numberedSort } from './keys.ts';
import type { StoredMessage } from './message-item.ts';
import { messageFrom } from './message-item.ts';
import type { TableAt } from './read-versions.ts';

/** Some messages of a table: those numbered `first` to `last`, at most `limit` of them. */
export interface MessageRange {
  readonly first: number;
  readonly last: number;
  readonly limit: number;
  /** From the last one down; else from the first one up. */
  readonly newestFirst: boolean;
}

/** The messages of a range in its order. Reads page after page: a page ends at 1 MB at the latest. */
export async function messagesIn(
  table: TableAt,
  matchId: string,
  range: MessageRange,
): Promise<readonly StoredMessage[]> {
  const found: StoredMessage[] = [];
  let from: Record<string, AttributeValue> | undefined;
  while (range.first <= range.last && found.length < range.limit) {
    const query = rangeQuery(table.tableName, matchId, { ...range, limit: range.limit - found.length }, from);
    const page: QueryCommandOutput = await insist(table.insistForMs, () => table.client.send(query));
    found.push(...(page.Items ?? []).map(messageFrom));
    from = page.LastEvaluatedKey;
    if (from === undefined) break;
  }
  return found;
}

function rangeQuery(
  tableName: string,
  matchId: string,
  { first, last, limit, newestFirst }: MessageRange,
  from: Record<string, AttributeValue> | undefined,
): QueryCommand {
  return new QueryCommand({
    TableName: tableName,
    KeyConditionExpression: 'pk = :match AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: itemOf({
      ':match': matchPartition(matchId),
      ':first': numberedSort(messagePrefix, first),
      ':last': numberedSort(messagePrefix, last),
    }),
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ConsistentRead: true,
    ...(from === undefined ? {} : { ExclusiveStartKey: from }),
  });
}

/** The number that a receipt remembers, if there is one. */
export async function numberOnReceipt(table: TableAt, matchId: string, hash: string): Promise<number | undefined> {
  const Key = itemOf({ ...messageReceiptKey(matchId, hash) });
  const get = new GetItemCommand({ TableName: table.tableName, Key, ConsistentRead: true });
  const { Item } = await insist(table.insistForMs, () => table.client.send(get));
  return Item && (recordOf(Item).n as number);
}
