import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../../service/subscriptions/subscription.ts';

/** Waits until something may have happened in a log, at most so many milliseconds, or until the signal says that nobody waits any more. */
export type Wait = (log: Log, ms: number, signal?: AbortSignal) => Promise<void>;

/** So long a sleeper sleeps at most before it looks again: what should have woken it may be lost. */
export const longestSleepMs = 1_000;

/** Where nothing can wake a sleeper: a pause of a second at most. */
export const waitByPausing: Wait = async (_log, ms, signal) => {
  // A pause that is broken off rejects; that the signal tells anyway.
  await pause(Math.min(ms, longestSleepMs), undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
};
