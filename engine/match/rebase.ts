import type { Match, Submission } from './match.ts';
import type { Registry } from './registry.ts';
import { openDecisions, rulesOf, seatOf } from './rules.ts';

/**
 * Whether a submission that came too late may be decided anew as if it had been made for the newest version: a join while a seat
 * that it accepts is free; an answer to a sealed decision that it names and that is still open, if that is all the seat is asked
 * and the seat has no version after the expected one (`seatActedSince`). All else is the player's to decide.
 */
export function mayRebase(registry: Registry, match: Match, submission: Submission, seatActedSince: boolean): boolean {
  const { command, actor } = submission;
  if (command.kind === 'join') {
    return (
      match.phase === 'lobby' && match.seats.some((seat, index) => seat === null && index === (command.seat ?? index))
    );
  }
  if (command.kind !== 'act' || command.decisionId === undefined || seatActedSince) return false;
  const seat = seatOf(match, actor);
  const [own, ...others] = openDecisions(rulesOf(registry, match), match).filter((decision) => decision.seat === seat);
  return own !== undefined && others.length === 0 && own.sealed && own.id === command.decisionId;
}
