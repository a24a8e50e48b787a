/** Auction: a lot of own tokens goes to the highest bidder, and the supply doubles the bid for the seller (TB-AUCT). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { form, multisetUpTo } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt, seatsFrom, visitOf, worthOf } from '../ask.ts';
import { tokensField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import type { Worth } from '../kinds/means.ts';
import { mustLayDown, setsWorth } from '../kinds/means.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { openBids } from '../verbs/bids.ts';
import { pay } from '../verbs/money.ts';
import { handOver } from '../verbs/tokens.ts';

const offerSpec = action('Offer tokens of yours as one lot; the others bid for it. Once per visit.', {
  tokens: tokensField,
});
type Offer = ActionFrom<'auctionOffer', typeof offerSpec>;

const offer = marketAction<unknown, Offer>({
  spec: offerSpec,
  when: 'interaction',
  forms(at, seat) {
    if (offered(at)) return [];
    const held = playerAt(at, seat).tokens;
    const lots = setsWorth(at, held, sellable(at, seat));
    if (lots === undefined) return [];
    const example: Offer = { type: 'auctionOffer', tokens: lots.example };
    return [form<Offer>('auctionOffer', { tokens: multisetUpTo(held, 1) }, example, lots.constraints)];
  },
  check(at, seat, { tokens }) {
    if (offered(at)) return refuse('visit.once', { action: 'auctionOffer' });
    const missing = mustLayDown(at, seat, tokens);
    if (missing !== undefined) return missing;
    const worth = worthOf(at, tokens, playerAt(at, seat).tokens);
    const fee = feeFor(at, worth);
    return fee === undefined
      ? refuse('worth.short', { needed: leastWorth(at), had: worth })
      : mustAfford(at, seat, fee);
  },
  run(at, seat, { tokens }) {
    const worth = worthOf(at, tokens, playerAt(at, seat).tokens);
    pay(at, seat, 'supply', known(feeFor(at, worth), 'a space for the lot'), 'fee');
    // The lot stays the seller's until it is sold (TB-RUL-29).
    openBids(at, { market: at.id, tokens, from: seat }, seatsFrom(at, seat).slice(1));
  },
});

export const auction = defineMarket({
  id: 'auction',
  minPlayers: (options) => print({ options }, 'ext.auction.minPlayers'),
  actions: { auctionOffer: offer },
  won(at, { tokens, from: seller }, winner, amount) {
    if (seller === 'supply') return;
    pay(at, winner, seller, amount, 'bid');
    pay(at, 'supply', seller, amount, 'double');
    handOver(at, tokens, seller, winner);
  },
});

function offered(at: At): boolean {
  return (visitOf(at)?.done.auctionOffer ?? 0) > 0;
}

/** The fee of the rightmost space whose threshold does not exceed the lot's worth (TB-AUCT-02, TB-RUL-46). */
function feeFor(at: At, worth: number): number | undefined {
  return print(at, 'ext.auction.fees').findLast(({ minR }) => minR <= worth)?.fee;
}

function leastWorth(at: At): number {
  return print(at, 'ext.auction.fees')[0]?.minR ?? 0;
}

/** The worth of lots whose fee the seat can pay: thresholds and fees rise from left to right. */
function sellable(at: At, seat: number): Worth {
  const tooDear = print(at, 'ext.auction.fees').find(({ fee }) => fee > playerAt(at, seat).yen);
  return { min: leastWorth(at), ...(tooDear === undefined ? {} : { max: tooDear.minR - 1 }) };
}
