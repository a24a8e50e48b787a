import type { TsukijiTable } from '../market.ts';
import { allBidsIn, closeBids } from './bidding.ts';
import { degradeNow, startChoiceOpen } from './degrade.ts';
import { checkOverfishing } from './overfishing.ts';
import { duePile, formAuction } from './piles.ts';

/** One thing that follows by itself from the last step, if any does. */
function followUp(table: TsukijiTable): boolean {
  const { pending, turn, outcome } = table.state;
  if (outcome !== undefined) return false;
  if (pending !== undefined) {
    if (pending.kind !== 'bidding' || !allBidsIn(pending)) return false;
    closeBids(table, pending);
    return true;
  }
  const due = duePile(table);
  if (due !== undefined) {
    formAuction(table, due);
    return true;
  }
  if (turn.stage !== 'start' || startChoiceOpen(table)) return false;
  degradeNow(table);
  return true;
}

/** Carries the table from one atomic step to the next decision: overfishing, full bids, due auctions, degradation (TB-DEG-05). */
export function settle(table: TsukijiTable): void {
  do checkOverfishing(table);
  while (followUp(table));
}
