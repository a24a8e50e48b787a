import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metered, readUnitsIn } from './units.ts';

/**
 * What happens to one request on its way to the database:
 * - `lostBefore`: it never arrives, and no answer comes
 * - `lostAfter`: it is carried out, and no answer comes
 * - `brokenBefore`, `brokenAfter`: the same, but the connection breaks at once
 * - `error500`, `throttled`, `conflict`: it is not carried out, and the answer is that error
 * - `cancelled`: the same for a transaction that met another one on its second item
 * - `held`: no answer comes, and it arrives only when it is let go
 */
export type Fault =
  | 'lostBefore'
  | 'lostAfter'
  | 'brokenBefore'
  | 'brokenAfter'
  | 'error500'
  | 'throttled'
  | 'conflict'
  | 'cancelled'
  | 'held';

/** What a request that is begun again gets over. */
export const passingFaults: readonly Fault[] = [
  'lostBefore',
  'lostAfter',
  'brokenBefore',
  'brokenAfter',
  'error500',
  'throttled',
  'conflict',
];

/** The same of a transaction. */
export const passingFaultsOfTransactions: readonly Fault[] = [...passingFaults, 'cancelled'];

/** A request to the database: `PutItem`, `Query`, … and its body as JSON. */
export interface DatabaseRequest {
  readonly operation: string;
  readonly body: unknown;
}

/** Decides what happens to a request, at once or when it is time; nothing: it passes. */
export type Plan = (request: DatabaseRequest) => Fault | undefined | Promise<Fault | undefined>;

/** An HTTP endpoint in front of a database that counts what passes and fails as it is told. */
export interface FaultyEndpoint {
  readonly endpoint: string;
  /** How many requests of each operation have arrived here since the last {@link reset}. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many read units the database has charged since the last {@link reset}. */
  readonly readUnits: number;
  /** Sets what fails from now on. */
  fail(plan: Plan): void;
  /** Lets everything pass and counts from 0. */
  reset(): void;
  /** Lets the held requests arrive; answers when the database has carried them out. */
  letGo(): Promise<void>;
  /** Answers when all that had been sent has arrived here, though who sent it is gone, and the database has carried out what was passed on. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const errors = {
  error500: { status: 500, type: 'InternalServerError' },
  throttled: { status: 400, type: 'ProvisionedThroughputExceededException' },
  conflict: { status: 400, type: 'TransactionConflictException' },
  cancelled: {
    ...{ status: 400, type: 'TransactionCanceledException' },
    more: { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] },
  },
} as const;

/** A plan that uses up these faults, one per request of the operation, and then lets everything pass. */
export function inOrder(operation: string, ...faults: readonly Fault[]): Plan {
  const left = [...faults];
  return (asked) => (asked.operation === operation ? left.shift() : undefined);
}

/** Opens an endpoint in front of the database at `target`. */
export async function openFaultyEndpoint(target: string): Promise<FaultyEndpoint> {
  const counts = new Map<string, number>();
  const held: (() => Promise<unknown>)[] = [];
  const underWay = new Set<Promise<unknown>>();
  let plan: Plan = () => undefined;
  let readUnits = 0;

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method === 'HEAD') return void outgoing.end();
    const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
    // Who breaks off before all of it is here has asked nothing.
    const arriving = bodyOf(incoming).catch(() => undefined);
    underWay.add(arriving);
    const asked = await arriving;
    underWay.delete(arriving);
    if (asked === undefined) return;
    const body = metered(operation, asked);
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
    const fault = await plan({ operation, body: JSON.parse(body.toString('utf8')) });
    const forward = () => {
      const carriedOut = forwarded(target, incoming, body).then((answered) => {
        readUnits += readUnitsIn(operation, answered.body);
        return answered;
      });
      underWay.add(carriedOut);
      return carriedOut.finally(() => underWay.delete(carriedOut));
    };
    if (fault === 'held') held.push(forward);
    else await answer(fault, outgoing, forward).catch(() => outgoing.destroy());
  });
  // Else an idle connection might be closed in the very moment in which it is used again: a fault that nobody planned.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    endpoint,
    counts,
    get readUnits() {
      return readUnits;
    },
    fail: (next) => {
      plan = next;
    },
    reset: () => {
      plan = () => undefined;
      counts.clear();
      readUnits = 0;
    },
    letGo: async () => {
      for (const forward of held.splice(0)) await forward();
    },
    settled: async () => {
      // What was sent before this is read before it.
      await fetch(endpoint, { method: 'HEAD' });
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(
  fault: Exclude<Fault, 'held'> | undefined,
  outgoing: ServerResponse,
  forward: () => Promise<Forwarded>,
): Promise<void> {
  if (fault === 'error500' || fault === 'throttled' || fault === 'conflict' || fault === 'cancelled') {
    const { status, type, ...rest } = errors[fault];
    const told = { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'injected' };
    const body = JSON.stringify({ ...told, ...('more' in rest ? rest.more : {}) });
    outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
    return;
  }
  const carriedOut = fault === 'lostBefore' || fault === 'brokenBefore' ? undefined : await forward();
  if (fault === 'brokenBefore' || fault === 'brokenAfter') outgoing.destroy();
  if (fault !== undefined || carriedOut === undefined) return;
  outgoing.writeHead(carriedOut.status, carriedOut.headers).end(carriedOut.body);
}

interface Forwarded {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

function forwarded(target: string, incoming: IncomingMessage, body: Buffer): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const { host: _, ...others } = incoming.headers;
    const headers = { ...others, 'content-length': body.length };
    const outgoing = request(target, { method: 'POST', headers }, async (response) => {
      resolve({ status: response.statusCode ?? 500, headers: response.headers, body: await bodyOf(response) });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
