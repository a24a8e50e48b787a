import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { FeedQueues } from './feed-queues.ts';

export interface FeedAlarmsProps {
  readonly feed: IFunction;
  readonly queues: FeedQueues;
}

/** What a person must hear of: the feed lags behind the table, or something was given up. */
export class FeedAlarms extends Construct {
  constructor(scope: Construct, id: string, { feed, queues }: FeedAlarmsProps) {
    super(scope, id);
    const age = feed.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) });
    alarm(this, 'Lag', age, {
      threshold: Duration.minutes(1).toMilliseconds(),
      minutes: 5,
      says: 'For five minutes the feed has been more than a minute behind the table.',
    });
    alarm(this, 'Dead', depthOf(queues.dead), {
      threshold: 0,
      minutes: 1,
      says: 'A consumer of the feed has given up.',
    });
    alarm(this, 'Lost', depthOf(queues.lost), { threshold: 0, minutes: 1, says: 'The stream has given up records.' });
  }
}

function depthOf(queue: FeedQueues['dead']): IMetric {
  return queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: Duration.minutes(1) });
}

interface Bound {
  readonly threshold: number;
  readonly minutes: number;
  readonly says: string;
}

function alarm(scope: Construct, id: string, metric: IMetric, { threshold, minutes, says }: Bound): void {
  new Alarm(scope, id, {
    metric,
    threshold,
    evaluationPeriods: minutes,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: says,
  });
}
