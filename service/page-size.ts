import type { Refused } from './answers.ts';
import { refuseOutside } from './range.ts';

/** How many entries a page of a list has at most: if nothing is said, and where asking for more is refused. */
export interface PageSizes {
  readonly usual: number;
  readonly longest: number;
}

/** Refuses a page of so many entries, by the name of the argument that asks for them; nothing if such pages are given. */
export function refusePage(field: 'first' | 'last', asked: number, { longest }: PageSizes): Refused | undefined {
  return refuseOutside(field, asked, { min: 1, max: longest });
}

/** So many entries are paid for. A page that will be refused costs as one entry: none is read. */
export function entriesPaid(asked: number | null | undefined, sizes: PageSizes): number {
  const size = asked ?? sizes.usual;
  return refusePage('first', size, sizes) === undefined ? size : 1;
}
