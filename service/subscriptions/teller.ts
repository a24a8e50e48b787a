import type { Subscription } from '../../store/subscriptions/subscription.ts';
import type { Closing } from './connections.ts';

/** What a subscription is told next. */
export type Telling =
  /** Nothing has happened since. */
  | { readonly kind: 'nothing' }
  /** A message that covers every entry up to `upTo`. */
  | { readonly kind: 'news'; readonly message: string; readonly upTo: number }
  /** A last message: the subscription ends, and with `closing` its connection. */
  | { readonly kind: 'end'; readonly message: string; readonly closing?: Closing };

/** Puts into words, for one subscriber, what follows entry `after` of a log. Rejects where that cannot be read now. */
export type Teller = (subscription: Subscription, after: number) => Promise<Telling>;
