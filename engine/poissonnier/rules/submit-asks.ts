import type { Domain } from '../../kernel/form.ts';
import { plainForm } from '../../kernel/form.ts';
import { form, oneOf, range } from '../../kernel/forms.ts';
import { firstAmong, firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import type { ActionNamed } from '../actions.ts';
import { awaitedHelpers, fishInCrates, fishOf, knownClient, openRequestOf, playerAt, toolOf } from '../look.ts';
import { fishRefusal, usedTwice } from '../order/check.ts';
import type { PoissonnierLook } from '../position.ts';
import { defineRule } from '../rule.ts';
import type { Lot, Request } from '../state.ts';
import { answerRequest } from '../verbs/request.ts';

type Sent = ActionNamed<'submitAsks'>['asks'][number];

/** `request.notInvited`, `request.answered`: this seat is not asked, or not any more (LP-RUL-47). */
export function mustBeAwaited(look: PoissonnierLook, seat: number, asked: readonly number[]): Violation | undefined {
  if (!asked.includes(seat)) return refuse('request.notInvited', { asked: [...new Set(asked)] });
  return awaitedHelpers(look).includes(seat) ? undefined : refuse('request.answered');
}

/** `price.outOfRange` {min, max} (LP-NEGO-02). */
export function priceRefusal({ options }: PoissonnierLook, price: number): Violation | undefined {
  const { maxAsk } = options.deck.negotiation;
  return price <= maxAsk ? undefined : refuse('price.outOfRange', { min: 0, max: maxAsk });
}

/** `lot.unknown` {lot, lots}. */
export function lotRefusal({ lots }: Request, lot: number): Violation | undefined {
  return lot < lots.length ? undefined : refuse('lot.unknown', { lot, lots: lots.length });
}

/** `lot.twice` {lot}. */
function lotTwice(lots: readonly number[]): Violation | undefined {
  const lot = lots.find((each, index) => lots.indexOf(each) !== index);
  return lot === undefined ? undefined : refuse('lot.twice', { lot });
}

/** Why a card is none for its lot: a special card of the hand, or a fish of the crates (LP-NEGO-03). */
function cardRefusal(look: PoissonnierLook, seat: number, { lot, card }: Sent): Violation | undefined {
  const request = openRequestOf(look);
  const { hand, crates } = playerAt(look, seat);
  const wanted = request.lots[lot];
  if (wanted !== undefined && 'special' in wanted) {
    if (!hand.includes(card)) return refuse('card.notYours', { card });
    return toolOf(look, card) === wanted.special ? undefined : refuse('lot.otherCard', { lot, card });
  }
  if (!fishInCrates(crates).includes(card)) return refuse('card.notInCrate', { card });
  if (fishOf(look, card)?.kind !== wanted?.kind) return refuse('lot.otherCard', { lot, card });
  return fishRefusal(look, knownClient(look, request.client), card);
}

/** The cards that a helper can ask a price for, for one lot. */
function cardsFor(look: PoissonnierLook, seat: number, lot: number): readonly string[] {
  const { hand, crates } = playerAt(look, seat);
  return [...fishInCrates(crates), ...hand].filter(
    (card) => cardRefusal(look, seat, { lot, card, price: 0 }) === undefined,
  );
}

/** At most one ask for each lot. */
function asksDomain(look: PoissonnierLook, seat: number, lots: readonly Lot[]): Domain {
  const price = range(0, look.options.deck.negotiation.maxAsk);
  const parts = lots.flatMap((_, lot) => {
    const cards = cardsFor(look, seat, lot);
    const fields = { lot: range(lot, lot), card: oneOf(cards), price };
    return cards.length === 0 ? [] : [{ count: 1, each: { kind: 'record', fields } as const }];
  });
  return { kind: 'bag', of: parts, min: 0 };
}

/** submitAsks (LP-NEGO-05): sealed and final. No ask at all declines. */
export const submitAsks = defineRule('submitAsks', {
  phases: ['ask'],
  active: false,
  forms(look, seat) {
    if (!awaitedHelpers(look).includes(seat)) return [];
    const asks = asksDomain(look, seat, openRequestOf(look).lots);
    const once = { kind: 'uses', ids: ['asks.card'], entries: [], of: {} } as const;
    return [form('submitAsks', { asks }, { type: 'submitAsks', asks: [] }, [once])];
  },
  check(look, seat, { asks }) {
    const request = openRequestOf(look);
    return firstOf(
      () => mustBeAwaited(look, seat, request.helpers),
      () => firstAmong(asks, ({ lot, price }) => priceRefusal(look, price) ?? lotRefusal(request, lot)),
      () => lotTwice(asks.map(({ lot }) => lot)),
      () => usedTwice(asks.map(({ card }) => card)),
      () => firstAmong(asks, (ask) => cardRefusal(look, seat, ask)),
    );
  },
  run: (table, seat, { asks }) => answerRequest(table, seat, asks),
});

/** decline (LP-NEGO-05). */
export const decline = defineRule('decline', {
  phases: ['ask'],
  active: false,
  forms: (look, seat) => (awaitedHelpers(look).includes(seat) ? [plainForm('decline')] : []),
  check: (look, seat) => mustBeAwaited(look, seat, openRequestOf(look).helpers),
  run: (table, seat) => answerRequest(table, seat, []),
});
