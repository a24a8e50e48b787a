/** Whose turn it is to say something: the checks around a game that come before its rules. */
import type { ActionShape } from '../kernel/catalogue.ts';
import type { Decision } from '../kernel/decision.ts';
import { parseActions } from '../kernel/shape.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation, refuse } from '../kernel/violation.ts';
import { deny } from './codes.ts';
import type { Actor, Match } from './match.ts';
import type { Rules } from './rules.ts';
import { openDecisions, seatOf } from './rules.ts';

/** A list longer than this is no player's. */
const MOST_ACTIONS = 100;

/** A seat's actions, checked against all but the rules of the game. */
export interface Turn {
  readonly seat: number;
  readonly actions: readonly ActionShape[];
  /** A sealed decision is (or may be) answered: replaced until the reveal, never undone. */
  readonly sealed: boolean;
}

/** What is submitted, by whom. */
interface Submitted {
  readonly actor: Actor;
  readonly decisionId?: string;
  readonly actions: readonly unknown[];
}

/** May this actor act now, and are these actions of this game? The door of `act` and of previews. */
export function turnOf(rules: Rules, match: Match, submitted: Submitted): Turn | Violation {
  const seat = playingSeat(match, submitted.actor);
  if (isViolation(seat)) return seat;
  const decisions = answerable(rules, match, { seat, ...submitted });
  if (isViolation(decisions)) return decisions;
  const { actions: raw } = submitted;
  if (raw.length < 1 || raw.length > MOST_ACTIONS) {
    const expected = { kind: 'list', min: 1, max: MOST_ACTIONS };
    return refuse('action.malformed', { action: '', field: 'actions', expected });
  }
  const actions = parseActions(rules.game.catalogue, raw);
  if (isViolation(actions)) return actions;
  return { seat, actions, sealed: decisions.some((decision) => decision.sealed) };
}

/** The seat that an actor plays in a running match. Who has resigned is played by the clock. */
export function playingSeat(match: Match, actor: Actor): number | Violation {
  if (match.phase === 'lobby') return deny('NOT_STARTED', {});
  if (match.phase === 'over') return deny('MATCH_OVER', {});
  const seat = seatOf(match, actor);
  if (seat === undefined) return deny('NOT_SEATED', { resigned: false });
  const gone = actor.kind === 'person' && match.seats[seat]?.resigned === true;
  return gone ? deny('NOT_SEATED', { resigned: true }) : seat;
}

/** The open decisions of the seat that the actions may answer: the one that is named, else all. */
function answerable(
  rules: Rules,
  match: Match,
  { seat, decisionId }: { readonly seat: number; readonly decisionId?: string },
): readonly Decision[] | Violation {
  const own = openDecisions(rules, match).filter((decision) => decision.seat === seat);
  const named = decisionId === undefined ? own : own.filter((decision) => decision.id === decisionId);
  const facts = decisionId === undefined ? { seat } : { seat, decisionId: decisionId.slice(0, 80) };
  return named.length > 0 ? named : deny('NOT_YOUR_DECISION', facts);
}
