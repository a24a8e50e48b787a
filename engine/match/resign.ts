/** Ways out of a match before its game ends. The game's own final scoring places the seats. */
import { drawSource } from '../kernel/draw.ts';
import { fork } from '../kernel/fork.ts';
import { invariant } from '../kernel/invariant.ts';
import { sheet } from '../kernel/play-list.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation } from '../kernel/violation.ts';
import type { Change, CommandOf, Request } from './change.ts';
import { deny } from './codes.ts';
import type { Match } from './match.ts';
import { offering, positionOf, settle } from './rules.ts';
import { playingSeat } from './turn.ts';

/** Gives up the seat: from now on the fallback plays it. The match ends when one seat is left, or only bots are. */
export function resign(request: Request<CommandOf<'resign'>>): Change | Violation {
  const { match, actor } = request;
  const seat = playingSeat(match, actor);
  if (isViolation(seat)) return seat;
  const seats = match.seats.map((occupant, other) =>
    other === seat && occupant !== null ? { ...occupant, resigned: true as const } : occupant,
  );
  const next = offering({ ...match, seats, endAgreed: match.endAgreed.filter((other) => other !== seat) }, undefined);
  const isLast = seatsLeft(next).length <= 1 || personsLeft(next).length === 0;
  return isLast ? concluded(request, next, seat) : { match: next, seat };
}

/** Agrees to end the match now. It ends when every person who has not resigned agrees and no one has acted since. */
export function agreeEnd(request: Request<CommandOf<'agreeEnd'>>): Change | Violation {
  const { match, actor } = request;
  const seat = playingSeat(match, actor);
  if (isViolation(seat)) return seat;
  if (match.endAgreed.includes(seat)) return deny('ALREADY_AGREED', { seat });
  const endAgreed = [...match.endAgreed, seat];
  const next = offering({ ...match, endAgreed }, match.undo?.seat === seat ? match.undo : undefined);
  const allAgree = personsLeft(next).every((person) => endAgreed.includes(person));
  return allAgree ? concluded(request, next, seat) : { match: next, seat };
}

/** The match ended by the game's final scoring. */
function concluded({ rules, key }: Request, match: Match, seat: number): Change {
  const { state, options } = positionOf(rules, match);
  const source = drawSource(key(), match.draws);
  const paper = sheet({ state: fork(state), options }, source.draw);
  rules.game.conclude(paper.table);
  const over = settle(rules, { ...match, state: paper.table.state, draws: { ...source.counters } });
  invariant(over.phase === 'over', `${match.game} did not conclude`);
  return { match: over, seat, events: paper.events, draws: source.drawn };
}

/** Seats of persons and bots that have not resigned. */
function seatsLeft(match: Match): readonly number[] {
  return match.seats.flatMap((occupant, seat) => (occupant !== null && occupant.resigned !== true ? [seat] : []));
}

/** Seats of persons who have not resigned. */
function personsLeft(match: Match): readonly number[] {
  return seatsLeft(match).filter((seat) => match.seats[seat]?.person !== undefined);
}
