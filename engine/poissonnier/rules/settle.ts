import { awaitedHelpers, playerAt, seatsFrom } from '../look.ts';
import type { PoissonnierTable } from '../position.ts';
import { arrange } from '../verbs/crates.ts';
import { settleOffers, showAsks } from '../verbs/request.ts';
import { enterPhase } from '../verbs/turn.ts';
import { queueStep } from './queue-step.ts';

/** All arrangements are in: they are revealed together, and clients come (LP-PLACE-01). */
function revealPlacing(table: PoissonnierTable): void {
  const { seat } = table.state.turn;
  const seats = seatsFrom(table, seat);
  if (seats.some((each) => playerAt(table, each).arrangement === undefined)) return;
  table.reveal();
  for (const each of seats) arrange(table, each);
  queueStep(table);
  enterPhase(table, 'serve', [seat]);
}

/** Carries the table on when the last of those who were asked has answered. */
export function settle(table: PoissonnierTable): void {
  const { outcome, turn } = table.state;
  if (outcome !== undefined) return;
  if (turn.phase === 'place') {
    revealPlacing(table);
    return;
  }
  if ((turn.phase !== 'ask' && turn.phase !== 'counter') || awaitedHelpers(table).length > 0) return;
  if (turn.phase === 'ask') showAsks(table);
  else settleOffers(table);
  enterPhase(table, turn.phase === 'ask' ? 'decide' : 'final', [turn.seat]);
}
