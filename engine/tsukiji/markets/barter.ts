/** Barter: all others make a sealed offer for a group of own tokens; the seller takes one of them, or none (TB-BART). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { form, multisetUpTo, range } from '../../kernel/forms.ts';
import { invariant, known } from '../../kernel/invariant.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt, seatsFrom, visitOf } from '../ask.ts';
import { seatField, tokensField } from '../catalog/ids.ts';
import type { Bid } from '../facts.ts';
import { mustLayDown, setsWorth } from '../kinds/means.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import type { Asking } from '../state.ts';
import { askMarketQuestion, closeQuestion, openBids } from '../verbs/bids.ts';
import { pay } from '../verbs/money.ts';
import { handOver } from '../verbs/tokens.ts';

const offerSpec = action('Offer tokens of yours as one group; the others say what they pay for it. Once per visit.', {
  tokens: tokensField,
});
const acceptSpec = action("Accept this player's offer.", { player: seatField });
const rejectSpec = action('Reject all offers and keep the tokens.', {});
type Offer = ActionFrom<'barterOffer', typeof offerSpec>;
type Accept = ActionFrom<'acceptOffer', typeof acceptSpec>;
type Reject = ActionFrom<'rejectAll', typeof rejectSpec>;

const offer = marketAction<unknown, Offer>({
  spec: offerSpec,
  when: 'interaction',
  forms(at, seat) {
    const held = playerAt(at, seat).tokens;
    const groups = offered(at) ? undefined : setsWorth(at, held, {});
    if (groups === undefined) return [];
    const example: Offer = { type: 'barterOffer', tokens: groups.example };
    return [form<Offer>('barterOffer', { tokens: multisetUpTo(held, 1) }, example)];
  },
  check: (at, seat, { tokens }) =>
    offered(at) ? refuse('visit.once', { action: 'barterOffer' }) : mustLayDown(at, seat, tokens),
  run: (at, seat, { tokens }) => openBids(at, { market: at.id, tokens, from: seat }, seatsFrom(at, seat).slice(1)),
});

const accept = marketAction<unknown, Accept>({
  spec: acceptSpec,
  when: 'answer',
  forms: (at) =>
    offersOf(at).map(({ seat: player }) =>
      form<Accept>('acceptOffer', { player: range(player, player) }, { type: 'acceptOffer', player }),
    ),
  check: (at, _seat, { player }) =>
    offersOf(at).some(({ seat }) => seat === player) ? undefined : refuse('offer.none', { player }),
  run(at, seat, { player }) {
    const { stake } = questionOf(at);
    const { amount } = known(
      offersOf(at).find((each) => each.seat === player),
      `offer of seat ${player}`,
    );
    closeQuestion(at);
    at.tell({ type: 'stakeWon', market: at.id, seat: player, amount });
    pay(at, player, seat, amount, 'bid');
    handOver(at, stake.tokens, seat, player);
  },
});

const reject = marketAction<unknown, Reject>({
  spec: rejectSpec,
  when: 'answer',
  forms: () => [form<Reject>('rejectAll', {}, { type: 'rejectAll' })],
  check: () => undefined,
  run(at, seat) {
    closeQuestion(at);
    at.tell({ type: 'offersRejected', market: at.id, seat });
  },
});

export const barter = defineMarket({
  id: 'barter',
  facts: (at) => (isAsked(at) ? { offers: offersOf(at) } : {}),
  actions: { barterOffer: offer, acceptOffer: accept, rejectAll: reject },
  revealed: (at, stake, bids) => askMarketQuestion(at, { market: at.id, stake, about: bids }),
});

function offered(at: At): boolean {
  return (visitOf(at)?.done.barterOffer ?? 0) > 0;
}

function isAsked(at: At): boolean {
  return at.state.pending?.kind === 'asking' && at.state.pending.market === at.id;
}

function questionOf(at: At): Asking {
  const { pending } = at.state;
  invariant(pending?.kind === 'asking', 'an answer without a question');
  return pending;
}

function offersOf(at: At): readonly Bid[] {
  return questionOf(at).about as readonly Bid[];
}
