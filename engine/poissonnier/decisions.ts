import type { Decision } from '../kernel/decision.ts';
import { awaitedHelpers, isIn, playerAt } from './look.ts';
import type { PoissonnierLook } from './position.ts';

/**
 * What the match waits for. Every player still in has one open decision: what they are asked, or else their price list, a sealed
 * answer that stands until it is replaced (LP-NEGO-12).
 */
export function decisionsIn(look: PoissonnierLook): readonly Decision[] {
  const { outcome, players } = look.state;
  if (outcome !== undefined) return [];
  return players.flatMap((_, seat) => (isIn(look, seat) ? [decisionOf(look, seat)] : []));
}

function decisionOf(look: PoissonnierLook, seat: number): Decision {
  const { phase, seat: active } = look.state.turn;
  const { asked, arrangement } = playerAt(look, seat);
  const decision = (kind: string, sealed: boolean, answered: boolean): Decision => ({
    id: `${kind}-${seat}-${asked}`,
    seat,
    kind,
    sealed,
    ...(answered ? { answered: true as const } : {}),
  });
  if (phase === 'place') return decision('place', true, arrangement !== undefined);
  if (phase === 'ask' || phase === 'counter') {
    return awaitedHelpers(look).includes(seat) ? decision(phase, true, false) : decision('standing', true, true);
  }
  return seat === active ? decision(phase, false, false) : decision('standing', true, true);
}
