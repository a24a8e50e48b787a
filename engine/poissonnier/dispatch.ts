/** From an action's name to the rule that plays it, for the right seat in the right phase only. */
import type { Form } from '../kernel/form.ts';
import { known } from '../kernel/invariant.ts';
import { refuse, type Violation } from '../kernel/violation.ts';
import type { PoissonnierAction } from './actions.ts';
import { isIn } from './look.ts';
import type { PoissonnierLook } from './position.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.ts';

/** The rule that plays this action now, or the refusal, in the order of LP-RUL-55. */
export function findRule(look: PoissonnierLook, seat: number, action: PoissonnierAction): Rule | Violation {
  const { outcome, turn } = look.state;
  if (outcome !== undefined) return refuse('turn.over');
  if (!isIn(look, seat)) return refuse('turn.resigned');
  const rule = known(rules[action.type], `rule of ${action.type}`);
  if (rule.active && turn.seat !== seat) return refuse('turn.notYours', { active: turn.seat });
  if (!rule.phases.includes(turn.phase)) return refuse('turn.notNow', { action: action.type, phase: turn.phase });
  return rule.check(look, seat, action) ?? rule;
}

/** The exact forms of everything the seat can do now. */
export function formsFor(look: PoissonnierLook, seat: number): readonly Form<PoissonnierAction>[] {
  const { outcome, turn } = look.state;
  if (outcome !== undefined || !isIn(look, seat)) return [];
  return Object.values(rules)
    .filter(({ active, phases }) => (!active || turn.seat === seat) && phases.includes(turn.phase))
    .flatMap((rule) => rule.forms(look, seat));
}
