import type { Match } from '../../engine/match/match.ts';
import type { StoredMessage } from '../../store/messages/message-item.ts';
import type { MessageStore } from '../../store/messages/message-store.ts';
import type { Refused } from '../answers.ts';
import { refused } from '../answers.ts';
import type { Context } from '../context.ts';
import type { Person } from '../identity.ts';
import { isMatchId } from '../match-id.ts';
import type { PageSizes } from '../page-size.ts';
import { refusePage } from '../page-size.ts';
import { refuseOutside } from '../range.ts';
import type { MessageLook } from './message-look.ts';
import { lookAtMessage } from './message-look.ts';
import { isMuted } from './muted.ts';

/** The pages of a table's talk. */
export const messagePages: PageSizes = { usual: 20, longest: 100 };

/** Messages are read so many at a time, and at most so many for one page: where much is said in private, a page may be short. */
const fewestRead = 20;
const mostRead = 400;

/** Which part of a table's talk: onwards from `after`, or else backwards from `before` or from the newest message. */
export interface ReadMessages {
  readonly matchId: string;
  /** At most so many messages, as {@link messagePages} says. */
  readonly limit: number;
  readonly after?: number;
  readonly before?: number;
}

/** Part of a table's talk: everything from message `after` + 1 to message `upTo` that the viewer may see. */
export interface MessagesRead {
  readonly ok: true;
  readonly after: number;
  readonly upTo: number;
  /** Oldest first. */
  readonly messages: readonly MessageLook[];
  /** The newest message at the table, whoever may see it. */
  readonly newest: number;
  /** The seats whose persons are muted now. */
  readonly mutedSeats: readonly number[];
}

export type MessagesAnswer = MessagesRead | Refused;

/**
 * Reads the talk at the table of a match. For persons, not for the anonymous. Messages to others are left out; that there is one
 * shows by its missing number, as a whisper does at a table.
 */
export async function readMessages(
  { store, messages }: Context,
  viewer: Person,
  { matchId, limit, after, before }: ReadMessages,
): Promise<MessagesAnswer> {
  if (!isMatchId(matchId)) return refused('NOT_FOUND');
  const refusal =
    after === undefined
      ? (refusePage('last', limit, messagePages) ?? refuseOutside('before', before ?? 0, { min: 0 }))
      : (refusePage('first', limit, messagePages) ?? refuseOutside('after', after, { min: 0 }));
  if (refusal !== undefined) return refusal;
  const [standing, [newest], page] = await Promise.all([
    store.newest(matchId),
    messages.latest(matchId, 1),
    after === undefined
      ? pageBefore(messages, viewer, { matchId, most: limit, before })
      : pageAfter(messages, viewer, { matchId, most: limit, after }),
  ]);
  if (standing === undefined) return refused('NOT_FOUND');
  const max = Math.max(newest?.n ?? 0, ...page.messages.map(({ n }) => n));
  const unreached = refuseOutside('after', after ?? 0, { min: 0, max });
  if (unreached !== undefined) return unreached;
  return { ok: true, ...page, newest: Math.max(max, page.upTo), mutedSeats: mutedIn(standing.match, newest) };
}

type Page = Pick<MessagesRead, 'after' | 'upTo' | 'messages'>;

interface Place {
  readonly matchId: string;
  readonly most: number;
}

async function pageAfter(
  { since }: MessageStore,
  viewer: Person,
  { matchId, most, after }: Place & { readonly after: number },
): Promise<Page> {
  const { seen, last } = await gather(viewer, most, (from, count) => since(matchId, from ?? after, count));
  return { after, upTo: last ?? after, messages: seen };
}

async function pageBefore(
  { latest }: MessageStore,
  viewer: Person,
  { matchId, most, before }: Place & { readonly before: number | undefined },
): Promise<Page> {
  const { seen, first, last } = await gather(viewer, most, (from, count) => latest(matchId, count, from ?? before));
  if (first === undefined || last === undefined) return { after: 0, upTo: 0, messages: [] };
  return { after: last - 1, upTo: first, messages: seen.toReversed() };
}

interface Gathered {
  /** In the order of reading. */
  readonly seen: readonly MessageLook[];
  /** The numbers of the first and the last message that were looked at, seen or not. */
  readonly first?: number;
  readonly last?: number;
}

/** Reads on, from the place that it got to, until the viewer sees enough messages. */
async function gather(
  viewer: Person,
  most: number,
  read: (from: number | undefined, count: number) => Promise<readonly StoredMessage[]>,
): Promise<Gathered> {
  const size = Math.max(most, fewestRead);
  const looked: StoredMessage[] = [];
  const seen: MessageLook[] = [];
  for (let count = 0; seen.length < most && count < mostRead; count += size) {
    const page = await read(looked.at(-1)?.n, size);
    for (const message of page) {
      if (seen.length === most) break;
      looked.push(message);
      const look = lookAtMessage(message, viewer);
      if (look !== undefined) seen.push(look);
    }
    if (page.length < size) break;
  }
  const [first, last] = [looked[0]?.n, looked.at(-1)?.n];
  return { seen, ...(first === undefined || last === undefined ? {} : { first, last }) };
}

function mutedIn({ seats }: Match, newest: StoredMessage | undefined): readonly number[] {
  const muted = newest?.muted ?? [];
  return seats.flatMap((occupant, seat) =>
    occupant?.person !== undefined && isMuted(muted, occupant.person) ? [seat] : [],
  );
}
