import type { Refused } from '../../../service/answers.ts';
import { refused } from '../../../service/answers.ts';
import type { MessageLook } from '../../../service/chat/message-look.ts';
import type { MessagesRead, ReadMessages } from '../../../service/chat/read-messages.ts';
import { messagePages } from '../../../service/chat/read-messages.ts';
import { entriesPaid } from '../../../service/page-size.ts';
import type { Builder } from '../builder.ts';
import { addConnection } from '../connection.ts';
import type { Page } from '../page.ts';
import { always, asPerson, memberOf } from '../play/answer.ts';
import type { MessageRef } from './message.ts';

const { usual, longest } = messagePages;

/** A page of a table's talk. */
interface MessagePage extends Page<MessageLook> {
  readonly ok: true;
  readonly mutedSeats: readonly number[];
}

/** Adds the talk at the table of a match, to be read from either end. */
export function addMessages(builder: Builder, message: MessageRef): void {
  const connection = addConnection<MessageLook, MessagePage>(builder, 'Message', message);
  builder.objectField(connection, 'mutedSeats', (t) =>
    t.intList({
      description: 'The seats whose persons are muted now.',
      resolve: ({ mutedSeats }) => mutedSeats,
    }),
  );
  const members = new Set(always);
  const type = builder.unionType('MessagesResult', {
    description: 'A page of the talk at a table, or why it cannot be read.',
    types: [connection, ...members],
    resolveType: (answer) => (answer.ok ? 'MessageConnection' : memberOf(members, answer)),
  });
  builder.queryField('messages', (t) =>
    t.field({
      type,
      description:
        'What was said at the table of a match, oldest first: its newest page, or a page from any place on or back. Messages to others are ' +
        'left out; their numbers are missing. For whoever is signed in.',
      complexity: ({ first, last }) => ({ field: 5, multiplier: entriesPaid(first ?? last, messagePages) }),
      args: {
        matchId: t.arg.id({ required: true, description: 'The match.' }),
        first: t.arg.int({ description: `At most so many onwards: 1 to ${longest}, ${usual} by default.` }),
        after: t.arg({ type: 'Cursor', description: 'Read onwards from here: a cursor, or the number of a message.' }),
        last: t.arg.int({ description: `At most so many backwards: 1 to ${longest}, ${usual} by default.` }),
        before: t.arg({
          type: 'Cursor',
          description: 'Read backwards from here: a cursor, or the number of a message.',
        }),
      },
      resolve: (_root, args, context) =>
        asPerson(context, async (person) => {
          const asked = askedFor(args);
          if ('code' in asked) return asked;
          const answer = await context.services.readMessages(person, asked);
          return answer.ok ? pageFrom(answer) : answer;
        }),
    }),
  );
}

interface PageArguments {
  readonly matchId: string;
  readonly first?: number | null | undefined;
  readonly after?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: number | null | undefined;
}

/** Onwards with `first` and `after`, or backwards with `last` and `before`: never both. */
function askedFor({ matchId, first, after, last, before }: PageArguments): ReadMessages | Refused {
  const onwards = (first ?? after ?? undefined) !== undefined;
  const backwards = (last ?? before ?? undefined) !== undefined;
  if (onwards && backwards) {
    return refused('input.malformed', { field: 'first', expected: 'no last and no before beside it or after' });
  }
  const limit = first ?? last ?? usual;
  if (onwards) return { matchId, limit, after: after ?? 0 };
  return { matchId, limit, ...(before === null || before === undefined ? {} : { before }) };
}

function pageFrom({ after, upTo, newest, messages, mutedSeats }: MessagesRead): MessagePage {
  return {
    ok: true,
    edges: messages.map((message) => ({ cursor: message.n, node: message })),
    hasNextPage: upTo < newest,
    hasPreviousPage: after > 0,
    startCursor: after + 1,
    endCursor: upTo,
    mutedSeats,
  };
}
