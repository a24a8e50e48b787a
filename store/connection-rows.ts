import { randomUUID } from 'node:crypto';
import type { AttributeValue, QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import type { Item, Storable } from './attributes.ts';
import { itemOf, recordOf } from './attributes.ts';
import { insist } from './availability.ts';
import type { Key } from './keys.ts';
import type { Log } from './log.ts';
import type { TableAt } from './read-versions.ts';
import type { Connection, OperationAt } from './subscription.ts';
import type { StoredSubscription } from './subscription-item.ts';
import { subscriptionItem } from './subscription-item.ts';
import { connectionKey, connectionPartition, operationKey, subscriptionKey } from './subscription-keys.ts';

/** An operation as its connection knows it: where its subscription stands. */
interface OperationRow extends OperationAt {
  readonly log: Log;
}

/** A row with a mark that no other one has: so an attempt without an answer can be told from another's. */
interface Marked {
  readonly [name: string]: Storable;
  readonly mark: string;
}

/** Writes a connection where none stands yet. */
export function putConnection(table: TableAt, connection: Connection, ttl: number): Promise<boolean> {
  const { caller, ...plain } = connection;
  const key = connectionKey(connection.connectionId);
  const known = caller === undefined ? {} : { caller: { ...caller } };
  return putNew(table, key, { ...key, ...plain, ...known, mark: randomUUID(), ttl });
}

/** A connection with all its operations: one consistent query. */
export async function operationsOf(table: TableAt, connectionId: string) {
  const rows = await rowsOf(table, connectionId);
  const connection = rows.find((row) => row.rejected !== undefined);
  if (connection === undefined) return undefined;
  const operations = rows.filter((row) => row.operationId !== undefined) as unknown as readonly OperationRow[];
  return { connection: connection as unknown as Connection, operations };
}

/** Removes a connection and all that it follows. What a subscription that is being added leaves behind, its next sender removes. */
export async function removeConnection(table: TableAt, connectionId: string): Promise<void> {
  const rows = await rowsOf(table, connectionId);
  const operations = rows.filter((row) => row.operationId !== undefined) as unknown as readonly OperationRow[];
  await Promise.all(operations.map((operation) => removeRow(table, operation)));
  await remove(table, connectionKey(connectionId));
}

/** Adds an operation and its subscription; false if the connection has one of that id. */
export async function addOperation(table: TableAt, subscription: StoredSubscription, ttl: number): Promise<boolean> {
  const { connectionId, operationId, log, lease } = subscription;
  const key = operationKey(subscription);
  const mark = lease?.token ?? randomUUID();
  const isNew = await putNew(table, key, { ...key, connectionId, operationId, log: { ...log }, mark, ttl });
  if (!isNew) return false;
  const put = new PutItemCommand({ TableName: table.tableName, Item: { ...subscriptionItem(subscription, ttl) } });
  await insist(table.insistForMs, () => table.client.send(put));
  return true;
}

/** Removes an operation and its subscription, if they are there. */
export async function endOperation(table: TableAt, at: OperationAt): Promise<void> {
  const row = await rowAt(table, operationKey(at));
  if (row !== undefined) await removeRow(table, recordOf(row) as unknown as OperationRow);
}

/** Removes a subscription, and its operation where that is there. */
export async function removeRow(table: TableAt, operation: OperationRow): Promise<void> {
  await remove(table, subscriptionKey(operation.log, operation));
  await remove(table, operationKey(operation));
}

/** Puts a row where none stands. One with the same mark was put by an attempt that got no answer. */
async function putNew(table: TableAt, key: Key, row: Marked): Promise<boolean> {
  const put = new PutItemCommand({
    TableName: table.tableName,
    Item: itemOf(row),
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  try {
    await insist(table.insistForMs, () => table.client.send(put));
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return (await rowAt(table, key))?.mark?.S === row.mark;
  }
}

async function rowAt(table: TableAt, key: Key): Promise<Item | undefined> {
  const get = new GetItemCommand({ TableName: table.tableName, Key: itemOf({ ...key }), ConsistentRead: true });
  return (await insist(table.insistForMs, () => table.client.send(get))).Item;
}

async function remove(table: TableAt, key: Key): Promise<void> {
  const command = new DeleteItemCommand({ TableName: table.tableName, Key: itemOf({ ...key }) });
  await insist(table.insistForMs, () => table.client.send(command));
}

async function rowsOf(table: TableAt, connectionId: string) {
  const rows: ReturnType<typeof recordOf>[] = [];
  let from: Record<string, AttributeValue> | undefined;
  do {
    const query = new QueryCommand({
      TableName: table.tableName,
      KeyConditionExpression: 'pk = :connection',
      ExpressionAttributeValues: itemOf({ ':connection': connectionPartition(connectionId) }),
      ConsistentRead: true,
      ...(from === undefined ? {} : { ExclusiveStartKey: from }),
    });
    const page: QueryCommandOutput = await insist(table.insistForMs, () => table.client.send(query));
    rows.push(...(page.Items ?? []).map(recordOf));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return rows;
}
