/** Ships: sells new boats and takes docked ones back for a tenth of the price (TB-SHIP). */
import { boatKinds } from '../catalog/ids.ts';
import type { PlayerCount } from '../catalog/prints.ts';
import { print } from '../catalog/prints.ts';
import type { Yard } from '../kinds/boatyard.ts';
import { boatId, boatyard } from '../kinds/boatyard.ts';
import type { Options } from '../market.ts';
import { defineMarket } from '../market.ts';
import type { Boat } from '../state.ts';

export const ships = defineMarket<Yard>({
  id: 'ships',
  own: (options) => ({ boats: stockOf(options) }),
  facts: (at) => ({ boats: at.own.boats, boatPrices: print(at, 'ext.ships.prices') }),
  actions: boatyard((look) => print(look, 'ext.ships.prices')),
});

/** The printed stock, small boats first (TB-SETUP-08). Ids follow those of the boats that the players begin with. */
function stockOf(options: Options): readonly Boat[] {
  const stock = print({ options }, 'ext.ships.stock');
  const count = String(options.players) as PlayerCount;
  const kinds = boatKinds.flatMap((kind) => Array.from({ length: stock[kind][count] }, () => kind));
  return kinds.map((kind, index) => ({ id: boatId(options.players + index), kind, at: 'board', cargo: {} }));
}
