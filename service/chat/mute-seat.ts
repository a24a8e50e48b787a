import type { Context } from '../context.ts';
import type { Person } from '../identity.ts';
import type { Destination, MessageAnswer } from './post.ts';
import { post } from './post.ts';

/** A seat to mute, or to let talk again. */
export interface MuteSeat extends Destination {
  readonly seat: number;
  readonly muted: boolean;
}

/**
 * Mutes who sits in a seat, or lets them talk again: for the organizer. It is bound to the person, and is itself a message that
 * everyone sees.
 */
export function muteSeat(
  context: Context,
  organizer: Person,
  { seat, muted, ...destination }: MuteSeat,
): Promise<MessageAnswer> {
  return post(context, organizer, destination, { kind: 'mute', seat, muted });
}
