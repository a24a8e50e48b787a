import { hasEnded } from '../../../service/identity.ts';
import { refuseOutside } from '../../../service/range.ts';
import type { GraphContext } from '../context.ts';
import { refusalError, tokenExpired } from '../refusal.ts';
import { longestSleepMs } from './wait.ts';

/** So many seconds a request may wait: the gateway in front of the API has little more patience. */
export const longestWait = 20;

/** The seconds that a request asks to wait for. Refuses what is not 0 to {@link longestWait}. */
export function waitOf(seconds: number | null | undefined): number {
  const given = seconds ?? 0;
  const refusal = refuseOutside('wait', given, { min: 0, max: longestWait });
  if (refusal !== undefined) throw refusalError(refusal);
  return given;
}

/**
 * Reads again and again, until something is there or the time is over: the last that was read. All that one request waits for, one
 * after the other, takes {@link longestWait} together. Rejects when the viewer's token ends: what they may see is theirs no longer.
 */
export async function readPatiently<T>(
  { wait, began, until = Number.POSITIVE_INFINITY }: Pick<GraphContext, 'wait' | 'began' | 'until'>,
  patience: { readonly matchId: string; readonly seconds: number },
  read: { readonly again: () => Promise<T>; readonly isThere: (found: T) => boolean },
): Promise<T> {
  const end = Math.min(performance.now() + patience.seconds * 1_000, began + longestWait * 1_000);
  for (;;) {
    const found = await read.again();
    const left = end - performance.now();
    if (left <= 0 || read.isThere(found)) return found;
    await wait({ kind: 'match', matchId: patience.matchId }, Math.min(left, longestSleepMs));
    if (hasEnded({ until }, new Date())) throw tokenExpired();
  }
}
