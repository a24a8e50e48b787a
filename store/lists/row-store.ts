import type { Key } from '../keys.ts';
import type { StoreSettings } from '../table.ts';
import { tableAt } from '../table.ts';
import type { ChangeResult, RowChange } from './change-rows.ts';
import { changeRows } from './change-rows.ts';
import type { PersonEntry } from './person-log.ts';
import { entriesBetween, newestEntry } from './person-log.ts';
import type { RowPage, RowQuery } from './read-rows.ts';
import { queryRows, revisionsOf, rowsAt } from './read-rows.ts';
import type { PublicList } from './row-keys.ts';
import type { Scanned, Segment } from './scan-matches.ts';
import { scanMatches } from './scan-matches.ts';

/**
 * The rows of all lists, and the logs of persons: what follows from the versions of matches. A row is a text. Reads are strongly
 * consistent. Everything throws StoreUnavailable when the database does not answer.
 */
export interface RowStore {
  /** The rows at these keys, by the names of their keys: those that are there. */
  at(keys: readonly Key[]): Promise<ReadonlyMap<string, string>>;
  /** Part of a partition: one query. */
  query(asked: RowQuery): Promise<RowPage>;
  /** Writes rows that are still as they were read, with what follows from that: one transaction. */
  change(change: RowChange): Promise<ChangeResult>;
  /** What changes with every row of a public list: one read unit. */
  revisions(list: PublicList, game?: string): Promise<readonly string[]>;
  /** The number of the newest entry of a person's log, 0 if there is none: one read unit. */
  newestEntry(person: string): Promise<number>;
  /** The entries after number `after`, up to number `to`, oldest first. */
  entries(person: string, between: { readonly after: number; readonly to: number }): Promise<readonly PersonEntry[]>;
  /** Every match and every row of a segment of the table. Reads all of it. */
  scan(segment: Segment): AsyncIterable<Scanned>;
}

/** A row store in a DynamoDB table: the one that the matches stand in. */
export function createRowStore(settings: StoreSettings): RowStore {
  const table = tableAt(settings);
  return {
    at: (keys) => rowsAt(table, keys),
    query: (asked) => queryRows(table, asked),
    change: (change) => changeRows(table, change),
    revisions: (list, game) => revisionsOf(table, list, game),
    newestEntry: (person) => newestEntry(table, person),
    entries: (person, between) => entriesBetween(table, person, between),
    scan: (segment) => scanMatches(table, segment),
  };
}
