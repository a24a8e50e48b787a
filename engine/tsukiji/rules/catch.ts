import { action } from '../../kernel/catalogue.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { boardOf, fishInPlay, fishingOf, isBarge, playerAt, roomFor, slotsFree } from '../ask.ts';
import { boatField, type FishId, fishField } from '../catalog/ids.ts';
import { countOf, totalOf } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';
import { defineRule } from '../rule.ts';
import type { Boat } from '../state.ts';
import { catchBarrel } from '../verbs/barrels.ts';
import { activateShip } from '../verbs/boats.ts';
import { readyBoat, readyBoats } from './fishing.ts';

/** Conditions on the ship alone (TB-FISH-04 no. 1, TB-BARGE-01). */
function shipRefusal(boat: Boat): Violation | undefined {
  if (isBarge(boat)) return refuse('boat.notShip', { boat: boat.id });
  if (boat.at !== 'sea') return refuse('boat.notAtSea', { boat: boat.id });
  return slotsFree(boat) > 0 ? undefined : refuse('cargo.noRoom', { wanted: 1, most: 0 });
}

/** Conditions on fish, licences and cargo (TB-FISH-04 no. 2 to 5). */
function fishRefusal(look: TsukijiLook, seat: number, ship: Boat, fish: FishId): Violation | undefined {
  const board = boardOf(look, fish);
  if (board === undefined) return refuse('market.notInPlay', { market: fish });
  if (board.overfished || board.barrels === 0) return refuse('fish.overfished', { fish });
  const player = playerAt(look, seat);
  const licences = countOf(player.licences, fish);
  if (licences === 0) return refuse('licence.notOwned', { fish });
  if (licences <= countOf(fishingOf(look)?.used ?? {}, fish)) return refuse('licence.used', { fish });
  const aboard = countOf(ship.cargo, fish);
  if (totalOf(ship.cargo) > aboard) return refuse('cargo.otherFish', { boat: ship.id });
  if (roomFor(look, ship, fish) === 0) return refuse('cargo.noRoom', { wanted: 1, most: 0 });
  if (aboard > 0) return undefined;
  const ships = player.boats.filter(
    (boat) => !isBarge(boat) && boat.at === 'sea' && countOf(boat.cargo, fish) > 0,
  ).length;
  return licences > ships ? undefined : refuse('licence.tooFew', { fish, licences, ships });
}

const spec = action('Let a ship at sea catch one barrel.', { ship: boatField, fish: fishField });

/** CATCH (TB-FISH-04). */
export const catchFish = defineRule('catch', spec, {
  moments: ['fishing'],
  forms(look, seat) {
    return readyBoats(look, seat).flatMap((ship) => {
      if (shipRefusal(ship) !== undefined) return [];
      const fishes = fishInPlay(look).filter((fish) => fishRefusal(look, seat, ship, fish) === undefined);
      const [fish] = fishes;
      if (fish === undefined) return [];
      return [form('catch', { ship: only(ship.id), fish: oneOf(fishes) }, { type: 'catch', ship: ship.id, fish })];
    });
  },
  check(look, seat, { ship: id, fish }) {
    const ship = readyBoat(look, seat, id);
    if (isViolation(ship)) return ship;
    return shipRefusal(ship) ?? fishRefusal(look, seat, ship, fish);
  },
  run(table, seat, { ship, fish }) {
    catchBarrel(table, seat, ship, fish);
    activateShip(table, ship);
  },
});
