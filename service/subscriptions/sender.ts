import { randomUUID } from 'node:crypto';
import type { Lease, Subscription } from '../../store/subscriptions/subscription.ts';
import type { SubscriptionStore } from '../../store/subscriptions/subscription-store.ts';
import { NotYet } from '../not-yet.ts';
import type { Closing, Connections } from './connections.ts';
import { comeAgain } from './connections.ts';
import type { Teller } from './teller.ts';

export type { SubscriptionStore } from '../../store/subscriptions/subscription-store.ts';

/** What sending needs. */
export interface Sender {
  readonly store: SubscriptionStore;
  readonly connections: Connections;
  readonly now: () => Date;
  /** For how long a sender may be silent before it is taken for dead. */
  readonly leaseMs?: number;
}

/** The message was refused for want of capacity: it must be sent later. */
export class SendLater extends NotYet {}

/** A connection could not be closed that its client must not go on with: that must be tried again. */
export class StillOpen extends Error {
  override readonly name = 'StillOpen';
}

const usualLeaseMs = 10_000;

/** A lease from now on; with a token, a longer one of the same holder. */
export function leaseFrom({ now, leaseMs = usualLeaseMs }: Sender, token: string = randomUUID()): Lease {
  return { token, until: now().getTime() + leaseMs };
}

/**
 * Delivers everything that follows `subscription.sent`, in order, and gives the lease back. Whoever calls it holds the lease.
 * A connection that is gone is forgotten; one of which it cannot be known what it received is closed too: its client comes again and
 * goes on from what it has seen.
 * @throws SendLater, or what the teller rejects with: the lease is given back, and what is missing must be told again.
 * @throws StillOpen where it could not be closed: the lease is left to run out, and whoever finds it so closes the connection.
 */
export async function sendOn(sender: Sender, teller: Teller, subscription: Subscription, lease: Lease): Promise<void> {
  const { store } = sender;
  let { sent } = subscription;
  let held = lease;
  try {
    for (;;) {
      const upTo = await sendNext(sender, teller, { ...subscription, sent });
      if (upTo === 'ended') return;
      if (upTo === 'all') return await store.release(subscription, sent, lease);
      sent = upTo;
      if (!runsShort(sender, held)) continue;
      held = leaseFrom(sender, lease.token);
      if (!(await store.keep(subscription, sent, held))) return;
    }
  } catch (error) {
    if (!(error instanceof StillOpen)) await store.release(subscription, sent, lease);
    throw error;
  }
}

/** Half of the lease is over. */
function runsShort({ now, leaseMs = usualLeaseMs }: Sender, { until }: Lease): boolean {
  return until - now().getTime() < leaseMs / 2;
}

/** Sends the next message: up to which entry it goes, or that there is no more to tell, or nobody to be told. */
async function sendNext(sender: Sender, teller: Teller, subscription: Subscription): Promise<number | 'all' | 'ended'> {
  const { connectionId } = subscription;
  const telling = await teller(subscription, subscription.sent);
  if (telling.kind === 'nothing') return 'all';
  const posted = await sender.connections.post(connectionId, telling.message);
  if (posted === 'refused') throw new SendLater(`connection ${connectionId} takes no message now`);
  if (posted === 'unknown') await cutOff(sender, subscription);
  else if (posted === 'gone') await forget(sender, subscription);
  else if (telling.kind === 'end') await end(sender, subscription, telling.closing);
  else return telling.upTo;
  return 'ended';
}

/** What else a connection follows that could not be closed is not forgotten: it ends by itself. */
async function end(sender: Sender, subscription: Subscription, closing: Closing | undefined): Promise<void> {
  const { connectionId } = subscription;
  await sender.store.remove(subscription);
  if (closing === undefined) return;
  if (await sender.connections.close(connectionId, closing)) await sender.store.close(connectionId);
}

/**
 * Closes a connection.
 * @throws StillOpen where it could not be closed.
 */
export async function hangUp({ connections }: Sender, connectionId: string, closing: Closing): Promise<undefined> {
  if (!(await connections.close(connectionId, closing))) throw new StillOpen(`connection ${connectionId}`);
}

/**
 * Closes a connection of which nobody knows what it was told, and forgets it.
 * @throws StillOpen where it could not be closed: forgotten, it would wait for ever for what nobody tells it.
 */
export async function cutOff(sender: Sender, subscription: Subscription): Promise<void> {
  await hangUp(sender, subscription.connectionId, comeAgain);
  await forget(sender, subscription);
}

async function forget({ store }: Sender, subscription: Subscription): Promise<void> {
  await store.remove(subscription);
  await store.close(subscription.connectionId);
}
