/**
 * Fugu: the one licence is free and goes back whenever its holder unloads; tokens are worth their number squared; owners
 * may buy a degraded barrel off their own Port before it is taken away (TB-FUGU, TB-DEG-03).
 */

import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import { form, oneOf } from '../../kernel/forms.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { itemOf, playerAt, tokenAvailable } from '../ask.ts';
import { itemField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { countOf, totalOf } from '../counts.ts';
import { type At, defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { returnBarrels } from '../verbs/barrels.ts';
import { returnLicence } from '../verbs/licences.ts';
import { pay } from '../verbs/money.ts';
import { itemFact, removeItem } from '../verbs/port.ts';
import { takeToken } from '../verbs/tokens.ts';
import { noteStartPurchase } from '../verbs/turn.ts';

const spec = action('Before degradation: buy a degraded Fugu barrel off your own Port; you pay the supply.', {
  item: itemField,
});
type FuguBuy = ActionFrom<'fuguBuy', typeof spec>;

/** Why this item cannot be bought by its owner now. */
function refused(at: At, seat: number, id: string): Violation | undefined {
  const item = itemOf(playerAt(at, seat), id);
  if (item === undefined) return refuse('item.unknown', { item: id });
  if (item.fish !== at.id) return refuse('item.otherFish', { item: id, fish: item.fish });
  if (item.row !== 'lower') return refuse('item.notDegraded', { item: id });
  if (!tokenAvailable(at, item.fish)) return refuse('stock.noToken', { fish: item.fish });
  return mustAfford(at, seat, item.price);
}

const fuguBuy = marketAction<unknown, FuguBuy>({
  spec,
  when: 'start',
  forms(at, seat) {
    const items = playerAt(at, seat)
      .items.map(({ id }) => id)
      .filter((id) => refused(at, seat, id) === undefined);
    return items.slice(0, 1).map((item) => form<FuguBuy>('fuguBuy', { item: oneOf(items) }, { type: 'fuguBuy', item }));
  },
  check: (at, seat, { item }) => refused(at, seat, item),
  run(at, seat, { item: id }) {
    const item = removeItem(at, seat, id);
    at.tell({ type: 'bought', seat, owner: seat, item: itemFact(item) });
    pay(at, seat, 'supply', item.price, 'selfPrice');
    returnBarrels(at, item.fish, 1);
    takeToken(at, item.fish, seat, 'fugu');
    noteStartPurchase(at);
  },
});

export const fugu = defineMarket({
  id: 'fugu',
  actions: { fuguBuy },
  sale: { yen: (at, tokens) => print(at, 'fish.fugu.sell').yen * totalOf(tokens) ** 2 },
  worth: (_at, tokens) => totalOf(tokens) ** 2,
  unloaded(at, seat) {
    if (countOf(playerAt(at, seat).licences, 'fugu') > 0) returnLicence(at, seat, 'fugu');
  },
});
