import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { stacks, statementsOf } from './stacks.ts';

const sockets = Template.fromStack(stacks.sockets);
const feed = Template.fromStack(stacks.feed);

test('every message goes to one function, whose answer goes back', () => {
  const routes = Object.values(sockets.findResources('AWS::ApiGatewayV2::Route')) as {
    Properties: { RouteKey: string; RouteResponseSelectionExpression?: string };
  }[];
  expect(routes.map(({ Properties: { RouteKey } }) => RouteKey).sort()).toEqual([
    '$connect',
    '$default',
    '$disconnect',
  ]);
  const answering = routes.filter(
    ({ Properties: { RouteResponseSelectionExpression: answer } }) => answer !== undefined,
  );
  expect(answering.map(({ Properties: { RouteKey } }) => RouteKey)).toEqual(['$default']);
  sockets.hasResourceProperties('AWS::ApiGatewayV2::RouteResponse', { RouteResponseKey: '$default' });
  sockets.resourceCountIs('AWS::Lambda::Function', 1);
});

test('the stage is throttled and logged, without addresses', () => {
  sockets.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1_000 },
    AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('identity')) },
  });
});

test.each([
  ['the socket function', sockets],
  ['the feed', feed],
])('%s may post to the sockets, and knows where', (_, template) => {
  const posting = statementsOf(template).filter(({ Action }) => String(Action).includes('execute-api'));
  expect(posting).toMatchObject([{ Action: 'execute-api:ManageConnections', Effect: 'Allow' }]);
  expect(JSON.stringify(posting[0]?.Resource)).toContain('/*/@connections/*');
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { SOCKET_ENDPOINT: Match.anyValue() } },
  });
});

test('the function changes nothing but the table', () => {
  const others = statementsOf(sockets).flatMap(({ Action }) => Action);
  expect(others.filter((action) => !/^(dynamodb|logs|execute-api):/.test(action))).toEqual([]);
  expect(others).not.toContain('dynamodb:Scan');
});
