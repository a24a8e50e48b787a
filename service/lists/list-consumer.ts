import type { Version } from '../../engine/match/match.ts';
import type { Log } from '../../store/log.ts';
import type { Consumer } from '../feed/consumer.ts';
import { createTurns } from '../in-turn.ts';
import type { ListContext } from './list-context.ts';
import type { Reconciling } from './reconcile.ts';
import { reconcile } from './reconcile.ts';

/**
 * Keeps the rows of all lists as the newest versions of the matches are. It must be told of every version: who comes or goes does so in
 * one of their own.
 */
export function listConsumer(context: ListContext): Consumer {
  const reconciling = { ...context, inTurn: createTurns() };
  return { name: 'lists', follows: ['match'], consume: (log, n, first) => follow(reconciling, log, { n, first }) };
}

/**
 * Looks at the match because of its versions from `first` to `n`: at what is newest, even where they are not. Whoever was told of them
 * before may have died between a write and the look that follows it.
 */
async function follow(
  context: Reconciling,
  log: Log,
  { n, first }: { readonly n: number; readonly first: number },
): Promise<void> {
  if (log.kind !== 'match') return;
  const { matchId } = log;
  const newest = await context.store.newest(matchId);
  const told = newest?.n === n && first === n ? [newest] : await context.store.since(matchId, first - 1, n - first + 1);
  await reconcile(context, { matchId, newest }, { persons: movingIn(told) });
}

/** Who comes or goes with these versions. */
function movingIn(versions: readonly Pick<Version, 'command' | 'actor'>[]): readonly string[] {
  const persons = versions.flatMap(({ command, actor }) => {
    const comesOrGoes = command.kind === 'create' || command.kind === 'join' || command.kind === 'leave';
    return comesOrGoes && actor.kind === 'person' ? [actor.person] : [];
  });
  return [...new Set(persons)];
}
