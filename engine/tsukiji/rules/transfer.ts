import { action } from '../../kernel/catalogue.ts';
import { integer, optional } from '../../kernel/field.ts';
import type { Domain, Form } from '../../kernel/form.ts';
import { form, only, range } from '../../kernel/forms.ts';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { type Barrels, barrelsOf, tagField, tagOf } from '../aboard.ts';
import { boatOf, isBarge, playerAt, roomFor } from '../ask.ts';
import { boatField, type FishId, fishField } from '../catalog/ids.ts';
import type { TsukijiLook } from '../market.ts';
import { defineRule, freeMoments } from '../rule.ts';
import type { Boat, Player } from '../state.ts';
import { transferBarrels } from '../verbs/barrels.ts';

interface Transfer {
  readonly type: 'transfer';
  readonly ship: string;
  readonly barrels: number;
  readonly barge?: string;
  readonly fish?: FishId;
  readonly licence?: string;
}

type Fields = { readonly [name: string]: Domain };

const spec = action('At sea: move barrels from one of your ships to a barge of yours.', {
  ship: boatField,
  barrels: integer(1, 6, 'how many barrels'),
  barge: optional(boatField),
  fish: optional(fishField),
  licence: tagField,
});

const isAtSea = (boat: Boat): boolean => boat.at === 'sea';
const bargesAtSea = (player: Player): readonly Boat[] => player.boats.filter((boat) => isBarge(boat) && isAtSea(boat));

/** Why nothing leaves this boat for a barge (TB-BARGE-02, -03, TX-RENT-04). */
function shipRefusal(ship: Boat): Violation | undefined {
  if (isBarge(ship)) return refuse('boat.notShip', { boat: ship.id });
  if (!isAtSea(ship)) return refuse('boat.notAtSea', { boat: ship.id });
  return ship.lent === undefined ? undefined : refuse('boat.lent', { boat: ship.id });
}

/** The barrels that are meant: fish and tag need a name only where they differ (TX-RUL-57). */
function barrelsMeant(ship: Boat, { fish, licence }: Pick<Transfer, 'fish' | 'licence'>): Barrels | Violation {
  if (licence !== undefined && ship.tags === undefined) return refuse('barrels.noTags', { boat: ship.id });
  const fitting = barrelsOf(ship).filter(
    (each) => each.fish === (fish ?? each.fish) && tagOf(each) === (licence ?? tagOf(each)),
  );
  const [barrels] = fitting;
  if (barrels === undefined) return refuse('barrels.short', { boat: ship.id });
  return fitting.length === 1 ? barrels : refuse('barrels.which', { boat: ship.id });
}

/** The barge that is meant: it needs no name while it is the only one at sea (TX-BARGE-02). */
function bargeMeant(player: Player, id: string | undefined): Boat | Violation {
  const barges = bargesAtSea(player);
  const [only] = barges;
  if (only === undefined) return refuse('boat.noBargeAtSea');
  if (id === undefined)
    return barges.length === 1 ? only : refuse('boat.whichBarge', { barges: barges.map((b) => b.id) });
  return barges.find((boat) => boat.id === id) ?? refuse('boat.notBargeAtSea', { boat: id });
}

/** A field that must be given where there is a choice; where there is none it may be, if the match can ever have one. */
function named(look: TsukijiLook, name: 'barge' | 'fish' | 'licence', word: string, choice: boolean): Fields {
  if (choice) return { [name]: only(word) };
  return look.options.expansion ? { [name]: { kind: 'optional', of: only(word) } } : {};
}

/** All transfers of barrels that nothing tells apart to one barge. */
function formsOf(look: TsukijiLook, ship: Boat, barrels: Barrels, barges: readonly Boat[]): readonly Form<Transfer>[] {
  const aboard = barrelsOf(ship);
  const { fish } = barrels;
  const licence = tagOf(barrels);
  const several = {
    fish: aboard.some((each) => each.fish !== fish),
    tags: aboard.some((each) => tagOf(each) !== licence),
  };
  return barges.flatMap((barge) => {
    const max = Math.min(barrels.count, roomFor(look, barge, fish));
    if (max === 0) return [];
    const fields = {
      ship: only(ship.id),
      barrels: range(1, max),
      ...named(look, 'barge', barge.id, barges.length > 1),
      ...named(look, 'fish', fish, several.fish),
      ...(ship.tags === undefined ? {} : named(look, 'licence', licence, several.tags)),
    };
    const example: Transfer = {
      type: 'transfer',
      ship: ship.id,
      barrels: 1,
      ...(barges.length > 1 ? { barge: barge.id } : {}),
      ...(several.fish ? { fish } : {}),
      ...(several.tags ? { licence } : {}),
    };
    return [form('transfer', fields, example)];
  });
}

/** TRANSFER (TB-BARGE-02): never from barge to ship, ship to ship, or at a dock (TB-BARGE-03, TX-RUL-06). */
export const transfer = defineRule('transfer', spec, {
  moments: freeMoments,
  forms(look, seat) {
    const player = playerAt(look, seat);
    const barges = bargesAtSea(player);
    if (barges.length === 0) return [];
    const ships = player.boats.filter((ship) => shipRefusal(ship) === undefined);
    return ships.flatMap((ship) => barrelsOf(ship).flatMap((barrels) => formsOf(look, ship, barrels, barges)));
  },
  check(look, seat, { ship: id, barrels: wanted, barge: target, ...which }) {
    const player = playerAt(look, seat);
    const ship = boatOf(player, id);
    if (ship === undefined) return refuse('boat.unknown', { boat: id });
    const refusal = shipRefusal(ship);
    if (refusal !== undefined) return refusal;
    if (!look.options.expansion && (target ?? which.fish) !== undefined) return refuse('transfer.needless');
    const barge = bargeMeant(player, target);
    if (isViolation(barge)) return barge;
    const barrels = barrelsMeant(ship, which);
    if (isViolation(barrels)) return barrels;
    const most = Math.min(barrels.count, roomFor(look, barge, barrels.fish));
    return wanted > most ? refuse('cargo.noRoom', { wanted, most }) : undefined;
  },
  run(table, seat, { ship: id, barrels: count, barge: target, ...which }) {
    const player = playerAt(table, seat);
    const ship = boatOf(player, id);
    const barge = bargeMeant(player, target);
    const barrels = ship === undefined ? undefined : barrelsMeant(ship, which);
    if (isViolation(barge) || barrels === undefined || isViolation(barrels)) return;
    transferBarrels(table, seat, { ship: id, barge: barge.id }, { ...barrels, count });
  },
});
