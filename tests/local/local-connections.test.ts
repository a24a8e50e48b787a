import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closed, listening } from '../../local/listen.ts';
import { localConnections } from '../../local/local-connections.ts';

test('a post that a busy server takes long for is sent: to count as unknown would cost the client its connection', async () => {
  const server = createServer(async (incoming, outgoing) => {
    incoming.resume();
    // Longer than one waits on AWS.
    await pause(3_500);
    outgoing.end();
  });
  const url = `http://127.0.0.1:${await listening(server, { host: '127.0.0.1', port: 0 })}`;
  const { post } = localConnections(url, { close: () => undefined });
  expect(await post('c', 'hello')).toBe('sent');
  await closed(server);
});
