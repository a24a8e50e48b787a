import { setTimeout as pause } from 'node:timers/promises';
import { known } from '../../engine/kernel/invariant.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { StoredMessage } from '../../store/message-item.ts';
import { StoreUnavailable } from '../../store/store-fault.ts';
import type { Refused } from '../answers.ts';
import { refused } from '../answers.ts';
import type { Context } from '../context.ts';
import type { Person } from '../identity.ts';
import { isMatchId } from '../match-id.ts';
import { denyTalk } from './codes.ts';
import type { Entry } from './compose.ts';
import { compose, says } from './compose.ts';
import type { MessageLook } from './message-look.ts';
import { lookAtMessage } from './message-look.ts';
import { saidLately, tooFast } from './pace.ts';

/** A message that stands. The same messageId is answered the same again, however much later. */
export interface Posted {
  readonly ok: true;
  readonly message: MessageLook;
}

export type MessageAnswer = Posted | Refused;

/** Where a message goes, and what it is accepted by once at most. */
export interface Destination {
  readonly matchId: string;
  readonly messageId: string;
}

/** Messages at one table. */
const mostMessages = 10_000;

/** How often a message is tried whose number went to another one. */
const mostAttempts = 40;
const pauseStepMs = 5;

const longestMessageId = 64;
const messageIdShape = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Posts a message: its receipt is looked for, then it is decided on the table as it is, then written with the next number if that is
 * free still. Messages of others are no conflict: it is decided anew. A match's versions are read, and never written.
 */
export async function post(
  context: Context,
  author: Person,
  destination: Destination,
  entry: Entry,
): Promise<MessageAnswer> {
  const { matchId, messageId } = destination;
  if (!isMatchId(matchId)) return refused('NOT_FOUND');
  if (!messageIdShape.test(messageId)) return refusal(denyTalk('MESSAGE_ID_MALFORMED', { longest: longestMessageId }));
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const answer = await attemptOnce(context, author, destination, entry);
      if (answer !== 'overtaken') return answer;
      await pause(Math.random() * pauseStepMs * attempt);
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return refused('UNKNOWN', { messageId });
}

async function attemptOnce(
  { store, messages, now }: Context,
  author: Person,
  { matchId, messageId }: Destination,
  entry: Entry,
): Promise<MessageAnswer | 'overtaken'> {
  const [earlier, newest, lately] = await Promise.all([
    messages.posted(matchId, author.person, messageId),
    store.newest(matchId),
    saidLately(messages, matchId, now().toISOString()),
  ]);
  if (earlier !== undefined) return answeredBefore(earlier, author, entry);
  if (newest === undefined) return refused('NOT_FOUND');
  const last = lately[0];
  const composed = compose({ match: newest.match, muted: last?.muted ?? [] }, author, entry);
  if (isViolation(composed)) return refusal(composed);
  const n = (last?.n ?? 0) + 1;
  if (n > mostMessages) return refusal(denyTalk('CHAT_FULL', { most: mostMessages }));
  const at = later(now().toISOString(), last?.at ?? '');
  const hasty = tooFast(lately, author.person, at);
  if (hasty !== undefined) return refusal(hasty);
  const message = { matchId, n, at, messageId, ...composed };
  return await written({ messages }, message, author);
}

async function written(
  { messages }: Pick<Context, 'messages'>,
  message: StoredMessage,
  author: Person,
): Promise<MessageAnswer | 'overtaken'> {
  switch (await messages.post(message)) {
    case 'written':
      return posted(message, author);
    case 'unknown':
      return refused('UNKNOWN', { messageId: message.messageId });
    // An attempt of ours got there first; the next look finds its receipt.
    case 'known':
    case 'overtaken':
      return 'overtaken';
  }
}

function answeredBefore(earlier: StoredMessage, author: Person, entry: Entry): MessageAnswer {
  return says(earlier, entry) ? posted(earlier, author) : refusal(denyTalk('MESSAGE_ID_REUSED', { n: earlier.n }));
}

function posted(message: StoredMessage, author: Person): Posted {
  return { ok: true, message: known(lookAtMessage(message, author), 'the look of an author at their message') };
}

function refusal({ code, facts }: ReturnType<typeof denyTalk>): Refused {
  return refused(code, facts);
}

/** Of two times in the same ISO form. */
function later(one: string, other: string): string {
  return one > other ? one : other;
}
