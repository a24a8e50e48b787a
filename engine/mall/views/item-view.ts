import type { ItemType } from '../catalog/layout-file.ts';
import { labelOf } from '../refs.ts';
import type { Item } from '../state.ts';

/** An item, and the name that all like it share. */
export interface ItemView extends Item {
  readonly label: string;
}

export const seen = (items: readonly Item[]): readonly ItemView[] => items.map(itemView);

function itemView(item: Item): ItemView {
  const { id, type, value, side } = item;
  return {
    id,
    type,
    ...(value === undefined ? {} : { value }),
    ...(side === undefined ? {} : { side }),
    label: labelOf(item),
  };
}

/** A type of item as the layout has it. */
export type TypeView = ItemType;

export function typeView({ id, group, garment, press, drink, valued }: ItemType): TypeView {
  return {
    id,
    group,
    garment,
    ...(press === undefined ? {} : { press }),
    ...(drink === undefined ? {} : { drink }),
    ...(valued === undefined ? {} : { valued }),
  };
}
