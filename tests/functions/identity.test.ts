import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { audience, createIdentity } from '../../functions/identity.ts';
import type { Identity } from '../../service/identity.ts';

const issuer = 'https://issuer.example';
type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
let key: Key;
let identity: Identity;

beforeAll(async () => {
  const pair = await generateKeyPair('EdDSA');
  key = pair.privateKey;
  const jwk = await exportJWK(pair.publicKey);
  identity = createIdentity({ issuer, jwks: { keys: [{ ...jwk, kty: 'OKP', alg: 'EdDSA' }] } });
});

interface Claims {
  readonly sub?: string;
  readonly name?: unknown;
  readonly iss?: string;
  readonly aud?: string;
  readonly expires?: number | string;
}

function token(claims: Claims = {}, signer: Key = key): Promise<string> {
  const { sub = 'aki', name = 'Aki', iss = issuer, aud = audience, expires = '1h' } = claims;
  return new SignJWT({ name })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(sub)
    .setIssuer(iss)
    .setAudience(aud)
    .setExpirationTime(expires)
    .sign(signer);
}

test('a good token says who someone is, and until when', async () => {
  expect(await identity.verify(await token({ expires: 2_000_000_000 }))).toEqual({
    person: 'aki',
    name: 'Aki',
    until: 2_000_000_000,
  });
});

test('a good token that is over is told from one that never was good', async () => {
  expect(await identity.verify(await token({ expires: 1_000_000_000 }))).toBe('ended');
});

describe('nobody is known by', () => {
  test.each([
    ['another issuer', { iss: 'https://other.example' }],
    ['another audience', { aud: 'other' }],
    ['an expired token of another issuer', { expires: 1_000_000_000, iss: 'https://other.example' }],
    ['an empty person', { sub: '' }],
    ['a person too long', { sub: 'a'.repeat(129) }],
    ['a name that is no text', { name: { first: 'Aki' } }],
    ['a name too long', { name: 'a'.repeat(65) }],
    ['a name with a line in it', { name: 'Aki\nBen' }],
    ['a name with half a character', { name: 'Aki\uD800' }],
  ])('%s', async (_, claims) => {
    expect(await identity.verify(await token(claims))).toBeUndefined();
  });

  test('an expired token of another key', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    expect(await identity.verify(await token({ expires: 1_000_000_000 }, privateKey))).toBeUndefined();
  });

  test('another key', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    expect(await identity.verify(await token({}, privateKey))).toBeUndefined();
  });

  test('a token without a signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: 'aki', name: 'Aki', iss: issuer, aud: audience, exp: 9_999_999_999 };
    expect(await identity.verify(`${part({ alg: 'none' })}.${part(claims)}.`)).toBeUndefined();
  });

  test('a token that was signed with the public key as a shared secret', async () => {
    const secret = new TextEncoder().encode('public');
    const forged = await new SignJWT({ name: 'Aki', sub: 'aki', iss: issuer, aud: audience, exp: 9_999_999_999 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    expect(await identity.verify(forged)).toBeUndefined();
  });

  test.each(['', 'a.b.c', 'nonsense', '....'])('%j', async (text) => {
    expect(await identity.verify(text)).toBeUndefined();
  });
});
