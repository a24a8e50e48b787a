import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Assembly } from './assembly.ts';
import { assemble } from './assembly.ts';
import { lockData } from './data-lock.ts';
import type { Database } from './database.ts';
import { createTable, openDatabase } from './database.ts';
import { gateway } from './gateway.ts';
import { openIssuer } from './issuer.ts';
import { closed, listening } from './listen.ts';
import { unfinishedMatches } from './unfinished-matches.ts';

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
}

export interface LocalServer {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string;
  /** Where its DynamoDB listens. */
  readonly endpoint: string;
  /** A bearer token that this server believes. */
  mint(person: string, name: string): Promise<string>;
  /** Answers when no bot is moving. */
  idle(): Promise<void>;
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
    const { endpoint, close: closeDatabase } = await databaseOf(settings);
    opened.push(closeDatabase);
    const issuer = await openIssuer(dataFolder && join(dataFolder, 'issuer.json'));
    const { handler, mover } = assemble(settings, { endpoint, tableName, jwks: issuer.jwks });
    opened.push(mover.stop);
    const http = createServer(gateway(handler));
    const port = await listening(http, { host, port: settings.port ?? 0 });
    opened.push(() => closed(http));
    for (const matchId of await unfinishedMatches(endpoint, tableName)) mover.wake(matchId);
    return { url: `http://localhost:${port}`, endpoint, mint: issuer.mint, idle: mover.idle, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function databaseOf({ endpoint, dataFolder }: ServerSettings): Promise<Database> {
  if (endpoint === undefined) return await openDatabase(tableName, dataFolder && join(dataFolder, 'database'));
  await createTable(endpoint, tableName);
  return { endpoint, close: async () => {} };
}
