type MayBeNull<T, K extends keyof T> = null extends T[K] ? true : undefined extends T[K] ? true : false;

/** An input without what was left out: GraphQL gives null or nothing, our own inputs only nothing. */
export type Present<T> = {
  [K in keyof T as MayBeNull<T, K> extends true ? never : K]: T[K];
} & {
  [K in keyof T as MayBeNull<T, K> extends true ? K : never]?: NonNullable<T[K]>;
};

/** The fields of an input that were given. */
export function present<T extends object>(input: T): Present<T> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given) as Present<T>;
}
