import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Identity } from '../identity.ts';
import { NodeFunction } from './node-function.ts';

export interface GraphqlFunctionProps {
  readonly table: TableV2;
  readonly identity: Identity;
}

/** The Lambda behind /graphql and /health. It reads and appends versions of matches; it can change or delete nothing. */
export class GraphqlFunction extends NodeFunction {
  constructor(scope: Construct, id: string, { table, identity }: GraphqlFunctionProps) {
    super(scope, id, {
      entry: 'functions/graphql/handler.ts',
      timeout: Duration.seconds(29),
      table,
      tableActions: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem'],
      environment: { IDENTITY_ISSUER: identity.issuer, IDENTITY_JWKS: JSON.stringify(identity.jwks) },
    });
  }
}
