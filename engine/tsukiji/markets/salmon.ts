/** Salmon: one barrel per boat; a fresh token is worth the number of Salmon owned, a degraded one its "4" (TB-SALM). */
import { print } from '../catalog/prints.ts';
import { countOf } from '../counts.ts';
import type { At } from '../market.ts';
import { defineMarket } from '../market.ts';

export const salmon = defineMarket({
  id: 'salmon',
  perBoat: 1,
  tokenFor: ({ row }) => (row === 'upper' ? 'salmonFresh' : 'salmon4'),
  worth: (at, tokens) =>
    countOf(tokens, 'salmonFresh') * ownedByAll(at) +
    countOf(tokens, 'salmon4') * print(at, 'fish.salmon.resource').degraded,
});

/** Tokens of both faces that players own; a lot under bids is still its seller's (TB-VAL-03). */
function ownedByAll({ state }: At): number {
  let owned = 0;
  for (const { tokens } of state.players) owned += countOf(tokens, 'salmonFresh') + countOf(tokens, 'salmon4');
  return owned;
}
