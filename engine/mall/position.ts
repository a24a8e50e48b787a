import type { Look, Table } from '../kernel/table.ts';
import type { Mode, SourceId } from './catalog/ids.ts';
import type { MallEvent } from './events.ts';
import type { Layout } from './layout.ts';
import type { State } from './state.ts';

/** The options of a match after parsing: frozen, shared, never stored. */
export interface Options {
  readonly players: number;
  readonly mode: Mode;
  /** the seat that starts; drawn if absent (MALL-SETUP-17) */
  readonly starter?: number;
  /** who pours and who draws; always `app` in economic mode */
  readonly vendingSource: SourceId;
  readonly bagSource: SourceId;
  readonly layout: Layout;
}

export type MallLook = Look<State, Options>;
export type MallTable = Table<State, Options, MallEvent>;
