import type { Key } from '../keys.ts';
import type { Log } from '../log.ts';
import { logName } from '../log.ts';
import type { OperationAt } from './subscription.ts';

/** The partition of what a connection has going on. */
export function connectionPartition(connectionId: string): string {
  return `S#${connectionId}`;
}

/** The key of a connection. */
export function connectionKey(connectionId: string): Key {
  return { pk: connectionPartition(connectionId), sk: 'META' };
}

/** The key of an operation of a connection. */
export function operationKey({ connectionId, operationId }: OperationAt): Key {
  return { pk: connectionPartition(connectionId), sk: `OP#${operationId}` };
}

/** The partition of the subscriptions of a log. */
export function logPartition(log: Log): string {
  return `L#${logName(log)}`;
}

/** The key of a subscription. No id of a connection has a `#`, so two subscriptions have different keys. */
export function subscriptionKey(log: Log, { connectionId, operationId }: OperationAt): Key {
  return { pk: logPartition(log), sk: `${connectionId}#${operationId}` };
}
