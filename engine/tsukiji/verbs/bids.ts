import { invariant } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { playerAt, seatsFrom } from '../ask.ts';
import { draft } from '../draft.ts';
import type { TsukijiTable } from '../market.ts';
import type { Asking, Bidding, Naming, Stake } from '../state.ts';

/**
 * Opens sealed bids for a stake (TB-BID). With open money a bidder without yen is entered with ¥0 at once (TB-RUL-80);
 * with hidden money that would give the sum away.
 */
export function openBids(table: TsukijiTable, stake: Stake, bidders: readonly number[]): void {
  const state = draft(table);
  const bids: { [seat: number]: number } = {};
  for (const seat of bidders) {
    if (!table.options.moneyHidden && playerAt(table, seat).yen === 0) bids[seat] = 0;
  }
  state.serial += 1;
  const bidding: Bidding = { kind: 'bidding', id: state.serial, stake, bidders, bids };
  state.pending = bidding as Draft<Bidding>;
  const { market, tokens, barrels, from } = stake;
  table.tell({ type: 'bidsOpened', market, bidders, tokens, ...(barrels === undefined ? {} : { barrels }), from });
}

/** Lays a stake out that is auctioned as soon as the step that formed it is settled (TX-AUCT-02). */
export function layOut(table: TsukijiTable, stake: Stake): void {
  const fishing = draft(table).activity;
  invariant(fishing?.kind === 'fishing' && fishing.due === undefined, 'a stake outside Fishing');
  fishing.due = stake as Draft<Stake>;
}

/** Opens the bids of all players for the stake that was laid out (TB-CRAB-01, TX-AUCT-01). */
export function openDueBids(table: TsukijiTable, stake: Stake): void {
  const fishing = draft(table).activity;
  if (fishing?.kind === 'fishing') delete fishing.due;
  openBids(table, stake, seatsFrom(table, table.state.turn.seat));
}

/** Enters or replaces a bid (TB-BID-02). The same amount again changes nothing and is no event. */
export function placeBid(table: TsukijiTable, seat: number, amount: number): void {
  const pending = draft(table).pending;
  invariant(pending?.kind === 'bidding', 'a bid without bids');
  if (pending.bids[seat] === amount) return;
  pending.bids = { ...pending.bids, [seat]: amount };
  table.tell({ type: 'bidPlaced', seat, amount });
}

/** Turns all bids over, losing ones too (TB-BID-03). */
export function revealBids(
  table: TsukijiTable,
  bidding: Bidding,
): readonly { readonly seat: number; readonly amount: number }[] {
  const bids = bidding.bidders.map((seat) => ({ seat, amount: bidding.bids[seat] ?? 0 }));
  delete draft(table).pending;
  table.reveal();
  table.tell({ type: 'bidsRevealed', market: bidding.stake.market, bids });
  return bids;
}

/** Lets the active player name one of the tied (TB-BID-01). */
export function askForWinner(table: TsukijiTable, stake: Stake, tied: readonly number[], amount: number): void {
  const naming: Naming = { kind: 'naming', stake, tied, amount };
  draft(table).pending = naming as Draft<Naming>;
  table.tell({ type: 'bidsTied', market: stake.market, tied, amount });
}

/** Puts a question of a market to the active player. */
export function askMarketQuestion(table: TsukijiTable, question: Omit<Asking, 'kind'>): void {
  draft(table).pending = { kind: 'asking', ...question } as Draft<Asking>;
}

/** The question is answered. */
export function closeQuestion(table: TsukijiTable): void {
  delete draft(table).pending;
}
