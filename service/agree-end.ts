import type { Answer } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import type { Step } from './step.ts';
import { submit } from './submit.ts';

/** Agrees to end the match now; it ends when all persons at the table have. */
export function agreeEnd(context: Context, person: Person, input: Step): Promise<Answer> {
  return submit(context, person, input, () => ({ kind: 'agreeEnd' }));
}
