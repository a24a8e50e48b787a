import type { Answer } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import type { Step } from './step.ts';
import { submit } from './submit.ts';

/** Gets up from the table, while the match is in its lobby. */
export function leaveMatch(context: Context, person: Person, input: Step): Promise<Answer> {
  return submit(context, person, input, () => ({ kind: 'leave' }));
}
