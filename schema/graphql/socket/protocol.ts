import type { Closing } from '../../../service/subscriptions/connections.ts';
import { ackMessage, parseMessage, pongMessage } from './messages.ts';
import type { SocketSettings } from './settings.ts';
import { subscribe } from './subscribe.ts';

/** The sub-protocol that every client must offer. */
export const subProtocol = 'graphql-transport-ws';

/** The server's side of graphql-transport-ws, message by message. */
export interface SocketProtocol {
  /** Whether a client that offers these sub-protocols may connect. */
  connect(offered: readonly string[]): boolean;
  /** Takes a message; the reply, where one is enough. */
  message(connectionId: string, text: string): Promise<string | undefined>;
  /** The connection is gone. */
  disconnect(connectionId: string): Promise<void>;
}

const invalid: Closing = { code: 4400, reason: 'Invalid message' };
const initialised: Closing = { code: 4429, reason: 'Too many initialisation requests' };

/** Makes the protocol over its ports. */
export function createSocketProtocol(settings: SocketSettings): SocketProtocol {
  const { store, connections } = settings.sender;
  const message = async (connectionId: string, text: string): Promise<string | undefined> => {
    const given = parseMessage(text);
    switch (given?.type) {
      case undefined:
        return await connections.close(connectionId, invalid).then(() => undefined);
      case 'connection_init':
        return await initialise(settings, connectionId, given.token);
      case 'ping':
        return pongMessage;
      case 'pong':
        return undefined;
      case 'subscribe':
        return await subscribe(settings, { connectionId, operationId: given.id }, given.params);
      case 'complete':
        return await store.end({ connectionId, operationId: given.id }).then(() => undefined);
    }
  };
  return {
    connect: (offered) => offered.includes(subProtocol),
    message,
    disconnect: (connectionId) => store.close(connectionId),
  };
}

/**
 * Every first message is acknowledged, one with a bad token too: a client that is closed before the acknowledgement, and without a
 * code (API Gateway knows none), would wait for ever. Its operations are refused instead.
 */
async function initialise(
  { identity, sender: { store, connections } }: SocketSettings,
  connectionId: string,
  token: string | undefined,
): Promise<string | undefined> {
  const caller = token === undefined ? undefined : await identity.verify(token);
  const rejected = token !== undefined && caller === undefined;
  const isFirst = await store.open({ connectionId, rejected, ...(caller === undefined ? {} : { caller }) });
  if (isFirst) return ackMessage(caller !== undefined);
  await connections.close(connectionId, initialised);
  return undefined;
}
