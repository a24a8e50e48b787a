import type { Attendee, StoredMessage } from '../../store/messages/message-item.ts';
import type { Person } from '../identity.ts';

/** Someone at a table as others see them: by name and seat. */
export interface AttendeeLook {
  readonly seat?: number;
  readonly name: string;
}

/** A message as someone may see it who may see it at all. */
export interface MessageLook {
  readonly n: number;
  /** ISO 8601 UTC, milliseconds. */
  readonly at: string;
  readonly by: AttendeeLook;
  readonly isYou: boolean;
  /** What was said; absent in a notice. */
  readonly text?: string;
  /** Whom it was said to alone; absent where everyone may hear it. */
  readonly to?: AttendeeLook;
  readonly mentions: readonly number[];
  /** The organizer has muted someone, or lets them talk again. */
  readonly notice?: { readonly about: AttendeeLook; readonly muted: boolean };
}

/**
 * A message as a person may see it; nothing if they may not. The only way a message leaves the services. What was said to one person
 * is for its author and for that person, whoever sits in their seats later.
 */
export function lookAtMessage(message: StoredMessage, viewer: Person): MessageLook | undefined {
  const { n, at, by, content } = message;
  const isYou = by.person === viewer.person;
  const cover = { n, at, by: attendee(by), isYou };
  if (content.kind === 'notice') {
    return { ...cover, mentions: [], notice: { about: attendee(content.about), muted: content.muted } };
  }
  const { text, to, mentions } = content;
  if (to === undefined) return { ...cover, text, mentions };
  return isYou || to.person === viewer.person ? { ...cover, text, to: attendee(to), mentions } : undefined;
}

function attendee({ seat, name }: Attendee): AttendeeLook {
  return { ...(seat === undefined ? {} : { seat }), name };
}
