import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { StoreFault } from './store-fault.ts';

/** An item as the database returns it. */
export type Item = Readonly<Record<string, AttributeValue>>;

/** What can be stored as it is: plain JSON without null, and bytes. */
export type Storable =
  | string
  | number
  | boolean
  | Uint8Array
  | readonly Storable[]
  | { readonly [name: string]: Storable | undefined };

/** One value as the database's type for it. Absent fields of a record stay absent. */
function attributeOf(value: Storable): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value instanceof Uint8Array) return { B: value };
  if (isList(value)) return { L: value.map(attributeOf) };
  return { M: itemOf(value) };
}

/** A record as an item. */
export function itemOf(record: { readonly [name: string]: Storable | undefined }): Record<string, AttributeValue> {
  const item: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(record)) if (value !== undefined) item[name] = attributeOf(value);
  return item;
}

/** The value that {@link attributeOf} was given. */
function storableOf(attribute: AttributeValue): Storable {
  if (attribute.S !== undefined) return attribute.S;
  if (attribute.N !== undefined) return Number(attribute.N);
  if (attribute.BOOL !== undefined) return attribute.BOOL;
  // A plain array, so that what was written and what is read compare as equal.
  if (attribute.B !== undefined) return new Uint8Array(attribute.B);
  if (attribute.L !== undefined) return attribute.L.map(storableOf);
  if (attribute.M !== undefined) return recordOf(attribute.M);
  throw new StoreFault(`an attribute of a type that is never written: ${Object.keys(attribute).join()}`);
}

/** The record that {@link itemOf} was given. */
export function recordOf(item: Item): { [name: string]: Storable } {
  return Object.fromEntries(Object.entries(item).map(([name, attribute]) => [name, storableOf(attribute)]));
}

// Array.isArray does not narrow a readonly array.
function isList(value: Storable): value is readonly Storable[] {
  return Array.isArray(value);
}
