/**
 * The map of the table.
 *
 * | item | pk | sk |
 * |---|---|---|
 * | version n of a match | `M#<matchId>` | `V#<n in 8 digits>` |
 *
 * A match is one partition; a version is written once and never changes.
 */

/** The primary key of an item. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const digits = 8;

/** Every version of a match has a sort key that begins so. */
export const versionPrefix = 'V#';

const matchPrefix = 'M#';

/** The partition of a match. */
export function matchPartition(matchId: string): string {
  return `${matchPrefix}${matchId}`;
}

/** The match whose partition this is, if it is one's. */
export function matchIdIn(partition: string): string | undefined {
  return partition.startsWith(matchPrefix) ? partition.slice(matchPrefix.length) : undefined;
}

/** The sort key of version n: text order is number order. */
export function versionSort(n: number): string {
  return `${versionPrefix}${String(n).padStart(digits, '0')}`;
}

/** The sort key after every version that can be. */
export const lastVersionSort = versionSort(10 ** digits - 1);

/** The key of version n of a match. */
export function versionKey(matchId: string, n: number): Key {
  return { pk: matchPartition(matchId), sk: versionSort(n) };
}
