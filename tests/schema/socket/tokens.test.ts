import { describe, expect, test } from 'vitest';
import { createSocketProtocol } from '../../../schema/graphql/socket/protocol.ts';
import { following, names, unreachableStore, withSockets } from '../../support/sockets.ts';
import { withApi } from '../api.ts';
import { act, start } from '../table-talk.ts';

const api = withApi();
const sockets = withSockets(api);

describe('a ping is answered', () => {
  const ping = { type: 'ping' };

  test.each([
    ['to nobody', async () => sockets.connect()],
    ['to somebody', async () => sockets.connect(await api.mint('Ben'))],
    ['before the first message', async () => 'not yet'],
  ])('%s', async (_, connected) => {
    expect(await sockets.send(await connected(), ping)).toEqual({ type: 'pong' });
  });

  test('though the table cannot be asked', async () => {
    const sender = { ...sockets.sender, store: unreachableStore() };
    const protocol = createSocketProtocol({ app: api.app, identity: api.identity, sender });
    expect(await protocol.message('out of reach', JSON.stringify(ping))).toBe('{"type":"pong"}');
  });

  test('by closing, once the token has ended', async () => {
    const connection = await sockets.connect(await api.mint('Ben'));
    sockets.later(31 * 24 * 3_600);
    expect(await sockets.send(connection, ping)).toBeUndefined();
    expect(sockets.line.closed.get(connection)?.code).toBe(4403);
  });

  test('by closing, where the token is not valid', async () => {
    const connection = await sockets.connect('a.b.c');
    expect(await sockets.send(connection, ping)).toBeUndefined();
    expect(sockets.line.closed.get(connection)?.code).toBe(4401);
  });
});

describe('who shows a token that is not valid', () => {
  test('is told so by each operation, and closed', async () => {
    const connection = await sockets.connect('a.b.c');
    expect(await sockets.send(connection, names)).toBeUndefined();
    expect(sockets.line.sent(connection)).toMatchObject([
      { id: 'q', type: 'error', payload: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
    expect(sockets.line.closed.get(connection)?.code).toBe(4401);
  });
});

test('who comes with a token that has ended is told so by each operation, and closed', async () => {
  const identity = { verify: async () => 'ended' as const };
  const protocol = createSocketProtocol({ app: api.app, identity, sender: sockets.sender });
  const ack = await protocol.message('late', '{"type":"connection_init","payload":{"token":"t"}}');
  expect(JSON.parse(ack ?? '')).toEqual({ type: 'connection_ack', payload: { authenticated: false } });
  expect(await protocol.message('late', JSON.stringify(names))).toBeUndefined();
  expect(sockets.line.sent('late')).toMatchObject([
    { id: 'q', type: 'error', payload: [{ extensions: { code: 'TOKEN_EXPIRED' } }] },
  ]);
  expect(sockets.line.closed.get('late')?.code).toBe(4403);
});

describe('a refusal that could not be told before the end is the reply', () => {
  test.each([true, false])('whether the connection could be closed: %s', async (canClose) => {
    const connection = await sockets.connect('a.b.c');
    sockets.line.answer = () => 'refused';
    sockets.line.canClose = canClose;
    expect(await sockets.send(connection, names)).toMatchObject({
      ...{ id: 'q', type: 'error' },
      payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('a token that ends', () => {
  const days = 24 * 3_600;

  test('stops what follows, with an error, and closes', async () => {
    const match = await start(api);
    const connection = await sockets.connect(await api.mint('Ben'));
    await sockets.send(connection, following('1', match.id));
    await act(api, 'Aki', match, 'bid blue*1');
    sockets.later(31 * days);
    await sockets.tell(match.id, 4);
  });

  test('stops all that follows, where the connection cannot be closed', async () => {
    const [one, other] = [await start(api), await start(api)];
    const connection = await sockets.connect(await api.mint('Ben'));
    await sockets.send(connection, following('1', one.id, 3));
    await sockets.send(connection, following('2', other.id, 3));
    for (const match of [one, other]) await act(api, 'Aki', match, 'bid blue*1');
    sockets.later(31 * days);
    sockets.line.canClose = false;
    for (const match of [one, other]) await sockets.tell(match.id, 4);
    expect(sockets.line.sent(connection)).toMatchObject(
      ['1', '2'].map((id) => ({ id, type: 'error', payload: [{ extensions: { code: 'TOKEN_EXPIRED' } }] })),
    );
  });

  test('begins nothing any more', async () => {
    const connection = await sockets.connect(await api.mint('Ben'));
    sockets.later(31 * days);
    await sockets.send(connection, names);
    expect(sockets.line.sent(connection)).toMatchObject([
      { type: 'error', payload: [{ extensions: { code: 'TOKEN_EXPIRED' } }] },
    ]);
    // Not 4401, which clients take for final: what else they follow they follow again, with a new token.
    expect(sockets.line.closed.get(connection)?.code).toBe(4403);
  });
});
