import type { Decision } from '../kernel/decision.ts';
import type { MallLook } from './position.ts';

/**
 * What the match waits for: the active player. Besides, whoever reported last may still correct it when the turn has passed on;
 * nobody waits for that (MALL-DEX-04). One deadline is for all decisions of a turn, whose number is in their ids (MALL-TIME-01).
 */
export function decisionsIn({ state }: MallLook): readonly Decision[] {
  const { outcome, turn, correction, serial } = state;
  if (outcome !== undefined) return [];
  const decision = (kind: string, seat: number): Decision => ({
    id: `${kind}-${turn.no}-${serial}`,
    seat,
    kind,
    sealed: false,
  });
  const asked = decision(turn.phase, turn.seat);
  if (correction === undefined || correction.seat === turn.seat) return [asked];
  return [asked, { ...decision('correction', correction.seat), answered: true }];
}
