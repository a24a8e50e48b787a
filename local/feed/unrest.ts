import { randomFrom } from '../../engine/kernel/random.ts';

/** How a stream is made to misbehave, as the real one may. */
export interface UnrestSettings {
  /** The same seed misbehaves in the same way. */
  readonly seed: string;
  /** A record is delivered 1 to so many times. */
  readonly mostCopies?: number;
  /** Records come in any order, within a log too, in batches of any size. */
  readonly reorder?: boolean;
  /** Each copy comes up to so much later. */
  readonly mostDelayMs?: number;
}

/** Decides how often, when and in which order records are delivered. */
export interface Unrest {
  copies(): number;
  delayMs(): number;
  /** Takes up to `most` of what waits, and at least one. */
  take<T>(waiting: T[], most: number): T[];
}

/** A stream that behaves: everything once, at once, in order. */
export const calm: Unrest = {
  copies: () => 1,
  delayMs: () => 0,
  take: (waiting, most) => waiting.splice(0, most),
};

/** A stream that misbehaves. */
export function unrestOf({ seed, mostCopies = 1, reorder = false, mostDelayMs = 0 }: UnrestSettings): Unrest {
  const random = randomFrom(seed);
  const pick = <T>(waiting: T[]): T[] => waiting.splice(random(waiting.length), 1);
  return {
    copies: () => 1 + random(mostCopies),
    delayMs: () => random(mostDelayMs + 1),
    take: (waiting, most) => {
      if (!reorder) return calm.take(waiting, most);
      const size = 1 + random(Math.min(most, waiting.length));
      return Array.from({ length: size }).flatMap(() => pick(waiting));
    },
  };
}
