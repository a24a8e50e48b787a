import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { SocketApi } from '../constructs/socket-api.ts';
import { SocketFunction } from '../constructs/socket-function.ts';
import type { Identity } from '../identity.ts';

export interface SocketStackProps {
  readonly table: TableV2;
  readonly identity: Identity;
}

/** Where clients follow what happens. Holds no data: clients whose connections it drops come again. */
export class SocketStack extends Stack {
  readonly stage: WebSocketStage;

  constructor(scope: Construct, id: string, { table, identity }: SocketStackProps) {
    super(scope, id, { description: 'Uogashi: the sockets' });
    const socket = new SocketFunction(this, 'Socket', { table, identity });
    const { stage } = new SocketApi(this, 'Sockets', { socket });
    this.stage = stage;
    new CfnOutput(this, 'Url', { value: stage.url, description: 'Where subscriptions are answered' });
  }
}
