/** Reading what a client wrote against a shape: options of a match, files that stand for printed ones. */
import type * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** The value, or the first place at which it has not the shape (`a.0.b`, empty for the whole) and why. */
export type Parsed<T> = { readonly value: T } | { readonly field: string; readonly why: string };

const messages = { error: en().localeError };

/** What a shape makes of a value. */
export function parseAs<T>(shape: z.ZodMiniType<T>, raw: unknown): Parsed<T> {
  const parsed = shape.safeParse(raw, messages);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { field: issue?.path.join('.') ?? '', why: issue?.message ?? 'invalid' };
}

/** The value at a path like `a.b` inside plain JSON, or nothing. */
export function valueAt(whole: unknown, path: string): unknown {
  return path.split('.').reduce(memberOf, whole);
}

function memberOf(whole: unknown, name: string): unknown {
  const isRecord = typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name);
  return isRecord ? (whole as { readonly [name: string]: unknown })[name] : undefined;
}
