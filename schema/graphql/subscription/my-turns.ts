import type { Person } from '../../../service/identity.ts';
import type { Lists } from '../../../service/lists/lists.ts';
import type { Turn, TurnsRead } from '../../../service/lists/read-turns.ts';
import type { Builder } from '../builder.ts';
import { matchNow } from '../match/match-now.ts';
import { unauthenticated } from '../refusal.ts';
import type { Following } from './log-source.ts';
import { sourceOf } from './log-source.ts';

/** So many entries of the log one update covers at most: as many as its cost counts. */
const longestUpdate = 20;

/** What opens for a person, in all their matches, as it opens. */
export function addMyTurns(builder: Builder): void {
  const update = addTurnsUpdate(builder);
  builder.subscriptionField('myTurns', (t) =>
    t.field({
      type: update,
      description:
        'What your matches begin to wait for from you, all of them: one subscription, however many matches. To go on after a connection ' +
        'was lost, subscribe again with the last `cursor` that you have seen.',
      complexity: 5,
      args: {
        after: t.arg.int({
          description:
            'The last `cursor` that you have seen (0: all of it), none that is still to come; from now on by default.',
        }),
      },
      subscribe: (_root, { after }, context) => {
        const { services, viewer } = context;
        if (viewer === undefined) throw unauthenticated();
        return sourceOf(followTurns(services, viewer, after ?? undefined), context);
      },
      resolve: (root) => root as TurnsRead,
    }),
  );
}

function addTurnsUpdate(builder: Builder) {
  const turn = addTurn(builder);
  return builder.objectRef<TurnsRead>('TurnsUpdate').implement({
    description: 'What opened for you since the last update.',
    fields: (t) => ({
      after: t.exposeInt('after', { description: 'Where it begins: the `cursor` of the update before.' }),
      cursor: t.exposeInt('cursor', { description: 'Where it ends: the next update begins there.' }),
      turns: t.field({
        type: [turn],
        description:
          'What opened, oldest first; it may be empty, where a match only moved on. Not all of it may be open still: `myDecisions` tells ' +
          'what is. Who has missed much gets several updates.',
        complexity: { field: 1, multiplier: longestUpdate },
        resolve: ({ turns }) => turns,
      }),
    }),
  });
}

function addTurn(builder: Builder) {
  return builder.objectRef<Turn>('Turn').implement({
    description: 'Something that a match began to wait for from you.',
    fields: (t) => ({
      matchId: t.exposeID('matchId', { description: 'The id of the match.' }),
      decision: t.expose('decision', { type: 'OpenDecision', description: 'What you are asked.' }),
      match: t.field(matchNow),
    }),
  });
}

/** The log of a person's matches, for that person. */
function followTurns(lists: Lists, { person, name }: Person, after: number | undefined): Following<TurnsRead> {
  const read = (limit: number, from?: number): Promise<TurnsRead> =>
    lists.readTurns({ person, name }, { limit, ...(from === undefined ? {} : { after: from }) });
  return {
    log: { kind: 'person', person },
    after,
    newest: async () => (await read(1)).newest,
    next: async (from, most = longestUpdate) => {
      const update = await read(Math.min(most, longestUpdate), from);
      return update.cursor === from ? undefined : { upTo: update.cursor, update };
    },
  };
}
