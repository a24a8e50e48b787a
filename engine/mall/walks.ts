/** Walking on the floor plan (section 7). */
import type { Layout } from './layout.ts';
import { dotOf } from './layout.ts';

/** The dots that one may walk on to from a dot: none from the entrance but at the start of a move (MALL-MOVE-05). */
function onward(layout: Layout, from: string, isStart: boolean): readonly string[] {
  return from === layout.entrance.node && !isStart ? [] : dotOf(layout, from).neighbors;
}

/**
 * The ways of exactly so many spaces that may lead on to a last dot, each without that dot and without the start: smallest ids
 * first. `next` are the dots that may follow.
 */
export function waysOf(layout: Layout, start: string, spaces: number): readonly Way[] {
  let ways: readonly Way[] = [{ via: [], next: onward(layout, start, true) }];
  for (let space = 1; space < spaces; space += 1) {
    ways = ways.flatMap(({ via, next }) =>
      next.map((dot) => ({ via: [...via, dot], next: onward(layout, dot, false) })),
    );
  }
  return ways.filter(({ next }) => next.length > 0);
}

/** The start of a way, and the dots that can be its next. */
export interface Way {
  readonly via: readonly string[];
  readonly next: readonly string[];
}

/** Numbers of spaces that a move may have, ascending (MALL-MOVE-01). */
export function spacesOf({ rules: { moveMin, moveMax } }: Layout): readonly number[] {
  return Array.from({ length: moveMax - moveMin + 1 }, (_, index) => moveMin + index);
}

/** The shortest way of a move to another dot, smallest ids first; nothing if it is too far (MALL-MOVE-08). */
export function wayTo(layout: Layout, start: string, to: string): readonly string[] | undefined {
  for (const spaces of spacesOf(layout)) {
    const way = waysOf(layout, start, spaces).find(({ next }) => next.includes(to));
    if (way !== undefined) return [...way.via, to];
  }
  return undefined;
}

/** The dots at which a move may end, the entrance among them, smallest ids first (MALL-MOVE-03). */
export function destinations(layout: Layout, start: string): readonly string[] {
  const ends = spacesOf(layout).flatMap((spaces) => waysOf(layout, start, spaces).flatMap(({ next }) => next));
  return [...new Set(ends)].filter((dot) => dot !== start).sort();
}
