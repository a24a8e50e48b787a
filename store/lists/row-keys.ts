import { sha256 } from '../../engine/kernel/hash.ts';
import type { Key } from '../keys.ts';
import { entryPrefix, matchIdIn, numberedSort, personIn, personPartition, versionSort } from '../keys.ts';

/** The lists that anyone may read: lobbies with a free seat, and matches that are over. */
export type PublicList = 'open' | 'finished';

/** A public list of one game stands in so many partitions, so that no key gets hot. */
const shards = 4;

/** The partitions of a public list begin so. */
export const publicPrefixes: { readonly [List in PublicList]: string } = { open: 'O#', finished: 'E#' };

/** The sort key of a person's row of a match begins so: while it is not over, and when it is. */
export const activePrefix = 'A#';
export const endedPrefix = 'F#';

/** The partition of the revisions of the public lists: few and short, so that one read unit reads them all. */
export const revisionPartition = 'H';

/** Under which key a person's row of a match stands while the match is not over. */
export function activeRowKey(person: string, matchId: string): Key {
  return { pk: personPartition(person), sk: `${activePrefix}${matchId}` };
}

/** Under which key it stands when the match is over. */
export function endedRowKey(person: string, endedAt: string, matchId: string): Key {
  return { pk: personPartition(person), sk: `${endedPrefix}${endedAt}#${matchId}` };
}

/** The key of entry n of a person's log. */
export function entryKey(person: string, n: number): Key {
  return { pk: personPartition(person), sk: numberedSort(entryPrefix, n) };
}

/** What places a match in a public list: its game, and when it was created (`open`) or ended (`finished`). */
export interface PublicPlace {
  readonly game: string;
  readonly at: string;
  readonly matchId: string;
}

/** The key of a match's row in a public list. */
export function publicRowKey(list: PublicList, { game, at, matchId }: PublicPlace): Key {
  return { pk: shardPartition(list, game, shardOf(matchId)), sk: `${at}#${matchId}` };
}

/** All partitions of a game's public list. */
export function shardPartitions(list: PublicList, game: string): readonly string[] {
  return Array.from({ length: shards }, (_, shard) => shardPartition(list, game, shard));
}

/** The revision that changes with the row of a match in a public list. */
export function revisionKey(list: PublicList, { game, matchId }: Omit<PublicPlace, 'at'>): Key {
  return { pk: revisionPartition, sk: `${revisionPrefix(list, game)}${shardOf(matchId)}` };
}

/** The sort keys of a list's revisions begin so: of one game, or of all. */
export function revisionPrefix(list: PublicList, game?: string): string {
  return game === undefined ? `${list}#` : `${list}#${game}#`;
}

/** Whose row of which match stands at a key. */
export type RowPlace =
  | { readonly matchId: string; readonly person: string }
  | { readonly matchId: string; readonly list: PublicList; readonly game: string };

/** Whose row stands at a key, if it is the key of a row. */
export function rowPlaceAt({ pk, sk }: Key): RowPlace | undefined {
  const matchId = sk.slice(sk.lastIndexOf('#') + 1);
  const person = personIn(pk);
  if (person !== undefined) {
    return sk.startsWith(activePrefix) || sk.startsWith(endedPrefix) ? { matchId, person } : undefined;
  }
  const list = (['open', 'finished'] as const).find((name) => pk.startsWith(publicPrefixes[name]));
  if (list === undefined) return undefined;
  return { matchId, list, game: pk.slice(publicPrefixes[list].length, pk.lastIndexOf('#')) };
}

/** The match that begins at a key, if one does: with its first version. */
export function matchIdOfFirst({ pk, sk }: Key): string | undefined {
  return sk === versionSort(1) ? matchIdIn(pk) : undefined;
}

function shardPartition(list: PublicList, game: string, shard: number): string {
  return `${publicPrefixes[list]}${game}#${shard}`;
}

function shardOf(matchId: string): number {
  return Number.parseInt(sha256(matchId).slice(0, 8), 16) % shards;
}
