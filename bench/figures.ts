/** How often something is done per second: it is done over and over for about so many milliseconds, after a warm-up. */
export function perSecond(rounds: () => number, forMs = 3_000): number {
  const warm = performance.now() + forMs / 4;
  while (performance.now() < warm) rounds();
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < forMs) done += rounds();
  return Math.round((done * 1000) / (performance.now() - begun));
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
}

/** Two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
