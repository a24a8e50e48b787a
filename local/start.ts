import { parseArgs } from 'node:util';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { GraphiQLOptions } from 'graphql-yoga';
import { carryOut } from './command.ts';
import { DataInUse } from './data-lock.ts';
import type { LocalServer } from './server.ts';
import { startServer } from './server.ts';

const usage = `npm start

Serves everything on one port. Settings are variables of the environment:

  PORT                4000; 0 takes a free one
  HOST                127.0.0.1: the address to listen at
  DATA_FOLDER         .data: where everything is kept
  DYNAMODB_ENDPOINT   a DynamoDB to keep it in instead`;

const { PORT = '4000', HOST, DATA_FOLDER = '.data', DYNAMODB_ENDPOINT } = process.env;

const firstQuery = 'query First { me { name } games { name } }';

const persons = [
  ['aki', 'Aki'],
  ['ben', 'Ben'],
  ['chiyo', 'Chiyo'],
] as const;

let tokens: readonly string[] = [];

await carryOut({ usage, run: start, reasonOf });

async function start(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args] });
  const server = await startServer({
    port: portOf(PORT),
    dataFolder: DATA_FOLDER,
    ...(HOST === undefined ? {} : { host: HOST }),
    ...(DYNAMODB_ENDPOINT === undefined ? {} : { endpoint: DYNAMODB_ENDPOINT }),
    app: { graphiql: { render: renderForAki, defaultQuery: firstQuery } },
  });
  stopOnSignals(server);
  tokens = await Promise.all(persons.map(([person, name]) => server.mint(person, name)));
  greet(server);
}

function greet(server: LocalServer): void {
  console.log(`Uogashi is open.

  API       ${server.url}/graphql
  GraphiQL  ${server.url}/graphql (in a browser)
  Health    ${server.url}/health
  DynamoDB  ${server.endpoint}
  Data      ${DYNAMODB_ENDPOINT === undefined ? DATA_FOLDER : 'kept by that DynamoDB'}

Tokens for three players, valid for 30 days:
${persons.map(([, name], at) => `\n  ${name}\n  ${tokens[at]}\n`).join('')}
A first query:

  curl ${server.url}/graphql \\
    -H 'content-type: application/json' \\
    -H 'authorization: Bearer ${tokens[0]}' \\
    -d '${JSON.stringify({ query: firstQuery })}'

Ctrl-C stops it.`);
}

/** GraphiQL, in which Aki asks. Another token in its headers asks as someone else. */
function renderForAki(options?: GraphiQLOptions): string {
  return renderGraphiQL({ ...options, headers: JSON.stringify({ authorization: `Bearer ${tokens[0]}` }) });
}

function stopOnSignals(server: LocalServer): void {
  const stop = (): void => {
    // A second signal ends at once.
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    server.close().catch((error) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT must be 0 to 65535, not ${text}.`);
  return port;
}

function reasonOf(error: unknown): string {
  if (error instanceof DataInUse) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken. Choose another: PORT=4001 npm start`;
  return code === undefined ? error.message : (error.stack ?? error.message);
}
