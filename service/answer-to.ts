import type { Answer, Refused } from './answers.ts';
import { refused, refusedBy } from './answers.ts';
import type { Committed } from './committed.ts';
import type { Context } from './context.ts';
import type { Person } from './identity.ts';
import { lookAt } from './look.ts';

/** What a person is told of what became of their submission. */
export function answerTo(context: Context, person: Person, moveId: string, committed: Committed): Answer {
  switch (committed.kind) {
    case 'accepted': {
      const match = lookAt(context.registry, committed.standing, person);
      return { ok: true, version: match.version, match };
    }
    case 'refused':
      return refusal(context, person, committed);
    case 'absent':
      return refused('NOT_FOUND');
    case 'unknown':
      return refused('UNKNOWN', { moveId });
  }
}

function refusal(
  { registry }: Context,
  person: Person,
  { violation, standing }: Extract<Committed, { kind: 'refused' }>,
): Refused {
  if (standing === undefined) return refusedBy(violation);
  // The decision is the player's: they need to see what has changed.
  const now = violation.code === 'STALE_VERSION' ? { match: lookAt(registry, standing, person) } : {};
  return { ...refusedBy(violation), version: standing.match.version, ...now };
}
