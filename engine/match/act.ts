/** Playing: a seat's actions, and what they make of the match around the game. */
import { drawSource } from '../kernel/draw.ts';
import { playList } from '../kernel/play-list.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation } from '../kernel/violation.ts';
import type { Change, CommandOf, Request } from './change.ts';
import { offering, positionOf, settle } from './rules.ts';
import { turnOf } from './turn.ts';
import { offerAfter } from './undo.ts';

/** Applies a seat's actions, all or none. */
export function act({ rules, match, actor, command, key }: Request<CommandOf<'act'>>): Change | Violation {
  const turn = turnOf(rules, match, { actor, ...command });
  if (isViolation(turn)) return turn;
  const { seat, actions, sealed } = turn;
  const source = drawSource(key(), match.draws);
  const played = playList(rules.game, positionOf(rules, match), { seat, actions }, source);
  if (isViolation(played)) return played;
  const next = settle(rules, { ...match, state: played.state, draws: played.counters, endAgreed: [] });
  const learnt = played.concluded || sealed;
  const undo = offerAfter({ rules, before: match, after: next, actor, seat, learnt });
  return { match: offering(next, undo), seat, events: played.events, draws: played.drawn };
}
