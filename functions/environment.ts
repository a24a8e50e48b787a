/** The environment of a function, by name. */
export type Environment = { readonly [name: string]: string | undefined };

/**
 * A setting that must be there.
 * @throws Error where it is missing.
 */
export function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') throw new Error(`the setting ${name} is missing`);
  return value;
}
