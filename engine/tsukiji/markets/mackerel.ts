/** Mackerel: the only board that buys barrels off the visitor's Port, in pairs with tokens in any mix (TB-MACK). */
import { print, printFor } from '../catalog/prints.ts';
import { totalOf } from '../counts.ts';
import { defineMarket } from '../market.ts';

export const mackerel = defineMarket({
  id: 'mackerel',
  // With none dealt there is no reserve: one for each player lies on the board (TX-SETUP-08, TX-LATE-02).
  licences: (options, dealt) => (dealt > 0 ? printFor({ options }, 'fish.mackerel.licences') : options.players),
  licencesPerVisit: (at) => print(at, 'fish.mackerel.maxLicencesPerVisit'),
  sale: {
    portBarrels: true,
    per: (at) => print(at, 'fish.mackerel.sell').per,
    yen(at, tokens, barrels) {
      const { yen, per } = print(at, 'fish.mackerel.sell');
      return (yen * (totalOf(tokens) + barrels)) / per;
    },
  },
  worth: (at, tokens) => print(at, 'fish.mackerel.resource').r * totalOf(tokens),
});
