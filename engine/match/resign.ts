/** Ways out of a match before its game ends. The game's own final scoring places the seats. */
import { drawSource } from '../kernel/draw.ts';
import { fork } from '../kernel/fork.ts';
import type { Game } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import { sheet } from '../kernel/play-list.ts';
import type { EventShape, Table } from '../kernel/table.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation } from '../kernel/violation.ts';
import type { Change, CommandOf, Request } from './change.ts';
import { deny } from './codes.ts';
import type { Match } from './match.ts';
import { offering, positionOf, settle } from './rules.ts';
import { playingSeat } from './turn.ts';

/**
 * Gives up the seat, with what the game's rules say to that; what the seat is still asked, the fallback answers. The match ends when
 * one seat is left, or only bots are; and as if the last had agreed, when all other persons have agreed to the end already.
 */
export function resign(request: Request<CommandOf<'resign'>>): Change | Violation {
  const { match, actor } = request;
  const seat = playingSeat(match, actor);
  if (isViolation(seat)) return seat;
  const seats = match.seats.map((occupant, other) =>
    other === seat && occupant !== null ? { ...occupant, resigned: true as const } : occupant,
  );
  const next = offering({ ...match, seats, endAgreed: match.endAgreed.filter((other) => other !== seat) }, undefined);
  const isLast = seatsLeft(next).length <= 1 || personsLeft(next).length === 0;
  return played(request, next, seat, (game, table) => {
    game.resign?.(table, seat);
    if (game.awaiting(table).length === 0) return;
    if (isLast) conclude(game, table);
    else if (allAgree(next)) agree(game, table);
  });
}

/** Agrees to end the match. It ends, as its rules say, when every person who has not resigned agrees and no one has acted since. */
export function agreeEnd(request: Request<CommandOf<'agreeEnd'>>): Change | Violation {
  const { match, actor } = request;
  const seat = playingSeat(match, actor);
  if (isViolation(seat)) return seat;
  if (match.endAgreed.includes(seat)) return deny('ALREADY_AGREED', { seat });
  const endAgreed = [...match.endAgreed, seat];
  const next = offering({ ...match, endAgreed }, match.undo?.seat === seat ? match.undo : undefined);
  return allAgree(next) ? played(request, offering(next, undefined), seat, agree) : { match: next, seat };
}

/** True if every person who has not resigned has agreed to the end. */
function allAgree(match: Match): boolean {
  return personsLeft(match).every((person) => match.endAgreed.includes(person));
}

/** What the game makes of it that all agree. */
function agree(game: Game, table: Table<unknown, unknown, EventShape>): void {
  if (game.agree === undefined) conclude(game, table);
  else game.agree(table);
}

/** The game ended by its own final scoring. */
function conclude(game: Game, table: Table<unknown, unknown, EventShape>): void {
  game.conclude(table);
  invariant(game.awaiting(table).length === 0, `${game.name} did not conclude`);
}

/** The match after something that the game's rules do by themselves. */
function played(
  { rules, key }: Request,
  match: Match,
  seat: number,
  does: (game: Game, table: Table<unknown, unknown, EventShape>) => void,
): Change {
  const { state, options } = positionOf(rules, match);
  const source = drawSource(key(), match.draws);
  const paper = sheet({ state: fork(state), options }, source.draw);
  does(rules.game, paper.table);
  const next = settle(rules, { ...match, state: paper.table.state, draws: { ...source.counters } });
  return { match: next, seat, events: paper.events, draws: source.drawn };
}

/** Seats of persons and bots that have not resigned. */
function seatsLeft(match: Match): readonly number[] {
  return match.seats.flatMap((occupant, seat) => (occupant !== null && occupant.resigned !== true ? [seat] : []));
}

/** Seats of persons who have not resigned. */
function personsLeft(match: Match): readonly number[] {
  return seatsLeft(match).filter((seat) => match.seats[seat]?.person !== undefined);
}
