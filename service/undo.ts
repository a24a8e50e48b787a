import type { Answer } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import type { Step } from './step.ts';
import { submit } from './submit.ts';

/** Takes back the last submission of a seat, while that is offered. */
export function undo(context: Context, person: Person, input: Step): Promise<Answer> {
  return submit(context, person, input, () => ({ kind: 'undo' }));
}
