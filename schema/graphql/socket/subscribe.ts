import type { GraphQLError } from 'graphql';
import { stripIgnoredCharacters } from 'graphql';
import { hasEnded } from '../../../service/identity.ts';
import type { Closing } from '../../../service/subscriptions/connections.ts';
import { comeAgain } from '../../../service/subscriptions/connections.ts';
import type { Sender } from '../../../service/subscriptions/sender.ts';
import { cutOff, leaseFrom, StillOpen, sendOn } from '../../../service/subscriptions/sender.ts';
import type { Connection, OperationAt, Subscription } from '../../../service/subscriptions/subscription.ts';
import { maskError } from '../faults.ts';
import { codedError, tokenExpired, unauthenticated } from '../refusal.ts';
import type { Params } from './messages.ts';
import { completeMessage, errorMessage, nextMessage, printResult } from './messages.ts';
import type { Begun } from './operations.ts';
import { begin } from './operations.ts';
import type { SocketSettings } from './settings.ts';
import { createTeller, expired, longestNews, tooLarge, Unresolved } from './teller.ts';

/** So many operations one connection can have going on: whoever follows many matches follows their own turns. */
const mostSubscriptions = 50;

const uninitialised: Closing = { code: 4401, reason: 'Unauthorized' };

interface Refusal {
  readonly error: GraphQLError;
  readonly closing: Closing;
}

/** Carries an operation out, or follows what it asks for; the reply, where one is enough. */
export async function subscribe(
  settings: SocketSettings,
  at: OperationAt,
  params: Params,
): Promise<string | undefined> {
  const { connections, store, now } = settings.sender;
  const { connectionId, operationId } = at;
  const close = (closing: Closing): Promise<undefined> =>
    connections.close(connectionId, closing).then(() => undefined);
  const rows = await store.connection(connectionId);
  if (rows === undefined) return await close(uninitialised);
  const refusal = refusalOf(rows.connection, now());
  if (refusal !== undefined) {
    await connections.post(connectionId, errorMessage(operationId, [refusal.error]));
    return await close(refusal.closing);
  }
  if (rows.operations.some((operation) => operation.operationId === operationId)) return await close(duplicate(at));
  const { caller } = rows.connection;
  const begun = await begin(settings.app, { caller, params });
  if (begun.kind === 'result') return await answer(settings, at, begun.result);
  return await follow(settings, subscriptionOf(at, rows.connection, params, begun));
}

/** Why nothing more is done over a connection. Clients do not come again after 4401: a token that has ended can be replaced. */
function refusalOf({ rejected, caller }: Connection, now: Date): Refusal | undefined {
  if (rejected) return { error: unauthenticated(), closing: uninitialised };
  return caller !== undefined && hasEnded(caller, now) ? { error: tokenExpired(), closing: expired } : undefined;
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
  { sender: { connections } }: SocketSettings,
  { connectionId, operationId }: OperationAt,
  result: Extract<Begun, { kind: 'result' }>['result'],
): Promise<string | undefined> {
  if (result.data === undefined) return errorMessage(operationId, result.errors);
  const message = nextMessage(operationId, printResult(result));
  if (Buffer.byteLength(message) > longestNews) return errorMessage(operationId, [tooLarge()]);
  const posted = await connections.post(connectionId, message);
  if (posted === 'sent') return completeMessage(operationId);
  await connections.close(connectionId, comeAgain);
  return undefined;
}

/**
 * Registers first, with the lease held, then catches up: what is written meanwhile finds the subscription, and waits for the lease.
 * So between what was there and what comes nothing is lost, and nothing comes twice.
 */
async function follow({ app, sender }: SocketSettings, subscription: Subscription): Promise<string | undefined> {
  const lease = leaseFrom(sender);
  const added = await sender.store.add(subscription, lease);
  if (added === 'ended') return completeMessage(subscription.operationId);
  if (added === 'known') {
    await sender.connections.close(subscription.connectionId, duplicate(subscription));
    return undefined;
  }
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
