import { labelOf } from '../refs.ts';
import type { Item } from '../state.ts';

/** An item, and the name that all like it share. */
export interface ItemView extends Item {
  readonly label: string;
}

export const seen = (items: readonly Item[]): readonly ItemView[] =>
  items.map((item) => ({ ...item, label: labelOf(item) }));
