import { hasEnded } from '../../../service/identity.ts';
import type { Range } from '../../../service/range.ts';
import { refuseOutside } from '../../../service/range.ts';
import type { Log } from '../../../service/subscriptions/subscription.ts';
import { refusalError, tokenExpired } from '../refusal.ts';
import type { Pull } from './pull.ts';
import type { Wait } from './wait.ts';
import { longestSleepMs } from './wait.ts';

/** What follows some entry of a log, for one viewer. */
export interface News<Update> {
  /** The last entry that it covers. */
  readonly upTo: number;
  /** What the field of the subscription is resolved from. */
  readonly update: Update;
}

/** How a subscription follows its log. */
export interface Following<Update> {
  readonly log: Log;
  /** The entry after which it is to begin; nothing: the newest. */
  readonly after: number | undefined;
  /** The newest entry that there is. Rejects where the viewer may not follow the log. */
  newest(): Promise<number>;
  /** What follows an entry, `most` entries of it or as many as an update covers; nothing if nothing does yet. */
  next(after: number, most?: number): Promise<News<Update> | undefined>;
}

/** What iterating needs: part of the context of every request. */
export interface Surroundings {
  readonly wait: Wait;
  /** When the viewer's token ends, in seconds since 1970. */
  readonly until?: number;
  /** All that is asked for, where nobody goes on to iterate. */
  readonly pull?: Pull;
}

/**
 * The source of a subscription. A server that holds the client's connection iterates it for as long as somebody listens. One that
 * remembers nothing between two messages keeps the name of the log and a cursor, and pulls once at a time.
 */
export function sourceOf<Update>(following: Following<Update>, surroundings: Surroundings): AsyncIterable<Update> {
  const { pull } = surroundings;
  return pull === undefined ? endless(following, surroundings) : pulled(following, pull);
}

/**
 * The entry after which a subscription begins. A number that its log has not reached is refused: it would be silent until that is
 * reached, and leave out what happens before. Logs are read as they are, so it can only be a mistake.
 */
async function startOf({ after, newest }: Following<unknown>): Promise<number> {
  if (after !== undefined) refuseAfter(after, { min: 0 });
  const max = await newest();
  if (after !== undefined) refuseAfter(after, { min: 0, max });
  return after ?? max;
}

function refuseAfter(after: number, range: Range): void {
  const refusal = refuseOutside('after', after, range);
  if (refusal !== undefined) throw refusalError(refusal);
}

async function* pulled<Update>(following: Following<Update>, pull: Pull): AsyncGenerator<Update> {
  if (pull.kind === 'open') return pull.opened(following.log, await startOf(following));
  const news = await following.next(pull.after, pull.most);
  if (news === undefined) return;
  pull.covered(news.upTo);
  yield news.update;
}

/** Every update in order. */
function endless<Update>(following: Following<Update>, surroundings: Surroundings): AsyncIterable<Update> {
  return {
    [Symbol.asyncIterator]: () => {
      const left = new AbortController();
      const updates = updatesOf(following, surroundings, left.signal);
      return {
        next: () => updates.next(),
        return: () => {
          // It may be asleep: a generator that sleeps hears of its end only when it wakes.
          left.abort();
          return updates.return(undefined);
        },
      };
    },
  };
}

async function* updatesOf<Update>(
  following: Following<Update>,
  { wait, until = Number.POSITIVE_INFINITY }: Surroundings,
  left: AbortSignal,
): AsyncGenerator<Update, undefined> {
  const { log, next } = following;
  let after = await startOf(following);
  while (!left.aborted) {
    if (hasEnded({ until }, new Date())) throw tokenExpired();
    const news = await next(after);
    if (news === undefined) {
      await wait(log, longestSleepMs, left);
    } else {
      after = news.upTo;
      yield news.update;
    }
  }
  return undefined;
}
