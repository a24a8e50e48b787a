/** Bank: loans cost interest in final scoring, shares earn it; who had one kind never gets the other (TB-BANK). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, range } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { print } from '../catalog/prints.ts';
import type { Holding, Score } from '../facts.ts';
import { affordable } from '../kinds/means.ts';
import type { At, MarketAction } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';

type Good = 'loan' | 'share';
/** How many each seat took. Nothing is ever given back (TB-BANK-03), so this also says who may no longer take the other kind. */
type Own = { readonly [G in Good]: readonly number[] };

const loanSpec = action('Take loans; each costs its sum and interest in final scoring.', {
  count: integer(1, 100_000, 'how many loans'),
});
const shareSpec = action('Buy shares; their owners divide the interest of all loans.', {
  count: integer(1, 100_000, 'how many shares'),
});

const loan = dealing('loan', loanSpec, (at) => -print(at, 'ext.bank.loan').yen);
const share = dealing('share', shareSpec, (at) => print(at, 'ext.bank.share').price);

export const bank = defineMarket<Own>({
  id: 'bank',
  own: ({ players }) => ({ loan: Array(players).fill(0), share: Array(players).fill(0) }),
  facts: (at) => ({
    goods: [
      { good: 'loan', count: left(at, 'loan'), price: print(at, 'ext.bank.loan').yen },
      { good: 'share', count: left(at, 'share'), price: print(at, 'ext.bank.share').price },
    ],
    holdings: [...holdings(at.own, 'loan'), ...holdings(at.own, 'share')],
  }),
  actions: { loan, share },
  usedUp: (at) => left(at, 'loan') + left(at, 'share') <= 0,
  scoring: { order: 2, scores: (at) => [...repayments(at), ...dividends(at)] },
});

/** Taking one kind of good at a price each; the Bank pays for a negative one. */
function dealing(good: Good, spec: typeof loanSpec, priceOf: (at: At<Own>) => number): MarketAction<Own> {
  type Take = ActionFrom<Good, typeof spec>;
  const other = good === 'loan' ? 'share' : 'loan';
  const barred = (at: At<Own>, seat: number) => (at.own[other][seat] ?? 0) > 0;
  return marketAction<Own, Take>({
    spec,
    when: 'interaction',
    forms(at, seat) {
      const most = affordable(at, seat, Math.max(0, priceOf(at)), left(at, good));
      if (most < 1 || barred(at, seat)) return [];
      return [form<Take>(good, { count: range(1, most) }, { type: good, count: 1 })];
    },
    check(at, seat, { count }) {
      if (barred(at, seat)) return refuse('bank.exclusive', { good });
      if (count > left(at, good)) return refuse('stock.short', { wanted: count, left: left(at, good) });
      return mustAfford(at, seat, priceOf(at) * count);
    },
    run(at, seat, { count }) {
      const price = priceOf(at) * count;
      setOwn<Own>(at, { ...at.own, [good]: at.own[good].with(seat, (at.own[good][seat] ?? 0) + count) });
      at.tell({ type: 'goodTaken', seat, market: at.id, good, count });
      if (price < 0) pay(at, 'supply', seat, -price, 'loan');
      else pay(at, seat, 'supply', price, 'good');
    },
  });
}

function left(at: At<Own>, good: Good): number {
  return print(at, `ext.bank.${good}`).count - taken(at.own, good);
}

function taken(own: Own, good: Good): number {
  return own[good].reduce((total, count) => total + count, 0);
}

function holdings(own: Own, good: Good): readonly Holding[] {
  return own[good].flatMap((count, seat) => (count > 0 ? [{ seat, good, count }] : []));
}

/** Each loan costs its principal and interest (TB-BANK-04). */
function repayments(at: At<Own>): readonly Score[] {
  const { yen, interest } = print(at, 'ext.bank.loan');
  return holdings(at.own, 'loan').map(({ seat, count }) => ({
    seat,
    amount: -(yen + interest) * count,
    reason: 'loan',
  }));
}

/** All interest, divided among the owners of shares and rounded up to ¥100 (TB-BANK-04, TB-RUL-64). */
function dividends(at: At<Own>): readonly Score[] {
  const interest = print(at, 'ext.bank.loan').interest * taken(at.own, 'loan');
  const owners = holdings(at.own, 'share');
  const amount = Math.ceil(interest / owners.length / 100) * 100;
  return interest === 0 ? [] : owners.map(({ seat }) => ({ seat, amount, reason: 'interest' }));
}
