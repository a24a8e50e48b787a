/** A bug in the engine, never a player's mistake. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

/** Stops at a state that cannot be: throws {@link EngineFault}. */
export function fault(what: string): never {
  throw new EngineFault(what);
}

/** Stops with an {@link EngineFault} unless the condition holds. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) fault(what);
}

/** Closes a switch over a union: a new member that is not handled does not compile. */
export function assertNever(value: never): never {
  fault(`unhandled ${JSON.stringify(value)}`);
}

/** The value, or an {@link EngineFault} where it is missing: for look-ups that cannot fail unless the engine is wrong. */
export function known<T>(value: T | undefined, what: string): T {
  invariant(value !== undefined, `missing ${what}`);
  return value;
}
