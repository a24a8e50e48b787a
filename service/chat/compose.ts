/** What may be said at a table, and what it becomes: pure, decided on the match and the newest message. */
import type { Violation } from '../../engine/kernel/violation.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { deny } from '../../engine/match/codes.ts';
import { occupantOf } from '../../engine/match/lobby.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Attendee, Notice, StoredMessage, Talk } from '../../store/messages/message-item.ts';
import type { Person } from '../identity.ts';
import { denyTalk } from './codes.ts';
import type { Muted } from './muted.ts';
import { isMuted, withMuted } from './muted.ts';
import { expectedText, isGoodText, longestText, mentionsIn } from './text.ts';

/** What someone wants to be in the table's talk. */
export type Wish =
  | { readonly kind: 'talk'; readonly text: string; readonly to?: number }
  | { readonly kind: 'mute'; readonly seat: number; readonly muted: boolean };

/** A table as an author finds it. */
export interface Table {
  readonly match: Match;
  readonly muted: Muted;
}

/** What a wish makes of the talk. */
export type Composed = Pick<StoredMessage, 'by' | 'content' | 'muted'>;

/** Persons muted at one table: every message remembers them. */
const mostMuted = 50;

/**
 * The message that a wish becomes. Persons who sit at the table write, resigned or not, and the organizer; before, while and after
 * the match is played.
 */
export function compose(table: Table, author: Person, wish: Wish): Composed | Violation {
  const by = attendeeOf(table.match, author);
  if (isViolation(by)) return by;
  return wish.kind === 'talk' ? talk(table, by, wish) : mute(table, by, wish);
}

/** True if a message says what the wish does: then they are one. */
export function says({ content }: StoredMessage, wish: Wish): boolean {
  if (content.kind === 'notice') {
    return wish.kind === 'mute' && content.about.seat === wish.seat && content.muted === wish.muted;
  }
  return wish.kind === 'talk' && content.text === wish.text && content.to?.seat === wish.to;
}

function talk(table: Table, by: Attendee, { text, to }: Extract<Wish, { kind: 'talk' }>): Composed | Violation {
  const { match, muted } = table;
  if (!isGoodText(text)) return denyTalk('MESSAGE_MALFORMED', { longest: longestText, expected: expectedText });
  if (isMuted(muted, by.person)) return denyTalk('MUTED', {});
  const content: Talk = { kind: 'talk', text, mentions: mentionsIn(text, match.seats.length) };
  if (to === undefined) return { by, content, muted };
  if (match.privateTalk !== true) return denyTalk('NO_PRIVATE_TALK', {});
  const listener = otherIn(match, to, by);
  return isViolation(listener) ? listener : { by, content: { ...content, to: listener }, muted };
}

function mute(table: Table, by: Attendee, { seat, muted }: Extract<Wish, { kind: 'mute' }>): Composed | Violation {
  if (table.match.creator !== by.person) return deny('NOT_ORGANIZER', {});
  const about = otherIn(table.match, seat, by);
  if (isViolation(about)) return about;
  if (isMuted(table.muted, about.person) === muted) {
    return muted ? denyTalk('ALREADY_MUTED', { seat }) : denyTalk('NOT_MUTED', { seat });
  }
  if (muted && table.muted.length >= mostMuted) return denyTalk('TOO_MANY_MUTED', { most: mostMuted });
  const content: Notice = { kind: 'notice', about, muted };
  return { by, content, muted: withMuted(table.muted, about.person, muted) };
}

/** Who writes, with the name that the table knows. */
function attendeeOf(match: Match, { person, name }: Person): Attendee | Violation {
  const seat = match.seats.findIndex((occupant) => occupant?.person === person);
  const sitting = match.seats[seat];
  if (sitting) return { person, name: sitting.name, seat };
  if (match.creator !== person) return deny('NOT_SEATED', { resigned: false });
  return { person, name: occupantOf({ kind: 'person', person, name }).name };
}

/** The person in a seat who is not the author. */
function otherIn(match: Match, seat: number, by: Attendee): Attendee | Violation {
  const occupant = match.seats[seat];
  if (occupant === undefined) return deny('SEAT_UNKNOWN', { seat, seats: match.seats.length });
  if (occupant?.person === undefined || occupant.person === by.person) return denyTalk('NOBODY_ELSE_THERE', { seat });
  return { person: occupant.person, name: occupant.name, seat };
}
