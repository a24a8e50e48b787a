/** A yard that trades boats: buys docked boats, sells what lies on its board. Yards differ in their prices only. */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import type { Form } from '../../kernel/form.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { boatOf, dockHasRoom, playerAt } from '../ask.ts';
import { type BoatKind, boatField, boatKindField, boatKinds, type DockId, dockField, dockIds } from '../catalog/ids.ts';
import type { BoatPrices } from '../facts.ts';
import type { Options } from '../market.ts';
import { type Acting, type At, type MarketAction, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import type { Boat } from '../state.ts';
import { giveUpBoat, receiveBoat } from '../verbs/boats.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';

/** Boats on the board, in the order in which they came there. */
export interface Yard {
  readonly boats: readonly Boat[];
}

type PricesOf = (look: { readonly options: Options }) => BoatPrices;

const buySpec = action('Buy a boat from the board; it is put at a dock of yours.', {
  kind: boatKindField,
  dock: dockField,
});
const sellSpec = action('Sell a docked boat of yours to the board.', { boat: boatField });
type BuyBoat = ActionFrom<'buyBoat', typeof buySpec>;
type SellBoat = ActionFrom<'sellBoat', typeof sellSpec>;

/** The id of a boat by its number: A, B, …, Z, A1, … */
export function boatId(index: number): string {
  const round = Math.floor(index / 26);
  return `${String.fromCharCode(65 + (index % 26))}${round === 0 ? '' : round}`;
}

/** The interactions of a yard with these prices (TB-SHIP-01, TB-SHIP-02, TB-USED-01, TB-USED-02). */
export function boatyard(pricesOf: PricesOf): { readonly [name: string]: MarketAction<Yard> } {
  return { buyBoat: buyBoat(pricesOf), sellBoat: sellBoat(pricesOf) };
}

function buyBoat(pricesOf: PricesOf): MarketAction<Yard> {
  return marketAction<Yard, BuyBoat>({
    spec: buySpec,
    when: 'interaction',
    forms: (at, seat) => {
      const prices = pricesOf(at);
      const forSale = boatKinds.filter((kind) => firstOf(at, kind) !== undefined);
      return forSale
        .filter((kind) => playerAt(at, seat).yen >= prices[kind].buy)
        .flatMap((kind) => buyForms(kind, docksFor(at, seat, kind)));
    },
    check: (at, seat, { kind, dock }) => buyRefused(at, seat, { kind, dock, price: pricesOf(at)[kind].buy }),
    run: (at, seat, { kind, dock }) => {
      const boat = known(firstOf(at, kind), `boat of kind ${kind}`);
      pay(at, seat, 'supply', pricesOf(at)[kind].buy, 'boat');
      setOwn<Yard>(at, { boats: at.own.boats.filter((each) => each !== boat) });
      receiveBoat(at, seat, boat, dock);
      at.tell({ type: 'boatBought', seat, market: at.id, boat: boat.id, kind, dock });
    },
  });
}

function sellBoat(pricesOf: PricesOf): MarketAction<Yard> {
  return marketAction<Yard, SellBoat>({
    spec: sellSpec,
    when: 'interaction',
    forms: (at, seat) => {
      const docked = playerAt(at, seat).boats.filter((boat) => boat.at !== 'sea');
      const [first] = docked;
      if (first === undefined) return [];
      const boat = oneOf(docked.map(({ id }) => id));
      return [form<SellBoat>('sellBoat', { boat }, { type: 'sellBoat', boat: first.id })];
    },
    check: (at, seat, { boat: id }) => {
      const boat = boatOf(playerAt(at, seat), id);
      if (boat === undefined) return refuse('boat.unknown', { boat: id });
      return boat.at === 'sea' ? refuse('boat.notDocked', { boat: id }) : undefined;
    },
    run: (at: Acting<Yard>, seat, { boat: id }) => {
      const boat = giveUpBoat(at, seat, id);
      setOwn<Yard>(at, { boats: [...at.own.boats, boat] });
      pay(at, 'supply', seat, pricesOf(at)[boat.kind].sell, 'boat');
      at.tell({ type: 'boatSold', seat, market: at.id, boat: id, kind: boat.kind });
    },
  });
}

function firstOf(at: At<Yard>, kind: BoatKind): Boat | undefined {
  return at.own.boats.find((boat) => boat.kind === kind);
}

function docksFor(at: At<Yard>, seat: number, kind: BoatKind): readonly DockId[] {
  return dockIds.filter((dock) => dockHasRoom(at, playerAt(at, seat), dock, kind));
}

function buyForms(kind: BoatKind, docks: readonly DockId[]): readonly Form<BuyBoat>[] {
  const [dock] = docks;
  if (dock === undefined) return [];
  return [form<BuyBoat>('buyBoat', { kind: only(kind), dock: oneOf(docks) }, { type: 'buyBoat', kind, dock })];
}

function buyRefused(
  at: At<Yard>,
  seat: number,
  { kind, dock, price }: { readonly kind: BoatKind; readonly dock: DockId; readonly price: number },
): Violation | undefined {
  if (firstOf(at, kind) === undefined) return refuse('stock.short', { wanted: 1, left: 0 });
  if (!docksFor(at, seat, kind).includes(dock)) return refuse('dock.noRoom', { dock });
  return mustAfford(at, seat, price);
}
