/** A yard that trades boats: buys docked boats, sells what lies on its board. Yards differ in their prices only. */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import type { Form } from '../../kernel/form.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { boatOf, dockHasRoom, playerAt } from '../ask.ts';
import { type BoatKind, boatField, boatKindField, boatKinds, type DockId, dockField } from '../catalog/ids.ts';
import { type MarketAction, marketAction, type Yard } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { giveUpBoat, receiveBoat } from '../verbs/boats.ts';
import { pay } from '../verbs/money.ts';
import { layOnYard, takeOffYard } from '../verbs/yards.ts';
import { docksFor, isForSale, mustBeOwnAndDocked, type PricesOf } from './fleet.ts';
import { tradingIn } from './trade-in.ts';

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

/** The interactions of a yard with these prices (TB-SHIP-01, TB-SHIP-02, TB-USED-01, TB-USED-02, TX-BLUE-01). */
export function boatyard(pricesOf: PricesOf): { readonly [name: string]: MarketAction<Yard> } {
  return { buyBoat: buyBoat(pricesOf), sellBoat: sellBoat(pricesOf), buyBlue: tradingIn(pricesOf) };
}

function buyBoat(pricesOf: PricesOf): MarketAction<Yard> {
  return marketAction<Yard, BuyBoat>({
    spec: buySpec,
    when: 'interaction',
    forms: (at, seat) => {
      const prices = pricesOf(at);
      return boatKinds
        .filter((kind) => prices[kind].tradeIn !== true && isForSale(at, kind))
        .filter((kind) => playerAt(at, seat).yen >= prices[kind].buy)
        .flatMap((kind) => buyForms(kind, docksFor(at, playerAt(at, seat), kind)));
    },
    check: (at, seat, { kind, dock }) => {
      const { buy, tradeIn } = pricesOf(at)[kind];
      if (tradeIn === true) return refuse('boat.tradeIn', { kind });
      if (!isForSale(at, kind)) return refuse('stock.short', { wanted: 1, left: 0 });
      if (!dockHasRoom(at, playerAt(at, seat), dock, kind)) return refuse('dock.noRoom', { dock });
      return mustAfford(at, seat, buy);
    },
    run: (at, seat, { kind, dock }) => {
      pay(at, seat, 'supply', pricesOf(at)[kind].buy, 'boat');
      const boat = takeOffYard(at, at.id, kind);
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
      const own = playerAt(at, seat).boats.filter((boat) => mustBeOwnAndDocked(boat) === undefined);
      const [first] = own;
      if (first === undefined) return [];
      const boat = oneOf(own.map(({ id }) => id));
      return [form<SellBoat>('sellBoat', { boat }, { type: 'sellBoat', boat: first.id })];
    },
    check: (at, seat, { boat: id }) => {
      const boat = boatOf(playerAt(at, seat), id);
      return boat === undefined ? refuse('boat.unknown', { boat: id }) : mustBeOwnAndDocked(boat);
    },
    run: (at, seat, { boat: id }) => {
      const boat = giveUpBoat(at, seat, id);
      layOnYard(at, at.id, boat);
      pay(at, 'supply', seat, pricesOf(at)[boat.kind].sell, 'boat');
      at.tell({ type: 'boatSold', seat, market: at.id, boat: id, kind: boat.kind });
    },
  });
}

function buyForms(kind: BoatKind, docks: readonly DockId[]): readonly Form<BuyBoat>[] {
  const [dock] = docks;
  if (dock === undefined) return [];
  return [form<BuyBoat>('buyBoat', { kind: only(kind), dock: oneOf(docks) }, { type: 'buyBoat', kind, dock })];
}
