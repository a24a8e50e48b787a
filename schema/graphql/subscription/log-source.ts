import type { Log } from '../../../service/subscriptions/subscription.ts';
import { tokenExpired } from '../refusal.ts';
import type { Wait } from './wait.ts';

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
  /** The entry after which it begins. Rejects where the viewer may not follow the log. */
  start(): Promise<number>;
  /** What follows an entry; nothing if nothing does yet. */
  next(after: number): Promise<News<Update> | undefined>;
}

/** What iterating needs. */
export interface Surroundings {
  readonly wait: Wait;
  /** When the viewer's token ends, in seconds since 1970. */
  readonly until?: number;
}

/** So long a follower sleeps at most before it looks again. */
const sleepMs = 1_000;

/**
 * The source of a subscription: a log and the way to read it on. A server that holds the client's connection iterates it; one that
 * remembers nothing between two messages keeps its name and its cursor, and asks for what follows.
 */
export class LogSource<Update> implements AsyncIterable<Update>, Following<Update> {
  readonly log: Log;
  readonly start: () => Promise<number>;
  readonly next: (after: number) => Promise<News<Update> | undefined>;
  readonly #surroundings: Surroundings;

  constructor({ log, start, next }: Following<Update>, surroundings: Surroundings) {
    this.log = log;
    this.start = start;
    this.next = next;
    this.#surroundings = surroundings;
  }

  /** Every update in order, for as long as somebody iterates. */
  [Symbol.asyncIterator](): AsyncIterator<Update> {
    const left = new AbortController();
    const updates = this.#updates(left.signal);
    return {
      next: () => updates.next(),
      return: () => {
        // It may be asleep: a generator that sleeps hears of its end only when it wakes.
        left.abort();
        return updates.return(undefined);
      },
    };
  }

  async *#updates(left: AbortSignal): AsyncGenerator<Update, undefined> {
    const { wait, until = Number.POSITIVE_INFINITY } = this.#surroundings;
    let after = await this.start();
    while (!left.aborted) {
      if (until * 1_000 <= Date.now()) throw tokenExpired();
      const news = await this.next(after);
      if (news === undefined) {
        await wait(this.log, sleepMs, left);
      } else {
        after = news.upTo;
        yield news.update;
      }
    }
    return undefined;
  }
}
