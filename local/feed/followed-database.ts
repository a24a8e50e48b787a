import { join } from 'node:path';
import type { Journal } from '../../functions/journal.ts';
import { journalToOutput } from '../../functions/journal.ts';
import { createTable, listenFor, openEmbedded } from '../database.ts';
import type { Backend } from '../dynamodb/backend.ts';
import { captured, createRecorder } from '../dynamodb/capture.ts';
import { overHttp } from '../dynamodb/over-http.ts';
import type { Ledger } from './ledger.ts';
import { ledgerInMemory, openLedger } from './ledger.ts';
import { missedRecords } from './missed.ts';
import type { Pump } from './pump.ts';
import { createPump } from './pump.ts';
import type { UnrestSettings } from './unrest.ts';
import { calm, unrestOf } from './unrest.ts';

export interface FollowedDatabaseSettings {
  readonly tableName: string;
  /** The folder that keeps everything; without one all is in memory. */
  readonly dataFolder?: string;
  /** Another DynamoDB than the embedded one. */
  readonly endpoint?: string;
  readonly unrest?: UnrestSettings;
  readonly journal?: Journal;
}

/** A DynamoDB with the table in it, and what carries its stream. */
export interface FollowedDatabase {
  /** What is written here comes to the pump. */
  readonly endpoint: string;
  /** Not started yet. What the last process left waits in it. */
  readonly pump: Pump;
  /** Stops the pump too. */
  close(): Promise<void>;
}

/** Opens the database, captures its stream, and looks for what was written but never followed up. */
export async function followedDatabase(settings: FollowedDatabaseSettings): Promise<FollowedDatabase> {
  const { tableName, unrest, journal = journalToOutput } = settings;
  const ledger = await ledgerOf(settings);
  const pump = createPump({
    ledger,
    unrest: unrest === undefined ? calm : unrestOf(unrest),
    report: (givenUp) => journal({ level: 'error', givenUp: givenUp.length }),
  });
  const recorder = createRecorder();
  const { backend, close: closeDatabase } = await backendOf(settings);
  const { endpoint, close: closeEndpoint } = await listenFor(captured(backend, recorder, pump.push), closeDatabase);
  const close = async (): Promise<void> => {
    await pump.stop();
    await closeEndpoint();
    await ledger.close();
  };
  try {
    await createTable(endpoint, tableName);
    for await (const records of missedRecords({ endpoint, tableName, ledger, recorder })) pump.push(records);
    return { endpoint, pump, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function backendOf({ endpoint, dataFolder }: FollowedDatabaseSettings): Promise<{
  readonly backend: Backend;
  close(): Promise<void>;
}> {
  if (endpoint !== undefined) return { backend: overHttp(endpoint), close: async () => {} };
  return await openEmbedded(dataFolder && join(dataFolder, 'database'));
}

/** A ledger for each database: a match may have the same id in two. */
async function ledgerOf({ endpoint, dataFolder }: FollowedDatabaseSettings): Promise<Ledger> {
  if (dataFolder === undefined) return ledgerInMemory();
  const of = endpoint === undefined ? '' : `-${new URL(endpoint).host.replaceAll(/[^\w.]/g, '-')}`;
  return await openLedger(join(dataFolder, `feed${of}.ledger`));
}
