import type { Form } from '../kernel/form.ts';
import type { Violation } from '../kernel/violation.ts';
import type { ActionName, ActionNamed, PoissonnierAction } from './actions.ts';
import type { PoissonnierLook, PoissonnierTable } from './position.ts';
import type { Phase } from './state.ts';

/** One action of the rules: `forms` and `check` say the same, so that what is listed and what is accepted never differ. */
export interface Rule<A extends PoissonnierAction = PoissonnierAction> {
  readonly phases: readonly Phase[];
  /** only the active player */
  readonly active: boolean;
  /** an answer that may be sent anew under the same decision, until all are in */
  readonly replaceable?: true;
  /** Exact forms now. The phase is right and the seat is in; an action of the active player is asked of no other. */
  forms(look: PoissonnierLook, seat: number): readonly Form<A>[];
  /** Why the action is refused, in the order of LP-RUL-55. The same is given. */
  check(look: PoissonnierLook, seat: number, action: A): Violation | undefined;
  /** Does it, with verbs. Called only after `check` found nothing. */
  run(table: PoissonnierTable, seat: number, action: A): void;
}

/** Declares the rule of one action. The cast is where rules of different actions meet. */
export function defineRule<Name extends ActionName>(_name: Name, rule: Rule<ActionNamed<Name>>): Rule {
  return rule as unknown as Rule;
}

export const anyPhase: readonly Phase[] = ['place', 'serve', 'ask', 'decide', 'counter', 'final'];
