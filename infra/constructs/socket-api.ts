import type { CfnElement } from 'aws-cdk-lib';
import { Stack, Validations } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { stageSettings } from './stage-settings.ts';

export interface SocketApiProps {
  readonly socket: LambdaFunction;
}

/** One line per message. No address, no token and no content. */
const ACCESS_LINE = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  event: '$context.eventType',
  route: '$context.routeKey',
  status: '$context.status',
  connection: '$context.connectionId',
  integrationMs: '$context.integrationLatency',
  error: '$context.integrationErrorMessage',
};

/** The WebSocket API in front of the socket function: open to everyone, since who asks is told in the first message. */
export class SocketApi extends WebSocketApi {
  readonly stage: WebSocketStage;

  constructor(scope: Construct, id: string, { socket }: SocketApiProps) {
    const integration = (name: string) => new WebSocketLambdaIntegration(name, socket);
    super(scope, id, {
      apiName: 'uogashi-sockets',
      // All messages go one way: a body that the function returns is sent back as a message.
      routeSelectionExpression: '$request.body.type',
      connectRouteOptions: { integration: integration('Connect') },
      disconnectRouteOptions: { integration: integration('Disconnect') },
      defaultRouteOptions: { integration: integration('Message'), returnResponse: true },
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'A browser cannot send a header with a WebSocket: the token is verified in the first message.',
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this,
      stageName: 'live',
      ...stageSettings(this, ACCESS_LINE),
    });
    letPost(socket, this.stage, `<${Stack.of(this).getLogicalId(this.node.defaultChild as CfnElement)}>`);
  }
}

/**
 * Lets a function post to the sockets of a stage, and close them.
 * @param api the id of the API as a finding of cdk-nag writes it
 */
export function letPost(poster: LambdaFunction, stage: WebSocketStage, api: string): void {
  stage.grantManagementApiAccess(poster);
  const place = `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:${api}/${stage.stageName}`;
  Validations.of(Stack.of(poster)).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${place}/*/@connections/*]`,
    reason: 'Connections come and go: their ids are known to the table only.',
  });
  poster.addEnvironment('SOCKET_ENDPOINT', stage.callbackUrl);
}
