import { action } from '../../kernel/catalogue.ts';
import { form, multisetUpTo, only } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { type Barrels, barrelsOf, cargoOf, tagField, tagOf } from '../aboard.ts';
import { boatOf, playerAt } from '../ask.ts';
import { barrelsField, boatField } from '../catalog/ids.ts';
import { entriesOf, holds, totalOf } from '../counts.ts';
import { defineRule } from '../rule.ts';
import type { Boat } from '../state.ts';
import { discardBarrels } from '../verbs/barrels.ts';

const spec = action('Before your first action: throw barrels of a boat at sea overboard.', {
  boat: boatField,
  barrels: barrelsField,
  licence: tagField,
});

/** The barrels that can be meant: those of a named tag, or without one those whose fish is enough to know them (TX-RUL-57). */
function meant(boat: Boat, licence: string | undefined): readonly Barrels[] {
  const aboard = barrelsOf(boat);
  if (licence !== undefined) return boat.tags === undefined ? [] : aboard.filter((each) => tagOf(each) === licence);
  return aboard.filter(({ fish }) => aboard.filter((other) => other.fish === fish).length === 1);
}

/** The tags aboard, to be named. */
function tagsAboard(boat: Boat): readonly string[] {
  return boat.tags === undefined ? [] : [...new Set(barrelsOf(boat).map(tagOf))];
}

/** DISCARD (TB-DISC-01): free steps do not close this window, the first action does (TB-RUL-02). */
export const discard = defineRule('discard', spec, {
  moments: ['main'],
  forms(look, seat) {
    if (look.state.turn.acted) return [];
    const loaded = playerAt(look, seat).boats.filter((boat) => boat.at === 'sea' && totalOf(boat.cargo) > 0);
    return loaded.flatMap((boat) =>
      [undefined, ...tagsAboard(boat)].flatMap((licence) => {
        const barrels = cargoOf(meant(boat, licence));
        if (totalOf(barrels) === 0) return [];
        const fields = { boat: only(boat.id), barrels: multisetUpTo(barrels, 1) };
        const example = { type: 'discard', boat: boat.id, barrels } as const;
        return licence === undefined
          ? [form('discard', fields, example)]
          : [form('discard', { ...fields, licence: only(licence) }, { ...example, licence })];
      }),
    );
  },
  check(look, seat, { boat: id, barrels, licence }) {
    if (look.state.turn.acted) return refuse('turn.begun');
    const boat = boatOf(playerAt(look, seat), id);
    if (boat === undefined) return refuse('boat.unknown', { boat: id });
    if (boat.at !== 'sea') return refuse('boat.notAtSea', { boat: id });
    if (totalOf(barrels) === 0) return refuse('barrels.none');
    if (licence !== undefined && boat.tags === undefined) return refuse('barrels.noTags', { boat: id });
    if (holds(cargoOf(meant(boat, licence)), barrels)) return undefined;
    const unclear = licence === undefined && holds(boat.cargo, barrels);
    return unclear ? refuse('barrels.which', { boat: id }) : refuse('barrels.short', { boat: id });
  },
  run(table, seat, { boat: id, barrels, licence }) {
    const boat = boatOf(playerAt(table, seat), id);
    const known = boat === undefined ? [] : meant(boat, licence);
    const thrown = entriesOf(barrels).flatMap(([fish, count]) =>
      known.filter((each) => each.fish === fish).map((each) => ({ ...each, count })),
    );
    discardBarrels(table, seat, id, thrown);
  },
});
