/** What a greedy bot asks for its fish, and what it pays. */
import type { Domain, Form } from '../../../kernel/form.ts';
import { known } from '../../../kernel/invariant.ts';
import type { ActionNamed, PoissonnierAction } from '../../actions.ts';
import type { PoissonnierView } from '../../views/view.ts';
import { sizeOf, worthOf } from './seat.ts';

type Ask = ActionNamed<'submitAsks'>['asks'][number];

/** The client that the open request is for. */
function wanted(view: PoissonnierView) {
  return known(
    view.queue.find(({ id }) => id === view.request?.client),
    'the client of the request',
  );
}

/** One ask for each lot that it has a card for: a fair share of the coins, and one more. */
export function fairAsks(view: PoissonnierView, { fields }: Form<PoissonnierAction>): PoissonnierAction {
  const client = wanted(view);
  const price = Math.min(view.rules.maxAsk, Math.ceil(client.coins / sizeOf(client)) + 1);
  const asks: Ask[] = [];
  for (const { lot, cards } of lotsOf(fields.asks)) {
    const card = cards.find((each) => !asks.some((ask) => ask.card === each));
    if (card !== undefined) asks.push({ lot, card, price });
  }
  return asks.length === 0 ? { type: 'decline' } : { type: 'submitAsks', asks };
}

/** The lots that the form has cards for, and these cards. */
function lotsOf(domain: Domain | undefined): readonly { readonly lot: number; readonly cards: readonly string[] }[] {
  const parts = domain?.kind === 'bag' ? domain.of : [];
  return parts.flatMap(({ each }) => {
    const { lot, card } = each.kind === 'record' ? each.fields : {};
    return lot?.kind === 'range' && card?.kind === 'choice' ? [{ lot: lot.min, cards: card.of }] : [];
  });
}

/** Closes the cheapest deal if the client is worth it, else drops the request. */
export function dealOrDrop(view: PoissonnierView, forms: readonly Form<PoissonnierAction>[]): PoissonnierAction {
  const deal = forms.map(({ example }) => example).find((example) => example.type === 'closeDeal');
  if (deal === undefined) return { type: 'dropRequest' };
  const asks = view.request?.asks ?? [];
  const cost = deal.picks.reduce((total, { helper, lot }) => {
    const ask = asks.find((each) => each.helper === helper && each.lot === lot);
    return total + (ask?.price ?? 0);
  }, 0);
  return cost < worthOf(wanted(view)) ? deal : { type: 'dropRequest' };
}

/** Takes any price that is more than nothing. */
export function acceptOffers(view: PoissonnierView): PoissonnierAction {
  const offers = view.request?.offers ?? [];
  const answers = offers.map(({ lot, price }) => ({ lot, accept: price > 0 ? ('yes' as const) : ('no' as const) }));
  return { type: 'answerCounter', answers };
}
