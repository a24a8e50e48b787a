/** The Lambda as it is deployed: how large its one file is, and how long a fresh process takes to its first answer. */
import { spawn } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asDeployed } from '../infra/bundle.ts';
import { openDatabase } from '../local/database.ts';
import { localIssuer, openIssuer } from '../local/issuer.ts';
import { bundled } from './bundled.ts';
import { quantile } from './figures.ts';

export interface BundleFigures {
  readonly bytes: number;
  /** From the start of the process to the answer to a GraphQL request that reads the database; the median. */
  readonly msToFirstResponse: number;
}

const tableName = 'bench';
const starts = 9;

/** The first request of a container: a person looks at a match. */
const starter = `
const { handler } = await import(process.env.BENCH_HANDLER);
const query = '{ match(id: "00000000000000000000000000") { id } me { id } }';
const event = {
  version: '2.0', rawPath: '/graphql', rawQueryString: '', isBase64Encoded: false,
  headers: { 'content-type': 'application/json', authorization: 'Bearer ' + process.env.BENCH_TOKEN },
  body: JSON.stringify({ query }),
  requestContext: { requestId: 'first', domainName: 'bench', http: { method: 'POST', sourceIp: '127.0.0.1' } },
};
const { body } = await handler(event);
process.stdout.write(body);
`;

/** Bundles the handler with the options of the infrastructure and starts it in fresh processes. */
export async function measureBundle(): Promise<BundleFigures> {
  const handler = await bundled('functions/graphql/handler.ts', {
    packages: 'bundle',
    ...asDeployed,
  });
  const path = join(dirname(handler), 'starter.mjs');
  await writeFile(path, starter);
  const database = await openDatabase(tableName);
  try {
    const issuer = await openIssuer();
    const env = {
      ...process.env,
      BENCH_HANDLER: handler,
      BENCH_TOKEN: await issuer.mint('seat-0', 'Seat 0'),
      TABLE_NAME: tableName,
      DYNAMODB_ENDPOINT: database.endpoint,
      IDENTITY_ISSUER: localIssuer,
      IDENTITY_JWKS: JSON.stringify(issuer.jwks),
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    };
    const times: number[] = [];
    for (let start = 0; start < starts; start += 1) times.push(await firstAnswer(path, env));
    return { bytes: (await stat(handler)).size, msToFirstResponse: Math.round(quantile(times, 0.5)) };
  } finally {
    await database.close();
  }
}

/** Starts the process; gives the ms until it has answered. Rejects if it answers anything else. */
function firstAnswer(path: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.on('data', (data) => {
      said = `${said}${data}`.slice(-500);
    });
    child.stdout.once('data', (data) => {
      const took = performance.now() - begun;
      const isAnswer = String(data) === '{"data":{"match":null,"me":{"id":"seat-0"}}}';
      child.kill();
      if (isAnswer) resolve(took);
      else reject(new Error(`the bundle answered ${data}`));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the bundle ended with ${code}: ${said}`)));
  });
}
