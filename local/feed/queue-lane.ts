import { randomUUID } from 'node:crypto';
import type { FeedHandler, QueueRecord } from '../../functions/feed/event.ts';
import { bodyOf } from '../../functions/feed/undone-message.ts';
import type { Undone } from '../../service/feed/feed.ts';
import type { Delivering } from './deliveries.ts';
import { deliverAll, rest } from './deliveries.ts';

/** Carries what was put off to a handler, each after a pause of its own. */
export interface QueueLane {
  put(undone: Undone): void;
  start(handler: FeedHandler): void;
  /** Answers when the deliveries under way have been dealt with. */
  ended(): Promise<void>;
}

export interface QueueLaneSettings extends Delivering {
  /** Told what became of what was put off. */
  readonly settle: (undone: Undone, isDone: boolean) => Promise<void>;
}

/** A lane that waits for its handler. */
export function createQueueLane({ settle, ...delivering }: QueueLaneSettings): QueueLane {
  const { activity, patience, signal } = delivering;
  const underWay = new Set<Promise<void>>();
  let handler: FeedHandler | undefined;

  const carry = async (undone: Undone): Promise<void> => {
    await rest(patience.pauseMs(0), signal);
    const deliver = (messages: readonly QueueRecord[]) => delivered(handler, messages.map(received));
    const left = await deliverAll([messageOf(undone)], deliver, delivering);
    if (!signal.aborted || left.length === 0) await settle(undone, left.length === 0);
    activity.end(1);
  };

  return {
    put: (undone) => {
      activity.begin(1);
      const carried = carry(undone).finally(() => underWay.delete(carried));
      underWay.add(carried);
    },
    start: (to) => {
      handler = to;
    },
    ended: async () => void (await Promise.all(underWay)),
  };
}

/** A message that nobody has received yet. */
function messageOf(undone: Undone): QueueRecord {
  const messageId = randomUUID();
  const attributes = { ApproximateReceiveCount: '0' };
  return { eventSource: 'aws:sqs', messageId, receiptHandle: messageId, body: bodyOf(undone), attributes };
}

/** A message, received once more. */
function received(message: QueueRecord): QueueRecord {
  const { ApproximateReceiveCount: before } = message.attributes;
  return { ...message, attributes: { ApproximateReceiveCount: String(Number(before) + 1) } };
}

/** Delivers messages, and returns those that must come again. */
async function delivered(
  handler: FeedHandler | undefined,
  messages: readonly QueueRecord[],
): Promise<readonly QueueRecord[]> {
  try {
    const failed = (await handler?.({ Records: messages }))?.batchItemFailures ?? [];
    return messages.filter(({ messageId }) => failed.some(({ itemIdentifier }) => itemIdentifier === messageId));
  } catch {
    return messages;
  }
}
