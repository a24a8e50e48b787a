import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesOf, hexOf, hmac, sha256 } from '../../engine/kernel/hash.ts';
import { known } from '../../engine/kernel/invariant.ts';

it('hashes as FIPS 180-4 says', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('hashes parts as their concatenation, texts as UTF-8', () => {
  expect(sha256('魚', new Uint8Array([0, 255]), 'gashi')).toBe(
    createHash('sha256')
      .update('魚')
      .update(Buffer.from([0, 255]))
      .update('gashi')
      .digest('hex'),
  );
});

it('authenticates as RFC 4231 test case 2 says', () => {
  const mac = hmac(new TextEncoder().encode('Jefe'), 'what do ya want for nothing?');
  expect(hexOf(mac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

it('agrees with another implementation on keys longer than a block', () => {
  const key = new Uint8Array(100).fill(9);
  expect(hexOf(hmac(key, 'x'))).toBe(createHmac('sha256', key).update('x').digest('hex'));
});

it('reads back the hex that it writes, and nothing else', () => {
  expect([...known(bytesOf(hexOf(new Uint8Array([0, 1, 254, 255]))), 'bytes')]).toEqual([0, 1, 254, 255]);
  expect(['0', 'zz', 'AB', '0g'].map(bytesOf)).toEqual([undefined, undefined, undefined, undefined]);
});
