import { plainForm } from '../../kernel/form.ts';
import { form } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { CHANCES } from '../catalog/ids.ts';
import { findItems, isUnmet, someOf } from '../refs.ts';
import { defineRule } from '../rule.ts';
import { pour } from '../verbs/goods.ts';
import { afterTaking } from './flow.ts';
import { mustVend } from './taking.ts';

/** Every drink in the machine comes out with the same chance, for itself (MALL-VEND-03). */
export const useVending = defineRule('useVending', {
  phases: ['take'],
  forms: (look, seat) => (mustVend(look, seat, 'app') === undefined ? [plainForm('useVending')] : []),
  check: (look, seat) => mustVend(look, seat, 'app'),
  run(table, seat) {
    const { crate, uses } = table.state.vending;
    const chance = Math.round(table.options.layout.vendingMachine.outProbability * CHANCES);
    const out = crate.filter(() => table.draw(`vending/${uses + 1}`, CHANCES) < chance);
    pour(
      table,
      seat,
      out.map(({ id }) => id),
    );
    afterTaking(table);
  },
});

/** The real machine was used: it counts as a use, whatever came out (MALL-DEX-06, MALL-RUL-48). */
export const reportVending = defineRule('reportVending', {
  phases: ['take'],
  forms(look, seat) {
    if (mustVend(look, seat, 'table') !== undefined) return [];
    const { crate } = look.state.vending;
    return [form('reportVending', { out: someOf(crate, crate.length) }, { type: 'reportVending', out: [] })];
  },
  check(look, seat, { out }) {
    const refused = mustVend(look, seat, 'table');
    if (refused !== undefined) return refused;
    const found = findItems(look.state.vending.crate, out);
    return isUnmet(found) ? refuse('vending.notInCrate', { item: found.item }) : undefined;
  },
  run(table, seat, { out }) {
    const found = findItems(table.state.vending.crate, out);
    pour(table, seat, isUnmet(found) ? [] : found.map(({ id }) => id));
    afterTaking(table);
  },
});
