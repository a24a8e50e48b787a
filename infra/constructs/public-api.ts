import { Duration, Validations } from 'aws-cdk-lib';
import { CorsHttpMethod, HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { stageSettings } from './stage-settings.ts';

export interface PublicApiProps {
  readonly graphql: IFunction;
}

/** One line per request. No address and no token: who played is in the match, not in the logs. */
const ACCESS_LINE = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  integrationMs: '$context.integrationLatency',
  error: '$context.integrationErrorMessage',
  bytes: '$context.responseLength',
};

/** The HTTP API in front of the functions: open to every origin, since a bearer token travels only where a page sends it. */
export class PublicApi extends HttpApi {
  constructor(scope: Construct, id: string, { graphql }: PublicApiProps) {
    super(scope, id, {
      apiName: 'uogashi',
      createDefaultStage: false,
      corsPreflight: {
        allowOrigins: ['*'],
        allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST],
        allowHeaders: ['authorization', 'content-type'],
        exposeHeaders: ['x-request-id'],
        maxAge: Duration.days(1),
      },
    });
    const integration = new HttpLambdaIntegration('Graphql', graphql);
    const routes = [
      ...this.addRoutes({ path: '/graphql', methods: [HttpMethod.GET, HttpMethod.POST], integration }),
      ...this.addRoutes({ path: '/health', methods: [HttpMethod.GET], integration }),
    ];
    for (const route of routes) {
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: 'Bearer tokens are verified in the function: some queries and /health are open to everyone.',
      });
    }
    new HttpStage(this, 'Stage', {
      httpApi: this,
      stageName: '$default',
      ...stageSettings(this, ACCESS_LINE),
    });
  }
}
