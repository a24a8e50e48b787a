const reads: ReadonlySet<string> = new Set(['GetItem', 'Query', 'BatchGetItem', 'Scan']);

/** The body of a read that asks the database to say what it charges; of anything else as it is. */
export function metered(operation: string, body: Buffer): Buffer {
  if (!reads.has(operation)) return body;
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString('utf8')), ReturnConsumedCapacity: 'TOTAL' }));
}

/** The read units that an answer says were charged. */
export function readUnitsIn(operation: string, body: Buffer): number {
  if (!reads.has(operation)) return 0;
  const { ConsumedCapacity } = JSON.parse(body.toString('utf8')) as { ConsumedCapacity?: Charged | readonly Charged[] };
  return [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

interface Charged {
  readonly CapacityUnits: number;
}
