import { canonical } from '../engine/kernel/canonical.ts';
import { bytesOf, sha256 } from '../engine/kernel/hash.ts';
import { known } from '../engine/kernel/invariant.ts';

/** Crockford's base 32 in lower case: no letter looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const idLength = 26;
const shape = new RegExp(`^[${alphabet}]{${idLength}}$`);

/** What a match's id follows from: a creation that is sent again names the same match. */
export interface MatchOrigin {
  readonly person: string;
  readonly moveId: string;
  /** Only on a seeded server. */
  readonly seed?: string;
}

/** The id of the match that a person creates with a moveId: 130 bits as 26 letters and digits. */
export function matchIdFor({ person, moveId, seed }: MatchOrigin): string {
  return shortHash(['uogashi-match', seed ?? '', person, moveId]);
}

/** Whether a text can be the id of a match. */
export function isMatchId(text: string): boolean {
  return shape.test(text);
}

/** The first 130 bits of the SHA-256 of a canonical value, in 26 letters and digits. */
function shortHash(value: unknown): string {
  return base32(known(bytesOf(sha256(canonical(value))), 'digest')).slice(0, idLength);
}

/** Bytes in base 32, 5 bits a letter; bits that fill no letter are left out. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return text;
}
