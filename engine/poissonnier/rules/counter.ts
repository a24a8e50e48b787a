import { form, oneOf, range } from '../../kernel/forms.ts';
import { firstAmong, firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import type { ActionNamed } from '../actions.ts';
import { answerField } from '../catalog/ids.ts';
import { askOf, awaitedHelpers, openRequestOf } from '../look.ts';
import { defineRule } from '../rule.ts';
import type { Request } from '../state.ts';
import { answerOffers, makeOffers } from '../verbs/request.ts';
import { enterPhase } from '../verbs/turn.ts';
import { lotRefusal, mustBeAwaited } from './submit-asks.ts';

type SentOffer = ActionNamed<'counter'>['offers'][number];

/** `lot.unknown`, `ask.unknown` {helper, lot}, `price.outOfRange` {min, max}: an offer stays below its ask (LP-NEGO-07). */
function offerRefusal(request: Request, { helper, lot, price }: SentOffer): Violation | undefined {
  const unknown = lotRefusal(request, lot);
  if (unknown !== undefined) return unknown;
  const ask = askOf(request, helper, lot);
  if (ask === undefined) return refuse('ask.unknown', { helper, lot });
  return price < ask.price ? undefined : refuse('price.outOfRange', { min: 0, max: ask.price - 1 });
}

function offeredTwice(offers: readonly SentOffer[]): Violation | undefined {
  const isSame = (one: SentOffer, other: SentOffer): boolean => one.helper === other.helper && one.lot === other.lot;
  const twice = offers.find((offer, index) => offers.findIndex((each) => isSame(each, offer)) !== index);
  return twice === undefined ? undefined : refuse('lot.twice', { lot: twice.lot, helper: twice.helper });
}

/** counter (LP-NEGO-06, LP-NEGO-07): one round of lower prices. */
export const counter = defineRule('counter', {
  phases: ['decide'],
  active: true,
  forms(look) {
    const [first, ...more] = openRequestOf(look).asks.filter(({ price }) => price > 0);
    if (first === undefined) return [];
    const parts = [first, ...more].map(({ helper, lot, price }) => {
      const fields = { helper: range(helper, helper), lot: range(lot, lot), price: range(0, price - 1) };
      return { count: 1, each: { kind: 'record', fields } as const };
    });
    const { helper, lot, price } = first;
    const example = { type: 'counter', offers: [{ helper, lot, price: price - 1 }] } as const;
    return [form('counter', { offers: { kind: 'bag', of: parts, min: 1 } }, example)];
  },
  check(look, _seat, { offers }) {
    const request = openRequestOf(look);
    return firstAmong(offers, (offer) => offerRefusal(request, offer)) ?? offeredTwice(offers);
  },
  run(table, _seat, { offers }) {
    makeOffers(table, offers);
    enterPhase(table, 'counter', [...new Set(offers.map(({ helper }) => helper))]);
  },
});

/** answerCounter (LP-NEGO-07): sealed and final; an offer that is left out is refused. */
export const answerCounter = defineRule('answerCounter', {
  phases: ['counter'],
  active: false,
  forms(look, seat) {
    if (!awaitedHelpers(look).includes(seat)) return [];
    const own = openRequestOf(look).offers.filter(({ helper }) => helper === seat);
    const parts = own.map(({ lot }) => {
      const fields = { lot: range(lot, lot), accept: oneOf(answerField.of) };
      return { count: 1, each: { kind: 'record', fields } as const };
    });
    const example = { type: 'answerCounter', answers: [] } as const;
    return [form('answerCounter', { answers: { kind: 'bag', of: parts, min: 0 } }, example)];
  },
  check(look, seat, { answers }) {
    const request = openRequestOf(look);
    const own = request.offers.filter(({ helper }) => helper === seat).map(({ lot }) => lot);
    const lots = answers.map(({ lot }) => lot);
    return firstOf(
      () =>
        mustBeAwaited(
          look,
          seat,
          request.offers.map(({ helper }) => helper),
        ),
      () =>
        firstAmong(lots, (lot, index) => {
          const unknown = lotRefusal(request, lot);
          if (unknown !== undefined) return unknown;
          if (!own.includes(lot)) return refuse('ask.unknown', { helper: seat, lot });
          return lots.indexOf(lot) === index ? undefined : refuse('lot.twice', { lot });
        }),
    );
  },
  run(table, seat, { answers }) {
    const accepted = answers.filter(({ accept }) => accept === 'yes').map(({ lot }) => lot);
    answerOffers(table, seat, accepted);
  },
});
