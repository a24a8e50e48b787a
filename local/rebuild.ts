import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contextAt } from '../functions/wiring.ts';
import { rebuild } from '../service/lists/rebuild.ts';
import { carryOut, Misuse } from './command.ts';
import { DataInUse, lockData } from './data-lock.ts';
import { openDatabase } from './database.ts';
import { patientClient } from './patient-client.ts';
import { tableName } from './server.ts';

const usage = `npm run rebuild -- [--check | --repair]

Makes the rows of all lists again from the versions of the matches.

  --repair   reports what differs and repairs it; so it does without an option
  --check    only reports, and exits with 1 if anything differs

The last line printed is one JSON object: matches, rows, differences, missing, different, stray, repaired.
Settings as for npm start: DATA_FOLDER, which no server may be using, or DYNAMODB_ENDPOINT.`;

const { DATA_FOLDER = '.data', DYNAMODB_ENDPOINT } = process.env;

await carryOut({ usage, run: rebuildLists, reasonOf });

async function rebuildLists(args: readonly string[]): Promise<void> {
  const repair = !isCheck(args);
  const ground = await openGround();
  try {
    const context = contextAt({ client: patientClient(ground.endpoint), tableName });
    const { matches, rows, ...found } = await rebuild(context, { repair });
    const differences = found.missing + found.different + found.stray;
    console.log(JSON.stringify({ matches, rows, differences, ...found }));
    if (!repair && differences > 0) process.exitCode = 1;
  } finally {
    await ground.close();
  }
}

function isCheck(args: readonly string[]): boolean {
  const { check, repair } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean', default: false }, repair: { type: 'boolean', default: false } },
  }).values;
  if (check && repair) throw new Misuse('Either --check or --repair.');
  return check;
}

async function openGround(): Promise<{ readonly endpoint: string; close(): Promise<void> }> {
  if (DYNAMODB_ENDPOINT !== undefined) return { endpoint: DYNAMODB_ENDPOINT, close: async () => {} };
  const unlock = await lockData(DATA_FOLDER);
  const database = await openDatabase(tableName, join(DATA_FOLDER, 'database'));
  const close = async (): Promise<void> => {
    await database.close();
    await unlock();
  };
  return { endpoint: database.endpoint, close };
}

function reasonOf(error: unknown): string {
  return error instanceof DataInUse || !(error instanceof Error) ? String(error) : (error.stack ?? error.message);
}
