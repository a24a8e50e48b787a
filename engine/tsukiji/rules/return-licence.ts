import { action } from '../../kernel/catalogue.ts';
import { form, oneOf } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt } from '../ask.ts';
import { fishField } from '../catalog/ids.ts';
import { countOf, entriesOf } from '../counts.ts';
import { defineRule, freeMoments } from '../rule.ts';
import { returnLicence as putBack } from '../verbs/licences.ts';

const spec = action('Put one of your licences back on its board, without refund.', { fish: fishField });

/** RETURN_LICENCE (TB-LIC-05). */
export const returnLicence = defineRule('returnLicence', spec, {
  moments: freeMoments,
  forms(look, seat) {
    const held = entriesOf(playerAt(look, seat).licences).map(([fish]) => fish);
    const [fish] = held;
    return fish === undefined ? [] : [form('returnLicence', { fish: oneOf(held) }, { type: 'returnLicence', fish })];
  },
  check: (look, seat, { fish }) =>
    countOf(playerAt(look, seat).licences, fish) > 0 ? undefined : refuse('licence.notOwned', { fish }),
  run: (table, seat, { fish }) => putBack(table, seat, fish),
});
