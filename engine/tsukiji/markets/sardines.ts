/** Sardines: each barrel that docks brings tokens at once, to its owner and as tinned Iwashi, which the board sells (TX-SARD). */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, range } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { boardInPlay, playerAt } from '../ask.ts';
import { print } from '../catalog/prints.ts';
import { countOf, one, totalOf } from '../counts.ts';
import { affordable } from '../kinds/means.ts';
import { type Acting, type At, defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { takeToken } from '../verbs/tokens.ts';

/** How many of the tokens on the board lie on the white area; the others are the stock (TX-SETUP-10). */
interface Own {
  readonly iwashi: number;
}

const spec = action('Buy tinned sardines: Sardine tokens of the white area.', {
  count: integer(1, 100, 'how many tokens'),
});
type BuyIwashi = ActionFrom<'buyIwashi', typeof spec>;

const buyIwashi = marketAction<Own, BuyIwashi>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    const most = affordable(at, seat, print(at, 'fish.sardines.iwashiPrice'), at.own.iwashi);
    return most < 1 ? [] : [form<BuyIwashi>('buyIwashi', { count: range(1, most) }, { type: 'buyIwashi', count: 1 })];
  },
  check(at, seat, { count }) {
    const left = at.own.iwashi;
    if (count > left) return refuse('stock.short', { wanted: count, left });
    return mustAfford(at, seat, count * print(at, 'fish.sardines.iwashiPrice'));
  },
  run(at, seat, { count }) {
    pay(at, seat, 'supply', count * print(at, 'fish.sardines.iwashiPrice'), 'good');
    for (let taken = 0; taken < count; taken += 1) takeIwashi(at, seat);
  },
});

export const sardines = defineMarket<Own>({
  id: 'sardines',
  own: () => ({ iwashi: 0 }),
  facts: (at) => ({
    goods: [{ good: 'iwashi', count: at.own.iwashi, price: print(at, 'fish.sardines.iwashiPrice') }],
    deals: [
      { action: 'buyIwashi', takes: {}, gives: one('sardine'), yen: -print(at, 'fish.sardines.iwashiPrice') },
    ].filter(() => at.own.iwashi > 0),
  }),
  barred: (at, seat) =>
    countOf(playerAt(at, seat).licences, 'sardines') > 0 ? refuse('licence.held', { fish: 'sardines' }) : undefined,
  licencePrice: (at, left) => print(at, 'fish.sardines.licencePrice')[left > 1 ? '2' : '1'],
  actions: { buyIwashi },
  worth: (at, tokens) => print(at, 'fish.sardines.resource').r * totalOf(tokens),
  // From the stock, or if it is empty from the white area for nothing (TX-RUL-18).
  gain: (at, seat) => (stockOn(at) > 0 ? takeSardine(at, seat) : takeIwashi(at, seat)),
  unloaded(at, seat, barrels) {
    for (let barrel = 0; barrel < barrels; barrel += 1) payBonus(at, seat);
  },
});

function stockOn(at: At<Own>): number {
  return totalOf(boardInPlay(at, at.id).tokens) - at.own.iwashi;
}

function takeSardine(at: Acting<Own>, seat: number): void {
  takeToken(at, 'sardines', seat, 'sardine');
}

function takeIwashi(at: Acting<Own>, seat: number): void {
  setOwn<Own>(at, { iwashi: at.own.iwashi - 1 });
  takeSardine(at, seat);
}

/** For one barrel: tokens to its owner, then to the white area, while the stock lasts (TX-SARD-04). */
function payBonus(at: Acting<Own>, seat: number): void {
  const { own, iwashi } = print(at, 'fish.sardines.dockBonus');
  for (let given = 0; given < own && stockOn(at) > 0; given += 1) takeSardine(at, seat);
  setOwn<Own>(at, { iwashi: at.own.iwashi + Math.min(iwashi, stockOn(at)) });
}
