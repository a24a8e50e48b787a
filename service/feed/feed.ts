import type { Change, Log } from '../../store/log.ts';
import { logName } from '../../store/log.ts';
import { NotYet } from '../not-yet.ts';
import type { Consumer } from './consumer.ts';

export type { Change } from '../../store/log.ts';

/** What a consumer could not do: it is to be told again. */
export interface Undone {
  readonly consumer: string;
  readonly log: Log;
  /** The entries from `first` to `n`. */
  readonly n: number;
  readonly first: number;
}

/** Keeps what is undone, to be told {@link Feed.again} after a while. Rejects where it could not be kept. */
export type Later = (undone: Undone) => Promise<void>;

export interface FeedSettings {
  readonly consumers: readonly Consumer[];
  readonly later: Later;
  /** Told of every failure of a consumer; that something cannot be done yet is none. */
  readonly report: (undone: Undone, error: unknown) => void;
}

/** All that follows from what was written. */
export interface Feed {
  /**
   * Tells every consumer of these changes; of several of one log, once. A consumer that fails holds up no other: what it
   * could not do is put off. Answers with the changes of which even that failed: they must be told again.
   */
  follow(changes: readonly Change[]): Promise<readonly Change[]>;
  /** Tells a consumer again what it could not do. Rejects where it still cannot. */
  again(undone: Undone): Promise<void>;
}

/** The feed of these consumers. */
export function createFeed({ consumers, later, report }: FeedSettings): Feed {
  /** True if the consumer has done it, or will be told again. */
  const tell = async (consumer: Consumer, { log, n, first }: Growth): Promise<boolean> => {
    try {
      await consumer.consume(log, n, first);
      return true;
    } catch (error) {
      return await putOff({ consumer: consumer.name, log, n, first }, error);
    }
  };

  const failed = (undone: Undone, error: unknown): void => {
    if (!(error instanceof NotYet)) report(undone, error);
  };

  const putOff = async (undone: Undone, error: unknown): Promise<boolean> => {
    failed(undone, error);
    try {
      await later(undone);
      return true;
    } catch (failure) {
      report(undone, failure);
      return false;
    }
  };

  const tellAll = async (growth: Growth): Promise<boolean> => {
    const following = consumers.filter(({ follows }) => follows.includes(growth.log.kind));
    return (await Promise.all(following.map((consumer) => tell(consumer, growth)))).every((kept) => kept);
  };

  return {
    follow: async (changes) => {
      const grown = [...growthByLog(changes).values()];
      const kept = await Promise.all(grown.map(tellAll));
      const lost = new Set(grown.filter((_, at) => kept[at] !== true).map(({ log }) => logName(log)));
      return changes.filter(({ log }) => lost.has(logName(log)));
    },
    again: async (undone) => {
      const { consumer: name, log, n, first } = undone;
      const consumer = consumers.find((each) => each.name === name);
      if (consumer === undefined) throw new Error(`there is no consumer ${name}`);
      try {
        await consumer.consume(log, n, first);
      } catch (error) {
        failed(undone, error);
        throw error;
      }
    },
  };
}

/** How far a log has grown: some of its entries from `first` to `n` are new. */
interface Growth extends Change {
  readonly first: number;
}

function growthByLog(changes: readonly Change[]): ReadonlyMap<string, Growth> {
  const grown = new Map<string, Growth>();
  for (const { log, n } of changes) {
    const name = logName(log);
    const { n: last, first } = grown.get(name) ?? { n, first: n };
    grown.set(name, { log, n: Math.max(n, last), first: Math.min(n, first) });
  }
  return grown;
}
