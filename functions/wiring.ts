import { randomBytes } from 'node:crypto';
import { registry } from '../engine/registry.ts';
import type { Context } from '../service/context.ts';
import type { SubscriptionStore } from '../service/subscriptions/sender.ts';
import { createClient } from '../store/client.ts';
import { createRowStore } from '../store/lists/row-store.ts';
import { createMatchStore } from '../store/matches/match-store.ts';
import { createMessageStore } from '../store/messages/message-store.ts';
import { createSubscriptionStore } from '../store/subscriptions/subscription-store.ts';
import type { Environment } from './environment.ts';
import { required } from './environment.ts';

/** Where the one table is. */
export interface Place {
  readonly client: ReturnType<typeof createClient>;
  readonly tableName: string;
}

/**
 * What every function stands on, out of the environment:
 * - `TABLE_NAME`: the one table
 * - `DYNAMODB_ENDPOINT`: another DynamoDB than that of AWS; may be absent
 * @throws Error on a missing setting.
 */
export function placeFrom(environment: Environment): Place {
  const endpoint = environment.DYNAMODB_ENDPOINT;
  const client = createClient(endpoint === undefined ? {} : { endpoint });
  return { client, tableName: required(environment, 'TABLE_NAME') };
}

/** What the use cases need, at a place. */
export function contextAt(place: Place): Context {
  return {
    store: createMatchStore(place),
    messages: createMessageStore(place),
    rows: createRowStore(place),
    registry,
    now: () => new Date(),
    randomBytes,
  };
}

/** Who follows what, at a place. */
export function subscriptionsAt(place: Place): SubscriptionStore {
  return createSubscriptionStore({ ...place, now: () => new Date() });
}
