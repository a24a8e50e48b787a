import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Later } from '../../service/feed/feed.ts';
import { bodyOf } from '../feed/undone-message.ts';

/** Puts off what is undone in an SQS queue. The queue itself delays its messages and counts how often they were received. */
export function laterQueue(queueUrl: string): Later {
  const client = new SQSClient({});
  return async (undone) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: bodyOf(undone) }));
  };
}
