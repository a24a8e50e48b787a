import type { GraphContext } from '../context.ts';

/** A field that looks at a match that was only named so far. */
export const matchNow = {
  type: 'Match',
  description: 'The match as you see it now.',
  nullable: true,
  complexity: 10,
  resolve: ({ matchId }: { readonly matchId: string }, _args: object, { services, viewer }: GraphContext) =>
    services.lookMatch(viewer, matchId),
} as const;
