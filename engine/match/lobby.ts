/** Before the game: sitting down, getting up, starting. Once started, seats and words stay as they are. */

import { isWellFormed } from '../kernel/canonical.ts';
import { drawSource } from '../kernel/draw.ts';
import { sha256 } from '../kernel/hash.ts';
import { invariant } from '../kernel/invariant.ts';
import type { EventShape } from '../kernel/table.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation } from '../kernel/violation.ts';
import type { Change, CommandOf, Request } from './change.ts';
import { deny } from './codes.ts';
import type { Access, Actor, Match, Occupant } from './match.ts';
import { seatOf, settle } from './rules.ts';

/** Characters of a word. */
const WORD_LONGEST = 64;
const NAME_LONGEST = 60;

type Person = Extract<Actor, { kind: 'person' }>;

/** Takes a seat: the one asked for, or the first that is free. Late is no fault while an acceptable seat is free. */
export function join(request: Request<CommandOf<'join'>>): Change | Violation {
  const { match, command } = request;
  const person = personOf(request.actor);
  const seated = seatOf(match, person);
  if (match.phase !== 'lobby') return deny('ALREADY_STARTED', {});
  if (seated !== undefined) return deny('ALREADY_SEATED', { seat: seated });
  if (match.creator !== person.person && !opens(match.access, command.code)) return deny('WRONG_CODE', {});
  if (!isGoodWord(command.word)) return refuseWord();
  const seat = freeSeat(request);
  if (isViolation(seat)) return seat;
  return { match: seatedAt(match, seat, occupantOf(person, command.word)), seat };
}

/** The free seat that a join gets. Who finds the last one gone since they looked is told so, not that the table is full. */
function freeSeat({ match, command, late }: Request<CommandOf<'join'>>): number | Violation {
  const { seats } = match;
  if (command.seat === undefined) {
    const first = seats.indexOf(null);
    if (first >= 0) return first;
    return late ? deny('SEAT_TAKEN', {}) : deny('MATCH_FULL', { seats: seats.length });
  }
  const occupant = seats[command.seat];
  if (occupant === undefined) return deny('SEAT_UNKNOWN', { seat: command.seat, seats: seats.length });
  return occupant === null ? command.seat : deny('SEAT_TAKEN', { seat: command.seat });
}

/** Gets up again. */
export function leave({ match, actor }: Request<CommandOf<'leave'>>): Change | Violation {
  const seat = seatOf(match, personOf(actor));
  if (match.phase !== 'lobby') return deny('ALREADY_STARTED', {});
  if (seat === undefined) return deny('NOT_SEATED', { resigned: false });
  return { match: seatedAt(match, seat, null), seat };
}

/** Closes the lobby and sets the game up. The words are closed with it. */
export function start({ rules, match, actor, key }: Request<CommandOf<'start'>>): Change | Violation {
  if (match.phase !== 'lobby') return deny('ALREADY_STARTED', {});
  if (match.creator !== personOf(actor).person) return deny('NOT_ORGANIZER', {});
  const open = match.seats.flatMap((occupant, seat) => (occupant === null ? [seat] : []));
  if (open.length > 0) return deny('SEATS_OPEN', { seats: open });
  const source = drawSource(key(), match.draws);
  const events: EventShape[] = [];
  const state = rules.game.setup(rules.options, match.seats.length, source.draw, (event) => {
    events.push(event);
  });
  const started: Match = { ...match, phase: 'playing', state, draws: { ...source.counters } };
  return { match: settle(rules, started), events, draws: source.drawn };
}

/** A person who sits down. The name is shown to others, so it is cut and made readable; a word must be good ({@link isGoodWord}). */
export function occupantOf(person: Person, word?: string): Occupant {
  const name = person.name.slice(0, NAME_LONGEST).replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');
  return { person: person.person, name, ...(word === undefined ? {} : { word }) };
}

/** A word is any well-formed text of at most 64 characters; saying none is good too. */
export function isGoodWord(word: string | undefined): boolean {
  return word === undefined || (word.length <= WORD_LONGEST && isWellFormed(word));
}

/** Refuses a word that is not good. */
export function refuseWord(): Violation {
  const expected = `at most ${WORD_LONGEST} characters of well-formed text`;
  return deny('WORD_MALFORMED', { longest: WORD_LONGEST, expected });
}

function seatedAt(match: Match, seat: number, occupant: Occupant | null): Match {
  return { ...match, seats: match.seats.with(seat, occupant) };
}

/** Hashes are compared, so that the time it takes tells nothing of the code. */
function opens(access: Access, code: string | undefined): boolean {
  return access.kind === 'public' || (code !== undefined && sha256(code) === sha256(access.code));
}

function personOf(actor: Actor): Person {
  invariant(actor.kind === 'person', `a ${actor.kind} in the lobby`);
  return actor;
}
