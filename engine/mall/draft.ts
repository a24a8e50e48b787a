import type { Draft } from '../kernel/table.ts';
import type { MallTable } from './position.ts';
import type { State } from './state.ts';

/** The table's state to be changed: only verbs may, so that every change is told as an event. */
export function draft(table: MallTable): Draft<State> {
  return table.state as Draft<State>;
}
