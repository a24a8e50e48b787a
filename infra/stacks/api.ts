import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { GraphqlFunction } from '../constructs/graphql-function.ts';
import { PublicApi } from '../constructs/public-api.ts';
import type { Identity } from '../identity.ts';

export interface ApiStackProps {
  readonly table: TableV2;
  readonly identity: Identity;
}

/** The faces of the API. Holds no data: it can be deleted and made again. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { table, identity }: ApiStackProps) {
    super(scope, id, { description: 'Uogashi: the API' });
    const graphql = new GraphqlFunction(this, 'Graphql', { table, identity });
    const api = new PublicApi(this, 'Public', { graphql });
    new CfnOutput(this, 'Url', { value: api.apiEndpoint, description: 'Where the API answers' });
  }
}
