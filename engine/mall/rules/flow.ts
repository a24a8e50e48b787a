/** How a turn goes on by itself (section 6). */
import { known } from '../../kernel/invariant.ts';
import { isAtEntrance, playerAt, seatsInPlay } from '../look.ts';
import type { MallTable } from '../position.ts';
import { emptyCrate, payOut, takeBarrel } from '../verbs/exit.ts';
import { beginTurn, countIdle, enterPhase } from '../verbs/turn.ts';
import { defaultTargets, mustChoose } from './detergent.ts';
import { payoutOf } from './payout.ts';
import { allButOneDone, scoreMatch } from './scoring.ts';
import { canTake } from './taking.ts';

/** The move, and its report, are over: the exit, a choice of what to take, or nothing (MALL-STATE-02, MALL-STATE-03). */
export function arrive(table: MallTable): void {
  const { seat } = table.state.turn;
  if (isAtEntrance(table, seat)) {
    enterPhase(table, 'settle');
    if (!mustChoose(table, seat)) leaveStore(table, defaultTargets(table, seat));
  } else if (canTake(table, seat)) enterPhase(table, 'take');
  else endTurn(table);
}

/** Something was taken: in dexterity mode a report follows (MALL-DEX-04). */
export function afterTaking(table: MallTable): void {
  if (table.options.mode === 'dexterity') enterPhase(table, 'reportTake');
  else endTurn(table);
}

/** The exit, step by step (MALL-EXIT-04), with the garments that detergents double. */
export function leaveStore(table: MallTable, targets: readonly string[]): void {
  const { seat } = table.state.turn;
  payOut(table, seat, payoutOf(table, playerAt(table, seat).crate, targets));
  emptyCrate(table, seat);
  takeBarrel(table, seat);
  if (allButOneDone(table)) scoreMatch(table, 'barrels');
  else endTurn(table);
}

/** The turn ends: too many idle ones end the match (MALL-END-05), else the next seat in the order of play begins (MALL-STATE-01). */
export function endTurn(table: MallTable): void {
  countIdle(table);
  const { idleTurns, turn, players } = table.state;
  const inPlay = seatsInPlay(table);
  if (idleTurns >= table.options.layout.rules.stallRounds * inPlay.length) {
    scoreMatch(table, 'stall');
    return;
  }
  const order = players.map((_, step) => (turn.seat + 1 + step) % players.length);
  const next = order.find((seat) => inPlay.includes(seat));
  beginTurn(table, known(next, 'a seat in play'), turn.no + 1);
}
