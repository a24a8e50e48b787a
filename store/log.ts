import type { Key } from './keys.ts';
import { entryPrefix, matchIdIn, messagePrefix, numberIn, personIn, versionPrefix } from './keys.ts';

/**
 * Something that grows by one numbered entry at a time, from 1: the versions of a match, the messages at its table, and what
 * changed in a person's matches. A log is what can be followed.
 */
export type Log =
  | { readonly kind: 'match'; readonly matchId: string }
  | { readonly kind: 'chat'; readonly matchId: string }
  | { readonly kind: 'person'; readonly person: string };

/** A log has its entry `n`. All that the feed passes on: whoever needs more reads it. */
export interface Change {
  readonly log: Log;
  readonly n: number;
}

/** The name of a log: two logs have different names. */
export function logName(log: Log): string {
  return `${log.kind}#${log.kind === 'person' ? log.person : log.matchId}`;
}

/** The entry of a log that stands at a key, if one does. */
export function changeAt({ pk, sk }: Key): Change | undefined {
  const matchId = matchIdIn(pk);
  const person = personIn(pk);
  const entry = numberIn(sk);
  if (entry === undefined) return undefined;
  const { prefix, n } = entry;
  if (matchId !== undefined && prefix === versionPrefix) return { log: { kind: 'match', matchId }, n };
  if (matchId !== undefined && prefix === messagePrefix) return { log: { kind: 'chat', matchId }, n };
  if (person !== undefined && prefix === entryPrefix) return { log: { kind: 'person', person }, n };
  return undefined;
}
