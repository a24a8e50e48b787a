import { action } from '../../kernel/catalogue.ts';
import { integer, optional } from '../../kernel/field.ts';
import type { Domain, Form } from '../../kernel/form.ts';
import { plainForm } from '../../kernel/form.ts';
import { form, only, range } from '../../kernel/forms.ts';
import { firstOf, isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { at, boardOf, interactionsOf, marketOf, visitOf } from '../ask.ts';
import { type MarketId, marketField } from '../catalog/ids.ts';
import { isFish } from '../catalog/pieces.ts';
import { type EntryCost, licenceIncomeOf } from '../catalog/prints.ts';
import { countOf } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { closing, defineRule } from '../rule.ts';
import { beginVisit, endVisit } from '../verbs/markets.ts';
import { payEach } from '../verbs/money.ts';
import { costsOf, type Payment, payCost, payField, paymentChoices, paymentRefusal } from './entry-cost.ts';
import { hypothesis } from './hypothesis.ts';
import { interactionPossible } from './interactions.ts';

interface Entering {
  readonly type: 'enter';
  readonly market: MarketId;
  readonly option?: number;
  readonly pay?: Payment;
}

const free: EntryCost = {};
const spec = action('Pay the entry cost of a Market and visit it.', {
  market: marketField,
  option: optional(integer(1, 9, 'which of the printed entry costs; needed only where there are several')),
  pay: optional(payField),
});

/** Why the board cannot be entered at all now, whatever is paid. */
function boardRefusal(look: TsukijiLook, seat: number, id: MarketId): Violation | undefined {
  const { turn } = look.state;
  if (boardOf(look, id) === undefined) return refuse('market.notInPlay', { market: id });
  // No action starts once the last point is spent, free Markets included (TB-TURN-04).
  if (turn.ap + turn.cartAp < 1) return refuse('points.none', { ap: turn.ap });
  const market = marketOf(look, id);
  if (market.enterable === false) return refuse('market.notEnterable', { market: id });
  if (boardOf(look, id)?.side === 'closed') return refuse('market.closed', { market: id });
  // A free Market is entered once per turn (TB-MKT-01).
  const once = market.oncePerTurn === true || costsOf(look, id).length === 0;
  if (once && (turn.visits[id] ?? 0) > 0) return refuse('market.oncePerTurn', { market: id });
  return market.barred?.(at(look, id), seat);
}

/** The cost that an option names. One cost needs no number; a free Market takes none. */
function costChosen(look: TsukijiLook, id: MarketId, option: number | undefined): EntryCost | Violation {
  const costs = costsOf(look, id);
  if (costs.length === 0) return option === undefined ? free : refuse('entry.option', { options: 0 });
  if (option === undefined && costs.length > 1) return refuse('entry.option', { options: costs.length });
  return costs[(option ?? 1) - 1] ?? refuse('entry.option', { options: costs.length });
}

/** Pays, begins the visit and pays the licence income before anything else (TB-MKT-01, TB-MKT-03). */
function enterNow(
  table: TsukijiTable,
  seat: number,
  id: MarketId,
  cost: EntryCost,
  payment: Payment | undefined,
): void {
  payCost(table, seat, cost, payment);
  beginVisit(table, id);
  if (!isFish(id)) return;
  const income = licenceIncomeOf(table, id);
  payEach(
    table,
    table.state.players.map((player) => income * countOf(player.licences, id)),
    'income',
  );
}

/** Entering must leave at least one interaction possible after cost and income (TB-MKT-05). */
function pointless(
  look: TsukijiLook,
  seat: number,
  id: MarketId,
  cost: EntryCost,
  payment: Payment | undefined,
): Violation | undefined {
  const after = hypothesis(look);
  enterNow(after, seat, id, cost, payment);
  return interactionPossible(after, seat, id) ? undefined : refuse('market.nothingToDo', { market: id });
}

function check(look: TsukijiLook, seat: number, { market, option, pay }: Entering): Violation | undefined {
  const refusal = boardRefusal(look, seat, market);
  if (refusal !== undefined) return refusal;
  const cost = costChosen(look, market, option);
  if (isViolation(cost)) return cost;
  return firstOf(
    () => paymentRefusal(look, seat, cost, pay),
    () => pointless(look, seat, market, cost, pay),
  );
}

/** How `option` may be given for the n-th of several costs. */
function optionDomain(costs: readonly EntryCost[], option: number): { readonly [name: string]: Domain } {
  if (costs.length === 0) return {};
  const number = range(option, option);
  return { option: costs.length === 1 ? { kind: 'optional', of: number } : number };
}

function formsOf(look: TsukijiLook, seat: number, market: MarketId): readonly Form<Entering>[] {
  if (boardRefusal(look, seat, market) !== undefined) return [];
  const costs = costsOf(look, market);
  return (costs.length === 0 ? [free] : costs).flatMap((cost, index) =>
    paymentChoices(look, seat, cost).flatMap(({ domain, example: pay }) => {
      const example: Entering = {
        type: 'enter',
        market,
        ...(costs.length > 1 ? { option: index + 1 } : {}),
        ...(pay === undefined ? {} : { pay }),
      };
      if (check(look, seat, example) !== undefined) return [];
      const fields = {
        market: only(market),
        ...optionDomain(costs, index + 1),
        ...(domain === undefined ? {} : { pay: domain }),
      };
      return [form('enter', fields, example)];
    }),
  );
}

/** ENTER (TB-MKT-01 to TB-MKT-05). */
export const enter = defineRule('enter', spec, {
  moments: ['main'],
  forms: (look, seat) => look.state.order.flatMap((id) => formsOf(look, seat, id)),
  check,
  run(table, seat, { market, option, pay }) {
    const cost = costChosen(table, market, option);
    if (!isViolation(cost)) enterNow(table, seat, market, cost, pay);
  },
});

const notYet = (look: TsukijiLook): Violation | undefined => {
  const visit = visitOf(look);
  return visit !== undefined && interactionsOf(visit) > 0 ? undefined : refuse('visit.nothingDone');
};

/** LEAVE, only after the first interaction (TB-MKT-04). */
export const leave = defineRule('leave', action('End the visit.', {}), {
  moments: ['visit'],
  closing,
  forms: (look) => (notYet(look) === undefined ? [plainForm('leave')] : []),
  check: notYet,
  run(table) {
    const visit = visitOf(table);
    if (visit !== undefined) endVisit(table, visit.market);
  },
});
