/**
 * Stands in the bundle for the package `@graphql-tools/executor`, which yoga runs operations by unless it is told otherwise: it is told so.
 * @throws Error always: nothing may come here.
 */
export function normalizedExecutor(): never {
  throw new Error('operations are run by graphql-js');
}
