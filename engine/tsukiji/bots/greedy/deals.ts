/** Standing offers of a board, and pieces that let a seat buy after another's turn. */
import type { Form } from '../../../kernel/form.ts';
import type { MarketView } from '../../views/view.ts';
import { buyingGain } from './buying.ts';
import { type Choice, rangeOf } from './choice.ts';
import { here, type Outlook, yenOf } from './outlook.ts';
import { entriesOf, worthOfMore, worthOfSet } from './worth.ts';

type Deal = NonNullable<MarketView['facts']['deals']>[number];

/** Yen that a board's best standing offer brings, taken once. */
export function dealGain(outlook: Outlook, { facts }: MarketView): number {
  return Math.max(0, ...(facts.deals ?? []).map((deal) => gainOf(outlook, deal)));
}

/** One after the other, while it has a gain. */
export function takeDeal(outlook: Outlook, form: Form, { facts }: MarketView): readonly Choice[] {
  return (facts.deals ?? [])
    .filter(({ action }) => action === form.action)
    .map((deal) => ({ action: form.example, gain: gainOf(outlook, deal) }));
}

function gainOf(outlook: Outlook, { takes, gives, yen }: Deal): number {
  const { me } = outlook;
  const given = entriesOf(takes);
  if (yenOf(me) + yen < 0 || given.some(([token, count]) => (me.tokens[token] ?? 0) < count)) return 0;
  const missed = given.reduce((total, [token, count]) => total + worthOfMore(outlook, me, token, -count), 0);
  return yen + worthOfSet(outlook, me, gives) + missed;
}

/** Buying once more without an Action Point is worth what Buying brings now, and the point that it saves. */
export function favourGain(outlook: Outlook, { facts }: MarketView): number {
  const buyer = facts.goods?.find(({ good }) => good === 'buyer');
  if (buyer === undefined || buyer.count === 0 || outlook.view.end !== undefined) return 0;
  return yenOf(outlook.me) < 4 * buyer.price ? 0 : buyingGain(outlook) - buyer.price;
}

/** BUY_BUYER. */
export function buyBuyer(outlook: Outlook, form: Form): readonly Choice[] {
  const market = here(outlook);
  return market === undefined ? [] : [{ action: form.example, gain: favourGain(outlook, market) }];
}

/** ASSIGN_BUYER: to whose Port has most on sale. */
export function assignBuyer({ view }: Outlook, form: Form): readonly Choice[] {
  const target = rangeOf(form, 'player')?.min ?? -1;
  return [{ action: form.example, gain: 1 + (view.players[target]?.items.length ?? 0) }];
}
