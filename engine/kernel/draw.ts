/**
 * Draws. A secret is committed to before anyone joins; with the words of the seats it gives the key of the
 * match; value k of a named stream is a function of the key, the name and k alone. Whoever learns the secret at the end can
 * recompute every value that was ever drawn.
 */
import { canonical } from './canonical.ts';
import { hexOf, hmac, sha256 } from './hash.ts';
import { invariant } from './invariant.ts';

/** A value drawn from a stream: value = the `index`-th value of the stream, in 0..bound-1. */
export interface Drawn {
  readonly stream: string;
  readonly index: number;
  readonly bound: number;
  readonly value: number;
}

/** The next value of a named stream, 0 to bound - 1. */
export type Draw = (stream: string, bound: number) => number;

/** Next index of each draw stream. */
export interface Counters {
  readonly [stream: string]: number;
}

/** Where draws come from: `drawn` and `counters` grow with every draw. */
export interface DrawSource {
  readonly draw: Draw;
  readonly drawn: readonly Drawn[];
  readonly counters: Counters;
}

/** What the draws of a match depend on besides the secret. `words` by seat; null where a seat said none. */
export interface KeyTerms {
  readonly matchId: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly words: readonly (string | null)[];
}

const SPAN = 1n << 64n;

/** SHA-256(canonical ['uogashi-secret', matchId, secret in hex]): published before anyone joins. */
export function commitmentOf(matchId: string, secret: Uint8Array): string {
  return sha256(canonical(['uogashi-secret', matchId, hexOf(secret)]));
}

/** The key of a match's draws: HMAC-SHA-256(secret, canonical [matchId, rulesVersion, options, words by seat]). */
export function matchKey(secret: Uint8Array, terms: KeyTerms): Uint8Array {
  return hmac(secret, canonical([terms.matchId, terms.rulesVersion, terms.options, terms.words]));
}

/**
 * Value `index` of a stream, 0..bound-1: the first 8 bytes (big-endian) of HMAC-SHA-256(key, canonical [stream, index, attempt]),
 * attempt 0, 1, … until the number falls below the largest multiple of `bound`, so that every value is equally likely.
 */
export function streamValue(key: Uint8Array, stream: string, index: number, bound: number): number {
  invariant(Number.isSafeInteger(bound) && bound >= 1, `draw bound ${bound}`);
  const size = BigInt(bound);
  const limit = SPAN - (SPAN % size);
  for (let attempt = 0; ; attempt += 1) {
    const block = hmac(key, canonical([stream, index, attempt]));
    const number = new DataView(block.buffer, block.byteOffset, 8).getBigUint64(0);
    if (number < limit) return Number(number % size);
  }
}

/** Draws with this key from where the counters stand. */
export function drawSource(key: Uint8Array, start: Counters): DrawSource {
  return sourceOf(start, (stream, index, bound) => streamValue(key, stream, index, bound));
}

/** A source over any rule of values: {@link drawSource}'s, or one that a test injects. */
export function sourceOf(
  start: Counters,
  valueAt: (stream: string, index: number, bound: number) => number,
): DrawSource {
  const counters: { [stream: string]: number } = { ...start };
  const drawn: Drawn[] = [];
  const draw: Draw = (stream, bound) => {
    const index = counters[stream] ?? 0;
    const value = valueAt(stream, index, bound);
    counters[stream] = index + 1;
    drawn.push({ stream, index, bound, value });
    return value;
  };
  return { draw, drawn, counters };
}

/** A draw that cannot be read: answers 0 and remembers that it was asked. (So no rule may draw in a loop until a value comes.) */
export function blindDraw(): { readonly draw: Draw; readonly asked: () => boolean } {
  let asked = false;
  const draw: Draw = () => {
    asked = true;
    return 0;
  };
  return { draw, asked: () => asked };
}

/** The items in drawn order: Fisher-Yates from the end, one draw per item but the first. */
export function shuffle<T>(draw: Draw, stream: string, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = draw(stream, last + 1);
    const [a, b] = [shuffled[last] as T, shuffled[other] as T];
    shuffled[last] = b;
    shuffled[other] = a;
  }
  return shuffled;
}
