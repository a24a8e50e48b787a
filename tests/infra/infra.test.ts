import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { tableDefinition } from '../../store/table.ts';
import { app, rolesOf, stacks, statementsOf } from './stacks.ts';

const data = Template.fromStack(stacks.data);
const api = Template.fromStack(stacks.api);
const statements = statementsOf(api);

describe('the table', () => {
  test('is the one that the store describes', () => {
    const { TableName: _, ...definition } = tableDefinition('any');
    const { StreamEnabled: __, ...stream } = definition.StreamSpecification ?? {};
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      AttributeDefinitions: definition.AttributeDefinitions,
      KeySchema: definition.KeySchema,
      BillingMode: definition.BillingMode,
      StreamSpecification: stream,
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  test('outlives mistakes', () => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
    expect(stacks.data.terminationProtection).toBe(true);
  });
});

describe('the function', () => {
  test('runs on Node 24, arm64, one vCPU', () => {
    api.resourceCountIs('AWS::Lambda::Function', 1);
    api.hasResourceProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: 1769,
      Timeout: 29,
      Environment: {
        Variables: { TABLE_NAME: Match.anyValue(), IDENTITY_ISSUER: Match.anyValue(), IDENTITY_JWKS: '{"keys":[]}' },
      },
    });
  });

  test('reads and appends to the table, and nothing more', () => {
    const [onTable, ...others] = statements.filter(({ Action }) => String(Action).includes('dynamodb'));
    expect(others).toEqual([]);
    expect(onTable?.Action).toEqual(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query']);
    expect(onTable?.Resource).toEqual({
      'Fn::GetStackOutput': {
        StackName: 'UogashiData',
        Region: { Ref: 'AWS::Region' },
        OutputName: expect.stringMatching(/Matches.*Arn/),
      },
    });
  });

  test('may write its own logs, and has no other right', () => {
    expect(statements.flatMap(({ Action }) => Action).filter((action) => !action.startsWith('dynamodb:'))).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ]);
    expect(rolesOf(api)).toEqual([{ AssumeRolePolicyDocument: expect.anything() }]);
  });

  test('keeps its logs for a month', () => {
    api.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });
});

describe('the API', () => {
  test('has three routes', () => {
    const routes = Object.values(api.findResources('AWS::ApiGatewayV2::Route'));
    const keys = routes.map((route) => (route as { Properties: { RouteKey: string } }).Properties.RouteKey);
    expect(keys.sort()).toEqual(['GET /graphql', 'GET /health', 'POST /graphql']);
  });

  test('is throttled and logged, without the address of the caller', () => {
    api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1_000 },
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('identity')) },
    });
  });
});

test('cdk-nag finds nothing that is not acknowledged with a reason', () => {
  expect(() => app.synth({ force: true })).not.toThrow();
});
