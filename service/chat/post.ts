import { setTimeout as pause } from 'node:timers/promises';
import { known } from '../../engine/kernel/invariant.ts';
import type { Violation } from '../../engine/kernel/violation.ts';
import { isViolation, refuse } from '../../engine/kernel/violation.ts';
import { later } from '../../engine/match/later.ts';
import type { StoredMessage } from '../../store/messages/message-item.ts';
import { StoreUnavailable } from '../../store/store-fault.ts';
import type { Refused } from '../answers.ts';
import { refused, refusedBy } from '../answers.ts';
import type { Context } from '../context.ts';
import type { Person } from '../identity.ts';
import { isMatchId } from '../match-id.ts';
import { denyTalk } from './codes.ts';
import type { Wish } from './compose.ts';
import { compose, says } from './compose.ts';
import type { MessageLook } from './message-look.ts';
import { lookAtMessage } from './message-look.ts';
import { saidLately, tooFast } from './pace.ts';

/** A message that stands. The same messageId is answered the same again, however much later. */
export interface Said {
  readonly ok: true;
  readonly message: MessageLook;
}

export type MessageAnswer = Said | Refused;

/** Where a message goes, and what it is accepted by once at most. */
export interface Destination {
  readonly matchId: string;
  readonly messageId: string;
}

/** Messages at one table. */
const mostMessages = 10_000;

/** How often a message is tried whose number went to another one. Then the answer is UNKNOWN: it may be sent again. */
const mostAttempts = 40;
const pauseStepMs = 5;

const longestMessageId = 64;
const messageIdShape = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Posts a message: it is decided on the table as it is, then written with the next number if that is free still, together with its
 * receipt. Messages of others are no conflict: it is decided anew. A match's versions are read, and never written.
 */
export async function post(
  context: Context,
  author: Person,
  destination: Destination,
  wish: Wish,
): Promise<MessageAnswer> {
  const { matchId, messageId } = destination;
  if (!isMatchId(matchId)) return refused('NOT_FOUND');
  if (!messageIdShape.test(messageId)) return refuseMessageId();
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const answer = await attemptOnce(context, author, destination, wish);
      if (answer !== 'overtaken') return answer;
      await pause(Math.random() * pauseStepMs * attempt);
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return refused('UNKNOWN', { messageId });
}

function refuseMessageId(): Refused {
  const expected = `1 to ${longestMessageId} letters, digits, - and _`;
  return refusedBy(denyTalk('MESSAGE_ID_MALFORMED', { longest: longestMessageId, expected }));
}

async function attemptOnce(
  context: Context,
  author: Person,
  destination: Destination,
  wish: Wish,
): Promise<MessageAnswer | 'overtaken'> {
  const message = await decided(context, author, destination, wish);
  // Looked at last: what was decided on may hold an earlier attempt already.
  if (isViolation(message)) return (await answeredBefore(context, author, destination, wish)) ?? refusedBy(message);
  switch (await context.messages.post(message)) {
    case 'written':
      return posted(message, author);
    case 'known':
      return (await answeredBefore(context, author, destination, wish)) ?? 'overtaken';
    case 'overtaken':
      return 'overtaken';
    case 'unknown':
      return refused('UNKNOWN', { messageId: message.messageId });
  }
}

/** The message that a wish becomes on the table as it is now. */
async function decided(
  { store, messages, now }: Context,
  author: Person,
  { matchId, messageId }: Destination,
  wish: Wish,
): Promise<StoredMessage | Violation> {
  const [standing, lately] = await Promise.all([
    store.newest(matchId),
    saidLately(messages, matchId, now().toISOString()),
  ]);
  if (standing === undefined) return refuse('NOT_FOUND');
  const last = lately[0];
  const composed = compose({ match: standing.match, muted: last?.muted ?? [] }, author, wish);
  if (isViolation(composed)) return composed;
  const n = (last?.n ?? 0) + 1;
  if (n > mostMessages) return denyTalk('CHAT_FULL', { most: mostMessages });
  const at = later(now().toISOString(), last?.at ?? '');
  return tooFast(lately, author.person, at) ?? { matchId, n, at, messageId, ...composed };
}

/** The answer to a messageId that stands already. */
async function answeredBefore(
  { messages }: Context,
  author: Person,
  { matchId, messageId }: Destination,
  wish: Wish,
): Promise<MessageAnswer | undefined> {
  const earlier = await messages.posted(matchId, author.person, messageId);
  if (earlier === undefined) return undefined;
  return says(earlier, wish) ? posted(earlier, author) : refusedBy(denyTalk('MESSAGE_ID_REUSED', { n: earlier.n }));
}

function posted(message: StoredMessage, author: Person): Said {
  return { ok: true, message: known(lookAtMessage(message, author), 'the look of an author at their message') };
}
