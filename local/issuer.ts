import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { JSONWebKeySet, JWK } from 'jose';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { audience } from '../functions/identity.ts';

/** Who signs the tokens of a local server. */
export const localIssuer = 'uogashi-local';

/** Makes out tokens that the local server believes. */
export interface Issuer {
  /** The public keys, as the handlers are given them. */
  readonly jwks: JSONWebKeySet;
  /** A token for a person, valid for 30 days. */
  mint(person: string, name: string): Promise<string>;
}

/** An issuer whose key is kept in a file, which is made if it is not there; or, without a path, a new one. */
export async function openIssuer(path?: string): Promise<Issuer> {
  const kept = path === undefined ? undefined : await readKey(path);
  if (kept !== undefined) return issuerWith(kept);
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const made = await exportJWK(privateKey);
  if (path !== undefined) await keepKey(path, made);
  return issuerWith(made);
}

async function issuerWith(privateJwk: JWK): Promise<Issuer> {
  const key = await importJWK(privateJwk, 'EdDSA');
  const { d: _, ...publicJwk } = privateJwk;
  return {
    jwks: { keys: [{ ...publicJwk, kty: 'OKP', alg: 'EdDSA', use: 'sig' }] },
    mint: (person, name) =>
      new SignJWT({ name })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setSubject(person)
        .setIssuer(localIssuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('30 days')
        .sign(key),
  };
}

async function readKey(path: string): Promise<JWK | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as JWK;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function keepKey(path: string, key: JWK): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(key)}\n`, { mode: 0o600 });
}
