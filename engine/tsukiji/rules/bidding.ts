import { action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, range } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { marketOf, playerAt } from '../ask.ts';
import { seatField } from '../catalog/ids.ts';
import { tokenFacts } from '../catalog/pieces.ts';
import { entriesOf } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { closing, defineRule } from '../rule.ts';
import type { Bidding, Stake } from '../state.ts';
import { askForWinner, closeQuestion, placeBid, revealBids } from '../verbs/bids.ts';
import { acting } from '../verbs/markets.ts';

const step = 100;

/** Bidders with a choice: with open money a bid of ¥0 is entered for those without yen (TB-RUL-80). */
export function askedBidders({ state, options }: TsukijiLook, bidding: Bidding): readonly number[] {
  return bidding.bidders.filter((seat) => options.moneyHidden || (state.players[seat]?.yen ?? 0) > 0);
}

/** True once every bidder has answered (TB-BID-03). */
export function allBidsIn(bidding: Bidding): boolean {
  return bidding.bidders.every((seat) => bidding.bids[seat] !== undefined);
}

const spec = action('Bid, sealed: hidden until all bids are in, replaceable until then.', {
  amount: integer(0, 10_000_000, 'yen', step),
});

/** BID (TB-BID-02): from ¥0 up to the bidder's own yen; it may be replaced until all are in. */
export const bid = defineRule('bid', spec, {
  moments: ['bidding'],
  closing: ({ state: { pending } }, seat) => pending?.kind === 'bidding' && pending.bids[seat] === undefined,
  forms: (look, seat) => [
    form('bid', { amount: range(0, playerAt(look, seat).yen, step) }, { type: 'bid', amount: 0 }),
  ],
  check: (look, seat, { amount }) => mustAfford(look, seat, amount),
  run: (table, seat, { amount }) => placeBid(table, seat, amount),
});

/** The stake goes to its winner by the rules of its market; then fish among it may take notice (TX-SWORD-05). */
function settleWin(table: TsukijiTable, stake: Stake, winner: number, amount: number): void {
  table.tell({ type: 'stakeWon', market: stake.market, seat: winner, amount });
  marketOf(table, stake.market).won?.(acting(table, stake.market), stake, winner, amount);
  const kinds = entriesOf(stake.tokens).map(([kind]) => kind);
  for (const fish of new Set(kinds.map((kind) => tokenFacts[kind].fish)))
    marketOf(table, fish).auctioned?.(acting(table, fish), amount);
}

/** Reveals all bids; the highest wins, or the active player breaks the tie (TB-BID-01), unless the market decides otherwise. */
export function closeBids(table: TsukijiTable, bidding: Bidding): void {
  const bids = revealBids(table, bidding);
  const { stake } = bidding;
  const market = marketOf(table, stake.market);
  if (market.revealed !== undefined) {
    market.revealed(acting(table, stake.market), stake, bids);
    return;
  }
  const amount = Math.max(...bids.map((each) => each.amount));
  const tied = bids.filter((each) => each.amount === amount).map(({ seat }) => seat);
  const [winner] = tied;
  if (tied.length === 1 && winner !== undefined) settleWin(table, stake, winner, amount);
  else askForWinner(table, stake, tied, amount);
}

/** NAME_WINNER (TB-BID-01, TB-RUL-25, TB-RUL-28). */
export const nameWinner = defineRule(
  'nameWinner',
  action('Name the winner among the tied highest bidders.', { player: seatField }),
  {
    moments: ['naming'],
    closing,
    forms({ state: { pending } }) {
      if (pending?.kind !== 'naming') return [];
      return pending.tied.map((player) =>
        form('nameWinner', { player: range(player, player) }, { type: 'nameWinner', player }),
      );
    },
    check({ state: { pending } }, _seat, { player }) {
      const tied = pending?.kind === 'naming' ? pending.tied : [];
      return tied.includes(player) ? undefined : refuse('winner.notTied', { player, tied });
    },
    run(table, _seat, { player }) {
      const { pending } = table.state;
      if (pending?.kind !== 'naming') return;
      closeQuestion(table);
      settleWin(table, pending.stake, player, pending.amount);
    },
  },
);
