import type { Context } from '../context.ts';
import { moveBots } from '../move-bots.ts';
import { servesSeats } from '../server-move.ts';
import type { Consumer } from './consumer.ts';

/** So that one match with many bots does not keep the others waiting. */
const mostMoves = 8;

/**
 * Lets bots and the fallbacks of resigned seats move after every version. A call makes a few moves: where there are more, the feed tells of the last one and so
 * calls again.
 */
export function botsConsumer(context: Context): Consumer {
  return {
    name: 'bots',
    follows: ['match'],
    consume: async (log, n) => {
      if (log.kind !== 'match') return;
      const newest = await context.store.noOlderThan(log.matchId, n);
      if (newest !== undefined && servesSeats(newest.match)) await moveBots(context, log.matchId, mostMoves);
    },
  };
}
