import type { SQSClientConfig } from '@aws-sdk/client-sqs';
import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Later } from '../../service/feed/feed.ts';
import type { QueueRecord } from '../feed/event.ts';
import { bodyOf } from '../feed/undone-message.ts';

/** Keeps what is undone, and counts how often it was received. */
export interface LaterQueue {
  readonly later: Later;
  /** Sees to it that a message which failed comes again, sooner than one whose call died. */
  soon(message: QueueRecord): Promise<void>;
}

/**
 * The pause after the first attempt; each that follows is twice as long. So the third attempt comes when the lease of a sender that
 * died must have run out, and the tenth, the last, after 25 minutes: an outage may take as long.
 */
const firstPauseSeconds = 3;

/**
 * Puts off what is undone in an SQS queue. Before the first attempt the queue itself delays a message.
 * @param settings where it is not AWS's
 */
export function laterQueue(queueUrl: string, settings: SQSClientConfig = {}): LaterQueue {
  const client = new SQSClient({
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
    ...settings,
  });
  const QueueUrl = queueUrl;
  return {
    later: async (undone) => {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: bodyOf(undone) }));
    },
    soon: async ({ receiptHandle: ReceiptHandle, attributes: { ApproximateReceiveCount: count } }) => {
      const VisibilityTimeout = firstPauseSeconds * 2 ** (Number(count) - 1);
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
    },
  };
}
