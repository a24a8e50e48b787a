/** The forms of CATCH: what the licences of a seat let a ship take. */
import type { Domain, Form } from '../../kernel/form.ts';
import { form, oneOf, only, range } from '../../kernel/forms.ts';
import { isViolation } from '../../kernel/violation.ts';
import { fishInPlay, marketOf, playerAt } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import { countOf, entriesOf } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';
import type { Boat } from '../state.ts';
import { catchesOf, licenceUsed, mostNow, type Use, usableOnes, useRefusal } from './licence-use.ts';

export interface Catching extends Use {
  readonly type: 'catch';
  readonly ship: string;
  readonly second?: Use;
}

/** Uses that differ in nothing but the fish, the name of the licence and the number. */
interface Choice {
  readonly fish: readonly FishId[];
  /** absent where it needs no name */
  readonly licences?: readonly string[];
  readonly most: number;
}

/** Uses of the fish's own licences: they are named by the fish alone. */
function ownUses(look: TsukijiLook, seat: number, ship: Boat): readonly Choice[] {
  const { licences } = playerAt(look, seat);
  const fish = fishInPlay(look).filter(
    (each) => countOf(licences, each) > 0 && useRefusal(look, seat, ship, { fish: each }) === undefined,
  );
  return fish.length > 0 ? [{ fish, most: 1 }] : [];
}

/** How licences of one fish can be named for another: by that fish, or by their own ids; for their own fish, by ids only. */
function namesOf(look: TsukijiLook, seat: number, of: FishId, fish: FishId): readonly string[] {
  const ids = usableOnes(look, seat, of).map(({ id }) => id);
  return fish === of ? ids : [of, ...ids];
}

/** Uses in which the licence is named. */
function namedUses(look: TsukijiLook, seat: number, ship: Boat, of: FishId): readonly Choice[] {
  const choices: Choice[] = [];
  for (const { fish } of catchesOf(look, of)) {
    const licences = namesOf(look, seat, of, fish);
    const [licence] = licences;
    if (licence === undefined || useRefusal(look, seat, ship, { fish, licence }) !== undefined) continue;
    const most = mostNow(look, ship, fish, of);
    const alike = choices.findIndex((each) => each.most === most);
    const before = choices[alike];
    if (before === undefined) choices.push({ fish: [fish], licences, most });
    else choices[alike] = { ...before, fish: [...before.fish, fish] };
  }
  return choices;
}

/** All that a ship could do with one licence. */
export function choicesFor(look: TsukijiLook, seat: number, ship: Boat): readonly Choice[] {
  const others = entriesOf(playerAt(look, seat).licences).filter(
    ([of]) => marketOf(look, of).catches !== undefined || marketOf(look, of).keeper !== undefined,
  );
  return [...ownUses(look, seat, ship), ...others.flatMap(([of]) => namedUses(look, seat, ship, of))];
}

type FieldsOfUse = { readonly [name: string]: Domain };

const fieldsOf = ({ fish, licences, most }: Choice): FieldsOfUse => ({
  fish: oneOf(fish),
  ...(licences === undefined ? {} : { licence: oneOf(licences), count: { kind: 'optional', of: range(1, most) } }),
});

/** The simplest of the uses. */
function firstOf({ fish: [fish], licences }: Choice): Use | undefined {
  const [licence] = licences ?? [];
  if (fish === undefined) return undefined;
  return licence === undefined ? { fish } : { fish, licence };
}

/** Forms of a ship that uses one licence. */
export function singleForms(look: TsukijiLook, seat: number, ship: Boat): readonly Form<Catching>[] {
  return choicesFor(look, seat, ship).flatMap((choice) => {
    const first = firstOf(choice);
    if (first === undefined) return [];
    return [form('catch', { ship: only(ship.id), ...fieldsOf(choice) }, { type: 'catch', ship: ship.id, ...first })];
  });
}

/** One use, however its licence is named. */
interface Certain {
  readonly use: Use;
  readonly fields: FieldsOfUse;
}

/** Each use by itself: what a second one may be depends on it. */
function certainUses(look: TsukijiLook, seat: number, choice: Choice): readonly Certain[] {
  return choice.fish.flatMap((fish) => {
    if (choice.licences === undefined) return [{ use: { fish }, fields: { fish: only(fish) } }];
    const byLicence = new Map<string, string[]>();
    for (const licence of choice.licences) {
      const used = licenceUsed(look, seat, { fish, licence });
      const key = isViolation(used) ? licence : (used.licence ?? used.of);
      byLicence.set(key, [...(byLicence.get(key) ?? []), licence]);
    }
    return [...byLicence.values()].flatMap((names) => numbered(fish, names, choice.most));
  });
}

function numbered(fish: FishId, names: readonly string[], most: number): readonly Certain[] {
  const [licence = fish] = names;
  return Array.from({ length: most }, (_, index): Certain => {
    const count = index + 1;
    const number = range(count, count);
    return {
      use: { fish, licence, ...(count === 1 ? {} : { count }) },
      fields: {
        fish: only(fish),
        licence: oneOf(names),
        count: count === 1 ? { kind: 'optional', of: number } : number,
      },
    };
  });
}

/** Forms of a ship that may use two licences; `after` is the table as it will be after the first use (TX-BLUE-04). */
export function doubleForms(
  look: TsukijiLook,
  seat: number,
  ship: Boat,
  after: (use: Use) => readonly Choice[],
): readonly Form<Catching>[] {
  const firsts = choicesFor(look, seat, ship).flatMap((choice) => certainUses(look, seat, choice));
  return firsts.map(({ use, fields }) => {
    const seconds = after(use).map((choice): Domain => ({ kind: 'record', fields: fieldsOf(choice) }));
    const second: Domain = { kind: 'optional', of: { kind: 'either', of: seconds } };
    const all = { ship: only(ship.id), ...fields, ...(seconds.length > 0 ? { second } : {}) };
    return form('catch', all, { type: 'catch', ship: ship.id, ...use });
  });
}
