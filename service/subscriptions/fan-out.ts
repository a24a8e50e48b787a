import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../store/log.ts';
import type { Subscription } from '../../store/subscriptions/subscription.ts';
import type { Consumer } from '../feed/consumer.ts';
import { NotYet } from '../not-yet.ts';
import { eachOf } from './each-of.ts';
import type { Sender } from './sender.ts';
import { cutOff, leaseFrom, SendLater, sendOn } from './sender.ts';
import type { Teller } from './teller.ts';

/** How many are sent to at a time. */
const atOnce = 32;

/** So long a pass may take: what follows the same commits waits for it. Whoever is left is told later, in a pass of its own. */
const longestMs = 10_000;

/** Whoever holds a lease sends for some milliseconds: it is worth waiting a little. */
const waitsMs = [20, 30, 40, 50];

/**
 * Tells the subscriptions of a log what is new in it. Each is brought from what it was told to the newest entry, so it does not matter
 * which entry the feed tells of, how often, or in which order. One that cannot be told holds up no other.
 * @param tellers a teller for one pass: what it has read it may use for all subscribers
 */
export function createFanOut(sender: Sender, tellers: () => Teller): Consumer {
  return {
    name: 'sockets',
    follows: ['match', 'chat', 'person'],
    consume: async (log, n) => {
      const teller = tellers();
      const failures: unknown[] = [];
      const end = sender.now().getTime() + longestMs;
      for await (const page of sender.store.followers(log)) {
        const behind = page.filter(({ sent }) => sent < n);
        await eachOf(behind, atOnce, async (subscription) => {
          const isLate = sender.now().getTime() >= end;
          await (isLate ? tooLate() : tell(sender, teller, subscription, n)).catch((error) => failures.push(error));
        });
      }
      if (failures.length > 0) throw notTold(log, n, failures);
    },
  };
}

/** Brings one subscription up to entry n at least. */
async function tell(sender: Sender, teller: Teller, subscription: Subscription, n: number): Promise<void> {
  for (const waitMs of [...waitsMs, undefined]) {
    const lease = leaseFrom(sender);
    const taken = await sender.store.take(subscription, n, lease);
    if (taken.kind === 'done') return;
    if (taken.kind === 'taken') return await sendOn(sender, teller, taken.subscription, lease);
    if (taken.until <= sender.now().getTime()) return await cutOff(sender, subscription);
    if (waitMs !== undefined) await pause(waitMs);
  }
  throw new SendLater(`another sends to connection ${subscription.connectionId}`);
}

async function tooLate(): Promise<void> {
  throw new SendLater('the pass has taken too long');
}

/** Errors are logged: the name of a log may say who a person is. */
function notTold({ kind }: Log, n: number, failures: readonly unknown[]): Error {
  const fault = failures.find((failure) => !(failure instanceof NotYet));
  const says = `${failures.length} subscriptions of a ${kind} could not be told of ${n}: ${String(fault ?? failures[0])}`;
  return fault === undefined ? new NotYet(says) : new AggregateError(failures, says);
}
