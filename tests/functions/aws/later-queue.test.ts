import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { laterQueue } from '../../../functions/aws/later-queue.ts';
import type { QueueRecord } from '../../../functions/feed/event.ts';
import { undoneIn } from '../../../functions/feed/undone-message.ts';
import { closed, listening } from '../../../local/listen.ts';
import { patience } from '../../../local/patient-client.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Asked {
  readonly operation: string;
  readonly [field: string]: unknown;
}

/** The queue, at a server that notes what it is asked. */
async function noting() {
  const asked: Asked[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const told = await askedBy(incoming);
    asked.push(told);
    // The client checks what has come.
    const MD5OfMessageBody = createHash('md5').update(String(told.MessageBody)).digest('hex');
    outgoing.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify({ MD5OfMessageBody }));
  });
  const endpoint = `http://127.0.0.1:${await listening(server, { host: '127.0.0.1', port: 0 })}`;
  closing.push(() => closed(server));
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const settings = { endpoint, region: 'local', credentials, requestHandler: patience };
  return { asked, queue: laterQueue(`${endpoint}/1/later`, settings) };
}

async function askedBy(incoming: IncomingMessage): Promise<Asked> {
  const operation = String(incoming.headers['x-amz-target']).replace('AmazonSQS.', '');
  return { ...JSON.parse(await text(incoming)), operation };
}

const failed = (receives: number): QueueRecord => ({
  eventSource: 'aws:sqs',
  messageId: 'm',
  receiptHandle: `receipt-${receives}`,
  body: '',
  attributes: { ApproximateReceiveCount: String(receives) },
});

test('what is undone is sent as it is', async () => {
  const { asked, queue } = await noting();
  const undone = { consumer: 'sockets', log: { kind: 'match', matchId: 'm' }, n: 3, first: 2 } as const;
  await queue.later(undone);
  expect(asked).toMatchObject([{ operation: 'SendMessage' }]);
  expect(undoneIn(String(asked[0]?.MessageBody))).toEqual(undone);
});

test('what failed comes again soon, then after longer and longer pauses: in time for a lease that ran out, and for an outage', async () => {
  const { asked, queue } = await noting();
  // The tenth attempt is the last.
  for (let receives = 1; receives < 10; receives += 1) await queue.soon(failed(receives));
  expect(asked[0]).toMatchObject({ operation: 'ChangeMessageVisibility', ReceiptHandle: 'receipt-1' });
  const pauses = asked.map(({ VisibilityTimeout }) => Number(VisibilityTimeout));
  expect(pauses).toEqual([3, 6, 12, 24, 48, 96, 192, 384, 768]);
});
