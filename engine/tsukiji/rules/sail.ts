import { action } from '../../kernel/catalogue.ts';
import { form, oneOf } from '../../kernel/forms.ts';
import { isViolation, refuse } from '../../kernel/violation.ts';
import { boatField } from '../catalog/ids.ts';
import { defineRule } from '../rule.ts';
import { sailBoat } from '../verbs/boats.ts';
import { readyBoat, readyBoats } from './fishing.ts';

/** SAIL (TB-FISH-03): the dock space is free at once. */
export const sail = defineRule('sail', action('Send a docked boat to sea.', { boat: boatField }), {
  moments: ['fishing'],
  forms(look, seat) {
    const docked = readyBoats(look, seat)
      .filter((boat) => boat.at !== 'sea')
      .map(({ id }) => id);
    const [boat] = docked;
    return boat === undefined ? [] : [form('sail', { boat: oneOf(docked) }, { type: 'sail', boat })];
  },
  check(look, seat, { boat: id }) {
    const boat = readyBoat(look, seat, id);
    if (isViolation(boat)) return boat;
    return boat.at === 'sea' ? refuse('boat.notDocked', { boat: id }) : undefined;
  },
  run: (table, seat, { boat }) => sailBoat(table, seat, boat),
});
