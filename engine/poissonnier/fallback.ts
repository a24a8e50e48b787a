import type { Decision } from '../kernel/decision.ts';
import type { PoissonnierAction } from './actions.ts';
import { playerAt } from './look.ts';
import type { PoissonnierLook } from './position.ts';
import { unchanged } from './rules/place.ts';
import { standingAsks } from './rules/standing.ts';

/**
 * The action played when time runs out (LP-TIME-02): the crates stay, the price list answers, offers are refused, and the turn ends,
 * after the request, if there is one, is dropped.
 */
export function fallbackFor(look: PoissonnierLook, { seat }: Decision): PoissonnierAction {
  switch (look.state.turn.phase) {
    case 'place':
      return unchanged(playerAt(look, seat));
    case 'ask': {
      const asks = standingAsks(look, seat);
      return asks.length === 0 ? { type: 'decline' } : { type: 'submitAsks', asks };
    }
    case 'counter':
      return { type: 'answerCounter', answers: [] };
    case 'serve':
      return { type: 'endTurn' };
    default:
      return { type: 'dropRequest' };
  }
}
