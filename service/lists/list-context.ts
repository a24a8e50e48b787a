import type { MatchStore } from '../../store/match-store.ts';
import type { RowStore } from '../../store/row-store.ts';

/** What lists are made from, and where they are kept. */
export interface ListContext {
  readonly store: MatchStore;
  readonly rows: RowStore;
}
