import type { GraphContext } from '../context.ts';
import { codedError } from '../refusal.ts';
import { longestSleepMs } from './wait.ts';

/** So many seconds a request may wait: the gateway in front of the API has little more patience. */
export const longestWait = 20;

/** The seconds that a request asks to wait for. Refuses what is not 0 to {@link longestWait}. */
export function waitOf(seconds: number | null | undefined): number {
  const given = seconds ?? 0;
  if (given >= 0 && given <= longestWait) return given;
  throw codedError('BAD_USER_INPUT', `A request waits 0 to ${longestWait} seconds.`);
}

/** Reads again and again, until something is there or the time is over: the last that was read. */
export async function readPatiently<T>(
  { wait }: Pick<GraphContext, 'wait'>,
  patience: { readonly matchId: string; readonly seconds: number },
  read: { readonly again: () => Promise<T>; readonly isThere: (found: T) => boolean },
): Promise<T> {
  const end = performance.now() + patience.seconds * 1_000;
  for (;;) {
    const found = await read.again();
    const left = end - performance.now();
    if (left <= 0 || read.isThere(found)) return found;
    await wait({ kind: 'match', matchId: patience.matchId }, Math.min(left, longestSleepMs));
  }
}
