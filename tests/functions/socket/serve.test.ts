import { describe, expect, test } from 'vitest';
import type { SocketEvent } from '../../../functions/socket/event.ts';
import { serve } from '../../../functions/socket/serve.ts';
import { createSocketProtocol } from '../../../schema/graphql/socket/protocol.ts';
import type { Sender } from '../../../service/subscriptions/sender.ts';
import { withApi } from '../../schema/api.ts';
import { start } from '../../schema/table-talk.ts';
import { matchUpdated } from '../../support/follow.ts';
import { unreachableStore, withSockets } from '../../support/sockets.ts';

const api = withApi();
const sockets = withSockets(api);

/** The handler over what sends, and a message to it. */
function answering(sender: Sender) {
  const logged: object[] = [];
  const protocol = createSocketProtocol({ app: api.app, identity: api.identity, sender });
  const handler = serve({ protocol, connections: sender.connections, journal: (line) => logged.push(line) });
  const say = async (connectionId: string, message: object): Promise<unknown> => {
    const requestContext = { eventType: 'MESSAGE', connectionId, requestId: 'request-7' } as const;
    const event: SocketEvent = { body: JSON.stringify(message), requestContext };
    const { statusCode, body } = await handler(event);
    expect(statusCode).toBe(200);
    return body === undefined ? undefined : JSON.parse(body);
  };
  return { say, logged };
}

const asking = { type: 'subscribe', id: 'q', payload: { query: '{ me { name } }' } };
const failed = {
  ...{ id: 'q', type: 'error' },
  payload: [{ message: expect.any(String), extensions: { code: 'INTERNAL', requestId: 'request-7' } }],
};

describe('a message that fails', () => {
  test('ends the connection: its client comes again', async () => {
    const { say, logged } = answering({ ...sockets.sender, store: unreachableStore() });
    expect(await say('cut', asking)).toBeUndefined();
    expect(sockets.line.closed.get('cut')?.code).toBe(1012);
    expect(logged).toMatchObject([{ level: 'error', requestId: 'request-7' }]);
  });

  test('is answered with an error, where the connection cannot be closed', async () => {
    sockets.line.canClose = false;
    const { say, logged } = answering({ ...sockets.sender, store: unreachableStore() });
    expect(await say('stuck', asking)).toEqual(failed);
    expect(logged).toMatchObject([{ level: 'error', requestId: 'request-7' }]);
  });

  test.each([{ type: 'connection_init' }, { type: 'complete', id: 'q' }, { type: 'unheard' }])(
    'is answered with nothing, where the protocol has no word for it: %j',
    async (message) => {
      sockets.line.canClose = false;
      const { say } = answering({ ...sockets.sender, store: unreachableStore() });
      expect(await say('stuck', message)).toBeUndefined();
    },
  );
});

describe('where a connection takes no message and cannot be closed', () => {
  const stuck = async () => {
    const connection = await sockets.connect();
    sockets.line.answer = () => 'refused';
    sockets.line.canClose = false;
    let closings = 0;
    const connections = {
      ...sockets.line,
      close: async () => {
        closings += 1;
        return false;
      },
    };
    return { connection, ...answering({ ...sockets.sender, connections }), closings: () => closings };
  };

  test('an answer that was asked for is an error, and the time of the call is not spent on closing again', async () => {
    const { connection, say, closings } = await stuck();
    expect(await say(connection, asking)).toEqual(failed);
    expect(closings()).toBe(1);
  });

  test('so is an update', async () => {
    const { id } = await start(api);
    const { connection, say } = await stuck();
    const payload = { query: matchUpdated, variables: { id, after: 0 } };
    expect(await say(connection, { type: 'subscribe', id: 'q', payload })).toEqual(failed);
  });

  test('so is an operation that comes before the first message, or under an id that is taken', async () => {
    const { id } = await start(api);
    const { connection, say } = await stuck();
    expect(await say('stranger', asking)).toEqual(failed);
    const payload = { query: matchUpdated, variables: { id, after: 3 } };
    expect(await say(connection, { type: 'subscribe', id: 'q', payload })).toBeUndefined();
    expect(await say(connection, { type: 'subscribe', id: 'q', payload })).toEqual(failed);
  });
});
