import { form } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt } from '../look.ts';
import type { MallLook } from '../position.ts';
import { findItems, isUnmet, someOf } from '../refs.ts';
import { defineRule } from '../rule.ts';
import type { Item } from '../state.ts';
import { dropFallen } from '../verbs/goods.ts';
import { noted, openCorrection, takeBack } from '../verbs/turn.ts';
import { arrive, endTurn } from './flow.ts';

/** Whether a seat may send its last report anew (MALL-DEX-04). */
export function corrects({ state }: MallLook, seat: number): boolean {
  return state.correction?.seat === seat;
}

/** The crate that a report is about: for a correction as it was then (MALL-RUL-39). */
function crateOf(look: MallLook, seat: number): readonly Item[] {
  const { correction } = look.state;
  if (correction?.seat !== seat) return playerAt(look, seat).crate;
  return known(correction.before.players[seat], `seat ${seat}`).crate;
}

/** The report is taken as true (MALL-DEX-04). Sent anew, it takes back all that came since. */
export const reportFallen = defineRule('reportFallen', {
  phases: ['reportMove', 'reportTake'],
  forms(look, seat) {
    const crate = crateOf(look, seat);
    return [form('reportFallen', { items: someOf(crate, crate.length) }, { type: 'reportFallen', items: [] })];
  },
  check(look, seat, { items }) {
    const found = findItems(crateOf(look, seat), items);
    return isUnmet(found) ? refuse('report.notInCrate', { item: found.item }) : undefined;
  },
  run(table, seat, { items }) {
    if (corrects(table, seat)) takeBack(table);
    const before = noted(table);
    const { crate, barrels } = playerAt(table, seat);
    const found = findItems(crate, items);
    dropFallen(table, seat, isUnmet(found) ? [] : found.map(({ id }) => id));
    if (table.state.turn.phase === 'reportMove') arrive(table);
    else endTurn(table);
    const isPaid = playerAt(table, seat).barrels > barrels;
    if (table.state.outcome === undefined && !isPaid) openCorrection(table, seat, before);
  },
});
