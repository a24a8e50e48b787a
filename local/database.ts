import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { CreateTableCommand, ResourceInUseException, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { tableDefinition } from '../store/table.ts';
import type { Backend } from './dynamodb/backend.ts';
import { inProcess } from './dynamodb/in-process.ts';
import { serving } from './dynamodb/serve.ts';
import { withTransactions } from './dynamodb/transactions.ts';
import { closed, listening } from './listen.ts';
import { patientClient } from './patient-client.ts';

/** An embedded DynamoDB that listens on the loopback. */
export interface Database {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** An embedded DynamoDB that is asked in this process. */
export interface Embedded {
  readonly backend: Backend;
  close(): Promise<void>;
}

const loopback = { host: '127.0.0.1', port: 0 } as const;

/** Starts an embedded DynamoDB with the table in it: in the folder `path`, or in memory without one. */
export async function openDatabase(tableName: string, path?: string): Promise<Database> {
  const { backend, close } = await openEmbedded(path);
  const database = await listenFor(backend, close);
  await createTable(database.endpoint, tableName);
  return database;
}

/** Starts an embedded DynamoDB: in the folder `path`, or in memory without one. */
export async function openEmbedded(path?: string): Promise<Embedded> {
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  const [listener] = server.listeners('request');
  // It closes its files only when it has listened.
  await listening(server, loopback);
  return { backend: withTransactions(inProcess(listener as RequestListener)), close: () => closed(server) };
}

/** Gives a DynamoDB an address on the loopback. `close` is called when nobody can ask it any more. */
export async function listenFor(backend: Backend, close: () => Promise<void>): Promise<Database> {
  const server = createServer(serving(backend));
  const endpoint = `http://127.0.0.1:${await listening(server, loopback)}`;
  return { endpoint, close: () => closed(server).then(close) };
}

/** Creates the table at an endpoint and waits until it can be used; one that is there already is kept as it is. */
export async function createTable(endpoint: string, tableName: string): Promise<void> {
  const client = patientClient(endpoint);
  try {
    await client.send(new CreateTableCommand(tableDefinition(tableName)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  // Until it is active a table answers as if it did not exist.
  await waitUntilTableExists({ client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 60 }, { TableName: tableName });
  client.destroy();
}
