import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { closed, listening } from '../../local/listen.ts';

test('an idle connection is the client’s to close: it is told of no time after which the server does', async () => {
  const server = createServer((_incoming, outgoing) => outgoing.end());
  const port = await listening(server, { host: '127.0.0.1', port: 0 });
  const { headers } = await fetch(`http://127.0.0.1:${port}`);
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).toBeNull();
  await closed(server);
});
