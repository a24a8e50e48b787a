/** What a test holds in its hand: one position of a match, frozen, with the log and the draws that led to it. */
import type { Counters, Drawn, DrawSource } from '../../../engine/kernel/draw.ts';
import { sourceOf } from '../../../engine/kernel/draw.ts';
import { sha256 } from '../../../engine/kernel/hash.ts';
import type { MallEvent } from '../../../engine/mall/events.ts';
import { mall } from '../../../engine/mall/index.ts';
import type { Options } from '../../../engine/mall/position.ts';
import type { State } from '../../../engine/mall/state.ts';

/** Values u in [0, 1) that a stream gives first, by stream. */
export interface Injected {
  readonly [stream: string]: readonly number[];
}

export interface Position {
  readonly state: State;
  readonly options: Options;
  /** all that happened since the table was laid or dealt */
  readonly events: readonly MallEvent[];
  readonly drawn: readonly Drawn[];
  readonly counters: Counters;
  readonly injected: Injected;
  readonly seed: string;
}

/** Value k of a stream of the reference generator: 32 bits of a hash (MALL-RNG-03). */
export function referenceWord(seed: string, stream: string, index: number): number {
  return Number.parseInt(sha256(`${seed}|${stream}|${index}`).slice(0, 8), 16);
}

/** The draws of a position: injected values first, then those of the reference generator. From u to `floor(u * n)` (MALL-RNG-04). */
export function drawsOf({ counters, injected, seed }: Pick<Position, 'counters' | 'injected' | 'seed'>): DrawSource {
  return sourceOf(counters, (stream, index, bound) => {
    const u = injected[stream]?.[index] ?? referenceWord(seed, stream, index) / 2 ** 32;
    return Math.floor(u * bound);
  });
}

/** Parses options as a match does. */
export function optionsOf(raw: unknown, seats: number): Options {
  const options = mall.options(raw, seats);
  if ('refused' in options) throw new Error(`options refused: ${options.code} ${JSON.stringify(options.facts)}`);
  return options;
}
