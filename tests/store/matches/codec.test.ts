import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../../../store/matches/codec.ts';
import { StoreFault } from '../../../store/store-fault.ts';

const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));

// Golden bytes: whatever the codec writes in future, these must decode for ever.
describe('what was written stays readable', () => {
  test('codec 0, raw', () => {
    expect(decode(hex('007b226e223a317d'))).toEqual({ n: 1 });
  });

  test('codec 1, deflated', () => {
    const golden =
      '0175cbc109c0200c40d15dfe3913b84af1904aa85229427229e2eea50378f9bccb9f8caa6e2446d7b73d17829b86930ef46e08a73dc8c659f0d030d2a46894fa6f661dd934aff501';
    expect(decode(hex(golden))).toEqual({
      phase: 'playing',
      seats: ['aki', 'ben', 'aki', 'ben', 'aki', 'ben'],
      state: { catch: ['eel', 'eel', 'eel', 'eel', 'eel'] },
    });
  });
});

test('any JSON comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      // JSON has no -0.
      expect(decode(encode(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 1 },
  );
});

test('equal values give equal bytes, whatever the order of their members', () => {
  expect(encode({ a: 1, b: 2 })).toEqual(encode({ b: 2, a: 1 }));
});

test('a short value stays raw, a long one is deflated', () => {
  expect(encode({ n: 1 })[0]).toBe(0);
  const long = { fish: Array.from({ length: 500 }, () => 'mackerel') };
  expect(encode(long)[0]).toBe(1);
  expect(encode(long).length).toBeLessThan(100);
});

describe('what cannot be ours is refused', () => {
  test.each([
    ['an unknown codec', new Uint8Array([9, 1, 2])],
    ['no bytes at all', new Uint8Array()],
    ['damaged deflate', new Uint8Array([1, 255, 255, 255])],
    ['a text that is no JSON', new Uint8Array([0, 123])],
  ])('%s', (_, bytes) => {
    expect(() => decode(bytes)).toThrow(StoreFault);
  });

  test('a small item that unfolds to more than 1 MB', () => {
    const bomb = deflateRawSync(Buffer.from(JSON.stringify('a'.repeat(2 ** 21))));
    expect(bomb.length).toBeLessThan(4_096);
    expect(() => decode(Buffer.concat([Buffer.from([1]), bomb]))).toThrow(StoreFault);
  });

  test('a value that could not be read again is not written', () => {
    expect(() => encode('a'.repeat(2 ** 21))).toThrow(StoreFault);
  });
});
