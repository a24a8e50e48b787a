import { known } from '../../kernel/invariant.ts';
import { resourcesOf } from '../ask.ts';
import { print } from '../catalog/prints.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { triggerEnd } from '../verbs/turn.ts';

/** True unless this seat alone has the least of it (TB-RUL-58: a tie for the least is fine). */
function notAloneLeast(values: readonly number[], seat: number): boolean {
  const own = known(values[seat], `seat ${seat}`);
  return values.some((value, other) => other !== seat && value <= own);
}

/** Which conditions of the end this seat meets now (TB-END-01). */
function endConditions(look: TsukijiLook, seat: number): readonly ('yen' | 'resources')[] {
  const limits = print(look, 'end.conditions');
  const yen = look.state.players.map((player) => player.yen);
  const resources = resourcesOf(look);
  const met: ('yen' | 'resources')[] = [];
  if (known(yen[seat], 'seat') >= limits.yen && notAloneLeast(resources, seat)) met.push('yen');
  if (known(resources[seat], 'seat') >= limits.resources && notAloneLeast(yen, seat)) met.push('resources');
  return met;
}

/** What hidden money gives away at the check (TB-END-02, TB-RUL-60, TB-RUL-75). */
function announce(table: TsukijiTable, seat: number): void {
  const limits = print(table, 'end.conditions');
  const totals = table.state.players.map((player) => player.yen);
  // Whether something is announced depends on hidden money, so the step always ends a list here.
  table.reveal();
  if (known(totals[seat], 'seat') >= limits.yen) table.tell({ type: 'wealthAnnounced', seat, atLeast: limits.yen });
  if (known(resourcesOf(table)[seat], 'seat') >= limits.resources) table.tell({ type: 'moneyRevealed', seat, totals });
}

/** S1 of a turn (TB-END-01, TB-END-03): once triggered, nothing is checked any more. */
export function checkEnd(table: TsukijiTable, seat: number): void {
  const { end, players } = table.state;
  if (end !== undefined) return;
  if (table.options.moneyHidden) announce(table, seat);
  const conditions = endConditions(table, seat);
  if (conditions.length > 0) triggerEnd(table, seat, (seat + players.length - 1) % players.length, conditions);
}
