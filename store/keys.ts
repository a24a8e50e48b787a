/**
 * The map of the table.
 *
 * | item | pk | sk |
 * |---|---|---|
 * | version n of a match | `M#<matchId>` | `V#<n>` |
 * | message n at the table of a match | `M#<matchId>` | `C#<n>` |
 * | receipt of a message: which n it became | `M#<matchId>` | `R#<hash of person and messageId>` |
 * | a person's row of a match that is not over | `P#<person>` | `A#<matchId>` |
 * | a person's row of a match that is over | `P#<person>` | `F#<endedAt>#<matchId>` |
 * | change n of a person's matches | `P#<person>` | `T#<n>` |
 * | a public lobby with a free seat | `O#<game>#<shard>` | `<createdAt>#<matchId>` |
 * | a public match that is over | `E#<game>#<shard>` | `<endedAt>#<matchId>` |
 * | revision of a part of a public list | `H` | `open#<game>#<shard>`, `finished#<game>#<shard>` |
 * | connection | `S#<connectionId>` | `META` |
 * | operation of a connection | `S#<connectionId>` | `OP#<operationId>` |
 * | subscription of a log | `L#<logName>` | `<connectionId>#<operationId>` |
 *
 * A match is one partition; a version is written once and never changes. Numbers have 8 digits, so that text order is number order.
 */

/** The primary key of an item. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** The name of a key: two keys have different names. */
export function keyName({ pk, sk }: Key): string {
  return `${pk} ${sk}`;
}

const digits = 8;

/** Every version of a match has a sort key that begins so. */
export const versionPrefix = 'V#';

/** Every message has a sort key that begins so. */
export const messagePrefix = 'C#';

/** The sort key of an entry of a person's log begins so. */
export const entryPrefix = 'T#';

const matchPrefix = 'M#';
const personPrefix = 'P#';

const NUMBERED = /^([A-Z]#)(\d{8})$/;

/** The partition of a match. */
export function matchPartition(matchId: string): string {
  return `${matchPrefix}${matchId}`;
}

/** The match whose partition this is, if it is one's. */
export function matchIdIn(partition: string): string | undefined {
  return partition.startsWith(matchPrefix) ? partition.slice(matchPrefix.length) : undefined;
}

/** The partition of what belongs to a person. */
export function personPartition(person: string): string {
  return `${personPrefix}${person}`;
}

/** The person whose partition this is, if it is one's. */
export function personIn(partition: string): string | undefined {
  return partition.startsWith(personPrefix) ? partition.slice(personPrefix.length) : undefined;
}

/** The sort key of entry n of a log: text order is number order. */
export function numberedSort(prefix: string, n: number): string {
  return `${prefix}${String(n).padStart(digits, '0')}`;
}

/** What a sort key with a number says, if it is one. */
export function numberIn(sort: string): { readonly prefix: string; readonly n: number } | undefined {
  const [, prefix, number] = NUMBERED.exec(sort) ?? [];
  return prefix === undefined ? undefined : { prefix, n: Number(number) };
}

/** The sort key of version n: text order is number order. */
export function versionSort(n: number): string {
  return numberedSort(versionPrefix, n);
}

/** The sort key after every version that can be. */
export const lastVersionSort = versionSort(10 ** digits - 1);

/** The key of version n of a match. */
export function versionKey(matchId: string, n: number): Key {
  return { pk: matchPartition(matchId), sk: versionSort(n) };
}

/** The key of message n at the table of a match. */
export function messageKey(matchId: string, n: number): Key {
  return { pk: matchPartition(matchId), sk: numberedSort(messagePrefix, n) };
}

/** The key of what remembers a message; `hash` is of its author and its messageId. */
export function messageReceiptKey(matchId: string, hash: string): Key {
  return { pk: matchPartition(matchId), sk: `R#${hash}` };
}
