import { randomBytes } from 'node:crypto';
import { registry } from '../engine/registry.ts';
import type { Context } from '../service/context.ts';
import { createClient } from '../store/client.ts';
import { createMatchStore } from '../store/match-store.ts';
import { createMessageStore } from '../store/message-store.ts';
import type { Environment } from './environment.ts';
import { required } from './environment.ts';

/**
 * What every function stands on, out of the environment:
 * - `TABLE_NAME`: the one table
 * - `DYNAMODB_ENDPOINT`: another DynamoDB than that of AWS; may be absent
 * @throws Error on a missing setting.
 */
export function contextFrom(environment: Environment): Context {
  const endpoint = environment.DYNAMODB_ENDPOINT;
  const client = createClient(endpoint === undefined ? {} : { endpoint });
  const place = { client, tableName: required(environment, 'TABLE_NAME') };
  const [store, messages] = [createMatchStore(place), createMessageStore(place)];
  return { store, messages, registry, now: () => new Date(), randomBytes };
}
