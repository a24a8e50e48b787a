/**
 * Undo is a new version that restores the game's state of an earlier one. It stops at anything learnt: it is offered to the person
 * who acted last, until another seat submits, another seat's decision opens, or anything is drawn or revealed.
 */
import { known } from '../kernel/invariant.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation } from '../kernel/violation.ts';
import type { Change, CommandOf, Request } from './change.ts';
import { deny } from './codes.ts';
import type { Actor, Match, UndoOffer } from './match.ts';
import type { Rules } from './rules.ts';
import { offering, openDecisions } from './rules.ts';
import { playingSeat } from './turn.ts';

/**
 * Restores the game's state of the version that the offer names, and the offer of that version, so that one can go back further.
 * Seats, receipts and draw counters stay as they are.
 */
export function undo({ match, actor, earlier }: Request<CommandOf<'undo'>>): Change | Violation {
  const seat = playingSeat(match, actor);
  if (isViolation(seat)) return seat;
  const offer = match.undo;
  if (offer === undefined || offer.seat !== seat || actor.kind !== 'person') return deny('UNDO_NOT_OFFERED', {});
  const restored = known(earlier?.version === offer.to ? earlier : undefined, `match at version ${offer.to}`);
  const next: Match = { ...match, state: restored.state, undos: match.undos + 1, endAgreed: [] };
  return { match: offering(next, restored.undo?.seat === seat ? restored.undo : undefined), seat, base: offer.to };
}

/** What a seat's accepted actions were, as far as undo cares. */
export interface Done {
  readonly rules: Rules;
  readonly before: Match;
  readonly after: Match;
  readonly actor: Actor;
  readonly seat: number;
  /** Something was drawn or revealed, or an answer was sealed. */
  readonly learnt: boolean;
}

/** The offer after a seat has acted. What the clock or a bot does stays done. */
export function offerAfter({ rules, before, after, actor, seat, learnt }: Done): UndoOffer | undefined {
  if (learnt || actor.kind !== 'person' || after.phase !== 'playing') return undefined;
  const earlier = new Set(openDecisions(rules, before).map((decision) => decision.id));
  const handedOver = openDecisions(rules, after).some(
    (decision) => decision.seat !== seat && !earlier.has(decision.id),
  );
  return handedOver ? undefined : { seat, to: before.version };
}
