import type { ActionShape } from '../../../kernel/catalogue.ts';
import type { Domain, Form } from '../../../kernel/form.ts';

/** Any action that a bot has put together for a form. */
export type Played = ActionShape & { readonly [field: string]: unknown };

/** An action and the yen that it is expected to bring. What has no gain is not done while there is another way. */
export interface Choice {
  readonly action: ActionShape | Played;
  readonly gain: number;
}

/** The best of some choices, the first of equals. */
export function bestOf(choices: readonly Choice[]): Choice | undefined {
  return choices.reduce<Choice | undefined>(
    (best, choice) => (best === undefined || choice.gain > best.gain ? choice : best),
    undefined,
  );
}

/** The words that a field may be. */
export function wordsOf(form: Form, field: string): readonly string[] {
  const domain = form.fields[field];
  return domain?.kind === 'choice' ? domain.of : [];
}

/** The numbers that a field may be. */
export function rangeOf(form: Form, field: string): Extract<Domain, { kind: 'range' }> | undefined {
  const domain = form.fields[field];
  const inner = domain?.kind === 'optional' ? domain.of : domain;
  return inner?.kind === 'range' ? inner : undefined;
}
