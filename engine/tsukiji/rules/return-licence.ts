import { action } from '../../kernel/catalogue.ts';
import { optional } from '../../kernel/field.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { isFruitless, marketOf, namedLicences, playerAt } from '../ask.ts';
import { fishField, licenceField } from '../catalog/ids.ts';
import { countOf, entriesOf } from '../counts.ts';
import { defineRule, freeMoments } from '../rule.ts';
import { returnLicence as putBack } from '../verbs/licences.ts';

const spec = action('Put one of your licences back on its board, without refund.', {
  fish: fishField,
  licence: optional(licenceField),
});

/** RETURN_LICENCE (TB-LIC-05). Of several licences with ids the one that goes is named (TX-RUL-58). */
export const returnLicence = defineRule('returnLicence', spec, {
  moments: freeMoments,
  // It may make room for the first interaction, which the visit cannot end without (TX-RUL-64).
  closing: isFruitless,
  forms(look, seat) {
    const held = entriesOf(playerAt(look, seat).licences).map(([fish]) => fish);
    const plain = held.filter((fish) => marketOf(look, fish).keeper === undefined);
    const [first] = plain;
    const forPlain =
      first === undefined
        ? []
        : [form('returnLicence', { fish: oneOf(plain) }, { type: 'returnLicence', fish: first })];
    const forNamed = held.flatMap((fish) => {
      const ids = namedLicences(look, seat, fish).map(({ id }) => id);
      const [licence] = ids;
      if (licence === undefined) return [];
      const base = { type: 'returnLicence', fish } as const;
      return ids.length === 1
        ? [form('returnLicence', { fish: only(fish), licence: { kind: 'optional', of: only(licence) } }, base)]
        : [form('returnLicence', { fish: only(fish), licence: oneOf(ids) }, { ...base, licence })];
    });
    return [...forPlain, ...forNamed];
  },
  check(look, seat, { fish, licence }) {
    if (countOf(playerAt(look, seat).licences, fish) === 0) return refuse('licence.notOwned', { fish });
    const ids = namedLicences(look, seat, fish).map(({ id }) => id);
    if (licence === undefined) return ids.length > 1 ? refuse('licence.which', { fish, licences: ids }) : undefined;
    if (ids.length === 0) return refuse('licence.needless', { licence });
    return ids.includes(licence) ? undefined : refuse('licence.unknown', { licence });
  },
  run(table, seat, { fish, licence }) {
    putBack(table, seat, fish, licence ?? namedLicences(table, seat, fish)[0]?.id);
  },
});
