import type { Log } from '../../../service/subscriptions/subscription.ts';

/**
 * What is asked, once, of a subscription that nobody iterates:
 * - `open` learns what it follows and from where
 * - `read` resolves what follows an entry, once: no more than `most` entries of it, where more would be too long
 */
export type Pull =
  | { readonly kind: 'open'; opened(log: Log, after: number): void }
  | { readonly kind: 'read'; readonly after: number; readonly most?: number; covered(upTo: number): void };
