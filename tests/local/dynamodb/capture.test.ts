import { BatchWriteItemCommand, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../local/database.ts';
import { listenFor } from '../../../local/database.ts';
import type { Backend } from '../../../local/dynamodb/backend.ts';
import { failing } from '../../../local/dynamodb/backend.ts';
import type { CapturedRecord } from '../../../local/dynamodb/capture.ts';
import { captured, createRecorder } from '../../../local/dynamodb/capture.ts';
import { overHttp } from '../../../local/dynamodb/over-http.ts';
import { patientClient } from '../../../local/patient-client.ts';
import { createMatchStore } from '../../../store/matches/match-store.ts';
import { tableName as TableName, withMatch, withTable } from '../../support/dynamo.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
const match = withMatch(table);
let records: CapturedRecord[] = [];
let open: Database[] = [];

beforeEach(() => {
  records = [];
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  open = [];
});

/** A client that speaks through a capture in front of a database: by default the one behind the line that can fail. */
async function capturing(backend: Backend = overHttp(table.line.endpoint)) {
  const capture = captured(backend, createRecorder(), (added) => records.push(...added));
  const database = await listenFor(capture, async () => {});
  open.push(database);
  return patientClient(database.endpoint);
}

const item = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } });
const keysOf = () => records.map(({ dynamodb: { Keys } }) => `${Keys.pk.S} ${Keys.sk.S}`);
const fresh = { ConditionExpression: 'attribute_not_exists(pk)' };

describe('what is told', () => {
  test('a version, in the shape that Lambda gets', async () => {
    const store = createMatchStore({ client: await capturing(), tableName: TableName });
    await store.put(storedVersion(match.id, 1));
    expect(records).toEqual([
      {
        eventID: expect.any(String),
        eventName: 'INSERT',
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: 'local',
        dynamodb: {
          ApproximateCreationDateTime: expect.any(Number),
          Keys: item(`M#${match.id}`, 'V#00000001'),
          NewImage: expect.objectContaining({ n: { N: '1' }, secret: { B: expect.any(String) } }),
          SequenceNumber: expect.stringMatching(/^\d{21}$/),
          StreamViewType: 'NEW_IMAGE',
        },
      },
    ]);
  });

  test('each entry of a transaction and of a batch, in growing sequence', async () => {
    const client = await capturing();
    const put = (sk: string) => ({ Put: { TableName, Item: item(`P#${match.id}`, sk), ...fresh } });
    await client.send(new TransactWriteItemsCommand({ TransactItems: [put('A#x'), put('T#00000001')] }));
    const write = (sk: string) => ({ PutRequest: { Item: item(`M#${match.id}`, sk) } });
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: ['C#00000001', 'MUTED'].map(write) } }));
    expect(keysOf()).toEqual([`P#${match.id} T#00000001`, `M#${match.id} C#00000001`]);
    const sequence = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
    expect(sequence).toEqual([...new Set(sequence)].sort());
  });

  test('before the writer has its answer', async () => {
    const client = await capturing();
    const ended = client.send(new PutItemCommand({ TableName, Item: item(`M#${match.id}`, 'V#00000001') }));
    const toldThen = ended.then(() => records.length);
    expect(await toldThen).toBe(1);
  });
});

describe('what is not told', () => {
  test('a write whose condition fails', async () => {
    const client = await capturing();
    const put = new PutItemCommand({ TableName, Item: item(`M#${match.id}`, 'V#00000001'), ...fresh });
    await client.send(put);
    await expect(client.send(put)).rejects.toThrow();
    const again = { Put: { TableName, Item: item(`M#${match.id}`, 'V#00000001'), ...fresh } };
    await expect(client.send(new TransactWriteItemsCommand({ TransactItems: [again] }))).rejects.toThrow();
    expect(records).toHaveLength(1);
  });

  test('an item that is no entry of a log', async () => {
    const client = await capturing();
    await client.send(new PutItemCommand({ TableName, Item: item(`M#${match.id}`, 'MUTED') }));
    expect(records).toEqual([]);
  });

  test('what a batch left over', async () => {
    const write = (sk: string) => ({ PutRequest: { Item: item(`M#${match.id}`, sk) } });
    const partial: Backend = async () => ({
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify({ UnprocessedItems: { [TableName]: [write('V#00000002')] } })),
    });
    const client = await capturing(partial);
    const both = ['V#00000001', 'V#00000002'].map(write);
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: both } }));
    expect(keysOf()).toEqual([`M#${match.id} V#00000001`]);
  });
});

describe('an answer that is lost', () => {
  test('on its way from the database: what may have been written is told', async () => {
    table.line.fail(() => 'brokenAfter');
    const client = await capturing();
    await expect(
      client.send(new PutItemCommand({ TableName, Item: item(`M#${match.id}`, 'V#00000001') })),
    ).rejects.toThrow();
    expect(keysOf()).toEqual([`M#${match.id} V#00000001`]);
  });

  test('on its way to the writer: what was written is told', async () => {
    const inner = overHttp(table.endpoint);
    let gone = (): void => {};
    const writerIsGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const leaving = new AbortController();
    // The writer gives up when the item is written, and the database answers after that.
    const client = await capturing(async (asked) => {
      const answered = await inner(asked);
      leaving.abort();
      await writerIsGone;
      return answered;
    });
    const put = new PutItemCommand({ TableName, Item: item(`M#${match.id}`, 'V#00000001') });
    await expect(client.send(put, { abortSignal: leaving.signal })).rejects.toThrow();
    gone();
    await expect.poll(keysOf).toEqual([`M#${match.id} V#00000001`]);
  });

  test('with an error inside: what may have been written is told', async () => {
    const broken: Backend = async () => ({ ...failing('InternalServerError', 'broken'), status: 500 });
    const client = await capturing(broken);
    await expect(
      client.send(new PutItemCommand({ TableName, Item: item(`M#${match.id}`, 'V#00000001') })),
    ).rejects.toThrow();
    expect(keysOf()).toEqual([`M#${match.id} V#00000001`]);
  });
});
