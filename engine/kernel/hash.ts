import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 as sha256Of } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const bytes = (part: string | Uint8Array): Uint8Array => (typeof part === 'string' ? utf8ToBytes(part) : part);

/** SHA-256 of the parts one after the other (texts as UTF-8), in hex. */
export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const digest = sha256Of.create();
  for (const part of parts) digest.update(bytes(part));
  return bytesToHex(digest.digest());
}

/** HMAC-SHA-256 of a text (as UTF-8): 32 bytes. */
export function hmac(key: Uint8Array, text: string): Uint8Array {
  return hmacOf(sha256Of, key, utf8ToBytes(text));
}

/** Bytes as lower-case hex. */
export function hexOf(value: Uint8Array): string {
  return bytesToHex(value);
}

/** The bytes of a hex text, or nothing if it is not one. */
export function bytesOf(hex: string): Uint8Array | undefined {
  return /^(?:[0-9a-f]{2})*$/.test(hex) ? hexToBytes(hex) : undefined;
}
