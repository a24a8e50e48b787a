import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { allEnded } from '../all-ended.ts';
import type { Item, Storable } from '../attributes.ts';
import { itemOf, recordOf } from '../attributes.ts';
import { insist } from '../availability.ts';
import type { Key } from '../keys.ts';
import type { Log } from '../log.ts';
import { itemAt, itemsIn } from '../read.ts';
import type { TableAt } from '../table.ts';
import type { Added, Connection, OperationAt } from './subscription.ts';
import type { StoredSubscription } from './subscription-item.ts';
import { subscriptionItem } from './subscription-item.ts';
import { connectionKey, connectionPartition, operationKey, subscriptionKey } from './subscription-keys.ts';

/** An operation as its connection knows it: where its subscription stands. */
interface OperationRow extends OperationAt {
  readonly log: Log;
}

/** Of an operation that was ended before it was added there is only a mark, without a log. It counts until its `ttl`. */
interface EndedRow extends OperationAt {
  readonly log?: never;
}

/** A row with a mark that no other one has: so an attempt without an answer can be told from another's. */
interface Marked {
  readonly [name: string]: Storable;
  readonly mark: string;
}

/** Since when a row counts, and until when, in seconds since 1970. */
export interface Span {
  readonly from: number;
  readonly ttl: number;
}

/** Writes a connection where none stands yet. */
export async function putConnection(table: TableAt, connection: Connection, { from, ttl }: Span): Promise<boolean> {
  const { caller, ...plain } = connection;
  const key = connectionKey(connection.connectionId);
  const known = caller === undefined ? {} : { caller: { ...caller } };
  const row = { ...key, ...plain, ...known, mark: randomUUID(), ttl };
  return (await putNew(table, key, row, from)) === undefined;
}

/** A connection with all its operations: one consistent query. */
export async function operationsOf(table: TableAt, connectionId: string) {
  const rows = await rowsOf(table, connectionId);
  const connection = rows.find((row) => row.rejected !== undefined);
  if (connection === undefined) return undefined;
  return { connection: connection as unknown as Connection, operations: operationsAmong(rows).filter(hasBegun) };
}

/** Removes a connection and all that it follows. What a subscription that is being added leaves behind, its next sender removes. */
export async function removeConnection(table: TableAt, connectionId: string): Promise<void> {
  const rows = await rowsOf(table, connectionId);
  await allEnded(
    operationsAmong(rows).map((row) => (hasBegun(row) ? removeRow(table, row) : remove(table, operationKey(row)))),
  );
  await remove(table, connectionKey(connectionId));
}

/**
 * Adds an operation and its subscription. The subscription comes first: whoever ends the operation meanwhile finds it, or leaves the
 * mark that is met here.
 */
export async function addOperation(
  table: TableAt,
  subscription: StoredSubscription,
  { from, ttl }: Span,
): Promise<Added> {
  const { connectionId, operationId, log, lease } = subscription;
  const put = new PutItemCommand({ TableName: table.tableName, Item: { ...subscriptionItem(subscription, ttl) } });
  await insist(table.insistForMs, () => table.client.send(put));
  const key = operationKey(subscription);
  const mark = lease?.token ?? randomUUID();
  const row = { ...key, connectionId, operationId, log: { ...log }, mark, ttl };
  const standing = await putNew(table, key, row, from);
  // Another of the same id that ended meanwhile took it along.
  if (standing === undefined && (await itemAt(table, subscriptionKey(log, subscription))) !== undefined) return 'added';
  await remove(table, subscriptionKey(log, subscription));
  if (standing?.log !== undefined) return 'known';
  await remove(table, key);
  return 'ended';
}

/**
 * Removes an operation and its subscription; of one that is not there yet it is marked for a while that it has ended. A mark that
 * stands there gives way: it may have less time left.
 */
export async function endOperation(table: TableAt, at: OperationAt, ttl: number): Promise<void> {
  const { connectionId, operationId } = at;
  const key = operationKey(at);
  const mark = randomUUID();
  const standing = await putNew(table, key, { ...key, connectionId, operationId, mark, ttl }, ttl);
  if (standing?.log !== undefined) await removeRow(table, recordOf(standing) as unknown as OperationRow);
}

/** Removes a subscription, and its operation where that is there. */
export async function removeRow(table: TableAt, operation: OperationRow): Promise<void> {
  await remove(table, subscriptionKey(operation.log, operation));
  await remove(table, operationKey(operation));
}

/**
 * Puts a row where none stands that counts beyond `from`, or answers with the one that does. One with its mark is itself: an attempt
 * got no answer.
 */
async function putNew(table: TableAt, key: Key, row: Marked, from: number): Promise<Item | undefined> {
  const put = new PutItemCommand({
    TableName: table.tableName,
    Item: itemOf(row),
    ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :from',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: itemOf({ ':from': from }),
  });
  try {
    await insist(table.insistForMs, () => table.client.send(put));
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const standing = await itemAt(table, key);
    // What stood there has gone meanwhile.
    if (standing === undefined) return await putNew(table, key, row, from);
    return standing.mark?.S === row.mark ? undefined : standing;
  }
}

async function remove(table: TableAt, key: Key): Promise<void> {
  const command = new DeleteItemCommand({ TableName: table.tableName, Key: itemOf({ ...key }) });
  await insist(table.insistForMs, () => table.client.send(command));
}

// The casts here and above trust what this file wrote.
function operationsAmong(rows: readonly Row[]): readonly (OperationRow | EndedRow)[] {
  return rows.filter((row) => row.operationId !== undefined) as unknown as readonly (OperationRow | EndedRow)[];
}

function hasBegun(row: OperationRow | EndedRow): row is OperationRow {
  return row.log !== undefined;
}

type Row = ReturnType<typeof recordOf>;

async function rowsOf(table: TableAt, connectionId: string): Promise<readonly Row[]> {
  const found = await itemsIn(table, {
    where: 'pk = :connection',
    values: { ':connection': connectionPartition(connectionId) },
  });
  return found.map(recordOf);
}
