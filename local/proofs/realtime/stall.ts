import { setTimeout as pause } from 'node:timers/promises';

/** Told what is being done now, and by whom. What is told again, unchanged, is no progress. */
export type Tell = (who: string, what: string) => void;

/** How long nothing new may be told. */
export interface StallBounds {
  readonly mostTurns: number;
  readonly turnMs: number;
}

/**
 * Counted are turns of the event loop, not time: a machine that is slow, or was asleep, sees fewer of them. Nothing that a match waits
 * for takes so many: the database is given up after half as many.
 */
const usual: StallBounds = { mostTurns: 120, turnMs: 1_000 };

/**
 * Does something for as long as it goes on.
 * @throws Error with what it was doing, when that has not changed for too long: what it waits for does not come.
 */
export async function unlessStalled<T>(run: (tell: Tell) => Promise<T>, bounds = usual): Promise<T> {
  const doing = new Map<string, string>();
  const ended = new AbortController();
  const running = run((who, what) => void doing.set(who, what));
  try {
    return await Promise.race([running, stalled(() => textOf(doing), bounds, ended.signal)]);
  } finally {
    ended.abort();
  }
}

/** Rejects when the text has stayed the same for too long. */
async function stalled(text: () => string, { mostTurns, turnMs }: StallBounds, signal: AbortSignal): Promise<never> {
  let last = text();
  for (let turns = 0; turns < mostTurns; turns += 1) {
    await pause(turnMs, undefined, { signal });
    if (text() !== last) turns = 0;
    last = text();
  }
  throw new Error(`Nothing has happened for ${mostTurns} turns of ${turnMs} ms: ${last}`);
}

function textOf(doing: ReadonlyMap<string, string>): string {
  return [...doing].map(([who, what]) => `${who}: ${what}`).join('; ');
}
