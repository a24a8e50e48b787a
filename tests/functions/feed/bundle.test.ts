import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withBundle } from '../../support/bundled.ts';

const bundled = withBundle('functions/feed/handler.ts');

// The table and the queue are both out of reach: the record must come again.
const request = `
const { handler } = await import(process.env.HANDLER);
const Keys = { pk: { S: 'M#00000000000000000000000000' }, sk: { S: 'V#00000001' } };
const record = { eventSource: 'aws:dynamodb', eventName: 'INSERT', dynamodb: { Keys, SequenceNumber: '17' } };
console.log(JSON.stringify(await handler({ Records: [record] })));
`;

test('the Lambda is under 1.1 MB: it has the whole API in it, to see what those who follow may see', () => {
  expect(statSync(bundled.file).size).toBeLessThan(1_100_000);
});

test('the Lambda handles a record with nothing but its one file', async () => {
  const env = {
    LATER_QUEUE_URL: 'http://127.0.0.1:9/later',
    SOCKET_ENDPOINT: 'http://127.0.0.1:9',
    AWS_ENDPOINT_URL_SQS: 'http://127.0.0.1:9',
  };
  expect(await bundled.run(request, env)).toEqual({ batchItemFailures: [{ itemIdentifier: '17' }] });
});
