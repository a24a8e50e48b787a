import type { GraphQLError } from 'graphql';
import { hasEnded } from '../../../service/identity.ts';
import type { Closing } from '../../../service/subscriptions/connections.ts';
import type { Connection } from '../../../service/subscriptions/subscription.ts';
import { tokenExpired, unauthenticated } from '../refusal.ts';
import { expired } from './teller.ts';

/** How a connection ends that has not said, or could not show, who it is. Clients take it for final. */
export const unauthorized: Closing = { code: 4401, reason: 'Unauthorized' };

/** What an operation is told over a connection on which nothing is done, and how that ends. */
export interface Refusal {
  readonly error: GraphQLError;
  readonly closing: Closing;
}

/** Why nothing more is done over a connection. Clients do not come again after 4401: a token that has ended can be replaced. */
export function refusalOf({ rejected, caller }: Connection, now: Date): Refusal | undefined {
  if (rejected !== false && rejected !== 'ended') return { error: unauthenticated(), closing: unauthorized };
  const isOver = rejected === 'ended' || (caller !== undefined && hasEnded(caller, now));
  return isOver ? { error: tokenExpired(), closing: expired } : undefined;
}
