import { plainForm } from '../../kernel/form.ts';
import { form } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { firstAmong, firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import type { Pick } from '../actions.ts';
import { askOf, knownClient, openRequestOf, toolOf } from '../look.ts';
import { cheapest } from '../order/cheapest.ts';
import type { Serving } from '../order/check.ts';
import {
  cardsOf,
  fishRefusal,
  sourceRefusal,
  targetShape,
  toolRefusal,
  usedTwice,
  wholeRefusal,
} from '../order/check.ts';
import { dealConstraints, dealDomains } from '../order/domains.ts';
import { supplyFor } from '../order/supply.ts';
import type { PoissonnierLook } from '../position.ts';
import { defineRule } from '../rule.ts';
import type { Ask, Phase } from '../state.ts';
import { dropRequest as drop } from '../verbs/request.ts';
import { enterPhase } from '../verbs/turn.ts';
import type { Part } from './sale.ts';
import { sell } from './sale.ts';
import { lotRefusal } from './submit-asks.ts';

/** When the active player decides over the asks (LP-NEGO-06, LP-NEGO-08). */
const deciding: readonly Phase[] = ['decide', 'final'];

function servingOf(look: PoissonnierLook, seat: number): Serving {
  return { look, seat, client: knownClient(look, openRequestOf(look).client) };
}

/** The ask that a pick takes, and the part that its card plays in the sale: it acts as if the active player had played it. */
function boughtPart(look: PoissonnierLook, pick: Pick): { readonly ask: Ask; readonly part: Part } {
  const ask = known(askOf(openRequestOf(look), pick.helper, pick.lot), 'an ask');
  const from = toolOf(look, ask.card) ?? 'crate';
  const target = pick.target === undefined ? {} : { target: pick.target };
  return { ask, part: { from, card: ask.card, helper: pick.helper, ...target } };
}

/** `lot.unknown`, `ask.unknown` {helper, lot}, `lot.twice` {lot}: at most one ask of each lot is taken (LP-RUL-48). */
function picksRefusal(look: PoissonnierLook, picks: readonly Pick[]): Violation | undefined {
  const request = openRequestOf(look);
  const lots = picks.map(({ lot }) => lot);
  return firstAmong(picks, ({ helper, lot }, index) => {
    const unknown = lotRefusal(request, lot);
    if (unknown !== undefined) return unknown;
    if (askOf(request, helper, lot) === undefined) return refuse('ask.unknown', { helper, lot });
    return lots.indexOf(lot) === index ? undefined : refuse('lot.twice', { lot });
  });
}

/** Why a bought card provides no fish of the order. */
function boughtRefusal(serving: Serving, { from, card, target }: Part): Violation | undefined {
  return from === 'crate' ? fishRefusal(serving.look, serving.client, card) : toolRefusal(serving, from, target);
}

/** `coins.short` {needed, had}: the client pays before the helpers are paid (LP-NEGO-09). */
function coinsRefusal(serving: Serving, prices: readonly Ask[]): Violation | undefined {
  const had = supplyFor(serving).budget;
  const needed = prices.reduce((total, { price }) => total + price, 0);
  return needed <= had ? undefined : refuse('coins.short', { needed, had });
}

/** closeDeal (LP-NEGO-09): a sale with bought cards. */
export const closeDeal = defineRule('closeDeal', {
  phases: deciding,
  active: true,
  forms(look, seat) {
    const supply = supplyFor(servingOf(look, seat), openRequestOf(look));
    const filled = cheapest(supply);
    if (filled === undefined) return [];
    const example = { type: 'closeDeal', picks: filled.picks, sources: filled.sources } as const;
    return [form('closeDeal', { ...dealDomains(supply) }, example, dealConstraints(supply))];
  },
  check(look, seat, { picks, sources }) {
    const serving = servingOf(look, seat);
    const shape = firstAmong(sources, (source, index) => targetShape('closeDeal', `sources.${index}`, source));
    const unknown = shape ?? picksRefusal(look, picks);
    if (unknown !== undefined) return unknown;
    const bought = picks.map((pick) => boughtPart(look, pick));
    const parts = bought.map(({ part }) => part);
    return firstOf(
      () => firstAmong(parts, (part, index) => targetShape('closeDeal', `picks.${index}`, part)),
      () => usedTwice(cardsOf([...sources, ...parts])),
      () => firstAmong(sources, (source) => sourceRefusal(serving, source)),
      () => firstAmong(parts, (part) => boughtRefusal(serving, part)),
      () => wholeRefusal(look, serving.client, [...sources, ...parts]),
      () =>
        coinsRefusal(
          serving,
          bought.map(({ ask }) => ask),
        ),
    );
  },
  run(table, seat, { picks, sources }) {
    const { client } = servingOf(table, seat);
    const bought = picks.map((pick) => boughtPart(table, pick));
    const prices = bought.map(({ ask: { helper, card, price } }) => ({ helper, card, price }));
    sell(table, client, [...sources, ...bought.map(({ part }) => part)], prices);
    enterPhase(table, 'serve', []);
  },
});

/** dropRequest (LP-NEGO-11). */
export const dropRequest = defineRule('dropRequest', {
  phases: deciding,
  active: true,
  forms: () => [plainForm('dropRequest')],
  check: () => undefined,
  run(table) {
    drop(table);
    enterPhase(table, 'serve', []);
  },
});
