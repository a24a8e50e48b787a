import type { Context } from '../context.ts';
import type { Person } from '../identity.ts';
import type { Destination, MessageAnswer } from './post.ts';
import { post } from './post.ts';

/** Something to say at a table. */
export interface SendMessage extends Destination {
  readonly text: string;
  /** The seat whose person alone is to hear it, where the match allows that; everyone without one. */
  readonly to?: number;
}

/** Says something at the table of a match. What was said stays: nobody can take it back or change it. */
export function sendMessage(
  context: Context,
  author: Person,
  { text, to, ...destination }: SendMessage,
): Promise<MessageAnswer> {
  return post(context, author, destination, { kind: 'talk', text, ...(to === undefined ? {} : { to }) });
}
