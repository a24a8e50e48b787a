/** A DynamoDB in memory that keeps count of what it is asked. */
import { createTable, listenFor, openEmbedded } from '../local/database.ts';
import type { Answered, Asked, Backend } from '../local/dynamodb/backend.ts';
import { insteadOf, jsonIn, operationOf } from '../local/dynamodb/backend.ts';

/** What was asked of a database. */
export interface Spent {
  /** Requests; a transaction is one. */
  readonly reads: number;
  readonly writes: number;
  /** As the database charges them: one for each 4 KB that a consistent read begins. */
  readonly readUnits: number;
}

export interface MeteredDatabase {
  readonly endpoint: string;
  /** All that was asked while this was done. */
  spentOn(work: () => Promise<unknown>): Promise<Spent>;
  close(): Promise<void>;
}

/** Opens a database with an empty table in it. */
export async function openMetered(tableName: string): Promise<MeteredDatabase> {
  const total = { reads: 0, writes: 0, readUnits: 0 };
  const embedded = await openEmbedded();
  const { endpoint, close } = await listenFor(metered(embedded.backend, total), embedded.close);
  await createTable(endpoint, tableName);
  const spentOn = async (work: () => Promise<unknown>): Promise<Spent> => {
    const before = { ...total };
    await work();
    return {
      reads: total.reads - before.reads,
      writes: total.writes - before.writes,
      readUnits: total.readUnits - before.readUnits,
    };
  };
  return { endpoint, spentOn, close };
}

const reads: ReadonlySet<string> = new Set(['Query', 'GetItem', 'BatchGetItem', 'Scan']);
const writes: ReadonlySet<string> = new Set([
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'TransactWriteItems',
]);

type Total = { -readonly [figure in keyof Spent]: number };

/** Asks every read to say what is charged for it. */
function metered(backend: Backend, total: Total): Backend {
  return async (asked) => {
    const operation = operationOf(asked);
    if (writes.has(operation)) total.writes += 1;
    if (!reads.has(operation)) return await backend(asked);
    total.reads += 1;
    const answered = await backend(charged(asked, operation));
    total.readUnits += unitsIn(answered);
    return answered;
  };
}

function charged(asked: Asked, operation: string): Asked {
  return insteadOf(asked, operation, { ...(jsonIn(asked) as object), ReturnConsumedCapacity: 'TOTAL' });
}

interface Charge {
  readonly CapacityUnits: number;
}

function unitsIn(answered: Answered): number {
  const { ConsumedCapacity } = jsonIn(answered) as { readonly ConsumedCapacity?: Charge | readonly Charge[] };
  return [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}
