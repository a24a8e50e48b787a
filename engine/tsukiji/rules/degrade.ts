import { action } from '../../kernel/catalogue.ts';
import { plainForm } from '../../kernel/form.ts';
import { at, marketOf, playerAt } from '../ask.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { closing, defineRule } from '../rule.ts';
import { acting } from '../verbs/markets.ts';
import { degradePort } from '../verbs/port.ts';
import { beginMain, endDegradation } from '../verbs/turn.ts';

/** True if a market offers the active player something at the start of the turn: before degradation, or after it (TB-DEG-05). */
export function startChoiceOpen(look: TsukijiLook): boolean {
  const { seat, stage } = look.state.turn;
  const seen = stage === 'start' && look.options.moneyHidden ? asIfRich(look, seat) : look;
  return look.state.order.some((id) =>
    Object.values(marketOf(look, id).actions ?? {}).some(
      (each) => each.when === stage && each.forms(at(seen, id), seat).length > 0,
    ),
  );
}

/** Whether a seat is asked is seen by all: with hidden money it may not tell what the seat can pay (TB-MONEY-01). */
function asIfRich(look: TsukijiLook, seat: number): TsukijiLook {
  const rich = { ...playerAt(look, seat), yen: Number.POSITIVE_INFINITY };
  return { ...look, state: { ...look.state, players: look.state.players.with(seat, rich) } };
}

/** Degradation itself (TB-DEG-01 b, c), then S2b. */
export function degradeNow(table: TsukijiTable): void {
  degradePort(table, table.state.turn.seat);
  endDegradation(table);
}

/** S2b (TX-TURN-01): one thing that a board does by itself, or else S3 begins. */
export function prepareNow(table: TsukijiTable): void {
  const { order, turn } = table.state;
  if (!order.some((id) => marketOf(table, id).prepare?.(acting(table, id), turn.seat) === true)) beginMain(table);
}

/** DEGRADE: end the window before degradation (TB-DEG-01, TB-RUL-71). */
export const degrade = defineRule('degrade', action('Let the fish on your Port degrade and begin your turn.', {}), {
  moments: ['start'],
  closing,
  forms: () => [plainForm('degrade')],
  check: () => undefined,
  run: degradeNow,
});
