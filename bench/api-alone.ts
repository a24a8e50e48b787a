/** The API without its feed: what the database is asked by a request, and not by what follows from it. */
import { createServer } from 'node:http';
import type { Ground } from '../local/assembly.ts';
import { assemble } from '../local/assembly.ts';
import { gateway } from '../local/gateway.ts';
import { openIssuer } from '../local/issuer.ts';
import { closed, listening } from '../local/listen.ts';
import { tableName } from '../local/server.ts';
import { waitByPausing } from '../schema/graphql/subscription/wait.ts';
import type { MeteredDatabase } from './metered.ts';
import { openMetered } from './metered.ts';

export interface ApiAlone {
  readonly url: string;
  readonly database: MeteredDatabase;
  mint(person: string, name: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves the API of a seed on a database of its own. Nothing follows what is written there. */
export async function openApiAlone(seed: string): Promise<ApiAlone> {
  const database = await openMetered(tableName);
  const { jwks, mint } = await openIssuer();
  const { graphql } = assemble({ seed }, { endpoint: database.endpoint, tableName, jwks, ...nothing });
  const http = createServer(gateway(graphql));
  const port = await listening(http, { host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await closed(http);
    await database.close();
  };
  return { url: `http://127.0.0.1:${port}`, database, mint, close };
}

/** Where there is no feed nothing is put off, and no socket told. */
const nothing: Pick<Ground, 'later' | 'connections' | 'wait'> = {
  later: async () => {},
  connections: { post: async () => 'gone', close: async () => true },
  wait: waitByPausing,
};
