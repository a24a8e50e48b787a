import { allEnded } from '../../store/all-ended.ts';

/** Does something with each of many, at most so many at a time. Rejects with the first failure, when all lanes have ended. */
export async function eachOf<T>(items: readonly T[], atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const lane = async (): Promise<void> => {
    for (const item of left) await run(item);
  };
  await allEnded(Array.from({ length: Math.min(atOnce, items.length) }, lane));
}
