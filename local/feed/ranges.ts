/** Whole numbers from 1 on, as ranges in their order that do not touch: mostly one, `1-17`. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** True if a number is in one of the ranges. */
export function includes(ranges: Ranges, n: number): boolean {
  return ranges.some(([from, to]) => from <= n && n <= to);
}

/** The ranges with one more number. */
export function withNumber(ranges: Ranges, n: number): Ranges {
  const before = ranges.filter(([, to]) => to < n - 1);
  const after = ranges.filter(([from]) => from > n + 1);
  const touched = ranges.slice(before.length, ranges.length - after.length);
  const from = Math.min(n, touched[0]?.[0] ?? n);
  const to = Math.max(n, touched.at(-1)?.[1] ?? n);
  return [...before, [from, to], ...after];
}

/** For example `1-17,19`. */
export function textOf(ranges: Ranges): string {
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join();
}

/** The ranges that {@link textOf} told. */
export function rangesIn(text: string): Ranges {
  return text.split(',').map((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return [from, to];
  });
}
