import { invariant } from '../../kernel/invariant.ts';
import { draft } from '../draft.ts';
import type { Purse, YenReason } from '../events.ts';
import type { TsukijiTable } from '../market.ts';

/** Moves yen. The supply never runs out (TB-RUL-66); nobody pays what they do not have (TB-MONEY-02). ¥0 moves nothing. */
export function pay(table: TsukijiTable, from: Purse, to: Purse, amount: number, reason: YenReason): void {
  invariant(Number.isInteger(amount) && amount >= 0, `amount ${amount}`);
  if (amount === 0) return;
  for (const [purse, change] of [
    [from, -amount],
    [to, amount],
  ] as const) {
    if (purse === 'supply') continue;
    const player = draft(table).players[purse];
    invariant(player !== undefined && player.yen + change >= 0, `yen of seat ${purse}`);
    player.yen += change;
  }
  table.tell({ type: 'yenPaid', from, to, amount, reason });
}

/** Every player takes this much from the supply; 0 is left out. */
export function payEach(table: TsukijiTable, amounts: readonly number[], reason: YenReason): void {
  for (const [seat, amount] of amounts.entries()) pay(table, 'supply', seat, amount, reason);
}
