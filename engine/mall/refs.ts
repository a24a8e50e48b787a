/**
 * How actions name items: by id, or by label. A label means the first such item that the action does not name otherwise, so that it
 * does not matter which names stand first (MALL-RUL-37).
 */
import type { Domain } from '../kernel/form.ts';
import { oneOf } from '../kernel/forms.ts';
import type { Item } from './state.ts';

/** The type of an item; crabs and tuna with their value: `crab:6`. */
export function labelOf({ type, value }: Pick<Item, 'type' | 'value'>): string {
  return value === undefined ? type : `${type}:${value}`;
}

/** The id and the label of an item. */
export function namesOf(item: Item): readonly string[] {
  return [item.id, labelOf(item)];
}

/** The first item of this name. */
export function findItem(items: readonly Item[], name: string): Item | undefined {
  return items.find((item) => namesOf(item).includes(name));
}

/** A name that no item is left for: there is none of that name, or all are named already. */
export interface Unmet {
  readonly item: string;
}

/** The items that the names mean, in their order; or the first name that means none. */
export function findItems(items: readonly Item[], names: readonly string[]): readonly Item[] | Unmet {
  const named = new Set(names);
  const free = items.filter(({ id }) => !named.has(id));
  const found: Item[] = [];
  for (const name of names) {
    const exact = items.find(({ id }) => id === name);
    const item = exact ?? free.find((other) => labelOf(other) === name);
    if (item === undefined || found.includes(item)) return { item: name };
    if (exact === undefined) free.splice(free.indexOf(item), 1);
    found.push(item);
  }
  return found;
}

export function isUnmet(found: readonly Item[] | Unmet): found is Unmet {
  return !Array.isArray(found);
}

/** Any list of at most so many of these items, by the names that they have. */
export function someOf(items: readonly Item[], most: number): Domain {
  const of = items.map((item) => ({ count: 1, each: oneOf(namesOf(item)) }));
  return { kind: 'bag', of, min: 0, max: Math.min(most, items.length) };
}
