/** Builders of forms, and the door to their use: {@link accepts} and {@link sample}. */
import type { ActionShape } from './catalogue.ts';
import type { Constraint, Domain, Form } from './form.ts';

export { accepts } from './accepts.ts';
export { sample } from './sample.ts';

/** Exactly this word or id. */
export const only = (word: string): Domain => ({ kind: 'choice', of: [word] });

/** One of these words or ids. */
export const oneOf = (words: readonly string[]): Domain => ({ kind: 'choice', of: words });

/** min, min + step, … up to max. */
export const range = (min: number, max: number, step = 1): Domain => ({ kind: 'range', min, max, step });

/** Up to `of[member]` of each member, `min` to `max` altogether (all that is there, if no `max` is given). */
export const multisetUpTo = (of: { readonly [member: string]: number }, min: number, max?: number): Domain => ({
  kind: 'multiset',
  of,
  min,
  max: max ?? Object.values(of).reduce((total, count) => total + count, 0),
});

/** A form of one action. The example must lie in it and be accepted as it is. */
export function form<A extends ActionShape>(
  action: A['type'],
  fields: { readonly [name: string]: Domain },
  example: A,
  constraints: readonly Constraint[] = [],
): Form<A> {
  return { action, fields, constraints, example };
}
