import { action } from '../../kernel/catalogue.ts';
import type { Domain, Form } from '../../kernel/form.ts';
import { form, only, range } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { itemOf, openColumn, playerAt } from '../ask.ts';
import { itemField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import type { TsukijiLook } from '../market.ts';
import { checkPrice, type PriceChoice, priceFields, priceOf } from '../price-column.ts';
import { defineRule } from '../rule.ts';
import type { Item } from '../state.ts';
import { adjustItem } from '../verbs/port.ts';

interface Adjusting extends PriceChoice {
  readonly type: 'adjust';
  readonly item: string;
}

const spec = action('While Fishing: move a piece on your Port to another column, or change its ??? price.', {
  item: itemField,
  ...priceFields,
});

/** Whole numbers from min to max in steps, without one. */
function rangesWithout(min: number, max: number, step: number, gap: number): readonly Domain[] {
  if (gap < min || gap > max) return [range(min, max, step)];
  return [...(gap > min ? [range(min, gap - step, step)] : []), ...(gap < max ? [range(gap + step, max, step)] : [])];
}

const either = (domains: readonly Domain[]): Domain =>
  domains.length === 1 && domains[0] !== undefined ? domains[0] : { kind: 'either', of: domains };

/** All moves of one item that change something (TB-RUL-74). */
function formsOf(look: TsukijiLook, item: Item): readonly Form<Adjusting>[] {
  const open = openColumn(look);
  const { min, max, step } = print(look, 'port.openPrice');
  const columns = rangesWithout(1, open - 1, 1, item.column);
  const prices = rangesWithout(min, max, step, item.column === open ? item.price : 0);
  const target = { type: 'adjust', item: item.id } as const;
  const forms: Form<Adjusting>[] = [];
  if (open > 1 && columns.length > 0) {
    forms.push(
      form(
        'adjust',
        { item: only(item.id), column: either(columns) },
        { ...target, column: item.column === 1 ? 2 : 1 },
      ),
    );
  }
  if (prices.length > 0) {
    const price = item.column === open && item.price === min ? min + step : min;
    forms.push(
      form(
        'adjust',
        { item: only(item.id), column: range(open, open), price: either(prices) },
        { ...target, column: open, price },
      ),
    );
  }
  return forms;
}

/** ADJUST (TB-PRICE-05): the row never changes; a move that changes nothing is refused (TB-RUL-74). */
export const adjust = defineRule('adjust', spec, {
  moments: ['fishing'],
  forms: (look, seat) => playerAt(look, seat).items.flatMap((item) => formsOf(look, item)),
  check(look, seat, { item: id, ...choice }) {
    const item = itemOf(playerAt(look, seat), id);
    if (item === undefined) return refuse('item.unknown', { item: id });
    const refusal = checkPrice(look, choice);
    if (refusal !== undefined) return refusal;
    const same = item.column === choice.column && item.price === priceOf(look, choice);
    return same ? refuse('adjust.noChange', { item: id }) : undefined;
  },
  run: (table, seat, { item, ...choice }) => adjustItem(table, seat, item, choice.column, priceOf(table, choice)),
});
