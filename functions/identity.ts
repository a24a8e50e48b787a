import type { JSONWebKeySet, JWTPayload } from 'jose';
import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { Identity, Verified } from '../service/identity.ts';

/** For whom tokens must be made out. */
export const audience = 'uogashi';

const longestPerson = 128;
const longestName = 64;

/** No control characters and no halves of characters: those could not be stored or printed as they are. */
const printable = /^[^\p{Cc}\p{Cs}]+$/u;

/** Whose tokens are believed: an issuer and its public keys. */
export interface IdentitySettings {
  readonly issuer: string;
  readonly jwks: JSONWebKeySet;
}

/** Verifies tokens signed with Ed25519: `sub` is the person, `name` how others see them. */
export function createIdentity({ issuer, jwks }: IdentitySettings): Identity {
  const keys = createLocalJWKSet(jwks);
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ['EdDSA'],
          requiredClaims: ['sub', 'exp'],
        });
        return verifiedOf(payload);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'ended';
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

function verifiedOf({ sub: person, name, exp: until }: JWTPayload): Verified | undefined {
  if (!isText(person, longestPerson) || !isText(name, longestName) || until === undefined) return undefined;
  return { person, name, until };
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest && printable.test(value);
}
