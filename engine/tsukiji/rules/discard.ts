import { action } from '../../kernel/catalogue.ts';
import { form, multisetUpTo, only } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { boatOf, playerAt } from '../ask.ts';
import { barrelsField, boatField } from '../catalog/ids.ts';
import { holds, totalOf } from '../counts.ts';
import { defineRule } from '../rule.ts';
import { discardBarrels } from '../verbs/barrels.ts';

const spec = action('Before your first action: throw barrels of a boat at sea overboard.', {
  boat: boatField,
  barrels: barrelsField,
});

/** DISCARD (TB-DISC-01): free steps do not close this window, the first action does (TB-RUL-02). */
export const discard = defineRule('discard', spec, {
  moments: ['main'],
  forms(look, seat) {
    if (look.state.turn.acted) return [];
    const loaded = playerAt(look, seat).boats.filter((boat) => boat.at === 'sea' && totalOf(boat.cargo) > 0);
    return loaded.map(({ id, cargo }) =>
      form(
        'discard',
        { boat: only(id), barrels: multisetUpTo(cargo, 1) },
        { type: 'discard', boat: id, barrels: cargo },
      ),
    );
  },
  check(look, seat, { boat: id, barrels }) {
    if (look.state.turn.acted) return refuse('turn.begun');
    const boat = boatOf(playerAt(look, seat), id);
    if (boat === undefined) return refuse('boat.unknown', { boat: id });
    if (boat.at !== 'sea') return refuse('boat.notAtSea', { boat: id });
    if (totalOf(barrels) === 0) return refuse('barrels.none');
    return holds(boat.cargo, barrels) ? undefined : refuse('barrels.short', { boat: id });
  },
  run: (table, seat, { boat, barrels }) => discardBarrels(table, seat, boat, barrels),
});
