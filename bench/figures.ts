import { quantileOf } from '../local/proofs/tally.ts';

/**
 * How often something is done per second of one core: `round` does it some times and says how often. The seconds are those of
 * the processor, so that other work on the machine does not count; `forMs` of them are spent, after a warm-up.
 */
export function perSecond(round: () => number, forMs = 3_000): number {
  spend(round, forMs / 3);
  const { done, ms } = spend(round, forMs);
  return Math.round((done * 1000) / ms);
}

function spend(round: () => number, forMs: number): { readonly done: number; readonly ms: number } {
  const begun = process.cpuUsage();
  for (let done = round(); ; done += round()) {
    const { user, system } = process.cpuUsage(begun);
    const ms = (user + system) / 1000;
    if (ms >= forMs) return { done, ms };
  }
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  return rounded(quantileOf(values, share));
}

/** Two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
