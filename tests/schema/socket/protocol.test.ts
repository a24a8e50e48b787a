import { describe, expect, test } from 'vitest';
import { following, names, withSockets } from '../../support/sockets.ts';
import { withApi } from '../api.ts';
import { act, start } from '../table-talk.ts';

const api = withApi();
const sockets = withSockets(api);

describe('connecting', () => {
  test.each([
    ['the protocol', ['graphql-transport-ws'], true],
    ['it among others', ['graphql-ws', 'graphql-transport-ws'], true],
    ['another', ['graphql-ws'], false],
    ['none', [], false],
  ])('with %s', (_, offered, accepted) => {
    expect(sockets.protocol.connect(offered)).toBe(accepted);
  });
});

describe('a first message', () => {
  const init = (payload?: object) => ({ type: 'connection_init', ...(payload === undefined ? {} : { payload }) });

  test.each([
    ['without a token', undefined, false],
    ['with a token', async () => ({ token: await api.mint('Ben') }), true],
    ['with a header', async () => ({ authorization: `Bearer ${await api.mint('Ben')}` }), true],
    ['with a header in upper case', async () => ({ Authorization: `bearer ${await api.mint('Ben')}` }), true],
    ['with a token that is none', async () => ({ token: 'a.b.c' }), false],
  ])('%s is acknowledged', async (name, payload, authenticated) => {
    const ack = await sockets.send(`first ${name}`, init(await payload?.()));
    expect(ack).toEqual({ type: 'connection_ack', payload: { authenticated } });
  });

  test('comes once', async () => {
    const connection = await sockets.connect();
    expect(await sockets.send(connection, init())).toBeUndefined();
    expect(sockets.line.closed.get(connection)?.code).toBe(4429);
  });

  test('comes before all others', async () => {
    expect(await sockets.send('stranger', names)).toBeUndefined();
    expect(sockets.line.closed.get('stranger')?.code).toBe(4401);
  });
});

describe('what is no message of the protocol closes the connection', () => {
  test.each([
    ['no JSON', 'hello'],
    ['no object', '[1]'],
    ['no type', '{}'],
    ['another type', '{"type":"start"}'],
    ['an operation without an id', '{"type":"subscribe","payload":{"query":"{ me { name } }"}}'],
    ['an operation without a query', '{"type":"subscribe","id":"1","payload":{}}'],
    ['variables that are none', '{"type":"subscribe","id":"1","payload":{"query":"{ me { name } }","variables":[]}}'],
    ['an id that is too long', `{"type":"complete","id":"${'1'.repeat(129)}"}`],
    ['a message that is too long', `{"type":"ping","payload":"${'x'.repeat(32 * 1024)}"}`],
  ])('%s', async (_, text) => {
    const connection = await sockets.connect();
    expect(await sockets.protocol.message(connection, text)).toBeUndefined();
    expect(sockets.line.closed.get(connection)?.code).toBe(4400);
  });
});

