import { invariant } from '../engine/kernel/invariant.ts';
import type { Match, Submission } from '../engine/match/match.ts';
import { StoreUnavailable } from '../store/store-fault.ts';
import { commit } from './commit.ts';
import type { Committed } from './committed.ts';
import type { Context } from './context.ts';
import { isMatchId } from './match-id.ts';
import { nextServerMove } from './server-move.ts';

/**
 * Lets the server move for the seats that it plays, bots and those that have resigned, until a person must or the match is
 * over. Called after every commit; two calls at once do each move once. A call makes at most `mostMoves`, so that it ends in
 * time; true: there may be more to move, call again.
 * @throws StoreUnavailable where the store gives no answer: call again.
 */
export async function moveBots(context: Context, matchId: string, mostMoves = 100): Promise<boolean> {
  let match = isMatchId(matchId) ? (await context.store.newest(matchId))?.match : undefined;
  for (let moved = 0; moved < mostMoves; moved++) {
    const submission = match && nextServerMove(context, match);
    if (match === undefined || submission === undefined) return false;
    match = matchAfter(match, submission, await commit(context, { matchId, submission: () => submission }));
  }
  return true;
}

/** Where to go on. Whoever moved, it moved: a move that left the match where it was would be tried for ever. */
function matchAfter(match: Match, { moveId }: Submission, committed: Committed): Match {
  if (committed.kind === 'unknown') throw new StoreUnavailable(`the bots of ${match.id} got no answer`);
  const next = 'standing' in committed ? committed.standing?.match : undefined;
  const reason = committed.kind === 'refused' ? committed.violation.code : committed.kind;
  invariant(next !== undefined && next.version > match.version, `${moveId} in ${match.id}: ${reason}`);
  return next;
}
