import { join } from 'node:path';
import { contextAt } from '../functions/wiring.ts';
import { rebuild } from '../service/lists/rebuild.ts';
import { createClient } from '../store/client.ts';
import { DataInUse, lockData } from './data-lock.ts';
import { openDatabase } from './database.ts';
import { tableName } from './server.ts';

/**
 * `npm run rebuild`: makes the rows of all lists again from the versions of the matches, reports what differs and repairs it; with
 * `-- --check` it only reports, and exits with 1 if anything differs. The last line is one JSON object: matches, rows, differences,
 * missing, different, stray, repaired. Settings as for `npm start`: DATA_FOLDER, which no server may be using, or DYNAMODB_ENDPOINT.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { DATA_FOLDER = '.data', DYNAMODB_ENDPOINT } = process.env;

try {
  const repair = !isCheck(process.argv.slice(2));
  const ground = await openGround();
  try {
    const context = contextAt({ client: createClient({ endpoint: ground.endpoint }), tableName });
    const { matches, rows, ...found } = await rebuild(context, { repair });
    const differences = found.missing + found.different + found.stray;
    console.log(JSON.stringify({ matches, rows, differences, ...found }));
    if (!repair && differences > 0) process.exitCode = 1;
  } finally {
    await ground.close();
  }
} catch (error) {
  console.error(error instanceof DataInUse || !(error instanceof Error) ? String(error) : (error.stack ?? error));
  process.exitCode = 1;
}

function isCheck(given: readonly string[]): boolean {
  const [option, ...more] = given;
  if (more.length > 0 || (option !== undefined && option !== '--check' && option !== '--repair')) {
    throw new Error('npm run rebuild -- [--check | --repair]');
  }
  return option === '--check';
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
