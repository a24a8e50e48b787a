import type { AttributeValue, QueryCommandInput, QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import { GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { Item, Storable } from './attributes.ts';
import { itemOf } from './attributes.ts';
import { insist } from './availability.ts';
import type { Key } from './keys.ts';
import type { TableAt } from './table.ts';

/** What is looked for in one partition. All reads are strongly consistent. */
export interface Query {
  /** On `pk` and `sk`, with names of `values` in it. */
  readonly where: string;
  readonly values: { readonly [name: string]: Storable | undefined };
  /** By their sort keys; else the first one first. */
  readonly newestFirst?: boolean;
  /** Only these attributes; all by default. */
  readonly attributes?: readonly string[];
  /** At most so many items, at least 1. */
  readonly limit?: number;
}

type Start = Record<string, AttributeValue> | undefined;

/** The item at a key, if there is one: one read. */
export async function itemAt(table: TableAt, key: Key): Promise<Item | undefined> {
  const get = new GetItemCommand({ TableName: table.tableName, Key: itemOf({ ...key }), ConsistentRead: true });
  return (await insist(table.insistForMs, () => table.client.send(get))).Item;
}

/** One page of what a query finds, from a key on: it ends at the limit, or at 1 MB. `last`: there may be more after that key. */
export async function pageOf(
  table: TableAt,
  query: Query,
  start?: Start,
): Promise<{ readonly items: readonly Item[]; readonly last: Start }> {
  const command = new QueryCommand({ TableName: table.tableName, ...inputOf(query), ExclusiveStartKey: start });
  const answer: QueryCommandOutput = await insist(table.insistForMs, () => table.client.send(command));
  return { items: answer.Items ?? [], last: answer.LastEvaluatedKey };
}

/** All that a query finds, page by page. */
export async function* pagesOf(table: TableAt, query: Query): AsyncGenerator<readonly Item[]> {
  let left = query.limit;
  let start: Start;
  do {
    const { items, last } = await pageOf(table, left === undefined ? query : { ...query, limit: left }, start);
    yield items;
    if (left !== undefined) left -= items.length;
    start = last;
  } while (start !== undefined && left !== 0);
}

/** All that a query finds. */
export async function itemsIn(table: TableAt, query: Query): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const page of pagesOf(table, query)) found.push(...page);
  return found;
}

function inputOf({
  where,
  values,
  newestFirst = false,
  attributes,
  limit,
}: Query): Omit<QueryCommandInput, 'TableName'> {
  return {
    KeyConditionExpression: where,
    ExpressionAttributeValues: itemOf(values),
    ScanIndexForward: !newestFirst,
    ConsistentRead: true,
    ...(limit === undefined ? {} : { Limit: limit }),
    ...(attributes === undefined ? {} : projectionOf(attributes)),
  };
}

// By placeholders: some names are reserved words.
function projectionOf(attributes: readonly string[]) {
  return {
    ProjectionExpression: attributes.map((name) => `#${name}`).join(),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
  };
}
