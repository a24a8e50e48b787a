import { setImmediate as turn } from 'node:timers/promises';
import type { FeedHandler } from '../../functions/feed/event.ts';
import type { CapturedRecord } from '../dynamodb/capture.ts';
import type { Delivering } from './deliveries.ts';
import { deliverAll, rest } from './deliveries.ts';
import type { Unrest } from './unrest.ts';

/** Carries records to a handler, one batch at a time. */
export interface StreamLane {
  push(records: readonly CapturedRecord[]): void;
  start(handler: FeedHandler): void;
  /** Answers when the batch under way has been dealt with. */
  ended(): Promise<void>;
}

export interface StreamLaneSettings extends Delivering {
  readonly batchSize: number;
  readonly unrest: Unrest;
  /** The pause after a batch: what comes meanwhile comes in one. A record that comes to an idle lane waits for nothing. */
  readonly pauseMs: number;
  /** Told what became of a batch. */
  readonly settle: (delivered: readonly CapturedRecord[], left: readonly CapturedRecord[]) => Promise<void>;
}

/** A lane that waits for its handler. */
export function createStreamLane(settings: StreamLaneSettings): StreamLane {
  const { batchSize, unrest, pauseMs, activity, signal } = settings;
  const waiting: CapturedRecord[] = [];
  let handler: FeedHandler | undefined;
  let running: Promise<void> | undefined;

  const run = async (to: FeedHandler): Promise<void> => {
    // What is written in one breath comes in one batch.
    await turn();
    while (waiting.length > 0 && !signal.aborted) {
      await carry(settings, unrest.take(waiting, batchSize), to);
      await rest(pauseMs, signal);
    }
    running = undefined;
  };

  const wake = (): void => {
    if (handler !== undefined && waiting.length > 0 && !signal.aborted) running ??= run(handler);
  };

  const enqueue = async (record: CapturedRecord): Promise<void> => {
    await rest(unrest.delayMs(), signal);
    waiting.push(record);
    wake();
  };

  return {
    push: (records) => {
      const copies = records.flatMap((record) => Array.from({ length: unrest.copies() }, () => record));
      activity.begin(copies.length);
      for (const copy of copies) void enqueue(copy);
    },
    start: (to) => {
      handler = to;
      wake();
    },
    ended: async () => await running,
  };
}

/** Delivers a batch until nothing of it is left, or as long as there is patience. */
async function carry(settings: StreamLaneSettings, batch: readonly CapturedRecord[], to: FeedHandler): Promise<void> {
  const left = new Set(await deliverAll(batch, (records) => delivered(to, records), settings));
  await settings.settle(
    batch.filter((record) => !left.has(record)),
    [...left],
  );
  settings.activity.end(batch.length);
}

/** Delivers a batch, and returns what must come again. A batch whose handler fails is cut in two, to find the record that it is. */
async function delivered(handler: FeedHandler, records: readonly CapturedRecord[]): Promise<readonly CapturedRecord[]> {
  try {
    const [first] = (await handler({ Records: records })).batchItemFailures;
    if (first === undefined) return [];
    const at = records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === first.itemIdentifier);
    return records.slice(Math.max(at, 0));
  } catch {
    if (records.length <= 1) return records;
    const half = Math.ceil(records.length / 2);
    return [...(await delivered(handler, records.slice(0, half))), ...(await delivered(handler, records.slice(half)))];
  }
}
