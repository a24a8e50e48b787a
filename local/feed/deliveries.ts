import { setTimeout as pause } from 'node:timers/promises';
import type { Activity } from './activity.ts';

/** How often something is delivered before it is given up, and how long the pauses are. */
export interface Patience {
  readonly mostAttempts: number;
  /** The pause after so many attempts. */
  readonly pauseMs: (attempts: number) => number;
}

/** As on AWS: ten times, with growing pauses. */
export const patient: Patience = { mostAttempts: 10, pauseMs: (attempts) => Math.min(25 * 2 ** attempts, 5_000) };

/** What is delivered from, and for how long. */
export interface Delivering {
  readonly patience: Patience;
  readonly activity: Activity;
  /** Aborted: nothing is begun any more. */
  readonly signal: AbortSignal;
}

/**
 * Delivers until nothing is left, and answers with what had to be given up or could not be begun any more.
 * @param deliver returns what must be delivered again
 */
export async function deliverAll<T>(
  items: readonly T[],
  deliver: (items: readonly T[]) => Promise<readonly T[]>,
  { patience: { mostAttempts, pauseMs }, signal }: Pick<Delivering, 'patience' | 'signal'>,
): Promise<readonly T[]> {
  let left = items;
  for (let attempt = 1; left.length > 0 && !signal.aborted; attempt += 1) {
    left = await deliver(left);
    if (left.length === 0 || attempt === mostAttempts) return left;
    await rest(pauseMs(attempt), signal);
  }
  return left;
}

/** A pause that ends early when nothing is to be begun any more. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await pause(ms, undefined, { signal }).catch(() => {});
}
