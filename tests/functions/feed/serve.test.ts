import { expect, test } from 'vitest';
import type { QueueEvent, QueueRecord, StreamEvent } from '../../../functions/feed/event.ts';
import { serve } from '../../../functions/feed/serve.ts';
import { bodyOf } from '../../../functions/feed/undone-message.ts';
import { feedOf } from '../../../functions/feed/wiring.ts';
import type { Consumer } from '../../../service/feed/consumer.ts';
import type { Later, Undone } from '../../../service/feed/feed.ts';
import type { Change } from '../../../store/log.ts';
import streamed from './stream-event.json' with { type: 'json' };

interface Handled {
  readonly fails?: readonly string[];
  readonly later?: Later;
  readonly soon?: (message: QueueRecord) => Promise<void>;
}

/** The handler over one consumer of everything, which fails for the matches that are named. */
function handling({ fails = [], later = async () => {}, soon = async () => {} }: Handled = {}) {
  const told: Change[] = [];
  const logged: object[] = [];
  const consumer: Consumer = {
    name: 'noting',
    follows: ['match', 'chat', 'person'],
    consume: async (log, n) => {
      told.push({ log, n });
      if (fails.includes('matchId' in log ? log.matchId : log.person)) throw new Error('cannot');
    },
  };
  const handler = serve({ ...feedOf({ consumers: [consumer], later }, (line) => logged.push(line)), soon });
  return { handler, told, logged };
}

const record = (pk: string, sk: string, SequenceNumber: string) =>
  ({
    eventSource: 'aws:dynamodb',
    eventName: 'INSERT',
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber },
  }) as const;

const lost: Later = async () => {
  throw new Error('no queue');
};

test('an event as AWS sends it is followed by its keys; what is no new entry of a log is skipped', async () => {
  const { handler, told, logged } = handling();
  expect(await handler(streamed as unknown as StreamEvent)).toEqual({ batchItemFailures: [] });
  expect(told).toEqual([
    { log: { kind: 'match', matchId: '4t5qk1z0v8m2c7x9r3b6n0d1fg' }, n: 12 },
    { log: { kind: 'person', person: 'aki' }, n: 3 },
  ]);
  expect(logged).toEqual([
    { level: 'warn', skipped: 'MODIFY', sequence: '300000000000000000003' },
    { level: 'warn', skipped: 'INSERT', sequence: '400000000000000000004' },
  ]);
});

test('what a consumer could not do is put off, and the record counts as done', async () => {
  const kept: Undone[] = [];
  const { handler } = handling({ fails: ['b'], later: async (undone) => void kept.push(undone) });
  const Records = [record('M#a', 'V#00000001', '1'), record('M#b', 'V#00000004', '2')];
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  expect(kept).toEqual([{ consumer: 'noting', log: { kind: 'match', matchId: 'b' }, n: 4, first: 4 }]);
});

test('the first record that could not even be put off comes again', async () => {
  const { handler } = handling({ fails: ['b'], later: lost });
  const Records = [
    record('M#a', 'V#00000001', '1'),
    record('M#b', 'V#00000001', '2'),
    record('M#b', 'V#00000002', '3'),
    record('M#a', 'V#00000002', '4'),
  ];
  expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
});

const message = (messageId: string, body: string): QueueRecord => ({
  eventSource: 'aws:sqs',
  messageId,
  receiptHandle: `of ${messageId}`,
  body,
  attributes: { ApproximateReceiveCount: '1' },
});

const undoneOf = (matchId: string): string =>
  bodyOf({ consumer: 'noting', log: { kind: 'match', matchId }, n: 2, first: 1 });

test('a message is told to its consumer again; those that still fail come again, each by itself, and soon', async () => {
  const hurried: QueueRecord[] = [];
  const { handler, told } = handling({ fails: ['b'], soon: async (failed) => void hurried.push(failed) });
  const Records = [message('1', undoneOf('a')), message('2', undoneOf('b')), message('3', undoneOf('c'))];
  expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(told).toHaveLength(3);
  expect(hurried).toEqual([Records[1]]);
});

test('a message of which the queue cannot be told when comes again all the same', async () => {
  const { handler, logged } = handling({ fails: ['b'], soon: () => Promise.reject(new Error('no queue')) });
  const Records = [message('2', undoneOf('b'))];
  expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(logged).toContainEqual({ level: 'warn', late: '2', error: 'Error: no queue' });
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"consumer":"noting","log":{"kind":"match"},"n":1,"first":1}',
  '{"consumer":"noting","log":{"kind":"match","matchId":"m"},"n":1}',
  '{"log":null}',
])('a message that nobody wrote (%s) is skipped', async (body) => {
  const { handler, told, logged } = handling();
  const event: QueueEvent = { Records: [message('m', body)] };
  expect(await handler(event)).toEqual({ batchItemFailures: [] });
  expect(told).toEqual([]);
  expect(logged).toEqual([{ level: 'warn', skipped: 'message', messageId: 'm' }]);
});

test('nothing of an image and no person comes to the log', async () => {
  const { handler, logged } = handling({ fails: ['aki', '4t5qk1z0v8m2c7x9r3b6n0d1fg'], later: lost });
  await handler(streamed as unknown as StreamEvent);
  const text = JSON.stringify(logged);
  expect(logged.length).toBeGreaterThan(2);
  expect(text).not.toContain('aki');
  expect(text).not.toContain('c2VjcmV0');
});
