/** What a test holds in its hand: one position of a match, frozen, with the log and the draws that led to it. */
import type { Counters, Drawn, DrawSource } from '../../../engine/kernel/draw.ts';
import { sourceOf, streamValue } from '../../../engine/kernel/draw.ts';
import { hmac } from '../../../engine/kernel/hash.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import type { PoissonnierEvent } from '../../../engine/poissonnier/events.ts';
import { poissonnier } from '../../../engine/poissonnier/index.ts';
import type { Options } from '../../../engine/poissonnier/position.ts';
import type { State } from '../../../engine/poissonnier/state.ts';

/** Values that a stream gives first, by stream: what a test wants to be drawn. */
export interface Injected {
  readonly [stream: string]: readonly number[];
}

export interface Position {
  readonly state: State;
  readonly options: Options;
  /** all that happened since the table was laid or dealt */
  readonly events: readonly PoissonnierEvent[];
  readonly drawn: readonly Drawn[];
  readonly counters: Counters;
  readonly injected: Injected;
  readonly seed: string;
}

/** The draws of a position: injected values first, then values made from the seed. */
export function drawsOf({ counters, injected, seed }: Pick<Position, 'counters' | 'injected' | 'seed'>): DrawSource {
  const key = hmac(new TextEncoder().encode('tests'), seed);
  return sourceOf(
    counters,
    (stream, index, bound) => injected[stream]?.[index] ?? streamValue(key, stream, index, bound),
  );
}

/** Parses options as a match does. */
export function optionsOf(raw: unknown, seats: number): Options {
  const options = poissonnier.options(raw, seats);
  if (isViolation(options)) throw new Error(`options refused: ${options.code} ${JSON.stringify(options.facts)}`);
  return options;
}
