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
