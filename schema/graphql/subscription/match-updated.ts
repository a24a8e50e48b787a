import type { MatchUpdate } from '../../../service/read-update.ts';
import type { Builder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { refusalError } from '../refusal.ts';
import type { Following } from './log-source.ts';
import { sourceOf } from './log-source.ts';

/** What happens in one match, as it happens. */
export function addMatchUpdated(builder: Builder): void {
  const update = addMatchUpdate(builder);
  builder.subscriptionField('matchUpdated', (t) =>
    t.field({
      type: update,
      description:
        'What happens in a match, as you see it. To go on after a connection was lost, subscribe again with the last version that you ' +
        'have seen: nothing is left out, and nothing comes twice.',
      complexity: 5,
      args: {
        matchId: t.arg.id({ required: true, description: 'The id of the match.' }),
        after: t.arg.int({
          description: 'The last version that you have seen, 0 to the newest one; by default the newest one.',
        }),
      },
      subscribe: (_root, { matchId, after }, context) =>
        sourceOf(followMatch(context, matchId, after ?? undefined), context),
      resolve: (root) => root as MatchUpdate,
    }),
  );
}

function addMatchUpdate(builder: Builder) {
  return builder.objectRef<MatchUpdate>('MatchUpdate').implement({
    description: 'The versions of a match that followed one another since the last update.',
    fields: (t) => ({
      after: t.exposeInt('after', {
        description: 'The version after which it begins: the `version` of the update before.',
      }),
      version: t.exposeInt('version', { description: 'The last version that it covers.' }),
      versions: t.field({
        type: ['VersionEvents'],
        description: 'What happened, oldest first: every version after `after` up to `version`, 50 at most.',
        complexity: { field: 5, multiplier: 10 },
        resolve: ({ versions }) => versions,
      }),
      match: t.field({
        type: 'Match',
        description: 'The match at `version`; further on, where more updates are on their way.',
        complexity: 10,
        resolve: ({ match }) => match,
      }),
    }),
  });
}

/** The versions of a match, for one viewer. */
function followMatch(
  { services, viewer }: Pick<GraphContext, 'services' | 'viewer'>,
  matchId: string,
  after: number | undefined,
): Following<MatchUpdate> {
  const read = async (part: { readonly after?: number; readonly limit?: number } = {}): Promise<MatchUpdate> => {
    const answer = await services.readUpdate(viewer, { matchId, ...part });
    if (!answer.ok) throw refusalError(answer);
    return answer;
  };
  return {
    log: { kind: 'match', matchId },
    after,
    newest: async () => (await read()).version,
    next: async (from, most) => {
      const update = await read({ after: from, ...(most === undefined ? {} : { limit: most }) });
      return update.version === from ? undefined : { upTo: update.version, update };
    },
  };
}
