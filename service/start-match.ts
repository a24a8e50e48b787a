import type { Answer } from './answers.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import type { Step } from './step.ts';
import { submit } from './submit.ts';

/** Starts a match: for its organizer, when every seat is taken. */
export function startMatch(context: Context, person: Person, input: Step): Promise<Answer> {
  return submit(context, person, input, () => ({ kind: 'start' }));
}
