import canonicalize from 'canonicalize';
import { known } from './invariant.ts';

const DEPTH = 64;

/**
 * A JSON value as canonical text (RFC 8785): equal values give equal text. What is hashed or stored is always this text.
 * Absent and `undefined` members are the same. The value must be JSON ({@link isJson}), else it is a bug.
 */
export function canonical(value: unknown): string {
  return known(canonicalize(value), 'canonical text');
}

/**
 * True for a value that has a canonical text: plain objects, arrays, finite numbers, well-formed strings, at most 64 levels deep.
 * Checked once for whatever a client sent, before anything else looks at it.
 */
export function isJson(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return isWellFormed(value);
  if (typeof value !== 'object' || depth >= DEPTH || 'toJSON' in value) return false;
  if (Array.isArray(value)) return value.every((entry) => isJson(entry, depth + 1));
  return Object.entries(value).every(([name, member]) => isWellFormed(name) && isJson(member, depth + 1));
}

/** True if the text has no lone surrogate: such a text has no UTF-8 and no canonical form. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
