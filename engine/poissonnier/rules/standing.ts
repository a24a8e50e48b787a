import type { Domain } from '../../kernel/form.ts';
import { form, oneOf, range } from '../../kernel/forms.ts';
import { firstAmong, malformed, refuse, type Violation } from '../../kernel/violation.ts';
import type { ActionNamed } from '../actions.ts';
import { MOST_STANDING, toolIds } from '../catalog/ids.ts';
import { fishInCrates, fishOf, knownClient, openRequestOf, playerAt, toolOf } from '../look.ts';
import { fishRefusal } from '../order/check.ts';
import type { PoissonnierLook } from '../position.ts';
import { anyPhase, defineRule } from '../rule.ts';
import type { Ask, Lot, StandingAsk } from '../state.ts';
import { keepStanding } from '../verbs/request.ts';
import { priceRefusal } from './submit-asks.ts';

type Sent = ActionNamed<'setStanding'>['list'][number];

/** An entry names a kind and a freshness of the deck, or a special card. */
function shapeRefusal(
  { options }: PoissonnierLook,
  { kind, freshness, special }: Sent,
  index: number,
): Violation | undefined {
  const isFish = kind !== undefined && freshness !== undefined && special === undefined;
  const isSpecial = kind === undefined && freshness === undefined && special !== undefined;
  const field = `list.${index}`;
  if (!isFish && !isSpecial) {
    return malformed('setStanding', field, { kind: 'oneOf', of: [['kind', 'freshness'], 'special'] });
  }
  const { kinds, freshness: levels } = options.deck;
  if (kind !== undefined && !kinds.includes(kind)) {
    return malformed('setStanding', `${field}.kind`, { kind: 'choice', of: kinds });
  }
  if (freshness === undefined || levels.includes(freshness)) return undefined;
  return malformed('setStanding', `${field}.freshness`, { kind: 'choice', of: levels });
}

/** `price.outOfRange`, `special.notForSale` {special} (LP-NEGO-03). */
function entryRefusal(look: PoissonnierLook, { price, special }: Sent): Violation | undefined {
  return priceRefusal(look, price) ?? (special === 'ice' ? refuse('special.notForSale', { special }) : undefined);
}

/** setStanding (LP-NEGO-12): a private list, replaced at any time. */
export const setStanding = defineRule('setStanding', {
  phases: anyPhase,
  active: false,
  forms({ options }) {
    const { kinds, freshness, negotiation } = options.deck;
    const price = range(0, negotiation.maxAsk);
    const entry: Domain = {
      kind: 'either',
      of: [
        { kind: 'record', fields: { price, kind: oneOf(kinds), freshness: oneOf(freshness) } },
        { kind: 'record', fields: { price, special: oneOf(toolIds) } },
      ],
    };
    const list: Domain = { kind: 'bag', of: [{ count: MOST_STANDING, each: entry }], min: 0 };
    return [form('setStanding', { list }, { type: 'setStanding', list: [] })];
  },
  check: (look, _seat, { list }) =>
    firstAmong(list, (entry, index) => shapeRefusal(look, entry, index)) ??
    firstAmong(list, (entry) => entryRefusal(look, entry)),
  // The check has left entries for fish or for a special card that is for sale.
  run: (table, seat, { list }) => keepStanding(table, seat, list as readonly StandingAsk[]),
});

/** What the price list answers to the open request (LP-NEGO-12): lot by lot, the cheapest matching card not yet used. */
export function standingAsks(look: PoissonnierLook, seat: number): readonly Omit<Ask, 'helper'>[] {
  const used = new Set<string>();
  const asks: Omit<Ask, 'helper'>[] = [];
  for (const [lot, wanted] of openRequestOf(look).lots.entries()) {
    const offers = offersFor(look, seat, wanted).filter(({ card }) => !used.has(card));
    // A stable sort: of equal prices the fish that lies first stays first (LP-RUL-53).
    const [best] = offers.toSorted((one, other) => one.price - other.price);
    if (best === undefined) continue;
    used.add(best.card);
    asks.push({ lot, ...best });
  }
  return asks;
}

/** The cards for a lot that the list has a price for, each at its lowest, in the order in which equal prices are taken. */
function offersFor(
  look: PoissonnierLook,
  seat: number,
  lot: Lot,
): readonly { readonly card: string; readonly price: number }[] {
  const { hand, crates, standing } = playerAt(look, seat);
  const priceOf = (isMeant: (entry: StandingAsk) => boolean): number | undefined => {
    const prices = standing.filter(isMeant).map(({ price }) => price);
    return prices.length === 0 ? undefined : Math.min(...prices);
  };
  if ('special' in lot) {
    const price = priceOf((entry) => 'special' in entry && entry.special === lot.special);
    const cards = hand
      .filter((card) => toolOf(look, card) === lot.special)
      .toSorted((a, b) => numberOf(a) - numberOf(b));
    return price === undefined ? [] : cards.map((card) => ({ card, price }));
  }
  const client = knownClient(look, openRequestOf(look).client);
  return fishInCrates(crates).flatMap((card) => {
    const fish = fishOf(look, card);
    if (fish?.kind !== lot.kind || fishRefusal(look, client, card) !== undefined) return [];
    const price = priceOf((entry) => 'kind' in entry && entry.kind === fish.kind && entry.freshness === fish.freshness);
    return price === undefined ? [] : [{ card, price }];
  });
}

/** The number of a card, which ends its id (LP-CARD-04). */
function numberOf(card: string): number {
  return Number(/\d+$/.exec(card)?.[0] ?? 0);
}
