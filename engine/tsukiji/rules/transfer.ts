import { action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, only, range } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { boatOf, isBarge, playerAt, roomFor } from '../ask.ts';
import { boatField, type FishId } from '../catalog/ids.ts';
import { countOf, entriesOf } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';
import { defineRule, freeMoments } from '../rule.ts';
import type { Boat, Player } from '../state.ts';
import { transferBarrels } from '../verbs/barrels.ts';

const spec = action('At sea: move barrels from one of your ships to your barge.', {
  ship: boatField,
  barrels: integer(1, 6, 'how many barrels'),
});

const bargeAtSea = (player: Player): Boat | undefined =>
  player.boats.find((boat) => isBarge(boat) && boat.at === 'sea');
const fishAboard = (boat: Boat): FishId | undefined => entriesOf(boat.cargo)[0]?.[0];

/** How many barrels the ship could hand to the barge (TB-BARGE-02, TB-RUL-22). */
function most(look: TsukijiLook, ship: Boat, barge: Boat): number {
  const fish = fishAboard(ship);
  return fish === undefined ? 0 : Math.min(countOf(ship.cargo, fish), roomFor(look, barge, fish));
}

/** TRANSFER (TB-BARGE-02): never from barge to ship, ship to ship, or at a dock (TB-BARGE-03). */
export const transfer = defineRule('transfer', spec, {
  moments: freeMoments,
  forms(look, seat) {
    const player = playerAt(look, seat);
    const barge = bargeAtSea(player);
    if (barge === undefined) return [];
    return player.boats.flatMap((ship) => {
      const max = isBarge(ship) || ship.at !== 'sea' ? 0 : most(look, ship, barge);
      if (max === 0) return [];
      return [
        form(
          'transfer',
          { ship: only(ship.id), barrels: range(1, max) },
          { type: 'transfer', ship: ship.id, barrels: 1 },
        ),
      ];
    });
  },
  check(look, seat, { ship: id, barrels }) {
    const player = playerAt(look, seat);
    const ship = boatOf(player, id);
    if (ship === undefined) return refuse('boat.unknown', { boat: id });
    if (isBarge(ship)) return refuse('boat.notShip', { boat: id });
    if (ship.at !== 'sea') return refuse('boat.notAtSea', { boat: id });
    const barge = bargeAtSea(player);
    if (barge === undefined) return refuse('boat.noBargeAtSea');
    const max = most(look, ship, barge);
    return barrels > max ? refuse('cargo.noRoom', { wanted: barrels, most: max }) : undefined;
  },
  run(table, seat, { ship, barrels }) {
    const player = playerAt(table, seat);
    const from = boatOf(player, ship);
    const barge = bargeAtSea(player);
    const fish = from === undefined ? undefined : fishAboard(from);
    if (barge !== undefined && fish !== undefined)
      transferBarrels(table, seat, { ship, barge: barge.id }, fish, barrels);
  },
});
