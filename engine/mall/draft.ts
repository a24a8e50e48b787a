import type { MallTable } from './position.ts';
import type { State } from './state.ts';

/** The same type with everything writable. */
export type Draft<T> = T extends readonly (infer I)[]
  ? Draft<I>[]
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T;

/** The table's state to be changed: only verbs may, so that every change is told as an event. */
export function draft(table: MallTable): Draft<State> {
  return table.state as Draft<State>;
}
