/** A fact beside a code: what a client needs to explain a refusal. Never prose. */
export type Fact = string | number | boolean | readonly Fact[] | { readonly [name: string]: Fact };

/** A refusal as a value: nothing has changed. `code` is an `area.reason` literal; texts for people are made from it elsewhere. */
export interface Violation {
  readonly refused: true;
  readonly code: string;
  readonly facts: { readonly [name: string]: Fact };
}

/** Builds a refusal. */
export function refuse(code: string, facts: { readonly [name: string]: Fact } = {}): Violation {
  return { refused: true, code, facts };
}

/** Tells a refusal from any other value. */
export function isViolation(value: unknown): value is Violation {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
}

/** The first refusal of several checks, in order. */
export function firstOf(...checks: readonly (() => Violation | undefined)[]): Violation | undefined {
  return firstAmong(checks, (check) => check());
}

/** The first refusal of the entries of a list, in order. */
export function firstAmong<T>(
  entries: readonly T[],
  check: (entry: T, index: number) => Violation | undefined,
): Violation | undefined {
  for (const [index, entry] of entries.entries()) {
    const found = check(entry, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `action.malformed`: a field that has not the shape of the catalogue, or has it but no meaning in this match. */
export function malformed(action: string, field: string, expected: Fact): Violation {
  return refuse('action.malformed', { action, field, expected });
}
