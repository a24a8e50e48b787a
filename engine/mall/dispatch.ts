/** From an action's name to the rule that plays it, for the right seat in the right phase only. */
import type { Form } from '../kernel/form.ts';
import { known } from '../kernel/invariant.ts';
import { refuse, type Violation } from '../kernel/violation.ts';
import type { MallAction } from './actions.ts';
import { playerAt } from './look.ts';
import type { MallLook } from './position.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { corrects } from './rules/report-fallen.ts';

/** Whether an action corrects the report that the seat made last: that needs no turn (MALL-STATE-01). */
export function isCorrection(look: MallLook, seat: number, action: MallAction): boolean {
  return action.type === 'reportFallen' && corrects(look, seat);
}

/** The rule that plays this action now, or the refusal, in the order of section 15. */
export function findRule(look: MallLook, seat: number, action: MallAction): Rule | Violation {
  const { outcome, turn } = look.state;
  if (outcome !== undefined) return refuse('turn.gameOver');
  if (playerAt(look, seat).status === 'resigned') return refuse('turn.resigned');
  const rule = known(rules[action.type], `rule of ${action.type}`);
  if (!isCorrection(look, seat, action)) {
    if (turn.seat !== seat) return refuse('turn.notYours', { active: turn.seat });
    if (!rule.phases.includes(turn.phase)) return refuse('turn.wrongPhase', { action: action.type, phase: turn.phase });
  }
  return rule.check(look, seat, action) ?? rule;
}

/** The exact forms of everything the seat can do now. */
export function formsFor(look: MallLook, seat: number): readonly Form<MallAction>[] {
  const { outcome, turn } = look.state;
  if (outcome !== undefined) return [];
  const own = turn.seat === seat ? Object.values(rules).filter(({ phases }) => phases.includes(turn.phase)) : [];
  const correcting = corrects(look, seat) ? [rules.reportFallen] : [];
  return [...own, ...correcting].flatMap((rule) => rule.forms(look, seat));
}
