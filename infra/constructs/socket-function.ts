import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Identity } from '../identity.ts';
import { NodeFunction } from './node-function.ts';

export interface SocketFunctionProps {
  readonly table: TableV2;
  readonly identity: Identity;
}

/** The Lambda behind the WebSocket API: it answers operations, and remembers who follows what. */
export class SocketFunction extends NodeFunction {
  constructor(scope: Construct, id: string, { table, identity }: SocketFunctionProps) {
    super(scope, id, {
      entry: 'functions/socket/handler.ts',
      // No integration of a WebSocket API may take longer.
      timeout: Duration.seconds(29),
      table,
      tableActions: [
        'dynamodb:GetItem',
        'dynamodb:Query',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
      ],
      environment: { IDENTITY_ISSUER: identity.issuer, IDENTITY_JWKS: JSON.stringify(identity.jwks) },
    });
  }
}
