/**
 * What many come to, once all of them have ended. Unlike with `Promise.all` nothing is still being written when the caller hears of
 * a failure and goes on, or is frozen.
 * @throws the first failure, in the order given.
 */
export async function allEnded<T>(underWay: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(underWay);
  return await Promise.all(underWay);
}
