import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

/** One item of a transaction: where it is, and the single write that does the same. */
export interface Part {
  readonly TableName: string;
  readonly key: Item;
  /** Whether it is a condition alone. */
  readonly isCheck: boolean;
  /** Whether a failed condition tells what it met. */
  readonly tellsItem: boolean;
  /** The write. Of a condition alone it depends on what stands there. */
  write(before: Item | undefined): { readonly operation: string; readonly body: object };
}

interface Write {
  readonly TableName: string;
  readonly Key?: Item;
  readonly Item?: Item;
  readonly ReturnValuesOnConditionCheckFailure?: string;
}

const kinds = ['Put', 'Delete', 'Update', 'ConditionCheck'] as const;
type Kind = (typeof kinds)[number];

const mostParts = 100;

/** The parts of the body of a `TransactWriteItems`, or what is wrong with it. */
export function partsIn(body: unknown): readonly Part[] | string {
  const { TransactItems: items = [] } = body as { TransactItems?: readonly { readonly [kind in Kind]?: Write }[] };
  if (items.length < 1 || items.length > mostParts) return `A transaction has 1 to ${mostParts} items.`;
  const parts = items.map((item) => kinds.flatMap((kind) => (item[kind] ? [partOf(kind, item[kind])] : [])));
  if (parts.some(({ length }) => length !== 1))
    return 'TransactItems can only contain one of Check, Put, Update or Delete';
  const places = new Set(parts.flat().map(({ TableName, key }) => JSON.stringify([TableName, key.pk, key.sk])));
  if (places.size < items.length) return 'Transaction request cannot include multiple operations on one item';
  return parts.flat();
}

function partOf(kind: Kind, write: Write): Part {
  const { ReturnValuesOnConditionCheckFailure: tells, ...single } = write;
  const key = write.Key ?? keyOf(write.Item ?? {});
  return {
    TableName: write.TableName,
    key,
    isCheck: kind === 'ConditionCheck',
    tellsItem: tells === 'ALL_OLD',
    write: (before) => (kind === 'ConditionCheck' ? check(single, before) : { operation: `${kind}Item`, body: single }),
  };
}

/** A condition alone, as a write that changes nothing. */
function check({ Key, ...condition }: Write, before: Item | undefined) {
  return before === undefined
    ? { operation: 'DeleteItem', body: { ...condition, Key } }
    : { operation: 'PutItem', body: { ...condition, Item: before } };
}

// Every table here has these two keys (store/table.ts).
function keyOf({ pk, sk }: Item): Item {
  return { ...(pk && { pk }), ...(sk && { sk }) };
}
