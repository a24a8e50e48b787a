import type { GraphQLError } from 'graphql';
import type { Verified } from '../../../service/identity.ts';
import type { Closing } from '../../../service/subscriptions/connections.ts';
import { hangUp } from '../../../service/subscriptions/sender.ts';
import type { Connection } from '../../../service/subscriptions/subscription.ts';
import { maskError } from '../faults.ts';
import { ackMessage, errorMessage, parseMessage, pongMessage } from './messages.ts';
import { refusalOf } from './refused-connection.ts';
import type { SocketSettings } from './settings.ts';
import { subscribe } from './subscribe.ts';

/** The sub-protocol that every client must offer. */
export const subProtocol = 'graphql-transport-ws';

/** The server's side of graphql-transport-ws, message by message. */
export interface SocketProtocol {
  /** Whether a client that offers these sub-protocols may connect. */
  connect(offered: readonly string[]): boolean;
  /**
   * Takes a message; the reply, where one is enough.
   * @throws StillOpen where the connection should have been closed, and could not be.
   */
  message(connectionId: string, text: string): Promise<string | undefined>;
  /** The reply to a message that has failed, where the client cannot be cut off; nothing, where the protocol has no word for it. */
  failed(text: string, requestId: string): string | undefined;
  /** The connection is gone. */
  disconnect(connectionId: string): Promise<void>;
}

const invalid: Closing = { code: 4400, reason: 'Invalid message' };
const initialised: Closing = { code: 4429, reason: 'Too many initialisation requests' };

/** Makes the protocol over its ports. */
export function createSocketProtocol(settings: SocketSettings): SocketProtocol {
  const { sender } = settings;
  const { store } = sender;
  const message = async (connectionId: string, text: string): Promise<string | undefined> => {
    const given = parseMessage(text);
    switch (given?.type) {
      case undefined:
        return await hangUp(sender, connectionId, invalid);
      case 'connection_init':
        return await initialise(settings, connectionId, given.token);
      case 'ping':
        return await pong(settings, connectionId);
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
    failed,
    disconnect: (connectionId) => store.close(connectionId),
  };
}

/**
 * Every first message is acknowledged, one with a bad token too: a client that is closed before the acknowledgement, and without a
 * code (API Gateway knows none), would wait for ever. Its operations are refused instead.
 */
async function initialise(
  { identity, sender }: SocketSettings,
  connectionId: string,
  token: string | undefined,
): Promise<string | undefined> {
  const known = token === undefined ? 'nobody' : ((await identity.verify(token)) ?? 'invalid');
  const isFirst = await sender.store.open({ connectionId, ...shown(known) });
  return isFirst ? ackMessage(typeof known === 'object') : await hangUp(sender, connectionId, initialised);
}

function shown(known: Verified | 'nobody' | 'invalid' | 'ended'): Omit<Connection, 'connectionId'> {
  if (typeof known === 'object') return { rejected: false, caller: known };
  return { rejected: known === 'nobody' ? false : known };
}

/** Closes instead, where the client's token has ended: it may be that nothing else is told to it that would say so. */
async function pong({ sender }: SocketSettings, connectionId: string): Promise<string | undefined> {
  // Whoever only keeps the line open is not cut off because the table cannot be asked just now.
  const rows = await sender.store.connection(connectionId).catch(() => undefined);
  const refusal = rows && refusalOf(rows.connection, sender.now());
  return refusal === undefined ? pongMessage : await hangUp(sender, connectionId, refusal.closing);
}

function failed(text: string, requestId: string): string | undefined {
  const given = parseMessage(text);
  if (given?.type !== 'subscribe') return undefined;
  const error = maskError(undefined) as GraphQLError;
  error.extensions.requestId = requestId;
  return errorMessage(given.id, [error]);
}
