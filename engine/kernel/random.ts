import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sha256 } from './hash.ts';

/** A source of whole numbers 0..bound-1. */
export type Random = (bound: number) => number;

/** Randomness of a bot or a test: the same text gives the same numbers. Never for what a match draws. */
export function randomFrom(seed: string): Random {
  const digest = sha256(seed);
  const word = (at: number): number => Number.parseInt(digest.slice(at * 8, at * 8 + 8), 16) | 0;
  const generator = xoroshiro128plusFromState([word(0), word(1), word(2), word(3) | 1]);
  return (bound) => uniformInt(generator, 0, bound - 1);
}
