/** What a test holds in its hand: one position of a match, frozen, with the log and the draws that led to it. */
import type { Counters, Drawn, DrawSource } from '../../../engine/kernel/draw.ts';
import { sourceOf, streamValue } from '../../../engine/kernel/draw.ts';
import { hmac } from '../../../engine/kernel/hash.ts';
import type { TsukijiEvent } from '../../../engine/tsukiji/events.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { Options } from '../../../engine/tsukiji/market.ts';
import type { State } from '../../../engine/tsukiji/state.ts';

export type TsukijiAction = Parameters<typeof tsukiji.apply>[2];

/** Values that a stream gives first, by stream: what a test wants to be drawn. */
export interface Injected {
  readonly [stream: string]: readonly number[];
}

export interface Position {
  readonly state: State;
  readonly options: Options;
  /** all that happened since the table was laid or dealt */
  readonly events: readonly TsukijiEvent[];
  readonly drawn: readonly Drawn[];
  readonly counters: Counters;
  readonly injected: Injected;
  readonly seed: string;
}

/** The draws of a position: injected values first, then values made from the seed. */
export function drawsOf({ counters, injected, seed }: Pick<Position, 'counters' | 'injected' | 'seed'>): DrawSource {
  const key = hmac(new TextEncoder().encode('tests'), seed);
  return sourceOf(counters, (stream, index, bound) => {
    const value = injected[stream]?.[index] ?? streamValue(key, stream, index, bound);
    if (value >= bound)
      throw new Error(`${stream}[${index}] was injected as ${value}, but only 0..${bound - 1} can be drawn`);
    return value;
  });
}

/** Freezes plain JSON all the way down: a rule that wrote outside its copy would throw. */
export function frozen<T>(plain: T): T {
  if (typeof plain !== 'object' || plain === null || Object.isFrozen(plain)) return plain;
  Object.values(plain).forEach(frozen);
  return Object.freeze(plain);
}

/** Parses options as a match does. */
export function optionsOf(raw: unknown, seats: number): Options {
  const options = tsukiji.options(raw, seats);
  if ('refused' in options) throw new Error(`options refused: ${options.code} ${JSON.stringify(options.facts)}`);
  return options;
}
