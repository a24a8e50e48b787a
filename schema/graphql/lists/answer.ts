import { GraphQLError } from 'graphql';
import type { Refused } from '../../../service/answers.ts';
import { refused } from '../../../service/answers.ts';
import type { Person } from '../../../service/identity.ts';
import type { ListAnswer, ListPage } from '../../../service/lists/list-page.ts';
import type { GraphContext } from '../context.ts';
import { messageOf } from '../problems/messages.ts';

/** The page of an answer; nothing if nothing is new. What a question is refused for is an error with its code and facts. */
export function pageOf<Node>(answer: ListAnswer<Node>): ListPage<Node> | undefined {
  if (!answer.ok) throw errorOf(answer);
  return answer.page;
}

/** Who asks for what is theirs; the anonymous are refused before anything is looked at. */
export function asker({ viewer }: GraphContext): Person {
  if (viewer === undefined) throw errorOf(refused('UNAUTHENTICATED'));
  return viewer;
}

/** A refusal of a question, which has no union to be told in. */
function errorOf(refusal: Refused): GraphQLError {
  const { code, facts } = refusal;
  const known = code === 'UNAUTHENTICATED' ? { code } : { code: 'BAD_USER_INPUT', reason: code, facts };
  return new GraphQLError(messageOf(refusal), { extensions: known });
}
