import type { Answer } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import type { Step } from './step.ts';
import { submit } from './submit.ts';

/** Gives up a seat: the fallback plays it to the end, behind all others. */
export function resign(context: Context, person: Person, input: Step): Promise<Answer> {
  return submit(context, person, input, () => ({ kind: 'resign' }));
}
