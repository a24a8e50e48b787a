import type { Draft } from '../kernel/table.ts';
import type { TsukijiTable } from './market.ts';
import type { State } from './state.ts';

/** The table's state to be changed: only verbs may, so that every change is told as an event. */
export function draft(table: TsukijiTable): Draft<State> {
  return table.state as Draft<State>;
}
