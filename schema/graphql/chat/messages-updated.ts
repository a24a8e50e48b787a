import type { MessagesRead } from '../../../service/chat/read-messages.ts';
import type { Person } from '../../../service/identity.ts';
import type { Services } from '../../../service/services.ts';
import type { Builder } from '../builder.ts';
import { refusalError, unauthenticated } from '../refusal.ts';
import type { Following } from '../subscription/log-source.ts';
import { sourceOf } from '../subscription/log-source.ts';
import type { MessageRef } from './message.ts';

/** No update has more messages: so many of the longest fit into what a socket takes. */
const longestUpdate = 20;

/** What is said at one table, as it is said. */
export function addMessagesUpdated(builder: Builder, message: MessageRef): void {
  const update = addMessagesUpdate(builder, message);
  builder.subscriptionField('messagesUpdated', (t) =>
    t.field({
      type: update,
      description:
        'What is said at the table of a match, as far as you may hear it. To go on after a connection was lost, subscribe again with the ' +
        '`upTo` of the last update: nothing is left out, and nothing comes twice. For whoever is signed in.',
      complexity: 5,
      args: {
        matchId: t.arg.id({ required: true, description: 'The id of the match.' }),
        after: t.arg.int({
          description: 'The last message that you know, 0 to the newest one; by default the newest one.',
        }),
      },
      subscribe: (_root, { matchId, after }, context) => {
        const { services, viewer } = context;
        if (viewer === undefined) throw unauthenticated();
        return sourceOf(followTalk(services, viewer, matchId, after ?? undefined), context);
      },
      resolve: (root) => root as MessagesRead,
    }),
  );
}

function addMessagesUpdate(builder: Builder, message: MessageRef) {
  return builder.objectRef<MessagesRead>('MessagesUpdate').implement({
    description: 'The messages of a table that followed one another since the last update.',
    fields: (t) => ({
      after: t.exposeInt('after', {
        description: 'The number of the message after which it begins: the `upTo` of the update before.',
      }),
      upTo: t.exposeInt('upTo', { description: 'The number of the last message that it covers.' }),
      messages: t.field({
        type: [message],
        description:
          `What was said, oldest first: every message after \`after\` up to \`upTo\` that you may hear, ${longestUpdate} at most. ` +
          'None, where all of them were for others.',
        complexity: { field: 5, multiplier: 10 },
        resolve: ({ messages }) => messages,
      }),
    }),
  });
}

/** The messages of a table, for one viewer. */
function followTalk(
  services: Services,
  viewer: Person,
  matchId: string,
  after: number | undefined,
): Following<MessagesRead> {
  const read = async (limit: number, from?: number): Promise<MessagesRead> => {
    const part = { matchId, limit, ...(from === undefined ? {} : { after: from }) };
    const answer = await services.readMessages(viewer, part);
    if (!answer.ok) throw refusalError(answer);
    return answer;
  };
  return {
    log: { kind: 'chat', matchId },
    after,
    newest: async () => (await read(1)).newest,
    next: async (from, most = longestUpdate) => {
      const update = await read(Math.min(most, longestUpdate), from);
      return update.upTo === from ? undefined : { upTo: update.upTo, update };
    },
  };
}
