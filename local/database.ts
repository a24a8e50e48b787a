import { CreateTableCommand, ResourceInUseException, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { createClient } from '../store/client.ts';
import { tableDefinition } from '../store/table.ts';
import { closed, listening } from './listen.ts';

/** An embedded DynamoDB that listens on the loopback. */
export interface Database {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** Starts an embedded DynamoDB with the table in it: in the folder `path`, or in memory without one. */
export async function openDatabase(tableName: string, path?: string): Promise<Database> {
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  const endpoint = `http://127.0.0.1:${await listening(server, { host: '127.0.0.1', port: 0 })}`;
  await createTable(endpoint, tableName);
  return { endpoint, close: () => closed(server) };
}

/** Creates the table at an endpoint and waits until it can be used; one that is there already is kept as it is. */
export async function createTable(endpoint: string, tableName: string): Promise<void> {
  const client = createClient({ endpoint });
  try {
    await client.send(new CreateTableCommand(tableDefinition(tableName)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  // Until it is active a table answers as if it did not exist.
  await waitUntilTableExists({ client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 60 }, { TableName: tableName });
  client.destroy();
}
