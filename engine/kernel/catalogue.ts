import type { Fields, ValuesOf } from './field.ts';

/** One action, described once: its help line and its fields in the order of the text notation. */
export interface ActionSpec<F extends Fields = Fields> {
  readonly help: string;
  readonly fields: F;
}

/** All actions of a game by name (camelCase). */
export interface Catalogue {
  readonly [name: string]: ActionSpec;
}

/** Any action as plain JSON: `type` is its name in the catalogue, the rest are its fields. */
export interface ActionShape {
  readonly type: string;
}

/** The action type that one spec describes. */
export type ActionFrom<Name extends string, S extends ActionSpec> = { readonly type: Name } & ValuesOf<S['fields']>;

/** The union of all actions of a catalogue. */
export type ActionOf<C extends Catalogue> = { [K in keyof C & string]: ActionFrom<K, C[K]> }[keyof C & string];

/** Describes one action. */
export function action<const F extends Fields>(help: string, fields: F): ActionSpec<F> {
  return { help, fields };
}
