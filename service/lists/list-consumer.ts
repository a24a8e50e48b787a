import type { Version } from '../../engine/match/match.ts';
import type { Log } from '../../store/log.ts';
import type { Consumer } from '../feed/consumer.ts';
import type { ListContext } from './list-context.ts';
import type { Occasion } from './reconcile.ts';
import { reconcile } from './reconcile.ts';

/** Keeps the rows of all lists as the newest versions of the matches are. */
export function listConsumer(context: ListContext): Consumer {
  return { name: 'lists', follows: ['match'], consume: (log, n) => follow(context, log, n) };
}

async function follow(context: ListContext, log: Log, n: number): Promise<void> {
  if (log.kind !== 'match') return;
  const { matchId } = log;
  const newest = await context.store.newest(matchId);
  const told = newest?.n === n ? newest : (await context.store.since(matchId, n - 1, 1))[0];
  if (told !== undefined) await reconcile(context, { matchId, newest }, occasionOf(told));
}

/** Who comes or goes does so in a version of their own. */
function occasionOf({ command, actor }: Pick<Version, 'command' | 'actor'>): Occasion {
  const comesOrGoes = command.kind === 'create' || command.kind === 'join' || command.kind === 'leave';
  return { persons: comesOrGoes && actor.kind === 'person' ? [actor.person] : [] };
}
