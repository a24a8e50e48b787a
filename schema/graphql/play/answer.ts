import type { Answer, Refused } from '../../../service/answers.ts';
import { refused } from '../../../service/answers.ts';
import type { Person } from '../../../service/identity.ts';
import type { Builder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import type { ProblemName } from '../problems/names.ts';
import { problemNameOf } from '../problems/names.ts';

/** What any question about a match may meet. */
export const always = ['InvalidInput', 'NotFound', 'Unauthenticated'] as const satisfies readonly ProblemName[];

/** Adds what a submission is answered with when it was accepted. */
export function addAccepted(builder: Builder): void {
  builder.objectType('Accepted', {
    description: 'The submission was accepted. The same moveId sent again is answered the same again.',
    fields: (t) => ({
      match: t.expose('match', {
        type: 'Match',
        description: 'The match at the version that the submission became, as you see it.',
      }),
    }),
  });
}

/** Adds the union that one mutation answers with: accepted, or one of these problems. */
export function answerUnion(builder: Builder, name: string, problems: readonly ProblemName[]) {
  const members = new Set<ProblemName>([...always, 'Unknown', ...problems]);
  return builder.unionType(name, {
    description: 'Accepted, or the problem that kept it from being accepted.',
    types: ['Accepted', ...members],
    resolveType: (answer) => (answer.ok ? 'Accepted' : memberOf(members, answer)),
  });
}

/** The type that a refusal is told as in a union of these problems. */
export function memberOf(members: ReadonlySet<ProblemName>, { code }: Refused): ProblemName {
  const name = problemNameOf(code);
  return members.has(name) ? name : 'InvalidInput';
}

/** Asks in the name of who sent the request; the anonymous are refused before anything is looked at. */
export function asPerson<T extends { readonly ok: boolean } = Answer>(
  { viewer }: GraphContext,
  ask: (person: Person) => Promise<T>,
): Promise<T | Refused> | Refused {
  return viewer === undefined ? refused('UNAUTHENTICATED') : ask(viewer);
}
