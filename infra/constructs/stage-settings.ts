import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { createLogs } from './logs.ts';

/**
 * How every stage is run: deployed at once, measured, throttled, with a log of its own.
 * @param line what the log says of a request: a fact, and the variable of API Gateway that holds it
 */
export function stageSettings(scope: Construct, line: { readonly [fact: string]: string }) {
  return {
    autoDeploy: true,
    detailedMetricsEnabled: true,
    throttle: { rateLimit: 500, burstLimit: 1_000 },
    accessLogSettings: {
      destination: new LogGroupLogDestination(createLogs(scope, 'AccessLogs')),
      format: AccessLogFormat.custom(JSON.stringify(line)),
    },
  };
}
