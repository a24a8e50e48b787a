import { form } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { isGarment, playerAt } from '../look.ts';
import { findItem, findItems, isUnmet, someOf } from '../refs.ts';
import { defineRule } from '../rule.ts';
import { defaultTargets, detergentsOf, garmentsOf } from './detergent.ts';
import { leaveStore } from './flow.ts';

/** Names the garments that detergents double: fewer than possible if the player likes (MALL-DET-02, MALL-RUL-38). */
export const settle = defineRule('settle', {
  phases: ['settle'],
  forms(look, seat) {
    const targets = someOf(garmentsOf(look, seat), detergentsOf(look, seat));
    return [form('settle', { targets }, { type: 'settle', targets: defaultTargets(look, seat) })];
  },
  check(look, seat, { targets }) {
    const { crate } = playerAt(look, seat);
    const there = targets.filter((name) => findItem(crate, name) !== undefined);
    const found = findItems(crate, there);
    if (isUnmet(found)) return refuse('settle.detergentTwice', { item: found.item });
    const absent = targets.find((name) => !there.includes(name));
    if (absent !== undefined) return refuse('settle.notInCrate', { item: absent });
    const other = found.find((item) => !isGarment(look, item));
    if (other !== undefined) return refuse('settle.notAGarment', { item: other.id });
    const most = detergentsOf(look, seat);
    return targets.length > most ? refuse('settle.tooManyTargets', { targets: targets.length, most }) : undefined;
  },
  run(table, seat, { targets }) {
    const found = findItems(playerAt(table, seat).crate, targets);
    leaveStore(table, isUnmet(found) ? [] : found.map(({ id }) => id));
  },
});
