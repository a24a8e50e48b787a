import { GraphQLError } from 'graphql';
import type { Person } from '../../../service/identity.ts';
import type { ListAnswer, ListPage } from '../../../service/lists/list-page.ts';
import type { GraphContext } from '../context.ts';
import { messageOf } from '../problems/messages.ts';
import { unauthenticated } from '../refusal.ts';

/** The page of an answer; nothing if nothing is new. What cannot be answered is an error: `reason` and `facts` say why. */
export function pageOf<Node>(answer: ListAnswer<Node>): ListPage<Node> | undefined {
  if (answer.ok) return answer.page;
  const { code: reason, facts } = answer;
  throw new GraphQLError(messageOf(answer), { extensions: { code: 'BAD_USER_INPUT', reason, facts } });
}

/** Who asks for what is theirs; the anonymous are refused before anything is looked at. */
export function asker({ viewer }: GraphContext): Person {
  if (viewer === undefined) throw unauthenticated();
  return viewer;
}
