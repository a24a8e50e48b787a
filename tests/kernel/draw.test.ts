import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  blindDraw,
  commitmentOf,
  drawSource,
  matchKey,
  shuffle,
  sourceOf,
  streamValue,
} from '../../engine/kernel/draw.ts';
import { EngineFault } from '../../engine/kernel/invariant.ts';

const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
const terms = { matchId: 'm1', rulesVersion: 1, options: { b: 2, a: 1 }, words: ['rain', null] };
const key = matchKey(secret, terms);
const hex = Buffer.from(secret).toString('hex');

/** The rule of the draws, written down again with other tools. */
function valueByHand(stream: string, index: number, bound: number): number {
  for (let attempt = 0; ; attempt += 1) {
    const mac = createHmac('sha256', key).update(`["${stream}",${index},${attempt}]`).digest();
    const number = mac.readBigUInt64BE(0);
    if (number < 2n ** 64n - (2n ** 64n % BigInt(bound))) return Number(number % BigInt(bound));
  }
}

describe('the secret', () => {
  it('is committed to together with the match', () => {
    const text = `["uogashi-secret","m1","${hex}"]`;
    expect(commitmentOf('m1', secret)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('gives the key with the terms of the match', () => {
    const text = '["m1",1,{"a":1,"b":2},["rain",null]]';
    expect(Buffer.from(key).toString('hex')).toBe(createHmac('sha256', secret).update(text).digest('hex'));
  });

  it('gives another key for another word', () => {
    expect(matchKey(secret, { ...terms, words: ['rain', 'sun'] })).not.toEqual(key);
  });
});

describe('a stream', () => {
  it('gives the values that anyone can recompute', () => {
    const bounds = [1, 2, 6, 119, 10_000, Number.MAX_SAFE_INTEGER];
    const indices = Array.from({ length: 40 }, (_, index) => index);
    for (const bound of bounds) {
      const given = indices.map((index) => streamValue(key, 'bag/tuna', index, bound));
      expect(given).toEqual(indices.map((index) => valueByHand('bag/tuna', index, bound)));
    }
  });

  it('rejects what would favour low values', () => {
    // 2^64 is almost 2049 times this bound: one number in 2049 lies above the largest multiple.
    const bound = Number(2n ** 64n / 2049n + 1n);
    const first = (index: number): bigint =>
      createHmac('sha256', key).update(`["s",${index},0]`).digest().readBigUInt64BE(0);
    const limit = 2n ** 64n - (2n ** 64n % BigInt(bound));
    const rejected = Array.from({ length: 20_000 }, (_, index) => index).find((index) => first(index) >= limit);
    expect(rejected).toBeDefined();
    expect(streamValue(key, 's', rejected ?? 0, bound)).toBe(valueByHand('s', rejected ?? 0, bound));
  });

  it('does not draw from nothing', () => {
    expect(() => streamValue(key, 's', 0, 0)).toThrow(EngineFault);
    expect(() => streamValue(key, 's', 0, 1.5)).toThrow(EngineFault);
  });

  it('never repeats itself by index or by name', () => {
    const values = ['bag/tuna', 'bag/crab', 'seat'].flatMap((stream) =>
      Array.from({ length: 2000 }, (_, index) => streamValue(key, stream, index, Number.MAX_SAFE_INTEGER)),
    );
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('a source', () => {
  it('goes on where the counters stand, each stream by itself', () => {
    const source = drawSource(key, { a: 5 });
    source.draw('a', 10);
    source.draw('b', 10);
    source.draw('a', 10);
    expect(source.drawn.map(({ stream, index }) => [stream, index])).toEqual([
      ['a', 5],
      ['b', 0],
      ['a', 6],
    ]);
    expect(source.drawn.map(({ value }) => value)).toEqual(
      [5, 0, 6].map((index, at) => streamValue(key, at === 1 ? 'b' : 'a', index, 10)),
    );
    expect(source.counters).toEqual({ a: 7, b: 1 });
  });

  it('leaves the counters that it was given alone', () => {
    const start = { a: 1 };
    drawSource(key, start).draw('a', 2);
    expect(start).toEqual({ a: 1 });
  });

  it('takes injected values', () => {
    const source = sourceOf({}, (_, index) => index * 2);
    expect([source.draw('x', 9), source.draw('x', 9), source.draw('y', 9)]).toEqual([0, 2, 0]);
  });
});

it('a blind draw tells nothing but that it was asked', () => {
  const blind = blindDraw();
  expect(blind.asked()).toBe(false);
  expect([blind.draw('a', 6), blind.draw('a', 6)]).toEqual([0, 0]);
  expect(blind.asked()).toBe(true);
});

describe('shuffle', () => {
  it('swaps from the end, one draw per item but the first', () => {
    const asked: number[] = [];
    const shuffled = shuffle((_, bound) => asked.push(bound) * 0, 's', ['a', 'b', 'c', 'd']);
    expect(asked).toEqual([4, 3, 2]);
    expect(shuffled).toEqual(['b', 'c', 'd', 'a']);
  });

  it('keeps what it was given', () => {
    const items = ['a', 'b', 'c'];
    shuffle(drawSource(key, {}).draw, 's', items);
    expect(items).toEqual(['a', 'b', 'c']);
    expect(shuffle(drawSource(key, {}).draw, 's', [])).toEqual([]);
  });

  it('is fair: chi-square over the 24 orders of four items', () => {
    const trials = 12_000;
    const { draw } = drawSource(key, {});
    const counts = new Map<string, number>();
    for (let trial = 0; trial < trials; trial += 1) {
      const order = shuffle(draw, 'fair', ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = trials / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: 49.7 is the 0.1 % point. The key is fixed, so this never wavers.
    expect(chiSquare).toBeLessThan(49.7);
  });
});
