import type { ActionShape } from '../../../engine/kernel/catalogue.ts';
import type { Constraint, Domain, Form } from '../../../engine/kernel/form.ts';

export type DomainOf<Kind extends Domain['kind']> = Extract<Domain, { kind: Kind }>;
export type ConstraintOf<Kind extends Constraint['kind']> = Extract<Constraint, { kind: Kind }>;

/** A form of a match, and the game whose catalogue describes its action. */
export interface MatchForm {
  readonly game: string;
  readonly form: Form<ActionShape>;
}

/** A named field of a form, or of a record inside it. */
export interface FormField {
  readonly name: string;
  readonly domain: Domain;
}

/** How many of one member of a set. */
export interface MemberCount {
  readonly member: string;
  readonly count: number;
}

/** What 0, 1, 2, … of one member of a set are worth. */
export interface MemberWorth {
  readonly member: string;
  readonly worth: readonly number[];
}

/** What an entry of a list uses up besides the ids in it. */
export type Using = ConstraintOf<'uses'>['entries'][number];

export const fieldsOf = (fields: { readonly [name: string]: Domain }): FormField[] =>
  Object.entries(fields).map(([name, domain]) => ({ name, domain }));

export const countsOf = (counts: { readonly [member: string]: number }): MemberCount[] =>
  Object.entries(counts).map(([member, count]) => ({ member, count }));

export const worthsOf = (values: { readonly [member: string]: readonly number[] }): MemberWorth[] =>
  Object.entries(values).map(([member, worth]) => ({ member, worth }));
