/**
 * Stands in the bundle for the package `lru-cache`, of which yoga uses no more than this for the documents that it has parsed. The time
 * that an entry may live is not kept: what a text parses to stays true. 16 KB.
 */
export class LRUCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #max: number;

  /** Holds at most `max` entries. */
  constructor({ max }: { readonly max: number }) {
    this.#max = max;
  }

  /** The value of a key, which now was used last. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Keeps a value, and drops the entry that was not used for longest if there are too many. */
  set(key: Key, value: Value): void {
    // A map is in the order in which its keys were put in.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#max) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
