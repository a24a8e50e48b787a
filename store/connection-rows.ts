import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { Item } from './attributes.ts';
import { itemOf, recordOf } from './attributes.ts';
import { insist } from './availability.ts';
import type { Key } from './keys.ts';
import type { Log } from './log.ts';
import { itemAt, itemsIn } from './read.ts';
import type { Connection, OperationAt } from './subscription.ts';
import type { StoredSubscription } from './subscription-item.ts';
import { subscriptionItem } from './subscription-item.ts';
import { connectionKey, connectionPartition, operationKey, subscriptionKey } from './subscription-keys.ts';
import type { TableAt } from './table.ts';

/** An operation as its connection knows it: where its subscription stands. */
interface OperationRow extends OperationAt {
  readonly log: Log;
}

/** Writes a connection where none stands yet. */
export function putConnection(table: TableAt, connection: Connection, ttl: number): Promise<boolean> {
  const { caller, ...plain } = connection;
  const key = connectionKey(connection.connectionId);
  return putNew(
    table,
    key,
    itemOf({ ...key, ...plain, ...(caller === undefined ? {} : { caller: { ...caller } }), ttl }),
  );
}

/** A connection with all its operations: one consistent query. */
export async function operationsOf(table: TableAt, connectionId: string) {
  const rows = await rowsOf(table, connectionId);
  const connection = rows.find((row) => row.rejected !== undefined);
  if (connection === undefined) return undefined;
  return { connection: connection as unknown as Connection, operations: operationsAmong(rows) };
}

/** Removes a connection and all that it follows. What a subscription that is being added leaves behind, its next sender removes. */
export async function removeConnection(table: TableAt, connectionId: string): Promise<void> {
  const rows = await rowsOf(table, connectionId);
  await Promise.all(operationsAmong(rows).map((operation) => removeRow(table, operation)));
  await remove(table, connectionKey(connectionId));
}

/** Adds an operation and its subscription; false if the connection has one of that id. */
export async function addOperation(table: TableAt, subscription: StoredSubscription, ttl: number): Promise<boolean> {
  const { connectionId, operationId, log, lease } = subscription;
  const key = operationKey(subscription);
  const mark = lease?.token;
  const isNew = await putNew(table, key, itemOf({ ...key, connectionId, operationId, log: { ...log }, mark, ttl }));
  if (!isNew) return false;
  const put = new PutItemCommand({ TableName: table.tableName, Item: { ...subscriptionItem(subscription, ttl) } });
  await insist(table.insistForMs, () => table.client.send(put));
  return true;
}

/** Removes an operation and its subscription, if they are there. */
export async function endOperation(table: TableAt, at: OperationAt): Promise<void> {
  const row = await itemAt(table, operationKey(at));
  if (row !== undefined) await removeRow(table, recordOf(row) as unknown as OperationRow);
}

/** Removes a subscription, and its operation where that is there. */
export async function removeRow(table: TableAt, operation: OperationRow): Promise<void> {
  await remove(table, subscriptionKey(operation.log, operation));
  await remove(table, operationKey(operation));
}

/** Puts an item where none stands. One that was put by an attempt without an answer is ours. */
async function putNew(table: TableAt, key: Key, item: Item): Promise<boolean> {
  const put = new PutItemCommand({
    TableName: table.tableName,
    Item: { ...item },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  try {
    await insist(table.insistForMs, () => table.client.send(put));
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const standing = await itemAt(table, key);
    return item.mark !== undefined && isDeepStrictEqual(standing?.mark, item.mark);
  }
}

async function remove(table: TableAt, key: Key): Promise<void> {
  const command = new DeleteItemCommand({ TableName: table.tableName, Key: itemOf({ ...key }) });
  await insist(table.insistForMs, () => table.client.send(command));
}

// The casts here and above trust what this file wrote.
function operationsAmong(rows: readonly Row[]): readonly OperationRow[] {
  return rows.filter((row) => row.operationId !== undefined) as unknown as readonly OperationRow[];
}

type Row = ReturnType<typeof recordOf>;

async function rowsOf(table: TableAt, connectionId: string): Promise<readonly Row[]> {
  const found = await itemsIn(table, {
    where: 'pk = :connection',
    values: { ':connection': connectionPartition(connectionId) },
  });
  return found.map(recordOf);
}
