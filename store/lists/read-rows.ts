import type { AttributeValue, BatchGetItemCommandOutput } from '@aws-sdk/client-dynamodb';
import { BatchGetItemCommand } from '@aws-sdk/client-dynamodb';
import type { Item } from '../attributes.ts';
import { itemOf } from '../attributes.ts';
import { insist } from '../availability.ts';
import type { Key } from '../keys.ts';
import { keyName } from '../keys.ts';
import { pageOf } from '../read.ts';
import { StoreUnavailable } from '../store-fault.ts';
import type { TableAt } from '../table.ts';
import type { PublicList } from './row-keys.ts';
import { revisionPartition, revisionPrefix } from './row-keys.ts';

/** One request reads no more items. */
const largestBatch = 100;

/** How often the database is asked for what it left out of a batch. */
const mostAsked = 8;

/** The rows at these keys, by the names of their keys: those that are there. The text is empty where it cannot be read. */
export async function rowsAt(table: TableAt, keys: readonly Key[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < keys.length; at += largestBatch) {
    for (const item of await batch(table, keys.slice(at, at + largestBatch))) {
      found.set(keyName({ pk: item.pk?.S ?? '', sk: item.sk?.S ?? '' }), textOf(item));
    }
  }
  return found;
}

async function batch({ client, tableName, insistForMs }: TableAt, keys: readonly Key[]): Promise<readonly Item[]> {
  const found: Item[] = [];
  let left: Record<string, AttributeValue>[] = keys.map((key) => itemOf({ ...key }));
  for (let asked = 0; left.length > 0; asked++) {
    if (asked === mostAsked) throw new StoreUnavailable('the database leaves out part of a batch');
    const get = new BatchGetItemCommand({ RequestItems: { [tableName]: { Keys: left, ConsistentRead: true } } });
    const answer: BatchGetItemCommandOutput = await insist(insistForMs, () => client.send(get));
    found.push(...(answer.Responses?.[tableName] ?? []));
    left = answer.UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return found;
}

/** A part of one partition, in the order of its sort keys. */
export interface RowQuery {
  readonly partition: string;
  /** Of sort keys. */
  readonly prefix?: string;
  /** Only what comes after this sort key, in the order asked for. */
  readonly after?: string;
  readonly newestFirst?: boolean;
  /** At most so many rows. */
  readonly limit?: number;
}

/** A row as it stands in its partition. */
export interface PlacedRow {
  readonly sort: string;
  readonly text: string;
}

/** Rows of a partition: one consistent query. `more`: there may be more after the last one. */
export interface RowPage {
  readonly rows: readonly PlacedRow[];
  readonly more: boolean;
}

/** Reads part of a partition. */
export async function queryRows(table: TableAt, asked: RowQuery): Promise<RowPage> {
  const { partition, prefix, after, newestFirst = false, limit } = asked;
  const query = {
    where: `pk = :partition${prefix === undefined ? '' : ' AND begins_with(sk, :prefix)'}`,
    values: { ':partition': partition, ':prefix': prefix },
    newestFirst,
    ...(limit === undefined ? {} : { limit }),
  };
  const { items, last } = await pageOf(
    table,
    query,
    after === undefined ? undefined : itemOf({ pk: partition, sk: after }),
  );
  return { rows: items.map((item) => ({ sort: item.sk?.S ?? '', text: textOf(item) })), more: last !== undefined };
}

/** The revisions of a public list, of one game or of all: one consistent query of one read unit. Two differ if a row has changed. */
export async function revisionsOf(table: TableAt, list: PublicList, game?: string): Promise<readonly string[]> {
  const { items } = await pageOf(table, {
    where: 'pk = :revisions AND begins_with(sk, :list)',
    values: { ':revisions': revisionPartition, ':list': revisionPrefix(list, game) },
  });
  return items.map(({ sk, revision }) => `${sk?.S}=${revision?.N}`);
}

function textOf(item: Item): string {
  return item.row?.S ?? '';
}
