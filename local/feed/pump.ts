import { setMaxListeners } from 'node:events';
import type { FeedHandler } from '../../functions/feed/event.ts';
import type { Later } from '../../service/feed/feed.ts';
import type { Change } from '../../store/log.ts';
import { changeAt } from '../../store/log.ts';
import type { CapturedRecord } from '../dynamodb/capture.ts';
import { createActivity } from './activity.ts';
import type { Delivering, Patience } from './deliveries.ts';
import { patient } from './deliveries.ts';
import type { Held } from './held.ts';
import { createHeld } from './held.ts';
import type { Ledger } from './ledger.ts';
import { createQueueLane } from './queue-lane.ts';
import { createStreamLane } from './stream-lane.ts';
import type { Unrest } from './unrest.ts';
import { calm } from './unrest.ts';

export interface PumpSettings {
  readonly ledger: Ledger;
  /** So many records at most come in one batch. */
  readonly batchSize?: number;
  /** The pause after a batch. Moves that follow each other fast are followed up together. */
  readonly pauseMs?: number;
  readonly unrest?: Unrest;
  readonly patience?: Patience;
  /** Told of what was given up. It is not entered in the ledger: the next start tries again. */
  readonly report: (givenUp: readonly Change[]) => void;
}

/** Carries the records of a stream to the feed as Lambda does, and what the feed puts off as a queue does. */
export interface Pump {
  /** New records. They wait until the pump is started. */
  push(records: readonly CapturedRecord[]): void;
  /** What the feed puts off is delivered after a pause. */
  readonly later: Later;
  /** From now on delivers to this handler. */
  start(handler: FeedHandler): void;
  /** Tells of every entry as soon as it is written, before anyone has followed it up. Returns the way to end it. */
  onRecord(listener: (change: Change) => void): () => void;
  /** Answers when nothing waits to be delivered. */
  idle(): Promise<void>;
  /** Ends after the deliveries that are under way. */
  stop(): Promise<void>;
}

/** A pump with nothing to carry. An entry is done, and entered in the ledger, when no consumer has to be told of it again. */
export function createPump(settings: PumpSettings): Pump {
  const stopping = new AbortController();
  // Every delivery that pauses listens.
  setMaxListeners(0, stopping.signal);
  const activity = createActivity();
  const held = createHeld();
  const listeners = new Set<(change: Change) => void>();
  const { stream, queue } = lanesOf(settings, held, { activity, signal: stopping.signal });

  return {
    push: (records) => {
      for (const change of records.flatMap(changesIn)) for (const listener of listeners) listener(change);
      stream.push(records);
    },
    later: async (undone) => {
      held.hold(undone);
      queue.put(undone);
    },
    start: (handler) => {
      queue.start(handler);
      stream.start(handler);
    },
    onRecord: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    idle: activity.idle,
    stop: async () => {
      stopping.abort();
      await Promise.all([stream.ended(), queue.ended()]);
      activity.stop();
    },
  };
}

/** The lanes of a pump: what is done they enter, what is given up they report. */
function lanesOf(settings: PumpSettings, held: Held, { activity, signal }: Omit<Delivering, 'patience'>) {
  const { ledger, batchSize = 100, pauseMs = 20, unrest = calm, patience = patient, report } = settings;
  const delivering = { patience, activity, signal };
  const stream = createStreamLane({
    ...delivering,
    ...{ batchSize, unrest, pauseMs },
    settle: async (delivered, left) => {
      if (left.length > 0 && !signal.aborted) report(left.flatMap(changesIn));
      await ledger.enter(held.sift(delivered.flatMap(changesIn)));
    },
  });
  const queue = createQueueLane({
    ...delivering,
    settle: async (undone, isDone) => {
      if (isDone) await ledger.enter(held.release(undone));
      else report([undone]);
    },
  });
  return { stream, queue };
}

function changesIn({ dynamodb: { Keys } }: CapturedRecord): readonly Change[] {
  const change = changeAt({ pk: Keys.pk.S, sk: Keys.sk.S });
  return change === undefined ? [] : [change];
}
