import { action } from '../../kernel/catalogue.ts';
import { integer, optional, record } from '../../kernel/field.ts';
import { firstOf, isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { boatOf, isBarge, playerAt, slotsFree } from '../ask.ts';
import { boatField, fishField, licenceField } from '../catalog/ids.ts';
import { boatFacts } from '../catalog/pieces.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { defineRule } from '../rule.ts';
import type { Boat } from '../state.ts';
import { catchBarrels, type UsedLicence } from '../verbs/barrels.ts';
import { activateShip } from '../verbs/boats.ts';
import { type Catching, choicesFor, doubleForms, singleForms } from './catch-forms.ts';
import { readyBoat, readyBoats } from './fishing.ts';
import { hypothesis } from './hypothesis.ts';
import { licenceUsed, type Use, useRefusal } from './licence-use.ts';
import { checkOverfishing, foreseeOverfishing } from './overfishing.ts';

const useFields = {
  fish: fishField,
  licence: optional(licenceField),
  count: optional(integer(1, 6, 'how many barrels, where a named licence catches more than one')),
};
const spec = action('Let a ship at sea catch what one of your licences is for.', {
  ship: boatField,
  ...useFields,
  second: optional(
    record('LicenceUse', useFields, 'one use of a licence; it is named where it is not one of the fish’s own'),
  ),
});

/** Conditions on the ship alone (TB-FISH-04 no. 1, TB-BARGE-01). */
function shipRefusal(boat: Boat): Violation | undefined {
  if (isBarge(boat)) return refuse('boat.notShip', { boat: boat.id });
  if (boat.at !== 'sea') return refuse('boat.notAtSea', { boat: boat.id });
  return slotsFree(boat) > 0 ? undefined : refuse('cargo.noRoom', { wanted: 1, most: 0 });
}

const mayUseTwo = (ship: Boat): boolean => (boatFacts[ship.kind].uses ?? 1) > 1;

/** The table after a use, as far as it can be told before anything is drawn (TX-RUL-56). */
function foreseen(look: TsukijiLook, seat: number, ship: string, use: Use): TsukijiLook {
  const after = hypothesis(look);
  const licence = licenceUsed(look, seat, use);
  if (isViolation(licence)) return look;
  carryOut(after, seat, ship, use, licence);
  foreseeOverfishing(after);
  return after;
}

function carryOut(table: TsukijiTable, seat: number, ship: string, use: Use, licence: UsedLicence): void {
  catchBarrels(table, seat, ship, { fish: use.fish, count: use.count ?? 1 }, licence);
}

/** Why the second use is refused: it is tested against the state after the first (TX-CATCH-03). */
function secondRefusal(
  look: TsukijiLook,
  seat: number,
  ship: Boat,
  { second, ...first }: Catching,
): Violation | undefined {
  if (second === undefined) return undefined;
  if (!mayUseTwo(ship)) return refuse('boat.oneLicence', { boat: ship.id });
  const after = foreseen(look, seat, ship.id, first);
  const loaded = boatOf(playerAt(after, seat), ship.id) ?? ship;
  return shipRefusal(loaded) ?? useRefusal(after, seat, loaded, second);
}

/** CATCH (TB-FISH-04, TX-CATCH, TX-BLUE-04). */
export const catchFish = defineRule('catch', spec, {
  moments: ['fishing'],
  forms(look, seat) {
    const ships = readyBoats(look, seat).filter((ship) => shipRefusal(ship) === undefined);
    return ships.flatMap((ship) => {
      if (!mayUseTwo(ship)) return singleForms(look, seat, ship);
      return doubleForms(look, seat, ship, (use) => {
        const after = foreseen(look, seat, ship.id, use);
        const loaded = boatOf(playerAt(after, seat), ship.id) ?? ship;
        return shipRefusal(loaded) === undefined ? choicesFor(after, seat, loaded) : [];
      });
    });
  },
  check(look, seat, action) {
    const ship = readyBoat(look, seat, action.ship);
    if (isViolation(ship)) return ship;
    return firstOf(
      () => shipRefusal(ship),
      () => useRefusal(look, seat, ship, action),
      () => secondRefusal(look, seat, ship, action),
    );
  },
  run(table, seat, { ship, second, ...first }) {
    const licence = licenceUsed(table, seat, first);
    const other = second === undefined ? licence : licenceUsed(foreseen(table, seat, ship, first), seat, second);
    if (isViolation(licence) || isViolation(other)) return;
    carryOut(table, seat, ship, first, licence);
    if (second !== undefined) {
      checkOverfishing(table);
      carryOut(table, seat, ship, second, other);
    }
    activateShip(table, ship);
  },
});
