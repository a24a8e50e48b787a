import { Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { FeedAlarms } from '../constructs/feed-alarms.ts';
import { FeedFunction } from '../constructs/feed-function.ts';
import { FeedQueues } from '../constructs/feed-queues.ts';

export interface FeedStackProps {
  readonly table: TableV2;
}

/** All that follows a commit. What it holds is made from the table and can be made again. */
export class FeedStack extends Stack {
  constructor(scope: Construct, id: string, { table }: FeedStackProps) {
    super(scope, id, { description: 'Uogashi: what follows a commit' });
    const queues = new FeedQueues(this, 'Queues');
    const feed = new FeedFunction(this, 'Feed', { table, later: queues.later, lost: queues.lost });
    new FeedAlarms(this, 'Alarms', { feed, queues });
  }
}
