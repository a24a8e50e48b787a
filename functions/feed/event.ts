/** The parts of an event of a DynamoDB stream that the feed reads. */
export interface StreamEvent {
  readonly Records: readonly StreamRecord[];
}

export interface StreamRecord {
  readonly eventSource: 'aws:dynamodb';
  readonly eventName?: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly dynamodb?: {
    readonly Keys?: { readonly [name: string]: { readonly S?: string } };
    readonly SequenceNumber?: string;
  };
}

/** The parts of an event of an SQS queue that the feed reads. */
export interface QueueEvent {
  readonly Records: readonly QueueRecord[];
}

export interface QueueRecord {
  readonly eventSource: 'aws:sqs';
  readonly messageId: string;
  /** Of this time that it was received: by it the queue can be told when it is to come again. */
  readonly receiptHandle: string;
  readonly body: string;
  /** A number: this time counts. */
  readonly attributes: { readonly ApproximateReceiveCount: string };
}

/** A partial batch response: of a stream, the first record that must come again; of a queue, every one. */
export interface BatchResponse {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/** The Lambda behind the stream and the queue of what was put off. */
export type FeedHandler = (event: StreamEvent | QueueEvent) => Promise<BatchResponse>;
