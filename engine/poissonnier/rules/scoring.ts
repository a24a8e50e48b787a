import type { Outcome, Placing } from '../../kernel/game.ts';
import type { EventOf } from '../events.ts';
import { isIn, playerAt, seatsFrom, stampsOf } from '../look.ts';
import type { PoissonnierLook, PoissonnierTable } from '../position.ts';
import type { Contender } from '../scoring/rank.ts';
import { rank } from '../scoring/rank.ts';
import { finish } from '../verbs/turn.ts';

/** Coins, clients and stamps of a seat (LP-SCORE-01); of one who resigned nothing is left (LP-SCORE-08). */
function contenderOf(look: PoissonnierLook, seat: number): Contender {
  const player = playerAt(look, seat);
  return { seat, coins: player.coins, clients: player.won.length, stamps: stampsOf(look, player) };
}

/** Scores the match and ends it (LP-SCORE). Players who resigned share the last rank. */
export function scoreMatch(table: PoissonnierTable, why: EventOf<'gameOver'>['why']): void {
  const all = table.state.players.map((_, seat) => contenderOf(table, seat));
  const { steps, groups } = rank(seatsFrom(table, 0).map((seat) => contenderOf(table, seat)));
  const resigned = all.map(({ seat }) => seat).filter((seat) => !isIn(table, seat));
  const ranking = resigned.length === 0 ? groups : [...groups, resigned];
  const totals = all.map(({ coins, clients, stamps }) => ({ coins, clients, stamps }));
  finish(table, outcomeOf(all, ranking), { why, totals, steps, ranking });
}

/** Places by rank. The score is the coins; all three totals are named as reasons. */
function outcomeOf(all: readonly Contender[], ranking: readonly (readonly number[])[]): Outcome {
  const placings = all.map(({ seat, coins, clients, stamps }): Placing => {
    const group = ranking.findIndex((seats) => seats.includes(seat));
    const place = 1 + ranking.slice(0, group).flat().length;
    const reasons = Object.entries({ coins, clients, stamps }).map(([reason, amount]) => ({ reason, amount }));
    return { seat, place, score: coins, reasons };
  });
  return { placings };
}
