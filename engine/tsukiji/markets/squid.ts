/** Squid: worth nothing in the end, sold for yen at once (TB-SQUID). */
import { print } from '../catalog/prints.ts';
import { totalOf } from '../counts.ts';
import { defineMarket } from '../market.ts';

export const squid = defineMarket({
  id: 'squid',
  sale: { yen: (at, tokens) => print(at, 'fish.squid.sell').yen * totalOf(tokens) },
  worth: (at, tokens) => print(at, 'fish.squid.resource').r * totalOf(tokens),
});
