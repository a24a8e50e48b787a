/**
 * Forms say what a seat can do now. A form is exact: an action is accepted if and only if it lies in one of the forms
 * (every field in its domain, every constraint kept), and a form is listed only if at least its example is accepted.
 */
import type { ActionShape } from './catalogue.ts';

/** The values a field may take. */
export type Domain =
  /** one of these words or ids */
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** min, min + step, … up to max */
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number }
  /** up to the given number of each member, `min` to `max` altogether */
  | {
      readonly kind: 'multiset';
      readonly of: { readonly [member: string]: number };
      readonly min: number;
      readonly max: number;
    }
  /** `min` to `max` different ids out of these */
  | { readonly kind: 'subset'; readonly of: readonly string[]; readonly min: number; readonly max: number }
  /** every named field in its domain, and no other field */
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: Domain } }
  /** a list of exactly `count` values of each part, in any order; with `min`, of `min` to `max` values, at most `count` of each part */
  | { readonly kind: 'bag'; readonly of: readonly Part[]; readonly min?: number; readonly max?: number }
  /** a list of exactly these values, in this order */
  | { readonly kind: 'sequence'; readonly of: readonly Domain[] }
  /** a value of any of these domains */
  | { readonly kind: 'either'; readonly of: readonly Domain[] }
  /** a value of the domain, or left out */
  | { readonly kind: 'optional'; readonly of: Domain };

/** Values of a list that are alike. */
export interface Part {
  readonly count: number;
  readonly each: Domain;
}

/** What an entry of a list uses up besides the ids in it. */
export interface Using {
  readonly field: string;
  /** every entry of the field that lies here */
  readonly each: Domain;
  readonly uses: { readonly [member: string]: number };
}

/** A condition over several fields or over a whole set. */
export type Constraint =
  /** the pieces (multiset members, list entries) or numbers of these fields together: at least, at most, a multiple of */
  | {
      readonly kind: 'total';
      readonly fields: readonly string[];
      readonly min?: number;
      readonly max?: number;
      readonly multipleOf?: number;
    }
  /** these multisets together take no more of each member than this */
  | { readonly kind: 'held'; readonly fields: readonly string[]; readonly of: { readonly [member: string]: number } }
  /** the value of a multiset: the sum over its members of `values[member][count]`, at least `min`, at most `max` */
  | {
      readonly kind: 'worth';
      readonly field: string;
      readonly values: { readonly [member: string]: readonly number[] };
      readonly min?: number;
      readonly max?: number;
    }
  /** the entries of these lists, taken together, are exactly this bag */
  | { readonly kind: 'together'; readonly fields: readonly string[]; readonly of: readonly Part[] }
  /**
   * nothing is used more often than `of` says, once where it says nothing. Every id at one of the paths (`crates.fish`, through lists
   * and records) uses itself; an entry of a list may use more.
   */
  | {
      readonly kind: 'uses';
      readonly ids: readonly string[];
      readonly entries: readonly Using[];
      readonly of: { readonly [member: string]: number };
    };

/** One way to act: an action's name, a domain for each of its fields, joint constraints and an accepted example. */
export interface Form<A extends ActionShape = ActionShape> {
  readonly action: A['type'];
  readonly fields: { readonly [name: string]: Domain };
  readonly constraints: readonly Constraint[];
  readonly example: A;
}

/** The one form of an action without fields. */
export function plainForm<Name extends string>(type: Name): Form<{ readonly type: Name }> {
  return { action: type, fields: {}, constraints: [], example: { type } };
}
