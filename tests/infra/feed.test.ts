import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { changeAt } from '../../store/log.ts';
import { rolesOf, stacks, statementsOf } from './stacks.ts';

const feed = Template.fromStack(stacks.feed);
const statements = statementsOf(feed);
const actionsOn = (resource: RegExp) =>
  statements.filter(({ Resource }) => resource.test(JSON.stringify(Resource))).flatMap(({ Action }) => Action);

describe('the stream', () => {
  test('comes to the function in order, in part if need be, and for so long', () => {
    feed.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      StartingPosition: 'TRIM_HORIZON',
      ParallelizationFactor: 1,
      MaximumBatchingWindowInSeconds: 0,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 6 * 60 * 60,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [Match.stringLikeRegexp('Lost'), 'Arn'] } } },
    });
  });

  test('lets new entries of logs pass, and nothing else', () => {
    const mappings = Object.values(feed.findResources('AWS::Lambda::EventSourceMapping')) as {
      Properties: { FilterCriteria?: { Filters: { Pattern: string }[] } };
    }[];
    const patterns = mappings.flatMap(({ Properties }) => Properties.FilterCriteria?.Filters ?? []);
    const filters = patterns.map(({ Pattern }) => JSON.parse(Pattern));
    expect(filters).toEqual(
      ['V#', 'C#', 'T#'].map((prefix) => ({
        eventName: ['INSERT'],
        dynamodb: { Keys: { sk: { S: [{ prefix }] } } },
      })),
    );
    const kindAt = (pk: string, prefix: string) => changeAt({ pk, sk: `${prefix}00000001` })?.log.kind;
    expect([kindAt('M#m', 'V#'), kindAt('M#m', 'C#'), kindAt('P#p', 'T#')]).toEqual(['match', 'chat', 'person']);
  });
});

describe('what was put off', () => {
  test('is tried ten times, no sooner than a call can have ended, and then kept for a person', () => {
    feed.hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: 180,
      DelaySeconds: 2,
      RedrivePolicy: {
        maxReceiveCount: 10,
        deadLetterTargetArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('Dead'), 'Arn'] },
      },
    });
    feed.hasResourceProperties('AWS::Lambda::Function', {
      Timeout: 30,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
    });
    feed.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('Later'), 'Arn'] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });

  test('comes again when the function says so', () => {
    expect(actionsOn(/Later[^"]*","Arn/)).toEqual(
      expect.arrayContaining(['sqs:SendMessage', 'sqs:ChangeMessageVisibility']),
    );
  });

  test('and every queue is encrypted', () => {
    feed.resourceCountIs('AWS::SQS::Queue', 3);
    feed.allResourcesProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true });
  });
});

describe('the function', () => {
  test('may read, write and delete items of the table, and follow its stream', () => {
    expect(
      actionsOn(/Matches[^"]*Arn/)
        .filter((action) => action.startsWith('dynamodb:'))
        .sort(),
    ).toEqual(
      [
        ...['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
        ...['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'],
      ]
        .map((name) => `dynamodb:${name}`)
        .sort(),
    );
  });

  test('has no other right, and none on everything', () => {
    const others = statements.flatMap(({ Action }) => Action).filter((action) => !action.startsWith('dynamodb:'));
    expect(new Set(others.map((action) => action.split(':')[0]))).toEqual(new Set(['execute-api', 'logs', 'sqs']));
    expect(statements.filter(({ Resource }) => Resource === '*')).toEqual([]);
    expect(statements.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
    expect(rolesOf(feed)).toEqual([{ AssumeRolePolicyDocument: expect.anything() }]);
  });
});

test('somebody hears of a feed that lags, and of what was given up', () => {
  feed.resourceCountIs('AWS::CloudWatch::Alarm', 3);
  feed.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'IteratorAge', Threshold: 60_000 });
  for (const queue of ['Dead', 'Lost']) {
    feed.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Threshold: 0,
      Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [Match.stringLikeRegexp(queue), 'QueueName'] } }],
    });
  }
});
