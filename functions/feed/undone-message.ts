import type { Undone } from '../../service/feed/feed.ts';

/** What is undone, as the body of a message. */
export function bodyOf({ consumer, log, n, first }: Undone): string {
  return JSON.stringify({ consumer, log, n, first });
}

/** What a body says, if {@link bodyOf} can have written it. */
export function undoneIn(body: string): Undone | undefined {
  const { consumer, log, n, first } = fieldsOf(body);
  if (typeof consumer !== 'string' || typeof n !== 'number' || typeof first !== 'number') return undefined;
  if (typeof log !== 'object' || log === null) return undefined;
  const { kind, matchId, person } = log as { readonly [field: string]: unknown };
  if ((kind === 'match' || kind === 'chat') && typeof matchId === 'string') {
    return { consumer, log: { kind, matchId }, n, first };
  }
  return kind === 'person' && typeof person === 'string' ? { consumer, log: { kind, person }, n, first } : undefined;
}

function fieldsOf(body: string): { readonly [field: string]: unknown } {
  try {
    return (JSON.parse(body) ?? {}) as { readonly [field: string]: unknown };
  } catch {
    return {};
  }
}
