import { action } from '../../kernel/catalogue.ts';
import { list, optional, record } from '../../kernel/field.ts';
import type { Form } from '../../kernel/form.ts';
import { form, only } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { boatOf, dockHasRoom, marketOf, playerAt } from '../ask.ts';
import { boatField, type DockId, dockField, type FishId, fishField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { entriesOf, minus, totalOf } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { checkPrice, firstPrice, type PriceChoice, priceDomains, priceFields, priceOf } from '../price-column.ts';
import { defineRule } from '../rule.ts';
import type { Boat } from '../state.ts';
import { changePile } from '../verbs/barrels.ts';
import { dockBoat } from '../verbs/boats.ts';
import { acting } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { placeItems } from '../verbs/port.ts';
import { countUnloaded } from '../verbs/turn.ts';
import { readyBoat, readyBoats } from './fishing.ts';
import {
  type Placed,
  placeBarrels,
  placementChoices,
  placementField,
  placementRefusal,
  taggedBarrels,
} from './placement.ts';

interface FishPrice extends PriceChoice {
  readonly fish: FishId;
}
interface Docking {
  readonly type: 'dock';
  readonly boat: string;
  readonly dock: DockId;
  readonly prices?: readonly FishPrice[];
  readonly placement?: readonly Placed[];
}

const fishPrice = record(
  'FishPrice',
  { fish: fishField, ...priceFields },
  'where one barrel goes on sale, and for how much',
);
const spec = action('Bring a boat at sea to one of your docks and put its barrels up for sale.', {
  boat: boatField,
  dock: dockField,
  prices: optional(list(fishPrice, 1, 6, 'one entry for each barrel that goes on sale')),
  placement: placementField,
});

/** Barrels that go on sale: not those that remember a licence, or wait for a catch auction (TB-FISH-07, TX-UNLOAD-01). */
function ordinary(look: TsukijiLook, boat: Boat): readonly (readonly [FishId, number])[] {
  const untagged = boat.tags === undefined ? boat.cargo : minus(boat.cargo, taggedBarrels(boat));
  return entriesOf(untagged).filter(([fish]) => marketOf(look, fish).pile === undefined);
}

function formOf(look: TsukijiLook, seat: number, boat: Boat, dock: DockId): Form<Docking> {
  const goods = ordinary(look, boat);
  const prices = goods.flatMap(([fish, count]) => Array.from({ length: count }, () => ({ fish, ...firstPrice(look) })));
  const bag = goods.map(([fish, count]) => ({ count, each: priceDomains(look, { fish: only(fish) }) }));
  const laid = placementChoices(look, seat, boat);
  return form(
    'dock',
    {
      boat: only(boat.id),
      dock: only(dock),
      ...(goods.length === 0 ? {} : { prices: { kind: 'bag', of: bag } }),
      ...(laid === undefined ? {} : { placement: laid.domain }),
    },
    {
      type: 'dock',
      boat: boat.id,
      dock,
      ...(goods.length === 0 ? {} : { prices }),
      ...(laid === undefined ? {} : { placement: laid.example }),
    },
    laid === undefined ? [] : [laid.constraint],
  );
}

function forms(look: TsukijiLook, seat: number): readonly Form<Docking>[] {
  const player = playerAt(look, seat);
  const docks = print(look, 'port.docks').map(({ id }) => id as DockId);
  return readyBoats(look, seat)
    .filter((boat) => boat.at === 'sea')
    .flatMap((boat) =>
      docks.filter((dock) => dockHasRoom(look, player, dock, boat.kind)).map((dock) => formOf(look, seat, boat, dock)),
    );
}

/** One price for each barrel that goes on sale, of the right fish (TB-FISH-07 no. 3). */
function checkPrices(look: TsukijiLook, boat: Boat, prices: readonly FishPrice[]): Violation | undefined {
  const goods = ordinary(look, boat);
  const wanted = goods.reduce((total, [, count]) => total + count, 0);
  const fits = goods.every(([fish, count]) => prices.filter((each) => each.fish === fish).length === count);
  if (!fits || prices.length !== wanted) return refuse('prices.mismatch', { wanted, given: prices.length });
  for (const price of prices) {
    const refusal = checkPrice(look, price);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function check(
  look: TsukijiLook,
  seat: number,
  { boat: id, dock, prices = [], placement = [] }: Docking,
): Violation | undefined {
  const boat = readyBoat(look, seat, id);
  if (isViolation(boat)) return boat;
  if (boat.at !== 'sea') return refuse('boat.notAtSea', { boat: id });
  if (!dockHasRoom(look, playerAt(look, seat), dock, boat.kind)) return refuse('dock.noRoom', { dock });
  return checkPrices(look, boat, prices) ?? placementRefusal(look, seat, boat, placement);
}

/** ¥100 for every 2 barrels of the same Fishing action, paid as it grows (TB-FISH-08). */
function payBonus(table: TsukijiTable, seat: number, barrels: number): void {
  const { yen, perBarrels } = print(table, 'fishing.unloadBonus');
  const [before, after] = countUnloaded(table, barrels);
  pay(table, 'supply', seat, yen * (Math.floor(after / perBarrels) - Math.floor(before / perBarrels)), 'unload');
}

function run(table: TsukijiTable, seat: number, { boat: id, dock, prices = [], placement = [] }: Docking): void {
  const boat = known(boatOf(playerAt(table, seat), id), `boat ${id}`);
  const barrels = dockBoat(table, seat, id, dock);
  payBonus(table, seat, totalOf(barrels));
  for (const [fish, count] of entriesOf(barrels)) marketOf(table, fish).unloaded?.(acting(table, fish), seat, count);
  placeBarrels(table, seat, boat, placement);
  placeItems(
    table,
    seat,
    prices.map(({ fish, ...choice }) => ({ fish, column: choice.column, price: priceOf(table, choice) })),
  );
  for (const [fish, count] of entriesOf(barrels)) {
    if (marketOf(table, fish).pile !== undefined) changePile(table, fish, count);
  }
}

/** DOCK (TB-FISH-06, TB-FISH-07): the catch auctions that follow are formed when the step is settled. */
export const dock = defineRule('dock', spec, { moments: ['fishing'], forms, check, run });
