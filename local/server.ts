import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Connections } from '../service/subscriptions/connections.ts';
import type { Assembly } from './assembly.ts';
import { assemble } from './assembly.ts';
import { lockData } from './data-lock.ts';
import { followedDatabase } from './feed/followed-database.ts';
import type { Pump } from './feed/pump.ts';
import type { UnrestSettings } from './feed/unrest.ts';
import { gateway } from './gateway.ts';
import type { SocketLimits } from './held-socket.ts';
import { openIssuer } from './issuer.ts';
import { closed, leaveMs, listening } from './listen.ts';
import { localConnections } from './local-connections.ts';
import type { SocketGateway } from './socket-gateway.ts';
import { createSocketGateway } from './socket-gateway.ts';
import { waitForRecords } from './wait-for-records.ts';

/** The one table of a local server. */
export const tableName = 'uogashi';

export interface ServerSettings extends Assembly {
  /** Only this machine by default. */
  readonly host?: string;
  /** 0, or nothing: any that is free. */
  readonly port?: number;
  /** The folder that keeps everything; without one all is in memory. */
  readonly dataFolder?: string;
  /** Another DynamoDB than the embedded one. */
  readonly endpoint?: string;
  /** How the feed is made to misbehave; not at all by default. */
  readonly unrest?: UnrestSettings;
  /** How long sockets live; as on AWS by default. */
  readonly sockets?: Partial<SocketLimits>;
  /** What posts to sockets, changed: for tests. */
  readonly connections?: (connections: Connections) => Connections;
}

export interface LocalServer extends Pick<Pump, 'idle' | 'onRecord'> {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string;
  /** Where its DynamoDB listens: what is written there is followed up. */
  readonly endpoint: string;
  /** A bearer token that this server believes. */
  mint(person: string, name: string): Promise<string>;
  /** Its open sockets. */
  readonly sockets: Pick<SocketGateway, 'count' | 'cut'>;
  close(): Promise<void>;
}

/**
 * Serves the handlers of `functions/` from this process, with an embedded DynamoDB and a token issuer of its own.
 * Rejects with DataInUse, or with the error of the listening socket (`EADDRINUSE`).
 */
export async function startServer(settings: ServerSettings = {}): Promise<LocalServer> {
  const { dataFolder, host = '127.0.0.1' } = settings;
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne();
  };
  try {
    if (dataFolder !== undefined) opened.push(await lockData(dataFolder));
    const issuer = await openIssuer(dataFolder && join(dataFolder, 'issuer.json'));
    const { endpoint, pump, close: closeDatabase } = await followedDatabase({ ...settings, tableName });
    opened.push(closeDatabase);
    const http = createServer();
    const port = await listening(http, { host, port: settings.port ?? 0 });
    opened.push(() => closed(http, leaveMs));
    const closing = new AbortController();
    opened.push(async () => closing.abort());
    const url = `http://localhost:${port}`;
    const sockets = createSocketGateway(settings.sockets);
    opened.push(sockets.stop);
    const { connections = (held) => held } = settings;
    const { graphql, socket, feed } = assemble(settings, {
      ...{ endpoint, tableName, jwks: issuer.jwks, later: pump.later },
      connections: connections(localConnections(url, sockets)),
      wait: waitForRecords(pump.onRecord),
    });
    // Nothing can have come yet: all since the server listens is one turn of the event loop.
    http.on('request', sockets.desk(gateway(graphql, closing.signal)));
    sockets.open(http, socket);
    pump.start(feed);
    const { idle, onRecord } = pump;
    return { url, endpoint, mint: issuer.mint, idle, onRecord, sockets, close };
  } catch (error) {
    await close();
    throw error;
  }
}
