/** Used Ships: starts empty and trades the boats that players bring, until the end of the game is triggered (TB-USED). */
import { refuse } from '../../kernel/violation.ts';
import { print } from '../catalog/prints.ts';
import type { BoatPrices } from '../facts.ts';
import { boatyard } from '../kinds/boatyard.ts';
import type { Options, Yard } from '../market.ts';
import { defineMarket } from '../market.ts';

export const usedShips = defineMarket<Yard>({
  id: 'usedShips',
  own: () => ({ boats: [] }),
  facts: (at) => ({ boats: at.own.boats, boatPrices: pricesOf(at) }),
  // Closed from the very turn whose start triggered the end (TB-USED-03, TB-RUL-49).
  barred: (at) => (at.state.end === undefined ? undefined : refuse('market.closed', { market: at.id })),
  yard: { used: true },
  actions: boatyard(pricesOf),
});

function pricesOf(look: { readonly options: Options }): BoatPrices {
  return { ...print(look, 'ext.usedShips.prices'), ...print(look, 'ext.usedShips.pricesExpansion') };
}
