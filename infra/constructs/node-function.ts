import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Architecture, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat, SourceMapMode } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { Construct } from 'constructs';
import { bundle } from '../bundle.ts';
import { createLogs, createRole } from './logs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface NodeFunctionProps {
  /** The file of the handler, from the root. */
  readonly entry: string;
  readonly timeout: Duration;
  readonly table: TableV2;
  /** What it may do with the items of the table. */
  readonly tableActions: readonly string[];
  /** Its settings, beside the name of the table. */
  readonly environment: { readonly [name: string]: string };
  /** So many calls at once are kept for it, and it never gets more. */
  readonly reserved?: number | undefined;
}

/** A Lambda of this project: one bundled file on Node 24 with logs of its own and no rights but those it is given. */
export class NodeFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const { entry, timeout, table, tableActions, environment, reserved } = props;
    const logs = createLogs(scope, `${id}Logs`);
    super(scope, id, {
      entry: join(root, entry),
      projectRoot: root,
      depsLockFilePath: join(root, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // One whole vCPU. More would idle: a request is one thread and one round trip.
      memorySize: 1769,
      timeout,
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
      role: createRole(scope, `${id}Role`, logs),
      logGroup: logs,
      loggingFormat: LoggingFormat.JSON,
      environment: { TABLE_NAME: table.tableName, ...environment, NODE_OPTIONS: '--enable-source-maps' },
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
    table.grant(this, ...tableActions);
  }
}

/** The aliases of the bundle as arguments of esbuild. */
function aliases(): { readonly [argument: string]: string } {
  return Object.fromEntries(Object.entries(bundle.alias).map(([name, stand]) => [`--alias:${name}`, stand]));
}