describe('operations', () => {
  test('of one id are one at a time', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    await sockets.send(connection, following('1', match.id));
    await sockets.send(connection, following('1', match.id));
    expect(sockets.line.closed.get(connection)).toEqual({ code: 4409, reason: 'Subscriber for 1 already exists' });
  });

  test('may use an id again when it is free', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    await sockets.send(connection, following('1', match.id));
    await sockets.send(connection, { type: 'complete', id: '1' });
    expect(await sockets.send(connection, following('1', match.id, 2))).toBeUndefined();
    expect(sockets.line.sent(connection)).toHaveLength(2);
  });

  test('that are complete are told nothing', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    await sockets.send(connection, following('1', match.id, 3));
    await sockets.send(connection, { type: 'complete', id: '1' });
    await act(api, 'Aki', match, 'bid blue*1');
    await sockets.tell(match.id, 4);
    expect(sockets.line.sent(connection)).toEqual([]);
  });

  test('that cannot be told how things are for want of capacity fail: the client is cut off, and comes again', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    sockets.line.answer = () => 'refused';
    await expect(sockets.send(connection, following('1', match.id))).rejects.toThrow('takes no message now');
    expect(await sockets.sender.store.connection(connection)).toBeUndefined();
  });

  test.each([
    ['of which nobody knows what they were told', 'unknown'],
    ['that cannot be told anything now', 'refused'],
  ] as const)('%s, on a connection that cannot be closed, are not forgotten', async (_, posted) => {
    const match = await start(api);
    const connection = await sockets.connect();
    sockets.line.answer = () => posted;
    sockets.line.canClose = false;
    await expect(sockets.send(connection, following('1', match.id))).rejects.toThrow(connection);
    expect((await sockets.sender.store.connection(connection))?.operations).toHaveLength(1);
  });

  test('are remembered without blanks and comments', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    const query = `# who moves
      subscription { matchUpdated(matchId: "${match.id}", after: 3) { version } }`;
    await sockets.send(connection, { type: 'subscribe', id: '1', payload: { query } });
    for await (const page of sockets.sender.store.followers({ kind: 'match', matchId: match.id }))
      expect(page).toMatchObject([{ query: `subscription{matchUpdated(matchId:"${match.id}" after:3){version}}` }]);
  });

  test('that are complete before they have begun are not followed', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    // Messages that come together are dealt with together, and overtake each other.
    let complete: Promise<unknown> | undefined;
    api.table.line.fail(async () => {
      complete ??= sockets.send(connection, { type: 'complete', id: '1' });
      await complete;
      return undefined;
    });
    expect(await sockets.send(connection, following('1', match.id, 3))).toEqual({ id: '1', type: 'complete' });
    api.table.line.reset();
    await act(api, 'Aki', match, 'bid blue*1');
    await sockets.tell(match.id, 4);
    expect(sockets.line.sent(connection)).toEqual([]);
    expect((await sockets.sender.store.connection(connection))?.operations).toEqual([]);
    // The id is free again.
    expect(await sockets.send(connection, following('1', match.id, 3))).toBeUndefined();
    expect(sockets.line.sent(connection)).toHaveLength(1);
  });

  test('of a connection are 50 at most', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    for (let n = 1; n <= 50; n++)
      expect(await sockets.send(connection, following(`${n}`, match.id, 3))).toBeUndefined();
    expect(await sockets.send(connection, following('51', match.id, 3))).toMatchObject({
      payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
    });
    expect(await sockets.send(connection, names)).toEqual({ id: 'q', type: 'complete' });
  });

  test('of a connection are 50 at most, though more begin at once', async () => {
    const match = await start(api);
    const connection = await sockets.connect();
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => sockets.send(connection, following(`${n}`, match.id, 3))),
    );
    const refused = replies.filter((reply) => reply !== undefined);
    for (const reply of refused)
      expect(reply).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }] });
    const followed = (await sockets.sender.store.connection(connection))?.operations ?? [];
    expect(followed.length).toBeLessThanOrEqual(50);
    expect(followed).toHaveLength(60 - refused.length);
  });

  test('whose answer is too long end with an error', async () => {
    const connection = await sockets.connect();
    const many = Array.from({ length: 10 }, (_, n) => `g${n}: games { manual actionSchema optionSchema }`);
    const query = `{ ${many.join(' ')} }`;
    const reply = await sockets.send(connection, { type: 'subscribe', id: 'q', payload: { query } });
    expect(reply).toMatchObject({ id: 'q', type: 'error', payload: [{ extensions: { code: 'TOO_LARGE' } }] });
  });
});

test('a connection that is gone leaves nothing behind', async () => {
  const match = await start(api);
  const connection = await sockets.connect();
  await sockets.send(connection, following('1', match.id));
  await sockets.protocol.disconnect(connection);
  expect(await sockets.sender.store.connection(connection)).toBeUndefined();
  for await (const page of sockets.sender.store.followers({ kind: 'match', matchId: match.id }))
    expect(page).toEqual([]);
});
