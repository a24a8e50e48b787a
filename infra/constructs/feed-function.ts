import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { NodeFunction } from './node-function.ts';

/** How long a call of the feed may take. A queue must hide its messages for six times as long. */
export const feedTimeout = Duration.seconds(30);

/** The sort keys of the entries of logs begin so (store/keys.ts). */
const entryPrefixes = ['V#', 'C#', 'T#'] as const;

export interface FeedFunctionProps {
  readonly table: TableV2;
  /** What consumers could not do yet. */
  readonly later: IQueue;
  /** What is told of records of the stream that were given up. */
  readonly lost: IQueue;
  /** So many calls at once are kept for it; nothing: it takes its share of what the account has left. */
  readonly reserved: number | undefined;
}

/** The Lambda that follows the table: told of every new entry of a log, and again of what a consumer could not do. */
export class FeedFunction extends NodeFunction {
  constructor(scope: Construct, id: string, { table, later, lost, reserved }: FeedFunctionProps) {
    super(scope, id, {
      entry: 'functions/feed/handler.ts',
      timeout: feedTimeout,
      table,
      tableActions: [
        'dynamodb:GetItem',
        'dynamodb:BatchGetItem',
        'dynamodb:Query',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
      ],
      environment: { LATER_QUEUE_URL: later.queueUrl },
      reserved,
    });
    later.grantSendMessages(this);
    table.grantStream(
      this,
      ...['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
    );
    this.#follow(table, lost);
    this.addEventSource(new SqsEventSource(later, { batchSize: 10, maxConcurrency: 4, reportBatchItemFailures: true }));
  }

  #follow(table: TableV2, lost: IQueue): void {
    const { tableStreamArn } = table;
    if (tableStreamArn === undefined) throw new Error('the table has no stream');
    const mapping = new EventSourceMapping(this, 'Stream', {
      target: this,
      eventSourceArn: tableStreamArn,
      // Not the latest: a mapping that is being created would miss records.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(0),
      // More would give up the order within a match: each of its versions is an item of its own.
      parallelizationFactor: 1,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 10,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(lost),
      filters: entryPrefixes.map((prefix) =>
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { sk: { S: FilterRule.beginsWith(prefix) } } },
        }),
      ),
    });
    if (this.role !== undefined) mapping.node.addDependency(this.role);
  }
}
