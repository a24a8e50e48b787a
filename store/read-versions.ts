import type { AttributeValue, DynamoDBClient, QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import { GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { LoggedVersion } from '../engine/match/match.ts';
import { itemOf } from './attributes.ts';
import { insist } from './availability.ts';
import { lastVersionSort, matchPartition, versionKey, versionPrefix, versionSort } from './keys.ts';
import type { StoredVersion } from './version-item.ts';
import { loggedAttributes, loggedFrom, storedFrom } from './version-item.ts';

/** A table and the way to it. */
export interface TableAt {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** For how long a request that got no answer is begun again. */
  readonly insistForMs: number;
}

/** The newest version of a match: one consistent query, newest first, limit 1. */
export async function newestVersion(table: TableAt, matchId: string): Promise<StoredVersion | undefined> {
  const query = new QueryCommand({
    TableName: table.tableName,
    KeyConditionExpression: 'pk = :match AND begins_with(sk, :version)',
    ExpressionAttributeValues: itemOf({ ':match': matchPartition(matchId), ':version': versionPrefix }),
    ScanIndexForward: false,
    Limit: 1,
    ConsistentRead: true,
  });
  const { Items } = await insist(table.insistForMs, () => table.client.send(query));
  const item = Items?.[0];
  return item && storedFrom(item);
}

/** Version n of a match. */
export async function versionAt(table: TableAt, matchId: string, n: number): Promise<StoredVersion | undefined> {
  const Key = itemOf({ ...versionKey(matchId, n) });
  const get = new GetItemCommand({ TableName: table.tableName, Key, ConsistentRead: true });
  const { Item } = await insist(table.insistForMs, () => table.client.send(get));
  return Item && storedFrom(Item);
}

/** Up to `limit` versions after version `after`, oldest first. Reads page after page: a page ends at 1 MB at the latest. */
export async function versionsSince(
  table: TableAt,
  matchId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly LoggedVersion[]> {
  const found: LoggedVersion[] = [];
  let from: Record<string, AttributeValue> | undefined;
  do {
    const query = logQuery(table.tableName, matchId, { after, limit: limit - found.length, from });
    const page: QueryCommandOutput = await insist(table.insistForMs, () => table.client.send(query));
    found.push(...(page.Items ?? []).map(loggedFrom));
    from = page.LastEvaluatedKey;
  } while (from !== undefined && found.length < limit);
  return found;
}

interface LogPage {
  readonly after: number;
  readonly limit: number;
  readonly from: Record<string, AttributeValue> | undefined;
}

function logQuery(tableName: string, matchId: string, { after, limit, from }: LogPage): QueryCommand {
  return new QueryCommand({
    TableName: tableName,
    KeyConditionExpression: 'pk = :match AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: itemOf({
      ':match': matchPartition(matchId),
      ':first': versionSort(after + 1),
      ':last': lastVersionSort,
    }),
    // By placeholders: some of these names are reserved words.
    ProjectionExpression: loggedAttributes.map((name) => `#${name}`).join(),
    ExpressionAttributeNames: Object.fromEntries(loggedAttributes.map((name) => [`#${name}`, name])),
    Limit: limit,
    ConsistentRead: true,
    ...(from === undefined ? {} : { ExclusiveStartKey: from }),
  });
}
