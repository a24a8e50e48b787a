import { randomBytes } from 'node:crypto';
import { registry } from '../engine/registry.ts';
import type { Context } from '../service/context.ts';
import { createClient } from '../store/client.ts';
import { createMatchStore } from '../store/match-store.ts';
import type { RowStore } from '../store/row-store.ts';
import { createRowStore } from '../store/row-store.ts';
import type { Environment } from './environment.ts';
import { required } from './environment.ts';

/**
 * What every function stands on, out of the environment:
 * - `TABLE_NAME`: the one table
 * - `DYNAMODB_ENDPOINT`: another DynamoDB than that of AWS; may be absent
 * @throws Error on a missing setting.
 */
export function contextFrom(environment: Environment): Context & { readonly rows: RowStore } {
  const endpoint = environment.DYNAMODB_ENDPOINT;
  const client = createClient(endpoint === undefined ? {} : { endpoint });
  const table = { client, tableName: required(environment, 'TABLE_NAME') };
  return {
    store: createMatchStore(table),
    rows: createRowStore(table),
    registry,
    now: () => new Date(),
    randomBytes,
  };
}
