import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateTableCommand, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { createClient } from '../store/client.ts';
import { tableDefinition } from '../store/table.ts';

/** An embedded DynamoDB that listens on the loopback. */
export interface Database {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** Starts an embedded DynamoDB with the table in it: in the folder `path`, or in memory without one. */
export async function openDatabase(tableName: string, path?: string): Promise<Database> {
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  const endpoint = await listening(server);
  await createTable(endpoint, tableName);
  return { endpoint, close: () => closed(server) };
}

/** Creates the table at an endpoint; one that is there already is kept as it is. */
export async function createTable(endpoint: string, tableName: string): Promise<void> {
  const client = createClient({ endpoint });
  try {
    await client.send(new CreateTableCommand(tableDefinition(tableName)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

function closed(server: Server): Promise<void> {
  // Clients keep idle connections open, for which closing would wait.
  server.closeIdleConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined || error === null ? resolve() : reject(error)));
  });
}
