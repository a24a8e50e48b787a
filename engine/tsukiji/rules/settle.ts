import { fishingOf } from '../ask.ts';
import type { TsukijiTable } from '../market.ts';
import { openDueBids } from '../verbs/bids.ts';
import { allBidsIn, closeBids } from './bidding.ts';
import { checkCollapse } from './collapse.ts';
import { degradeNow, prepareNow, startChoiceOpen } from './degrade.ts';
import { nextTurn } from './end-turn.ts';
import { backFromVoyage, goHome } from './home.ts';
import { checkOverfishing } from './overfishing.ts';
import { duePile, formAuction } from './piles.ts';
import { followWithWindow } from './windows.ts';

/** One thing that follows by itself from the last step, if any does. */
function followUp(table: TsukijiTable): boolean {
  const { pending, turn, outcome } = table.state;
  if (outcome !== undefined) return false;
  if (pending !== undefined) {
    if (pending.kind !== 'bidding' || !allBidsIn(pending)) return false;
    closeBids(table, pending);
    return true;
  }
  return turn.stage === 'main' ? followFishing(table) : followTurn(table);
}

/** What follows in a Fishing action: bids for what was laid out, auctions of full piles, lent boats that go home (TX-AUCT-02). */
function followFishing(table: TsukijiTable): boolean {
  const fishing = fishingOf(table);
  if (fishing === undefined) return false;
  const pile = duePile(table);
  const back = backFromVoyage(table);
  if (fishing.due !== undefined) openDueBids(table, fishing.due);
  else if (pile !== undefined) formAuction(table, pile);
  else if (back !== undefined) goHome(table, back);
  else return false;
  return true;
}

/** What follows around the main part of a turn: degradation and S2b before (TB-DEG-05, TX-TURN-01), windows and the next turn after (TX-TURN-01). */
function followTurn(table: TsukijiTable): boolean {
  const { stage } = table.state.turn;
  if (stage !== 'after') {
    if (startChoiceOpen(table)) return false;
    if (stage === 'start') degradeNow(table);
    else prepareNow(table);
    return true;
  }
  if (table.state.activity !== undefined) return false;
  if (!followWithWindow(table)) nextTurn(table);
  return true;
}

/** Carries the table from one atomic step to the next decision. After each step comes the check of the boards (TX-CHECK-01). */
export function settle(table: TsukijiTable): void {
  do {
    checkOverfishing(table);
    checkCollapse(table);
  } while (followUp(table));
}
