/** From an action's name to the rule or market that plays it, at the right moment only. */
import type { ActionShape } from '../kernel/catalogue.ts';
import type { Form } from '../kernel/form.ts';
import { refuse, type Violation } from '../kernel/violation.ts';
import { at, interactionsOf, isFruitless, marketOf, visitOf } from './ask.ts';
import type { MarketId } from './catalog/ids.ts';
import { print } from './catalog/prints.ts';
import type { MarketAction, MarketMoment, TsukijiLook } from './market.ts';
import { freeMoments, type Moment, momentOf, type Rule } from './rule.ts';
import { askedBidders } from './rules/bidding.ts';
import { hypothesis } from './rules/hypothesis.ts';
import { rules } from './rules/index.ts';
import { interactionPossible } from './rules/interactions.ts';
import { acting } from './verbs/markets.ts';

const moments: { readonly [M in MarketMoment]: readonly Moment[] } = {
  interaction: ['visit'],
  free: freeMoments,
  start: ['start'],
  prepare: ['prepare'],
  fishing: ['fishing'],
  answer: ['asking'],
};

/** `market.nothingToDo` if this free step would leave a visit without the interaction that it still needs (TB-RUL-34, TX-TURN-02). */
function strands(
  look: TsukijiLook,
  seat: number,
  id: MarketId,
  each: MarketAction,
  action: ActionShape,
): Violation | undefined {
  const visit = visitOf(look);
  if (each.when !== 'free' || visit === undefined || interactionsOf(visit) > 0) return undefined;
  const after = hypothesis(look);
  each.run(acting(after, id), seat, action);
  const { market } = visit;
  return interactionPossible(after, seat, market) ? undefined : refuse('market.nothingToDo', { market });
}

/** A market's action as a rule: it looks at the table from its board. */
function asRule(id: MarketId, each: MarketAction): Rule {
  return {
    spec: each.spec,
    moments: moments[each.when],
    interaction: each.when === 'interaction',
    closing: () => each.when === 'answer' || each.when === 'prepare',
    forms: (look, seat) =>
      each.forms(at(look, id), seat).filter(({ example }) => strands(look, seat, id, each, example) === undefined),
    check: (look, seat, action) => each.check(at(look, id), seat, action) ?? strands(look, seat, id, each, action),
    run: (table, seat, action) => each.run(acting(table, id), seat, action),
  };
}

/** Where an action of a market can be played now: interactions only in a visit, answers only to its question. */
function isHere({ state }: TsukijiLook, id: MarketId, when: MarketMoment): boolean {
  if (when === 'interaction') return state.activity?.kind === 'visit' && state.activity.market === id;
  if (when === 'answer') return state.pending?.kind === 'asking' && state.pending.market === id;
  return true;
}

/** The rule that plays an action of this name here, or why none does. */
function ruleFor(look: TsukijiLook, name: string): Rule | Violation {
  const own = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (own !== undefined) return own;
  for (const id of look.state.order) {
    const each = marketOf(look, id).actions?.[name];
    if (each !== undefined && isHere(look, id, each.when)) return asRule(id, each);
  }
  return refuse('market.notHere', { action: name });
}

/** All rules that can be played at this moment. */
function rulesHere(look: TsukijiLook): readonly Rule[] {
  const fromMarkets = look.state.order.flatMap((id) =>
    Object.values(marketOf(look, id).actions ?? {}).flatMap((each) =>
      isHere(look, id, each.when) ? [asRule(id, each)] : [],
    ),
  );
  const moment = momentOf(look);
  return [...Object.values(rules), ...fromMarkets].filter((rule) => rule.moments.includes(moment));
}

/** What the bound of a turn is compared with: the seat's own sealed bids while bids are open, else the actions of the turn. */
function countedFor({ state: { pending, turn } }: TsukijiLook, seat: number): number {
  return pending?.kind === 'bidding' ? (turn.bids?.[seat] ?? 0) : turn.commands;
}

/**
 * Beyond the bound of a turn only what leads to its end is legal (TB-RUL-76). A visit still needs its first interaction
 * (TX-RUL-64); nothing can be repeated for ever until then.
 */
function tooLong(look: TsukijiLook, seat: number, rule: Rule): boolean {
  if (
    look.state.turn.stage === 'after' ||
    countedFor(look, seat) < print(look, 'turn.actionLimit') ||
    rule.closing?.(look, seat) === true
  )
    return false;
  return !(rule.interaction === true && isFruitless(look));
}

/** Seats that may act now: bidders while bids are open, the seat of a window, else the active player (TB-TURN-06, TX-INFL-05). */
export function actingSeats(look: TsukijiLook): readonly number[] {
  const { state } = look;
  if (state.outcome !== undefined) return [];
  if (state.pending?.kind === 'bidding') return askedBidders(look, state.pending);
  return [state.activity?.kind === 'window' ? state.activity.seat : state.turn.seat];
}

/** The rule that plays this action now, or the refusal (moment, bound, check) in the order a player would ask. */
export function findRule(look: TsukijiLook, seat: number, action: ActionShape): Rule | Violation {
  const moment = momentOf(look);
  if (!actingSeats(look).includes(seat)) return refuse('turn.notYours', { moment });
  const rule = ruleFor(look, action.type);
  if (!('spec' in rule)) return rule;
  if (!rule.moments.includes(moment)) return refuse('turn.notNow', { action: action.type, moment });
  if (tooLong(look, seat, rule)) return refuse('turn.tooLong', { commands: countedFor(look, seat) });
  return rule.check(look, seat, action) ?? rule;
}

/** The exact forms of everything the seat can do now. */
export function formsFor(look: TsukijiLook, seat: number): readonly Form[] {
  if (!actingSeats(look).includes(seat)) return [];
  return rulesHere(look)
    .filter((rule) => !tooLong(look, seat, rule))
    .flatMap((rule) => rule.forms(look, seat));
}

/** The forms of interactions with the visited market alone. */
export function interactionForms(look: TsukijiLook, seat: number): readonly Form[] {
  return rulesHere(look)
    .filter((rule) => rule.interaction === true)
    .flatMap((rule) => rule.forms(look, seat));
}
