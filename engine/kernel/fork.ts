/**
 * A deep copy of plain JSON, many times faster than `structuredClone`: made once per submission, then the rules change the copy.
 * Class instances, functions and cycles have no place in a state and are not looked for.
 */
export function fork<T>(plain: T): T {
  return copy(plain) as T;
}

// Written for speed: it runs for every action that is applied or previewed.
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = new Array<unknown>(value.length);
    for (let index = 0; index < value.length; index += 1) entries[index] = copy(value[index]);
    return entries;
  }
  const source = value as { readonly [name: string]: unknown };
  const members: { [name: string]: unknown } = {};
  for (const name in source) members[name] = copy(source[name]);
  return members;
}
