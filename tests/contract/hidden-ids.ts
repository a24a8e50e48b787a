/** Which things of a state a seat cannot know, found by concealing it: cards in other hands, in a pile. */
import type { Random } from '../../engine/kernel/random.ts';
import type { Trial } from './course.ts';

/** How to hide something from a seat. */
export interface Hiding<State> {
  readonly conceal: NonNullable<Trial<State>['conceal']>;
  readonly random: Random;
  readonly seat: number;
}

/** A place where another thing lies in one of so many tries is hidden. */
const TRIES = 4;

/** The ids that are hidden from the seat before a step and after it: whatever was told of it must not name them. */
export function hiddenIds<State>(hiding: Hiding<State>, before: State, after: State): readonly string[] {
  const still = before === after ? undefined : new Set(hiddenIn(hiding, before));
  return hiddenIn(hiding, after).filter((id) => still?.has(id) ?? true);
}

/** An id is a word that stands for one thing: a value of two letters or more that the state holds once, wherever the thing lies. */
function hiddenIn<State>({ conceal, random, seat }: Hiding<State>, state: State): readonly string[] {
  const here = placesIn(state);
  const moved = new Set<string>();
  for (let tried = 0; tried < TRIES; tried += 1) {
    const other = conceal(state, seat, random);
    if (other === undefined) return [];
    const there = placesIn(other);
    for (const [word, place] of here) {
      const now = there.get(word);
      if (word.length > 1 && place !== MANY && now !== MANY && now !== undefined && now !== place) moved.add(word);
    }
  }
  return [...moved];
}

/** Stands for the place of a word that is at several. */
const MANY = '*';

/** The place of every text of a value. */
function placesIn(value: unknown, place = '', places = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof value === 'string') places.set(value, places.has(value) ? MANY : place);
  if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) placesIn(member, `${place}/${name}`, places);
  }
  return places;
}
