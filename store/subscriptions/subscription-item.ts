import type { Item, Storable } from '../attributes.ts';
import { itemOf, recordOf } from '../attributes.ts';
import type { Log } from '../log.ts';
import type { Caller, Lease, Subscription } from './subscription.ts';
import { subscriptionKey } from './subscription-keys.ts';

/** A subscription as it stands in the table. */
export interface StoredSubscription extends Subscription {
  readonly lease?: Lease;
}

/** The item of a subscription; `ttl` in seconds since 1970. */
export function subscriptionItem(subscription: StoredSubscription, ttl: number): Item {
  const { log, caller, lease, ...plain } = subscription;
  return itemOf({
    ...subscriptionKey(log, subscription),
    ...plain,
    log: { ...log },
    ...(caller === undefined ? {} : { caller: { ...caller } }),
    ...leaseAttributes(lease),
    ttl,
  });
}

/** What {@link subscriptionItem} was given. The casts trust what it wrote. */
export function subscriptionFrom(item: Item): StoredSubscription {
  const record = recordOf(item);
  const { leaseToken, leaseUntil } = record;
  return {
    connectionId: record.connectionId as string,
    operationId: record.operationId as string,
    log: record.log as unknown as Log,
    ...(record.caller === undefined ? {} : { caller: record.caller as unknown as Caller }),
    query: record.query as string,
    variables: record.variables as string,
    ...(record.operationName === undefined ? {} : { operationName: record.operationName as string }),
    sent: record.sent as number,
    ...(leaseToken === undefined ? {} : { lease: { token: leaseToken as string, until: leaseUntil as number } }),
  };
}

function leaseAttributes(lease: Lease | undefined): { readonly [name: string]: Storable } {
  return lease === undefined ? {} : { leaseToken: lease.token, leaseUntil: lease.until };
}
