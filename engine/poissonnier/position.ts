import type { Look, Table } from '../kernel/table.ts';
import type { Deck } from './deck.ts';
import type { PoissonnierEvent } from './events.ts';
import type { State } from './state.ts';

/** The options of a match after parsing: frozen, shared, never stored. */
export interface Options {
  readonly players: number;
  /** the seat that starts; drawn if absent (LP-SETUP-07) */
  readonly starter?: number;
  /** LP-VAR-01 */
  readonly fairSeats: boolean;
  readonly deck: Deck;
}

export type PoissonnierLook = Look<State, Options>;
export type PoissonnierTable = Table<State, Options, PoissonnierEvent>;
