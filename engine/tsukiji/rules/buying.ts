import { action } from '../../kernel/catalogue.ts';
import { plainForm } from '../../kernel/form.ts';
import { form, oneOf, range } from '../../kernel/forms.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { itemOf, tokenAvailable } from '../ask.ts';
import { itemField, seatField } from '../catalog/ids.ts';
import { one } from '../counts.ts';
import { giveTokenFor } from '../exchange.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { closing, defineRule, momentOf } from '../rule.ts';
import type { Item } from '../state.ts';
import { returnBarrels } from '../verbs/barrels.ts';
import { pay } from '../verbs/money.ts';
import { itemFact, removeItem } from '../verbs/port.ts';
import { award } from '../verbs/tokens.ts';
import { beginBuying, endBuying, spendPoints } from '../verbs/turn.ts';
import { mustHavePoint } from './fishing.ts';

/** A barrel needs a token left for it (TB-BUY-04); the price is checked against the buyer's yen. */
function itemRefusal(look: TsukijiLook, seat: number, item: Item): Violation | undefined {
  if (item.token === undefined && !tokenAvailable(look, item.fish)) return refuse('stock.noToken', { fish: item.fish });
  return mustAfford(look, seat, item.price);
}

/** The first purchase opens the action and pays for it (TB-BUY-01). */
function openingRefusal(look: TsukijiLook): Violation | undefined {
  return momentOf(look) === 'main' ? mustHavePoint(look) : undefined;
}

/** A purchase (TB-BUY-02, TB-BUY-03): the barrel returns first, then the token leaves (TB-OVER-07). */
function purchase(table: TsukijiTable, seat: number, owner: number, id: string): void {
  const item = removeItem(table, owner, id);
  table.tell({ type: 'bought', seat, owner, item: itemFact(item) });
  pay(table, seat, owner, item.price, 'price');
  if (item.token !== undefined) {
    award(table, seat, one(item.token), owner);
    return;
  }
  returnBarrels(table, item.fish, 1);
  giveTokenFor(table, seat, item);
}

const spec = action('Buy a piece from another player’s Port; the first one costs 1 Action Point.', {
  owner: seatField,
  item: itemField,
});

/** BUY (TB-BUY, TX-INFL-05). */
export const buy = defineRule('buy', spec, {
  moments: ['main', 'buying', 'window'],
  forms(look, seat) {
    if (openingRefusal(look) !== undefined) return [];
    return look.state.players.flatMap((player, owner) => {
      if (owner === seat) return [];
      const items = player.items.filter((item) => itemRefusal(look, seat, item) === undefined).map(({ id }) => id);
      const [item] = items;
      return item === undefined
        ? []
        : [form('buy', { owner: range(owner, owner), item: oneOf(items) }, { type: 'buy', owner, item })];
    });
  },
  check(look, seat, { owner, item: id }) {
    const opening = openingRefusal(look);
    if (opening !== undefined) return opening;
    const seller = look.state.players[owner];
    if (seller === undefined) return refuse('seat.unknown', { seat: owner });
    if (owner === seat) return refuse('buy.own');
    const item = itemOf(seller, id);
    return item === undefined ? refuse('item.unknown', { item: id }) : itemRefusal(look, seat, item);
  },
  run(table, seat, { owner, item }) {
    if (momentOf(table) === 'main') {
      spendPoints(table, 1, false);
      beginBuying(table);
    }
    purchase(table, seat, owner, item);
  },
});

/** BUY_END. */
export const buyEnd = defineRule('buyEnd', action('End the Buying action.', {}), {
  moments: ['buying'],
  closing,
  forms: () => [plainForm('buyEnd')],
  check: () => undefined,
  run: endBuying,
});
