import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { gatewayConnections } from '../../../functions/aws/gateway-connections.ts';
import { manageConnections } from '../../../local/connection-desk.ts';
import { closed, listening } from '../../../local/listen.ts';
import { patience } from '../../../local/patient-client.ts';
import type { Closing } from '../../../service/subscriptions/connections.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The client of AWS, against a server that answers so. */
async function clientOf(listener: RequestListener) {
  const server = createServer(listener);
  const port = await listening(server, { host: '127.0.0.1', port: 0 });
  closing.push(() => closed(server));
  return client(`http://127.0.0.1:${port}`);
}

function client(endpoint: string) {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  return gatewayConnections(endpoint, { region: 'local', credentials, requestHandler: patience });
}

/** A server that answers with one status after the other. */
function answering(...statuses: readonly number[]): {
  readonly listener: RequestListener;
  readonly count: () => number;
} {
  let count = 0;
  const names: { readonly [status: number]: string } = { 410: 'GoneException', 429: 'LimitExceededException' };
  return {
    count: () => count,
    listener: (_incoming, outgoing) => {
      const status = statuses[Math.min(count, statuses.length - 1)] ?? 200;
      count += 1;
      outgoing.writeHead(status, { 'x-amzn-errortype': names[status] ?? 'Fault' }).end('{}');
    },
  };
}

describe('a post', () => {
  test.each([
    ['that arrives', [200], 'sent', 1],
    ['to a connection that is gone', [410], 'gone', 1],
    ['that is refused for a while', [429, 429, 200], 'sent', 3],
    ['that is refused for long', [429], 'refused', 4],
    ['of which nobody knows', [500], 'unknown', 1],
    ['that is not allowed', [403], 'unknown', 1],
  ] as const)('%s', async (_, statuses, posted, times) => {
    const { listener, count } = answering(...statuses);
    const { post } = await clientOf(listener);
    expect(await post('c', 'hello')).toBe(posted);
    // What may have arrived is not sent again.
    expect(count()).toBe(times);
  });

  test('whose answer is lost', async () => {
    const { post } = await clientOf((incoming) => incoming.socket.destroy());
    expect(await post('c', 'hello')).toBe('unknown');
  });

  test('to nowhere', async () => {
    expect(await client('http://127.0.0.1:9').post('c', 'hello')).toBe('refused');
  });
});

describe('a close', () => {
  test.each([
    ['of a connection that is there', [204], true, 1],
    ['of a connection that is gone', [410], true, 1],
    ['that is refused for a while', [429, 500, 204], true, 3],
    ['that is refused for long', [429], false, 4],
  ] as const)('%s', async (_, statuses, isClosed, times) => {
    const { listener, count } = answering(...statuses);
    const { close } = await clientOf(listener);
    expect(await close('c', { code: 1000, reason: '' })).toBe(isClosed);
    expect(count()).toBe(times);
  });
});

test('the desk of a local server understands it', async () => {
  const told: (string | Closing)[] = [];
  const socket = {
    send: async (message: string) => told.push(message) > 0,
    close: (why: Closing) => void told.push(why),
    cut: () => undefined,
    closed: Promise.resolve(),
  };
  const desk = manageConnections(new Map([['a/b=', socket]]), (_incoming, outgoing) => outgoing.writeHead(404).end());
  const { post, close } = await clientOf(desk);
  expect(await post('a/b=', 'hello')).toBe('sent');
  expect(await post('other', 'hello')).toBe('gone');
  expect(await post('a/b=', 'x'.repeat(129 * 1024))).toBe('unknown');
  await close('a/b=', { code: 4400, reason: 'Invalid message' });
  expect(told).toEqual(['hello', { code: 1000, reason: '' }]);
});
