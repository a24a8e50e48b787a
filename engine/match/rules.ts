/** A match meets its game: the look-ups that everything around a game needs. */
import type { Decision } from '../kernel/decision.ts';
import { matchKey } from '../kernel/draw.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { invariant, known } from '../kernel/invariant.ts';
import type { Look } from '../kernel/table.ts';
import { isViolation } from '../kernel/violation.ts';
import type { Actor, Match } from './match.ts';
import { optionsOf } from './options.ts';
import type { Registry } from './registry.ts';
import { gameUnder } from './registry.ts';

/** The game of a match and the match's options, parsed. */
export interface Rules {
  readonly game: Game;
  readonly options: unknown;
}

/** The rules of a match. Its game is known and its options are good, or it could not have been created. */
export function rulesOf(registry: Registry, match: Match): Rules {
  const { id, rulesVersion } = match;
  const game = known(gameUnder(registry, match.game, rulesVersion), `rules ${rulesVersion} of ${match.game}`);
  const options = optionsOf(game, match.options, match.seats.length);
  invariant(!isViolation(options), `options of match ${id}`);
  return { game, options };
}

/** The position of a match that has started. */
export function positionOf(rules: Rules, match: Match): Look<unknown, unknown> {
  return { state: known(match.state, `state of match ${match.id}`), options: rules.options };
}

/** What a match waits for, with the ids that are given out: no id comes back after an undo. */
export function openDecisions(rules: Rules, match: Match): readonly Decision[] {
  if (match.phase !== 'playing') return [];
  const decisions = rules.game.awaiting(positionOf(rules, match));
  return decisions.map((decision) => ({ ...decision, id: `${match.undos}.${decision.id}` }));
}

/** The seat of an actor, if there is one. */
export function seatOf(match: Match, actor: Actor): number | undefined {
  if (actor.kind !== 'person') return actor.seat;
  const seat = match.seats.findIndex((occupant) => occupant?.person === actor.person);
  return seat < 0 ? undefined : seat;
}

/** The key of a match's draws. The words are closed once it has started. */
export function keyOf(match: Match, secret: Uint8Array): Uint8Array {
  const words = match.seats.map((occupant) => occupant?.word ?? null);
  return matchKey(secret, { matchId: match.id, rulesVersion: match.rulesVersion, options: match.options, words });
}

/** The match with this undo offered, or none. */
export function offering(match: Match, undo: Match['undo']): Match {
  const { undo: _past, ...rest } = match;
  return undo === undefined ? rest : { ...rest, undo };
}

/** Closes a match that awaits nothing any more: its outcome is kept, with resigned seats behind all others. */
export function settle(rules: Rules, match: Match): Match {
  const position = positionOf(rules, match);
  if (rules.game.awaiting(position).length > 0) return match;
  const outcome = known(rules.game.outcome(position), `outcome of match ${match.id}`);
  const over: Match = { ...match, phase: 'over', endAgreed: [], outcome: placeResigned(outcome, match) };
  return offering(over, undefined);
}

/** Seats that stayed first, then those that resigned, each by the game's own places; equal seats share a place. */
function placeResigned(outcome: Outcome, match: Match): Outcome {
  const seats = outcome.placings.length;
  const rank = ({ seat, place }: Outcome['placings'][number]): number =>
    match.seats[seat]?.resigned === true ? place + seats : place;
  const ranks = outcome.placings.map(rank);
  const placings = outcome.placings.map((placing) => {
    const own = rank(placing);
    return { ...placing, place: 1 + ranks.filter((other) => other < own).length };
  });
  return { ...outcome, placings };
}
