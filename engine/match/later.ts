/** The later of two times in the same ISO form. */
export function later(one: string, other: string): string {
  return one > other ? one : other;
}
