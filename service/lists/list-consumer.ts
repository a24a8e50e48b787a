import type { Version } from '../../engine/match/match.ts';
import type { Log } from '../../store/log.ts';
import type { Consumer } from '../feed/consumer.ts';
import type { ListContext } from './list-context.ts';
import { reconcile } from './reconcile.ts';

/**
 * Keeps the rows of all lists as the newest versions of the matches are. It must be told of every version: who comes or goes does so in
 * one of their own.
 */
export function listConsumer(context: ListContext): Consumer {
  return { name: 'lists', follows: ['match'], everyEntry: true, consume: (log, n) => follow(context, log, n) };
}

async function follow(context: ListContext, log: Log, n: number): Promise<void> {
  if (log.kind !== 'match') return;
  const { matchId } = log;
  const newest = await context.store.newest(matchId);
  const told = newest?.n === n ? newest : (await context.store.since(matchId, n - 1, 1))[0];
  const moving = told === undefined ? undefined : movingIn(told);
  // Of what is not newest and moves no one, nothing can follow that does not follow from the newest.
  if (moving !== undefined) await reconcile(context, { matchId, newest }, { persons: [moving] });
  else if (told === newest) await reconcile(context, { matchId, newest }, { persons: [] });
}

/** Who comes or goes with a version. */
function movingIn({ command, actor }: Pick<Version, 'command' | 'actor'>): string | undefined {
  const comesOrGoes = command.kind === 'create' || command.kind === 'join' || command.kind === 'leave';
  return comesOrGoes && actor.kind === 'person' ? actor.person : undefined;
}
