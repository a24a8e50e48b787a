import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { itemOf } from '../attributes.ts';
import { insist } from '../availability.ts';
import type { Log } from '../log.ts';
import { itemAt, pagesOf } from '../read.ts';
import type { TableAt } from '../table.ts';
import type { Lease, Subscription, Taken } from './subscription.ts';
import type { StoredSubscription } from './subscription-item.ts';
import { subscriptionFrom } from './subscription-item.ts';
import { logPartition, subscriptionKey } from './subscription-keys.ts';

/** Takes the lease of a subscription that has not been told entry n, if nobody holds it: one conditional update. */
export async function takeLease(table: TableAt, at: Subscription, n: number, lease: Lease): Promise<Taken> {
  const taken = await update(table, at, {
    set: 'SET leaseToken = :token, leaseUntil = :until',
    condition: 'attribute_not_exists(leaseToken) AND sent < :n',
    values: { ':token': lease.token, ':until': lease.until, ':n': n },
  });
  if (taken !== undefined) return { kind: 'taken', subscription: taken };
  const standing = await read(table, at);
  // An attempt without an answer may have taken it.
  if (standing?.lease?.token === lease.token) return { kind: 'taken', subscription: standing };
  if (standing === undefined || standing.sent >= n) return { kind: 'done' };
  return { kind: 'held', until: standing.lease?.until ?? 0 };
}

/** Goes on holding a lease, and notes what was delivered. */
export async function keepLease(table: TableAt, at: Subscription, sent: number, lease: Lease): Promise<boolean> {
  const kept = await update(table, at, {
    set: 'SET sent = :sent, leaseUntil = :until',
    condition: 'leaseToken = :token',
    values: { ':sent': sent, ':until': lease.until, ':token': lease.token },
  });
  return kept !== undefined;
}

/** Gives a lease back, and notes what was delivered. One that is no longer held is left as it is. */
export async function releaseLease(table: TableAt, at: Subscription, sent: number, lease: Lease): Promise<void> {
  await update(table, at, {
    set: 'SET sent = :sent REMOVE leaseToken, leaseUntil',
    condition: 'leaseToken = :token',
    values: { ':sent': sent, ':token': lease.token },
  });
}

/** The subscriptions of a log, page by page: a page ends at 1 MB at the latest. */
export async function* followersOf(table: TableAt, log: Log): AsyncGenerator<readonly StoredSubscription[]> {
  const followers = { where: 'pk = :log', values: { ':log': logPartition(log) } };
  for await (const page of pagesOf(table, followers)) yield page.map(subscriptionFrom);
}

interface Change {
  readonly set: string;
  readonly condition: string;
  readonly values: { readonly [name: string]: string | number };
}

/** The subscription after a change, or nothing if its condition was not met. */
async function update(table: TableAt, at: Subscription, change: Change): Promise<StoredSubscription | undefined> {
  const command = new UpdateItemCommand({
    TableName: table.tableName,
    Key: itemOf({ ...subscriptionKey(at.log, at) }),
    UpdateExpression: change.set,
    ConditionExpression: `attribute_exists(pk) AND ${change.condition}`,
    ExpressionAttributeValues: itemOf(change.values),
    ReturnValues: 'ALL_NEW',
  });
  try {
    const { Attributes } = await insist(table.insistForMs, () => table.client.send(command));
    return Attributes && subscriptionFrom(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

async function read(table: TableAt, at: Subscription): Promise<StoredSubscription | undefined> {
  const standing = await itemAt(table, subscriptionKey(at.log, at));
  return standing && subscriptionFrom(standing);
}
