import { action } from '../../kernel/catalogue.ts';
import { at, marketOf } from '../ask.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { closing, defineRule, plainForm } from '../rule.ts';
import { degradePort } from '../verbs/port.ts';
import { beginMain } from '../verbs/turn.ts';

/** True if a market offers the active player something in S2 (TB-DEG-05). */
export function startChoiceOpen(look: TsukijiLook): boolean {
  const seat = look.state.turn.seat;
  return look.state.order.some((id) =>
    Object.values(marketOf(look, id).actions ?? {}).some(
      (each) => each.when === 'start' && each.forms(at(look, id), seat).length > 0,
    ),
  );
}

/** Degradation itself (TB-DEG-01 b, c), then S3. */
export function degradeNow(table: TsukijiTable): void {
  degradePort(table, table.state.turn.seat);
  beginMain(table);
}

/** DEGRADE: end the window before degradation (TB-DEG-01, TB-RUL-71). */
export const degrade = defineRule('degrade', action('Let the fish on your Port degrade and begin your turn.', {}), {
  moments: ['start'],
  closing,
  forms: () => [plainForm('degrade')],
  check: () => undefined,
  run: degradeNow,
});
