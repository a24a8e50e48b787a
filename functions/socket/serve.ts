import type { SocketProtocol } from '../../schema/graphql/socket/protocol.ts';
import { subProtocol } from '../../schema/graphql/socket/protocol.ts';
import type { Connections } from '../../service/subscriptions/connections.ts';
import { comeAgain } from '../../service/subscriptions/connections.ts';
import { StillOpen } from '../../service/subscriptions/sender.ts';
import type { Journal } from '../journal.ts';
import type { SocketEvent, SocketHandler, SocketResult } from './event.ts';

/** What the handler stands on. */
export interface SocketFunction {
  readonly protocol: SocketProtocol;
  readonly connections: Connections;
  readonly journal: Journal;
}

/**
 * The handler around the protocol. Where it fails, the client is cut off and comes again: what it asked for it has not got. Where it
 * cannot be cut off, it is told so, that it does not wait for ever.
 */
export function serve({ protocol, connections, journal }: SocketFunction): SocketHandler {
  return async (event) => {
    const { eventType, connectionId, requestId } = event.requestContext;
    try {
      return await answer(protocol, event);
    } catch (error) {
      journal({ level: 'error', requestId, eventType, error: String(error) });
      if (eventType !== 'MESSAGE') return { statusCode: eventType === 'CONNECT' ? 500 : 200 };
      // What could not be closed a moment ago is not tried again: time is short.
      const isClosed = !(error instanceof StillOpen) && (await connections.close(connectionId, comeAgain));
      return replied(isClosed ? undefined : protocol.failed(textOf(event), requestId));
    }
  };
}

async function answer(protocol: SocketProtocol, event: SocketEvent): Promise<SocketResult> {
  const { eventType, connectionId } = event.requestContext;
  if (eventType === 'CONNECT') return connected(protocol.connect(offeredBy(event)));
  if (eventType === 'DISCONNECT') {
    await protocol.disconnect(connectionId);
    return { statusCode: 200 };
  }
  return replied(await protocol.message(connectionId, textOf(event)));
}

function replied(body: string | undefined): SocketResult {
  return { statusCode: 200, ...(body === undefined ? {} : { body }) };
}

function connected(accepted: boolean): SocketResult {
  return accepted ? { statusCode: 200, headers: { 'Sec-WebSocket-Protocol': subProtocol } } : { statusCode: 400 };
}

function offeredBy({ headers = {} }: SocketEvent): readonly string[] {
  const [, offered = ''] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'sec-websocket-protocol') ?? [];
  return offered.split(',').map((name) => name.trim());
}

function textOf({ body = '', isBase64Encoded = false }: SocketEvent): string {
  return isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}
