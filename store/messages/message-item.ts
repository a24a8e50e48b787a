import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item } from '../attributes.ts';
import { itemOf, recordOf } from '../attributes.ts';
import { messageKey } from '../keys.ts';

/** Someone at a table at that time: who they are, the name they had, and the seat they sat in, if any. */
export interface Attendee {
  readonly person: string;
  readonly name: string;
  readonly seat?: number;
}

/** Something said: to everyone, or to one person who sat in a seat. */
export interface Talk {
  readonly kind: 'talk';
  readonly text: string;
  readonly to?: Attendee;
  /** The seats that the text names as `@<seat>`, in order. */
  readonly mentions: readonly number[];
}

/** The organizer has muted a person, or lets them talk again. */
export interface Notice {
  readonly kind: 'notice';
  readonly about: Attendee;
  readonly muted: boolean;
}

/** A message at the table of a match: written once, never changed. Messages are numbered from 1 without gaps. */
export interface StoredMessage {
  readonly matchId: string;
  readonly n: number;
  /** ISO 8601 UTC, milliseconds; never before that of an earlier message. */
  readonly at: string;
  readonly by: Attendee;
  /** Chosen by the author, once per message. */
  readonly messageId: string;
  readonly content: Talk | Notice;
  /** A mark for each person who is muted after this message: the newest one knows who is. */
  readonly muted: readonly string[];
}

/** The item of a message. */
export function messageItem(message: StoredMessage): Record<string, AttributeValue> {
  const { matchId, n, at, by, messageId, content, muted } = message;
  return itemOf({
    ...messageKey(matchId, n),
    matchId,
    n,
    at,
    by: { ...by },
    messageId,
    content: plain(content),
    muted,
  });
}

// A copy of it is a record of what can be stored; an interface has no index signature.
function plain(content: Talk | Notice) {
  if (content.kind === 'notice') return { ...content, about: { ...content.about } };
  const { to, ...said } = content;
  return { ...said, ...(to === undefined ? {} : { to: { ...to } }) };
}

/** The message in an item. */
export function messageFrom(item: Item): StoredMessage {
  const { pk: _pk, sk: _sk, ...message } = recordOf(item);
  // Trusts what messageItem wrote: an item is never checked again inside.
  return message as unknown as StoredMessage;
}
