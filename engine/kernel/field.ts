/**
 * The types of the fields of an action. One description gives the TypeScript type, the GraphQL input, the JSON Schema,
 * the text notation and the help line.
 */

/** One of a closed set of words. `name` is the public name of the set (a GraphQL enum). */
export interface ChoiceField<T extends string = string> {
  readonly kind: 'choice';
  readonly name: string;
  readonly of: readonly T[];
  readonly help: string;
}

/** A stable id that the match hands out (a boat, an item, a card): letters and digits, and `-`, `.`, `:` and `#` within. */
export interface IdField {
  readonly kind: 'id';
  readonly name: string;
  readonly help: string;
}

/** A whole number from `min` to `max`, in steps of `step` from `min` up. */
export interface IntegerField {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly help: string;
}

/** How many of each member of a closed set; members that are not named count 0. In JSON `{"eel": 2}`. */
export interface MultisetField<T extends string = string> {
  readonly kind: 'multiset';
  readonly of: ChoiceField<T>;
  readonly help: string;
}

/** Several named fields together. `name` is the public name of the type. */
export interface RecordField<F extends Fields = Fields> {
  readonly kind: 'record';
  readonly name: string;
  readonly fields: F;
  readonly help: string;
}

/** `min` to `max` values of one kind. */
export interface ListField<F extends Field = Field> {
  readonly kind: 'list';
  readonly of: F;
  readonly min: number;
  readonly max: number;
  readonly help: string;
}

/** A field that may be left out. Never an element of a list. */
export interface OptionalField<F extends Field = Field> {
  readonly kind: 'optional';
  readonly of: F;
}

export type Field =
  | ChoiceField
  | IdField
  | IntegerField
  | MultisetField
  | RecordField<Fields>
  | ListField<Field>
  | OptionalField<Field>;

// An interface, so that records of records may refer to themselves.
export interface Fields {
  readonly [name: string]: Field;
}

/** The TypeScript type of a field's values. */
export type ValueOf<F> = F extends { readonly kind: 'optional'; readonly of: infer I }
  ? ValueOf<I> | undefined
  : F extends { readonly kind: 'choice'; readonly of: readonly (infer T)[] }
    ? T
    : F extends { readonly kind: 'id' }
      ? string
      : F extends { readonly kind: 'integer' }
        ? number
        : F extends { readonly kind: 'multiset'; readonly of: { readonly of: readonly (infer T extends string)[] } }
          ? { readonly [K in T]?: number }
          : F extends { readonly kind: 'record'; readonly fields: infer R }
            ? ValuesOf<R>
            : F extends { readonly kind: 'list'; readonly of: infer I }
              ? readonly ValueOf<I>[]
              : never;

type OptionalKeys<R> = { [K in keyof R]: R[K] extends { readonly kind: 'optional' } ? K : never }[keyof R];

/** The TypeScript type of a set of fields: optional ones may be left out. */
export type ValuesOf<R> = string extends keyof R
  ? { readonly [name: string]: unknown }
  : { readonly [K in Exclude<keyof R, OptionalKeys<R>>]: ValueOf<R[K]> } & {
      readonly [K in OptionalKeys<R>]?: Exclude<ValueOf<R[K]>, undefined>;
    };

export const choice = <const T extends string>(name: string, of: readonly T[], help: string): ChoiceField<T> => ({
  kind: 'choice',
  name,
  of,
  help,
});
export const id = (name: string, help: string): IdField => ({ kind: 'id', name, help });
export const integer = (min: number, max: number, help: string, step = 1): IntegerField => ({
  kind: 'integer',
  min,
  max,
  step,
  help,
});
export const multiset = <T extends string>(of: ChoiceField<T>, help: string): MultisetField<T> => ({
  kind: 'multiset',
  of,
  help,
});
export const record = <F extends Fields>(name: string, fields: F, help: string): RecordField<F> => ({
  kind: 'record',
  name,
  fields,
  help,
});
export const list = <F extends Field>(of: F, min: number, max: number, help: string): ListField<F> => ({
  kind: 'list',
  of,
  min,
  max,
  help,
});
export const optional = <F extends Field>(of: F): OptionalField<F> => ({ kind: 'optional', of });
