/** What an act costs the database, counted at its endpoint. */
import { createServer, request } from 'node:http';
import { openDatabase } from '../local/database.ts';
import { closed, listening } from '../local/listen.ts';
import { connect } from '../local/play/api.ts';
import { startServer, tableName } from '../local/server.ts';
import { encode } from '../store/codec.ts';
import { begin, playPart } from './acting.ts';
import { rounded } from './figures.ts';
import { persons, type Script } from './script.ts';

export interface StoreFigures {
  readonly readsPerAct: number;
  readonly writesPerAct: number;
}

/** Reads and writes of the database per accepted act, from the first act of a match to the last one of its script. */
export async function measureStoring(seed: string, script: Script): Promise<StoreFigures> {
  const database = await openCounted();
  const server = await startServer({ seed, endpoint: database.endpoint });
  try {
    const apis = await Promise.all(
      persons.map(async ({ person, name }) => connect(server.url, await server.mint(person, name))),
    );
    const begun = await begin(apis, script);
    const countOf = (...names: readonly string[]): number =>
      names.reduce((total, name) => total + (database.counts.get(name) ?? 0), 0);
    const before = { reads: countOf(...reads), writes: countOf(...writes) };
    await playPart(apis, script, begun, [0, script.lines.length]);
    return {
      readsPerAct: rounded((countOf(...reads) - before.reads) / script.lines.length),
      writesPerAct: rounded((countOf(...writes) - before.writes) / script.lines.length),
    };
  } finally {
    await server.close();
    await database.close();
  }
}

const reads = ['Query', 'GetItem', 'BatchGetItem', 'Scan', 'TransactGetItems'];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'];

/** The bytes of a match's snapshot as it is stored. */
export function snapshotBytes({ match }: Script): number {
  return encode(match).length;
}

/** A DynamoDB in memory behind an endpoint that counts. */
interface CountedDatabase {
  readonly endpoint: string;
  /** Requests so far, by the name of the operation. */
  readonly counts: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Opens a database of which every request is counted, and passed on as it is. */
async function openCounted(): Promise<CountedDatabase> {
  const database = await openDatabase(tableName);
  const counts = new Map<string, number>();
  const endpoint = createServer((incoming, outgoing) => {
    const operation = String(incoming.headers['x-amz-target']).split('.').at(-1) ?? '';
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
    const { method, headers, url } = incoming;
    const onward = request(`${database.endpoint}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  const port = await listening(endpoint, { host: '127.0.0.1', port: 0 });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    counts,
    close: async () => {
      await closed(endpoint);
      await database.close();
    },
  };
}
