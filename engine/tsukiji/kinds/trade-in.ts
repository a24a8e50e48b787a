/** Buying a ship for yen and another ship: the blue one (TX-BLUE-01 to -03). */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { boatOf, isBarge, marketOf, playerAt } from '../ask.ts';
import { boatField, type DockId, dockField, type MarketId, marketField } from '../catalog/ids.ts';
import { type At, type MarketAction, marketAction, type TsukijiLook, type Yard } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import type { Boat, Player } from '../state.ts';
import { giveUpBoat, receiveBoat } from '../verbs/boats.ts';
import { pay } from '../verbs/money.ts';
import { layOnYard, takeOffYard } from '../verbs/yards.ts';
import { docksFor, isForSale, mustBeOwnAndDocked, type PricesOf } from './fleet.ts';

const spec = action('Buy the blue ship here: it also costs you another ship at one of your docks.', {
  board: marketField,
  tradeIn: boatField,
  dock: dockField,
});
type BuyBlue = ActionFrom<'buyBlue', typeof spec>;

/** The kind of ship that is bought for another one. */
const kind = 'blue';

/** Why a boat is not taken in exchange (TX-BLUE-01, TX-RUL-07). */
function tradeInRefusal(boat: Boat): Violation | undefined {
  return isBarge(boat) ? refuse('boat.notShip', { boat: boat.id }) : mustBeOwnAndDocked(boat);
}

/** Docks for the new ship: the space of the one that leaves counts as free (TX-BLUE-03). */
function docksAfter(look: TsukijiLook, player: Player, leaving: Boat): readonly DockId[] {
  return docksFor(look, { ...player, boats: player.boats.filter((boat) => boat !== leaving) }, kind);
}

/** Where ships given in exchange go: to the board of used ones, if it is in play (TX-BLUE-02). */
function boardForUsed(at: At<Yard>): MarketId {
  return at.state.order.find((id) => marketOf(at, id).yard?.used === true) ?? at.id;
}

/** The interaction of buying the ship at these prices. */
export function tradingIn(pricesOf: PricesOf): MarketAction<Yard> {
  return marketAction<Yard, BuyBlue>({
    spec,
    when: 'interaction',
    forms: (at, seat) => {
      const player = playerAt(at, seat);
      if (!isForSale(at, kind) || player.yen < pricesOf(at)[kind].buy) return [];
      const ships = player.boats.filter((boat) => tradeInRefusal(boat) === undefined);
      return ships.flatMap((ship) => {
        const docks = docksAfter(at, player, ship);
        const [dock] = docks;
        if (dock === undefined) return [];
        const fields = { board: only(at.id), tradeIn: only(ship.id), dock: oneOf(docks) };
        return [form<BuyBlue>('buyBlue', fields, { type: 'buyBlue', board: at.id, tradeIn: ship.id, dock })];
      });
    },
    check: (at, seat, { board, tradeIn, dock }) => {
      const player = playerAt(at, seat);
      if (board !== at.id) return refuse('market.notHere', { action: 'buyBlue' });
      if (!isForSale(at, kind)) return refuse('stock.short', { wanted: 1, left: 0 });
      const ship = boatOf(player, tradeIn);
      if (ship === undefined) return refuse('boat.unknown', { boat: tradeIn });
      const refusal = tradeInRefusal(ship);
      if (refusal !== undefined) return refusal;
      if (!docksAfter(at, player, ship).includes(dock)) return refuse('dock.noRoom', { dock });
      return mustAfford(at, seat, pricesOf(at)[kind].buy);
    },
    run: (at, seat, { tradeIn, dock }) => {
      pay(at, seat, 'supply', pricesOf(at)[kind].buy, 'boat');
      const ship = giveUpBoat(at, seat, tradeIn);
      const market = boardForUsed(at);
      layOnYard(at, market, ship);
      at.tell({ type: 'boatTradedIn', seat, market, boat: ship.id, kind: ship.kind });
      const boat = takeOffYard(at, at.id, kind);
      receiveBoat(at, seat, boat, dock);
      at.tell({ type: 'boatBought', seat, market: at.id, boat: boat.id, kind, dock });
    },
  });
}
