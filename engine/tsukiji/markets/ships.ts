/** Ships: sells new boats and takes docked ones back for a tenth of the price (TB-SHIP). */
import type { BoatKind } from '../catalog/ids.ts';
import { boatKinds } from '../catalog/ids.ts';
import type { PlayerCount } from '../catalog/prints.ts';
import { print } from '../catalog/prints.ts';
import type { BoatPrices } from '../facts.ts';
import { boatId, boatyard } from '../kinds/boatyard.ts';
import type { Options, Yard } from '../market.ts';
import { defineMarket } from '../market.ts';
import type { Boat } from '../state.ts';

export const ships = defineMarket<Yard>({
  id: 'ships',
  own: (options) => ({ boats: stockOf(options) }),
  facts: (at) => ({ boats: at.own.boats, boatPrices: pricesOf(at) }),
  usedUp: ({ own }) => own.boats.length === 0,
  yard: { used: false },
  actions: boatyard(pricesOf),
});

function pricesOf(look: { readonly options: Options }): BoatPrices {
  return { ...print(look, 'ext.ships.prices'), ...print(look, 'ext.ships.pricesExpansion') };
}

/** The printed stock, small boats first (TB-SETUP-08). Ids follow those of the boats that the players begin with. */
function stockOf(options: Options): readonly Boat[] {
  const kinds = boatKinds.flatMap((kind) => Array.from({ length: countOf(options, kind) }, () => kind));
  return kinds.map((kind, index) => ({ id: boatId(options.players + index), kind, at: 'board', cargo: {} }));
}

/** Boats of one kind at the start. In the expansion the match chooses its barges, and the blue ship comes besides (TX-SETUP-12). */
function countOf(options: Options, kind: BoatKind): number {
  const { blueShip, barges } = print({ options }, 'ext.ships.stockExpansion');
  if (kind === 'blue') return options.blueShip ? blueShip : 0;
  if (kind === 'barge4') return options.expansion ? barges[options.barges].barge4 : 0;
  if (kind === 'barge' && options.expansion) return barges[options.barges].barge;
  return print({ options }, 'ext.ships.stock')[kind][String(options.players) as PlayerCount];
}
