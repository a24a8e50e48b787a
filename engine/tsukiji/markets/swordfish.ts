/** Swordfish: pairs of barrels become a token at auction; every auction and every sale moves the marker of its value (TX-SWORD). */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, range } from '../../kernel/forms.ts';
import { playerAt, visitOf } from '../ask.ts';
import { print } from '../catalog/prints.ts';
import { countOf, one, totalOf } from '../counts.ts';
import { payAuctioneer } from '../kinds/catch-auction.ts';
import { moveMarker } from '../kinds/value-track.ts';
import { defineMarket, marketAction } from '../market.ts';
import { mustOwn } from '../refusals.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { award, layDown } from '../verbs/tokens.ts';

interface Own {
  readonly marker: number;
  /** tokens that were sold: out of the game (TX-SWORD-07) */
  readonly boxed: number;
}

const spec = action('Sell Swordfish tokens at the marker’s value; they leave the game and the marker falls.', {
  count: integer(1, 100, 'how many tokens'),
});
type Sell = ActionFrom<'sellSwordfish', typeof spec>;

const sellSwordfish = marketAction<Own, Sell>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    const held = countOf(playerAt(at, seat).tokens, 'swordfish');
    if (held < 1) return [];
    return [form<Sell>('sellSwordfish', { count: range(1, held) }, { type: 'sellSwordfish', count: 1 })];
  },
  check: (at, seat, { count }) => mustOwn(at, seat, one('swordfish', count)),
  run(at, seat, { count }) {
    const { yenPerR, markerDropPerToken, visitBonus } = print(at, 'fish.swordfish.sell');
    layDown(at, seat, one('swordfish', count), 'box');
    setOwn<Own>(at, { ...at.own, boxed: at.own.boxed + count });
    pay(at, 'supply', seat, yenPerR * at.own.marker * count, 'sale');
    // The interaction is counted already (TX-RUL-21).
    if (visitOf(at)?.done.sellSwordfish === 1) pay(at, 'supply', seat, visitBonus, 'bonus');
    moveMarker(at, print(at, 'fish.swordfish.track'), -markerDropPerToken * count);
  },
});

export const swordfish = defineMarket<Own>({
  id: 'swordfish',
  own: (options) => ({ marker: print({ options }, 'fish.swordfish.track').start, boxed: 0 }),
  facts: (at) => {
    const yen = print(at, 'fish.swordfish.sell').yenPerR * at.own.marker;
    return { marker: at.own.marker, deals: [{ action: 'sellSwordfish', takes: one('swordfish'), gives: {}, yen }] };
  },
  actions: { sellSwordfish },
  pile: { order: 2, size: (at) => print(at, 'fish.swordfish.auctionSize') },
  worth: ({ own }, tokens) => own.marker * totalOf(tokens),
  won(at, stake, winner, amount) {
    payAuctioneer(at, winner, amount);
    award(at, winner, stake.tokens, 'stake');
  },
  // The bid for the whole lot against the value of one token (TX-SWORD-05, TX-FOREIGN-08).
  auctioned(at, amount) {
    const value = print(at, 'fish.swordfish.sell').yenPerR * at.own.marker;
    const step = print(at, 'fish.swordfish.auctionStep');
    moveMarker(at, print(at, 'fish.swordfish.track'), step * Math.sign(amount - value));
  },
  holds: ({ boxed }) => one('swordfish', boxed),
});
