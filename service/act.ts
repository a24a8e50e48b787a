import { isViolation } from '../engine/kernel/violation.ts';
import type { Answer } from './answers.ts';
import type { Context } from './context.ts';
import type { GivenActions } from './given-actions.ts';
import { actionsOf } from './given-actions.ts';
import type { Person } from './identity.ts';
import type { Step } from './step.ts';
import { submit } from './submit.ts';

/** Actions to submit, all or none. */
export interface Act extends Step {
  /** The decision that they answer. Sealed answers that name theirs do not conflict with the answers of others. */
  readonly decisionId?: string;
  readonly given: GivenActions;
}

/** Submits a seat's actions. */
export function act(context: Context, person: Person, { given, decisionId, ...step }: Act): Promise<Answer> {
  return submit(context, person, step, (match) => {
    const actions = actionsOf(context.registry, match, given);
    if (isViolation(actions)) return actions;
    return { kind: 'act', ...(decisionId === undefined ? {} : { decisionId }), actions };
  });
}
