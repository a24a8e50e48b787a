import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from './store-fault.ts';

const firstPauseMs = 25;
const longestPauseMs = 1_000;

/** Errors, by name or by the code of the network's error, after which the same request may succeed. */
const passing: ReadonlySet<unknown> = new Set([
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Sends a request again and again, with growing, jittered pauses, while the database times out, throttles, breaks off or
 * fails inside. All other errors pass as they are. The request must be one that may be carried out twice.
 * @throws StoreUnavailable when the next attempt would begin after `insistForMs`.
 */
export async function insist<T>(insistForMs: number, send: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + insistForMs;
  for (let longest = firstPauseMs; ; longest = Math.min(longest * 2, longestPauseMs)) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const wait = Math.random() * longest;
      if (performance.now() + wait >= giveUpAt) {
        throw new StoreUnavailable('the database did not answer', { cause: error });
      }
      await pause(wait);
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return passing.has(error.name) || passing.has(code) || ($metadata?.httpStatusCode ?? 0) >= 500;
}
