import type { GraphQLError } from 'graphql';
import { stripIgnoredCharacters } from 'graphql';
import type { Closing } from '../../../service/subscriptions/connections.ts';
import { comeAgain } from '../../../service/subscriptions/connections.ts';
import type { Sender } from '../../../service/subscriptions/sender.ts';
import { cutOff, hangUp, leaseFrom, StillOpen, sendOn } from '../../../service/subscriptions/sender.ts';
import type { Connection, OperationAt, Subscription } from '../../../service/subscriptions/subscription.ts';
import { maskError } from '../faults.ts';
import { codedError } from '../refusal.ts';
import type { Params } from './messages.ts';
import { completeMessage, errorMessage, nextMessage, printResult } from './messages.ts';
import type { Begun } from './operations.ts';
import { begin } from './operations.ts';
import type { Refusal } from './refused-connection.ts';
import { refusalOf, unauthorized } from './refused-connection.ts';
import type { SocketSettings } from './settings.ts';
import { createTeller, longestNews, tooLarge, Unresolved } from './teller.ts';

/** So many operations one connection can have going on: whoever follows many matches follows their own turns. */
const mostSubscriptions = 50;

/**
 * Carries an operation out, or follows what it asks for; the reply, where one is enough.
 * @throws StillOpen where the client should come again, and cannot be cut off.
 */
export async function subscribe(
  settings: SocketSettings,
  at: OperationAt,
  params: Params,
): Promise<string | undefined> {
  const { sender } = settings;
  const { connectionId, operationId } = at;
  const rows = await sender.store.connection(connectionId);
  if (rows === undefined) return await hangUp(sender, connectionId, unauthorized);
  const refusal = refusalOf(rows.connection, sender.now());
  if (refusal !== undefined) return await refuse(sender, at, refusal);
  if (rows.operations.some((operation) => operation.operationId === operationId))
    return await hangUp(sender, connectionId, duplicate(at));
  const { caller } = rows.connection;
  const begun = await begin(settings.app, { caller, params });
  if (begun.kind === 'result') return await answer(settings, at, begun.result);
  return await follow(settings, subscriptionOf(at, rows.connection, params, begun));
}

/** Refuses an operation, and closes; the reply, where the refusal could not be told before that. */
async function refuse(
  { connections }: Sender,
  { connectionId, operationId }: OperationAt,
  { error, closing }: Refusal,
): Promise<string | undefined> {
  const message = errorMessage(operationId, [error]);
  const posted = await connections.post(connectionId, message);
  await connections.close(connectionId, closing);
  return posted === 'sent' ? undefined : message;
}

function subscriptionOf(
  at: OperationAt,
  { caller }: Connection,
  { query, variables, operationName }: Params,
  { log, after }: Extract<Begun, { kind: 'follows' }>,
): Subscription {
  return {
    ...at,
    log,
    ...(caller === undefined ? {} : { caller }),
    // It is read again with every entry of the log: without blanks and comments it is half as long.
    query: stripIgnoredCharacters(query),
    variables: JSON.stringify(variables),
    ...(operationName === undefined ? {} : { operationName }),
    sent: after,
  };
}

/** Answers a query or a mutation, or says why there is nothing to follow. */
async function answer(
  { sender }: SocketSettings,
  { connectionId, operationId }: OperationAt,
  result: Extract<Begun, { kind: 'result' }>['result'],
): Promise<string | undefined> {
  if (result.data === undefined) return errorMessage(operationId, result.errors);
  const message = nextMessage(operationId, printResult(result));
  if (Buffer.byteLength(message) > longestNews) return errorMessage(operationId, [tooLarge()]);
  const posted = await sender.connections.post(connectionId, message);
  if (posted === 'sent') return completeMessage(operationId);
  return await hangUp(sender, connectionId, comeAgain);
}

/**
 * Registers first, with the lease held, then catches up: what is written meanwhile finds the subscription, and waits for the lease.
 * So between what was there and what comes nothing is lost, and nothing comes twice.
 */
async function follow({ app, sender }: SocketSettings, subscription: Subscription): Promise<string | undefined> {
  const lease = leaseFrom(sender);
  const added = await sender.store.add(subscription, lease);
  if (added === 'ended') return completeMessage(subscription.operationId);
  if (added === 'known') return await hangUp(sender, subscription.connectionId, duplicate(subscription));
  try {
    if (!(await hasRoom(sender, subscription))) return errorMessage(subscription.operationId, [tooMany()]);
    await sendOn(sender, createTeller({ app, now: sender.now }), subscription, lease);
    return undefined;
  } catch (error) {
    // It is found by whoever next has something to tell, and closed then: forgotten, it would wait for ever.
    if (error instanceof StillOpen) throw error;
    if (!(error instanceof Unresolved)) {
      // Nothing is wrong with the operation: it is begun again by the client, who is cut off; where that fails, it is not forgotten.
      await cutOff(sender, subscription);
      throw error;
    }
    await sender.store.remove(subscription);
    return errorMessage(subscription.operationId, [maskError(error) as GraphQLError]);
  }
}

/**
 * Whether the connection may follow what it has just begun to follow; if not, it is forgotten. Counted after it was added, so that
 * those who begin at once cannot pass the bound together: rather are more of them refused. Of a connection that is gone nothing is left.
 */
async function hasRoom({ store }: Sender, subscription: Subscription): Promise<boolean> {
  const rows = await store.connection(subscription.connectionId);
  if (rows !== undefined && rows.operations.length <= mostSubscriptions) return true;
  await store.remove(subscription);
  return false;
}

function duplicate({ operationId }: OperationAt): Closing {
  // The reason of a close holds 123 bytes.
  return { code: 4409, reason: `Subscriber for ${operationId.slice(0, 40)} already exists` };
}

function tooMany(): GraphQLError {
  return codedError('TOO_MANY_SUBSCRIPTIONS', `One connection follows ${mostSubscriptions} things at most.`);
}
