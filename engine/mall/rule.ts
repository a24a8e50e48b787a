import type { Form } from '../kernel/form.ts';
import type { Violation } from '../kernel/violation.ts';
import type { ActionName, ActionNamed, MallAction } from './actions.ts';
import type { MallLook, MallTable } from './position.ts';
import type { Phase } from './state.ts';

/** One action of the rules: `forms` and `check` say the same, so that what is listed and what is accepted never differ. */
export interface Rule<A extends MallAction = MallAction> {
  readonly phases: readonly Phase[];
  /** Exact forms now. The seat is active and the phase is right, or the seat corrects its report. */
  forms(look: MallLook, seat: number): readonly Form<A>[];
  /** Why the action is refused, in the order of section 15. The same is given. */
  check(look: MallLook, seat: number, action: A): Violation | undefined;
  /** Does it, with verbs, and what follows from it. Called only after `check` found nothing. */
  run(table: MallTable, seat: number, action: A): void;
}

/** Declares the rule of one action. The cast is where rules of different actions meet. */
export function defineRule<Name extends ActionName>(_name: Name, rule: Rule<ActionNamed<Name>>): Rule {
  return rule as unknown as Rule;
}
