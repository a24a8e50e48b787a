import type { AttributeValue, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import {
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import { tableName as TableName, withTable } from '../../support/dynamo.ts';

const table = withTable();
const client = () => patientClient(table.endpoint);
let tests = 0;
let pk: AttributeValue = { S: '' };

beforeEach(() => {
  tests += 1;
  pk = { S: `test-${tests}` };
});

const key = (sk: string) => ({ pk, sk: { S: sk } });
const fresh = { ConditionExpression: 'attribute_not_exists(pk)' };
const put = (sk: string, value: number, condition: object = {}): TransactWriteItem => ({
  Put: { TableName, Item: { ...key(sk), value: { N: String(value) } }, ...condition },
});
const remove = (sk: string, condition: object = {}): TransactWriteItem => ({
  Delete: { TableName, Key: key(sk), ...condition },
});
const add = (sk: string, by: number): TransactWriteItem => ({
  Update: {
    TableName,
    Key: key(sk),
    UpdateExpression: 'ADD #value :by',
    ExpressionAttributeNames: { '#value': 'value' },
    ExpressionAttributeValues: { ':by': { N: String(by) } },
  },
});
const check = (sk: string, condition: object): TransactWriteItem => ({
  ConditionCheck: { TableName, Key: key(sk), ConditionExpression: '', ...condition },
});

const transact = (...TransactItems: readonly TransactWriteItem[]) =>
  client().send(new TransactWriteItemsCommand({ TransactItems: [...TransactItems] }));
const write = (sk: string, value: number) =>
  client().send(new PutItemCommand({ TableName, Item: { ...key(sk), value: { N: String(value) } } }));
async function valueAt(sk: string): Promise<number | undefined> {
  const { Item } = await client().send(new GetItemCommand({ TableName, Key: key(sk), ConsistentRead: true }));
  return Item && Number(Item.value?.N);
}
/** The reasons why a transaction was cancelled, in the order of its items. */
async function reasonsOf(transaction: Promise<unknown>) {
  const error = await transaction.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TransactionCanceledException);
  return (error as TransactionCanceledException).CancellationReasons ?? [];
}

describe('a transaction', () => {
  test('puts, deletes, updates and checks as one', async () => {
    await write('gone', 1);
    await write('sum', 2);
    await transact(put('new', 1), remove('gone'), add('sum', 3), check('new2', { ...fresh }));
    expect(await Promise.all(['new', 'gone', 'sum', 'new2'].map(valueAt))).toEqual([1, undefined, 5, undefined]);
  });

  test('whose conditions fail leaves everything as it was, and gives a reason for each item', async () => {
    await write('gone', 1);
    await write('sum', 2);
    await write('taken', 3);
    const tried = transact(
      put('new', 1),
      put('taken', 9, fresh),
      remove('gone'),
      add('sum', 3),
      check('absent', { ConditionExpression: 'attribute_exists(pk)' }),
    );
    expect((await reasonsOf(tried)).map(({ Code }) => Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
      'None',
      'None',
      'ConditionalCheckFailed',
    ]);
    const after = await Promise.all(['new', 'taken', 'gone', 'sum', 'absent'].map(valueAt));
    expect(after).toEqual([undefined, 3, 1, 2, undefined]);
  });

  test('tells what a failed condition met, where it is asked to', async () => {
    await write('taken', 3);
    const asking = { ...fresh, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
    const [told] = await reasonsOf(transact(put('taken', 9, asking)));
    expect(told?.Item).toEqual({ ...key('taken'), value: { N: '3' } });
    const [silent] = await reasonsOf(transact(put('taken', 9, fresh)));
    expect(silent?.Item).toBeUndefined();
  });

  test('a check changes nothing where its condition holds', async () => {
    await write('there', 7);
    await transact(check('there', { ConditionExpression: 'attribute_exists(pk)' }), put('new', 1));
    expect(await valueAt('there')).toBe(7);
  });

  test('with the same token is carried out once; with another content it is refused', async () => {
    await write('sum', 0);
    const twice = new TransactWriteItemsCommand({ TransactItems: [add('sum', 1)], ClientRequestToken: 'token' });
    await client().send(twice);
    await client().send(twice);
    expect(await valueAt('sum')).toBe(1);
    const other = new TransactWriteItemsCommand({ TransactItems: [add('sum', 2)], ClientRequestToken: 'token' });
    await expect(client().send(other)).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
  });
});

describe('what makes no sense is refused, and changes nothing', () => {
  test('two writes of one item', async () => {
    await expect(transact(put('a', 1), remove('a'))).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await valueAt('a')).toBeUndefined();
  });

  test('no write at all', async () => {
    await expect(transact()).rejects.toMatchObject({ name: 'ValidationException' });
  });

  test('a condition that cannot be read', async () => {
    const unread = put('b', 1, { ConditionExpression: 'what is this' });
    await expect(transact(put('a', 1), unread)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await valueAt('a')).toBeUndefined();
  });
});

describe('transactions at once', () => {
  test('one of twenty appends, whole', async () => {
    const tried = Array.from({ length: 20 }, (_, n) => transact(put('entry', n, fresh), put(`own-${n}`, n)));
    const ended = await Promise.allSettled(tried);
    const won = ended.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(won).toHaveLength(1);
    expect(await valueAt('entry')).toBe(won[0]);
    const own = await Promise.all(Array.from({ length: 20 }, (_, n) => valueAt(`own-${n}`)));
    expect(own.filter((value) => value !== undefined)).toEqual(won);
  });

  test('nobody sees half of one', async () => {
    await transact(put('left', 100), put('right', 0));
    const look = new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    });
    const moved = Array.from({ length: 15 }, () => transact(add('left', -1), add('right', 1)));
    const failed = Array.from({ length: 15 }, () => transact(add('left', -1), put('right', 9, fresh)).catch(() => {}));
    const looks = Array.from({ length: 30 }, async () => {
      const { Items = [] } = await client().send(look);
      return Items.reduce((sum, { value }) => sum + Number(value?.N), 0);
    });
    const sums = await Promise.all(looks);
    await Promise.all([...moved, ...failed]);
    expect(new Set(sums)).toEqual(new Set([100]));
    expect(await Promise.all([valueAt('left'), valueAt('right')])).toEqual([85, 15]);
  });
});
