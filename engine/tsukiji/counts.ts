/** Arithmetic of multisets (`{eel: 2}`): absent members count 0, and no member is ever kept at 0. */
export type Counts<K extends string> = { readonly [M in K]?: number };

export function countOf<K extends string>(counts: Counts<K>, member: K): number {
  return counts[member] ?? 0;
}

/** By name, not as they came: a state read from the store, whose members are sorted, must play as the one in memory. */
export function entriesOf<K extends string>(counts: Counts<K>): readonly (readonly [K, number])[] {
  return (Object.entries(counts) as [K, number][]).sort(([a], [b]) => (a < b ? -1 : 1));
}

export function totalOf(counts: Counts<string>): number {
  let total = 0;
  for (const member in counts) total += counts[member] ?? 0;
  return total;
}

export function plus<K extends string>(a: Counts<K>, b: Counts<K>): Counts<K> {
  const sum: { [M in K]?: number } = { ...a };
  for (const [member, count] of entriesOf(b)) sum[member] = (sum[member] ?? 0) + count;
  return sum;
}

/** a without b; b must lie in a. */
export function minus<K extends string>(a: Counts<K>, b: Counts<K>): Counts<K> {
  const rest: { [M in K]?: number } = { ...a };
  for (const [member, count] of entriesOf(b)) {
    const left = (rest[member] ?? 0) - count;
    if (left === 0) delete rest[member];
    else rest[member] = left;
  }
  return rest;
}

/** True if a holds all of b. */
export function holds<K extends string>(a: Counts<K>, b: Counts<K>): boolean {
  return entriesOf(b).every(([member, count]) => countOf(a, member) >= count);
}

export function one<K extends string>(member: K, count = 1): Counts<K> {
  return (count === 0 ? {} : { [member]: count }) as Counts<K>;
}

/** Only the named members. */
export function among<K extends string>(counts: Counts<K>, members: readonly K[]): Counts<K> {
  return Object.fromEntries(entriesOf(counts).filter(([member]) => members.includes(member))) as Counts<K>;
}
