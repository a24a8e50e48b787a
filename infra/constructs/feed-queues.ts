import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { feedTimeout } from './feed-function.ts';

/** How often what was put off is tried again before a person has to look at it. */
const mostReceives = 10;

/** The queues of the feed: what is tried again, and the two in which a person finds what was given up. */
export class FeedQueues extends Construct {
  readonly later: Queue;
  /** What a consumer could never do: as the messages of {@link later}, to be moved back there. */
  readonly dead: Queue;
  /** Which records of the stream were given up: their place in the stream. */
  readonly lost: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.dead = createQueue(this, 'Dead', Duration.days(14));
    this.lost = createQueue(this, 'Lost', Duration.days(14));
    this.later = new Queue(this, 'Later', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      deliveryDelay: Duration.seconds(2),
      // As AWS advises: no message may be seen again while it may still be worked on. So long wait only those of a call that died:
      // of one that failed the function says itself when it comes again (functions/aws/later-queue.ts).
      visibilityTimeout: Duration.seconds(feedTimeout.toSeconds() * 6),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: mostReceives },
    });
  }
}

/** A queue at the end of the way. */
function createQueue(scope: Construct, id: string, retentionPeriod: Duration): Queue {
  const queue = new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod });
  Validations.of(queue).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It is a dead-letter queue itself.' });
  return queue;
}
