/** A bug in the engine, never a player's mistake. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

/** Stops at a state that cannot be: throws {@link EngineFault}. The only `throw` of the engine. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new EngineFault(what);
}

/** Closes a switch over a union: a new member that is not handled does not compile. */
export function assertNever(value: never): never {
  throw new EngineFault(`unhandled ${JSON.stringify(value)}`);
}

/** The value, or an {@link EngineFault} where it is missing: for look-ups that cannot fail unless the engine is wrong. */
export function known<T>(value: T | undefined, what: string): T {
  invariant(value !== undefined, `missing ${what}`);
  return value;
}
