import { Stack } from 'aws-cdk-lib';
import type { WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { FeedAlarms } from '../constructs/feed-alarms.ts';
import { FeedFunction } from '../constructs/feed-function.ts';
import { FeedQueues } from '../constructs/feed-queues.ts';
import { letPost } from '../constructs/socket-api.ts';

export interface FeedStackProps {
  readonly table: TableV2;
  /** The sockets that are told of what is new. */
  readonly sockets: WebSocketStage;
  /** So many calls at once are kept for the feed. */
  readonly reserved: number | undefined;
}

/** The id of the WebSocket API, which another stack puts out, as cdk-nag writes it. */
const SOCKETS_ID = JSON.stringify({
  'Fn::GetStackOutput': {
    StackName: 'UogashiSockets',
    Region: { Ref: 'AWS::Region' },
    OutputName: 'PublishOutputRefSocketsA3E6BA67F9675D62',
  },
});

/** All that follows a commit. What it holds is made from the table and can be made again. */
export class FeedStack extends Stack {
  constructor(scope: Construct, id: string, { table, sockets, reserved }: FeedStackProps) {
    super(scope, id, { description: 'Uogashi: what follows a commit' });
    const queues = new FeedQueues(this, 'Queues');
    const feed = new FeedFunction(this, 'Feed', { table, later: queues.later, lost: queues.lost, reserved });
    letPost(feed, sockets, SOCKETS_ID);
    new FeedAlarms(this, 'Alarms', { feed, queues });
  }
}
