import { sha256 } from '../../engine/kernel/hash.ts';

/**
 * Who is muted at a table, as every message remembers it: a mark for each person, so that its size does not depend on the length of
 * anyone's id.
 */
export type Muted = readonly string[];

const markLength = 32;

/** Whether a person is muted. */
export function isMuted(muted: Muted, person: string): boolean {
  return muted.includes(markOf(person));
}

/** The same with a person muted, or not muted any more. */
export function withMuted(muted: Muted, person: string, isNowMuted: boolean): Muted {
  const mark = markOf(person);
  const others = muted.filter((other) => other !== mark);
  return isNowMuted ? [...others, mark] : others;
}

/** 128 bits in hex. */
function markOf(person: string): string {
  return sha256(person).slice(0, markLength);
}
