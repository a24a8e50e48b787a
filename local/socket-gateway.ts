import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { SocketEvent, SocketHandler } from '../functions/socket/event.ts';
import type { Closing } from '../service/subscriptions/connections.ts';
import { manageConnections } from './connection-desk.ts';
import type { HeldSocket, SocketLimits } from './held-socket.ts';
import { holdSocket, usualSocketLimits } from './held-socket.ts';
import { leaveMs } from './listen.ts';

/** Where connections are taken. */
const path = '/graphql';

/** The address of the sockets of a server at this address. */
export function socketUrlOf(url: string): string {
  return `${url.replace(/^http/, 'ws')}${path}`;
}

/** API Gateway takes no longer frames. */
const longestFrame = 32 * 1024;

/** The open sockets of a local server. */
export interface SocketGateway {
  /** Serves `/@connections/<id>`, as the management API of API Gateway does; passes all else on. */
  desk(next: RequestListener): RequestListener;
  /** From now on takes connections for this handler. */
  open(server: Server, handler: SocketHandler): void;
  /** How many are open. */
  count(): number;
  /** Closes one, with a code. */
  close(connectionId: string, closing: Closing): void;
  /** Breaks all connections off, without a word: what a network does. */
  cut(): void;
  /** Takes leave of all clients, lets none in any more, and answers when every message that had come is dealt with. */
  stop(): Promise<void>;
}

/** A gateway that speaks to a handler as an API Gateway WebSocket API does. */
export function createSocketGateway(settings: Partial<SocketLimits> = {}): SocketGateway {
  const house: House = { limits: { ...usualSocketLimits, ...settings }, sockets: new Map(), work: createWork() };
  const { sockets, work } = house;
  let isStopping = false;
  const server = new WebSocketServer({ noServer: true, maxPayload: longestFrame });

  const upgrade = async (handler: SocketHandler, incoming: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const connectionId = randomUUID();
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    const { statusCode } = await handler(eventOf('CONNECT', connectionId, { headers }));
    if (statusCode !== 200) return refuse(duplex, statusCode);
    // Who was taken leave of comes again at once; a socket more, and the server would never be closed.
    if (isStopping) return refuse(duplex, 503);
    server.handleUpgrade(incoming, duplex, head, (socket) => takeIn(house, socket, connectionId, handler));
  };

  return {
    desk: (next) => manageConnections(sockets, next),
    open: (http, handler) => {
      http.on('upgrade', (incoming, duplex, head) => {
        duplex.on('error', () => duplex.destroy());
        if (incoming.url?.split('?')[0] !== path) return refuse(duplex, 404);
        work.begin(upgrade(handler, incoming, duplex, head).catch(() => refuse(duplex, 500)));
      });
    },
    count: () => sockets.size,
    close: (connectionId, closing) => sockets.get(connectionId)?.close(closing),
    cut: () => {
      for (const socket of sockets.values()) socket.cut();
    },
    stop: async () => {
      isStopping = true;
      await Promise.all([...sockets.values()].map(dismiss));
      await work.ended();
    },
  };
}

/** What a gateway holds. */
interface House {
  readonly limits: SocketLimits;
  readonly sockets: Map<string, HeldSocket>;
  readonly work: Work;
}

/** Holds a socket: its messages go to the handler, and so does that it is gone. */
function takeIn({ limits, sockets, work }: House, socket: WebSocket, connectionId: string, handler: SocketHandler) {
  const reply = async (body: string): Promise<void> => {
    const answer = await handler(eventOf('MESSAGE', connectionId, { body }));
    if (answer.body !== undefined) await held.send(answer.body);
  };
  const held = holdSocket(socket, limits, (body) => work.begin(reply(body)));
  const leave = async (): Promise<void> => {
    sockets.delete(connectionId);
    await handler(eventOf('DISCONNECT', connectionId));
  };
  sockets.set(connectionId, held);
  void held.closed.then(() => work.begin(leave()));
}

/** What the handler is doing. */
interface Work {
  begin(work: Promise<unknown>): void;
  /** Answers when nothing is under way. */
  ended(): Promise<void>;
}

function createWork(): Work {
  const underWay = new Set<Promise<unknown>>();
  return {
    begin: (work) => {
      const begun: Promise<unknown> = work.catch(() => undefined).finally(() => underWay.delete(begun));
      underWay.add(begun);
    },
    ended: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

function eventOf(
  eventType: SocketEvent['requestContext']['eventType'],
  connectionId: string,
  parts: Pick<SocketEvent, 'headers' | 'body'> = {},
): SocketEvent {
  return { ...parts, requestContext: { eventType, connectionId, requestId: randomUUID() } };
}

function refuse(duplex: Duplex, statusCode: number): void {
  const answer = `HTTP/1.1 ${statusCode} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
  // A client that does not close its side would hold up the end of the server.
  duplex.end(answer, () => duplex.destroy());
}

/** Closes a socket; one whose client does not answer in time is broken off. */
async function dismiss(socket: HeldSocket): Promise<void> {
  const patience = new AbortController();
  socket.close({ code: 1001, reason: 'The server is closing' });
  const late = pause(leaveMs, undefined, { signal: patience.signal }).then(socket.cut, () => undefined);
  await socket.closed;
  patience.abort();
  await late;
}
