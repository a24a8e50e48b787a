import type { Log } from '../log.ts';
import type { StoreSettings } from '../table.ts';
import { tableAt } from '../table.ts';
import type { Span } from './connection-rows.ts';
import {
  addOperation,
  endOperation,
  operationsOf,
  putConnection,
  removeConnection,
  removeRow,
} from './connection-rows.ts';
import type { Added, Connection, Lease, OperationAt, Subscription, Taken } from './subscription.ts';
import type { StoredSubscription } from './subscription-item.ts';
import { followersOf, keepLease, releaseLease, takeLease } from './subscription-rows.ts';

/** What a connection has going on. */
export interface ConnectionRows {
  readonly connection: Connection;
  readonly operations: readonly OperationAt[];
}

/**
 * Which connections there are and what their operations follow. Reads are strongly consistent: who subscribes before an entry is
 * written is found when it is. All throw StoreUnavailable when the database does not answer.
 */
export interface SubscriptionStore {
  /** Remembers a connection that has introduced itself; false if it had already. */
  open(connection: Connection): Promise<boolean>;
  /** A connection that has introduced itself, and its operations. One read. */
  connection(connectionId: string): Promise<ConnectionRows | undefined>;
  /** Forgets a connection and all that it follows. */
  close(connectionId: string): Promise<void>;
  /** Remembers a subscription, with its lease taken. */
  add(subscription: Subscription, lease: Lease): Promise<Added>;
  /**
   * Forgets the operation of that id, or sees to it that it is not added in the next seconds: messages of a connection may overtake
   * each other.
   */
  end(at: OperationAt): Promise<void>;
  /** Forgets a subscription. */
  remove(subscription: Subscription): Promise<void>;
  /** Takes the lease of a subscription that has not been told entry `n` yet. */
  take(subscription: Subscription, n: number, lease: Lease): Promise<Taken>;
  /** Notes what was delivered and goes on holding; false if the lease is no longer held. */
  keep(subscription: Subscription, sent: number, lease: Lease): Promise<boolean>;
  /** Notes what was delivered and gives the lease back. */
  release(subscription: Subscription, sent: number, lease: Lease): Promise<void>;
  /** All subscriptions of a log, page by page. */
  followers(log: Log): AsyncIterable<readonly StoredSubscription[]>;
}

export interface SubscriptionStoreSettings extends StoreSettings {
  readonly now: () => Date;
}

/** No connection lives longer than 2 hours; what is still there a little later was left behind. */
const ttlSeconds = 2 * 3_600 + 600;

/** By so much at most a message overtakes another. After that, an operation of the same id is a new one. */
const overtakenSeconds = 5;

/** A subscription store in a DynamoDB table. */
export function createSubscriptionStore(settings: SubscriptionStoreSettings): SubscriptionStore {
  const table = tableAt(settings);
  const spanOf = (seconds: number): Span => {
    const from = Math.ceil(settings.now().getTime() / 1_000);
    return { from, ttl: from + seconds };
  };
  return {
    open: (connection) => putConnection(table, connection, spanOf(ttlSeconds)),
    connection: (connectionId) => operationsOf(table, connectionId),
    close: (connectionId) => removeConnection(table, connectionId),
    add: (subscription, lease) => addOperation(table, { ...subscription, lease }, spanOf(ttlSeconds)),
    end: (at) => endOperation(table, at, spanOf(overtakenSeconds).ttl),
    remove: (subscription) => removeRow(table, subscription),
    take: (subscription, n, lease) => takeLease(table, subscription, n, lease),
    keep: (subscription, sent, lease) => keepLease(table, subscription, sent, lease),
    release: (subscription, sent, lease) => releaseLease(table, subscription, sent, lease),
    followers: (log) => followersOf(table, log),
  };
}
