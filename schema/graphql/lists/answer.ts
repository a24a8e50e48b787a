import type { Person } from '../../../service/identity.ts';
import type { ListAnswer, ListPage } from '../../../service/lists/list-page.ts';
import type { GraphContext } from '../context.ts';
import { refusalError, unauthenticated } from '../refusal.ts';

/** The page of an answer; nothing if nothing is new. What cannot be answered is an error. */
export function pageOf<Node>(answer: ListAnswer<Node>): ListPage<Node> | undefined {
  if (answer.ok) return answer.page;
  throw refusalError(answer);
}

/** Who asks for what is theirs; the anonymous are refused before anything is looked at. */
export function asker({ viewer }: GraphContext): Person {
  if (viewer === undefined) throw unauthenticated();
  return viewer;
}
