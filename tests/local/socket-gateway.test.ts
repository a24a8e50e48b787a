import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalServer, ServerSettings } from '../../local/server.ts';
import { startServer } from '../../local/server.ts';
import { socketUrlOf } from '../../local/socket-gateway.ts';
import { registry } from '../support/service.ts';

let server: LocalServer | undefined;
afterEach(() => server?.close());

async function start(settings: ServerSettings = {}): Promise<LocalServer> {
  server = await startServer({ registry, journal: () => {}, ...settings });
  return server;
}

/** Opens a socket and answers when it is open. */
async function open(at: LocalServer): Promise<WebSocket> {
  const socket = new WebSocket(socketUrlOf(at.url), 'graphql-transport-ws');
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** Answers with the code when a socket is closed. */
function closed(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', resolve));
}

describe('a socket is refused', () => {
  test.each([
    ['without the protocol', '/graphql', 'graphql-ws', 400],
    ['elsewhere', '/socket', 'graphql-transport-ws', 404],
  ])('%s', async (_, path, protocol, status) => {
    const { url } = await start();
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, protocol);
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toContain(String(status));
  });
});

describe('a socket is closed', () => {
  test('when it was idle for too long', async () => {
    const socket = await open(await start({ sockets: { idleMs: 50 } }));
    expect(await closed(socket)).toBe(1001);
  });

  test('when it has lived for too long, however busy', async () => {
    const socket = await open(await start({ sockets: { longestMs: 200, idleMs: 10_000 } }));
    const chatter = setInterval(() => socket.send('{"type":"ping"}'), 20);
    expect(await closed(socket)).toBe(1001);
    clearInterval(chatter);
  });

  test('when it sends too much', async () => {
    const socket = await open(await start());
    const code = closed(socket);
    socket.send('x'.repeat(33 * 1024));
    expect(await code).toBe(1009);
  });

  test('when its server is', async () => {
    const at = await start();
    const socket = await open(at);
    const code = closed(socket);
    await at.close();
    server = undefined;
    expect(await code).toBe(1001);
  });

  test('when its server is, and whoever comes again meanwhile is not taken', async () => {
    const at = await start();
    const sockets = await Promise.all(Array.from({ length: 8 }, () => open(at)));
    const comeAgain = async (socket: WebSocket): Promise<string> => {
      await closed(socket);
      return await open(at).then(
        () => 'taken',
        () => 'refused',
      );
    };
    const again = sockets.map(comeAgain);
    await at.close();
    server = undefined;
    expect(new Set(await Promise.all(again))).toEqual(new Set(['refused']));
  });
});

test('a server that closes is not held up by clients that come again at once, nor by one that asks nothing', async () => {
  const at = await start();
  const silent = connect(Number(new URL(at.url).port), '127.0.0.1');
  await once(silent, 'connect');
  const comeAgain = async (): Promise<void> => {
    for (;;) {
      const socket = new WebSocket(socketUrlOf(at.url), 'graphql-transport-ws');
      const refused = new Promise<string>((resolve) => socket.once('error', (error) => resolve(error.message)));
      const cut = closed(socket).then(() => '');
      if ((await Promise.race([refused, cut])).includes('ECONNREFUSED')) return;
    }
  };
  const coming = Array.from({ length: 8 }, comeAgain);
  await open(at);
  await at.close();
  server = undefined;
  await Promise.all(coming);
});

test('a connection that no one could have is gone, and takes nothing else with it', async () => {
  const { url } = await start();
  const post = () => fetch(`${url}/@connections/%`, { method: 'POST', body: 'hello' });
  expect((await post()).status).toBe(410);
  expect((await post()).status).toBe(410);
});
