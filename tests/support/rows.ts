import { listConsumer } from '../../service/lists/list-consumer.ts';
import { rebuild } from '../../service/lists/rebuild.ts';
import type { MatchSummary } from '../../service/lists/summary.ts';
import { NotYet } from '../../service/not-yet.ts';
import { personPartition } from '../../store/keys.ts';
import { shardPartitions } from '../../store/lists/row-keys.ts';
import type { TestTable } from './dynamo.ts';

/** A version that the feed has to tell of. */
export interface Told {
  readonly matchId: string;
  readonly n: number;
  /** The versions from this one came together. */
  readonly first?: number;
}

/** Tells the lists of a version. */
export function tell(
  { store, rows }: Pick<TestTable, 'store' | 'rows'>,
  { matchId, n, first = n }: Told,
): Promise<void> {
  return listConsumer({ store, rows }).consume({ kind: 'match', matchId }, n, first);
}

/** Tells the lists of a version as the feed does: what cannot be done yet is told again. */
export async function deliver(table: TestTable, told: Told): Promise<void> {
  for (;;) {
    try {
      return await tell(table, told);
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
    }
  }
}

/** Tells the lists of all versions of a match, in order. */
export async function tellAll(table: Pick<TestTable, 'store' | 'rows'>, matchId: string, after = 0): Promise<void> {
  const newest = (await table.store.newest(matchId))?.n ?? 0;
  for (let n = after + 1; n <= newest; n++) await tell(table, { matchId, n });
}

/** The texts of the rows of a person, by their sort keys. */
export async function rowsOfPerson({ rows }: TestTable, person: string): Promise<{ [sort: string]: string }> {
  const found = await Promise.all(
    ['A#', 'F#'].map((prefix) => rows.query({ partition: personPartition(person), prefix })),
  );
  return Object.fromEntries(found.flatMap((page) => page.rows).map(({ sort, text }) => [sort, text]));
}

/** The matches in all parts of a public list of a game. */
export async function publicRows({ rows }: TestTable, list: 'open' | 'finished', game = 'tictactoe') {
  const found = await Promise.all(shardPartitions(list, game).map((partition) => rows.query({ partition })));
  return found.flatMap((page) => page.rows).map(({ text }) => JSON.parse(text) as MatchSummary);
}

/** All entries of a person's log. */
export async function entriesOf({ rows }: TestTable, person: string) {
  return await rows.entries(person, { after: 0, to: await rows.newestEntry(person) });
}

/** What a rebuild that repairs nothing finds. */
export function check({ store, rows }: TestTable) {
  return rebuild({ store, rows }, { repair: false });
}
