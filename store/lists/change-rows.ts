import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { itemOf } from '../attributes.ts';
import type { Key } from '../keys.ts';
import type { TableAt } from '../table.ts';
import { transact } from '../transact.ts';
import type { PersonEntry } from './person-log.ts';
import { entryItem } from './person-log.ts';

/** A row to be put or, without `will`, deleted, where it still is as it was read. A text is all that a row holds. */
export interface RowWrite {
  readonly key: Key;
  /** Nothing: it was not there. Empty: it had no text that could be read. */
  readonly was: string | undefined;
  readonly will: string | undefined;
}

/** Changes that are made together or not at all. */
export interface RowChange {
  readonly writes: readonly RowWrite[];
  /** What the change adds to a person's log, where that entry is not there yet. */
  readonly entry?: PersonEntry;
  /** A revision to raise. */
  readonly revision?: Key;
}

/** `overtaken`: something was not as it had been read. Nothing has changed. */
export type ChangeResult = 'written' | 'overtaken';

/**
 * Makes a change in one transaction. One that got no answer is begun again: if it had been made, it is overtaken by itself.
 * @throws StoreUnavailable when the database does not answer.
 */
export async function changeRows(table: TableAt, change: RowChange): Promise<ChangeResult> {
  const failed = await transact(table, itemsOf(table.tableName, change));
  return failed.length === 0 ? 'written' : 'overtaken';
}

function itemsOf(TableName: string, { writes, entry, revision }: RowChange): TransactWriteItem[] {
  const items = writes.map((write) => rowItem(TableName, write));
  if (entry !== undefined) {
    items.push({ Put: { TableName, Item: entryItem(entry), ConditionExpression: 'attribute_not_exists(pk)' } });
  }
  if (revision !== undefined) items.push({ Update: raising(TableName, revision) });
  return items;
}

function rowItem(TableName: string, { key, was, will }: RowWrite): TransactWriteItem {
  const place = { TableName, ...asItWas(was) };
  return will === undefined
    ? { Delete: { Key: itemOf({ ...key }), ...place } }
    : { Put: { Item: itemOf({ ...key, row: will }), ...place } };
}

function asItWas(was: string | undefined) {
  if (was === undefined) return { ConditionExpression: 'attribute_not_exists(pk)' };
  if (was === '') return { ConditionExpression: 'attribute_exists(pk)' };
  return {
    ConditionExpression: '#row = :was',
    ExpressionAttributeNames: { '#row': 'row' },
    ExpressionAttributeValues: itemOf({ ':was': was }),
  };
}

function raising(TableName: string, key: Key) {
  return {
    TableName,
    Key: itemOf({ ...key }),
    UpdateExpression: 'ADD #revision :one',
    ExpressionAttributeNames: { '#revision': 'revision' },
    ExpressionAttributeValues: itemOf({ ':one': 1 }),
  };
}
