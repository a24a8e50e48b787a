import type { Version } from '../../engine/match/match.ts';
import type { Log } from '../../store/log.ts';
import type { Consumer } from '../feed/consumer.ts';
import type { ListContext } from './list-context.ts';
import type { Occasion } from './reconcile.ts';
import { reconcile } from './reconcile.ts';

/** Keeps the rows of all lists as the newest versions of the matches are. */
export function listConsumer(context: ListContext): Consumer {
  return { name: 'lists', follows: ['match'], consume: (log, n, first) => follow(context, log, { n, first }) };
}

/** Looks at the match because of its versions from `first` to `n`. */
async function follow(
  context: ListContext,
  log: Log,
  { n, first }: { readonly n: number; readonly first: number },
): Promise<void> {
  if (log.kind !== 'match') return;
  const { matchId } = log;
  const newest = await context.store.newest(matchId);
  const isAll = newest?.n === n && first === n;
  const told = isAll ? [newest] : await context.store.since(matchId, first - 1, n - first + 1);
  if (told.length > 0) await reconcile(context, { matchId, newest }, occasionOf(told));
}

/** Who comes or goes does so in a version of their own. */
function occasionOf(versions: readonly Pick<Version, 'command' | 'actor'>[]): Occasion {
  const persons = versions.flatMap(({ command, actor }) => {
    const comesOrGoes = command.kind === 'create' || command.kind === 'join' || command.kind === 'leave';
    return comesOrGoes && actor.kind === 'person' ? [actor.person] : [];
  });
  return { persons: [...new Set(persons)] };
}
