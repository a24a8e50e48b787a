import type { Person } from '../../../service/identity.ts';
import type { ListAnswer, ListAsk } from '../../../service/lists/list-page.ts';
import type { Lists } from '../../../service/lists/lists.ts';
import type { OwnDecision } from '../../../service/lists/own-lists.ts';
import type { Builder } from '../builder.ts';
import { present } from '../play/present.ts';
import { asker, pageOf } from './answer.ts';
import { pageArguments, pageComplexity } from './arguments.ts';
import type { ListRef } from './list-connection.ts';
import { addListConnection } from './list-connection.ts';
import { addPublicList } from './public-list.ts';
import { addMatchSummary } from './summary.ts';

/** Adds the lists: what can be read of many matches without looking at any. */
export function addLists(builder: Builder): void {
  const matches = addListConnection(builder, 'MatchSummary', addMatchSummary(builder));
  addPublicList(builder, matches);
  addOwnList(builder, {
    name: 'myMatches',
    type: matches,
    description: 'Your matches that are not over, the newest first: those that you sit in, and those that you created.',
    read: (lists, person, ask) => lists.myMatches(person, ask),
  });
  addOwnList(builder, {
    name: 'myHistory',
    type: matches,
    description: 'Your matches that are over, the one that ended last first.',
    read: (lists, person, ask) => lists.myHistory(person, ask),
  });
  addOwnList(builder, {
    name: 'myDecisions',
    type: addListConnection(builder, 'OwnDecision', addOwnDecision(builder)),
    description: 'What waits for you in all your matches, what has waited longest first.',
    read: (lists, person, ask) => lists.myDecisions(person, ask),
  });
}

interface OwnList<Node> {
  readonly name: string;
  readonly type: ListRef<Node>;
  readonly description: string;
  read(lists: Lists, person: Person, ask: ListAsk): Promise<ListAnswer<Node>>;
}

/** Adds a list that everyone has of their own. */
function addOwnList<Node>(builder: Builder, { name, type, description, read }: OwnList<Node>): void {
  builder.queryField(name, (t) =>
    t.field({
      type,
      description,
      nullable: true,
      complexity: pageComplexity,
      args: pageArguments(t.arg),
      resolve: async (_root, args, context) => pageOf(await read(context.services, asker(context), present(args))),
    }),
  );
}

function addOwnDecision(builder: Builder) {
  return builder.objectRef<OwnDecision>('OwnDecision').implement({
    description: 'Something that a match waits for from you, and the match.',
    fields: (t) => ({
      decision: t.expose('decision', { type: 'OpenDecision', description: 'What you are asked.' }),
      match: t.expose('match', { type: 'MatchSummary', description: 'Where.' }),
    }),
  });
}
