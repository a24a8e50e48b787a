import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Architecture, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat, SourceMapMode } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { Construct } from 'constructs';
import { bundle } from '../bundle.ts';
import type { Identity } from '../identity.ts';
import { createLogs, createRole } from './logs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface GraphqlFunctionProps {
  readonly table: TableV2;
  readonly identity: Identity;
}

/** The Lambda behind /graphql and /health. It reads and appends versions of matches; it can change or delete nothing. */
export class GraphqlFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, { table, identity }: GraphqlFunctionProps) {
    const logs = createLogs(scope, `${id}Logs`);
    super(scope, id, {
      entry: join(root, 'functions/graphql/handler.ts'),
      projectRoot: root,
      depsLockFilePath: join(root, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // One whole vCPU. More would idle: a request is one thread and one round trip.
      memorySize: 1769,
      timeout: Duration.seconds(20),
      role: createRole(scope, `${id}Role`, logs),
      logGroup: logs,
      loggingFormat: LoggingFormat.JSON,
      environment: {
        TABLE_NAME: table.tableName,
        IDENTITY_ISSUER: identity.issuer,
        IDENTITY_JWKS: JSON.stringify(identity.jwks),
        NODE_OPTIONS: '--enable-source-maps',
      },
      bundling: {
        target: bundle.target,
        minify: bundle.minify,
        mainFields: [...bundle.mainFields],
        banner: bundle.banner,
        externalModules: [...bundle.external],
        esbuildArgs: aliases(),
        format: OutputFormat.ESM,
        sourceMap: true,
        sourceMapMode: SourceMapMode.EXTERNAL,
      },
    });
    table.grant(this, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem');
  }
}

/** The aliases of the bundle as arguments of esbuild. */
function aliases(): { readonly [argument: string]: string } {
  return Object.fromEntries(Object.entries(bundle.alias).map(([name, stand]) => [`--alias:${name}`, stand]));
}
