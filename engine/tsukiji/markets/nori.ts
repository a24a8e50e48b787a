/** Nori: one free licence each; a token is worth a tenth of what else its owner has, and costs yen when Nori is overfished (TX-NORI). */

import { refuse } from '../../kernel/violation.ts';
import { playerAt, worthOf } from '../ask.ts';
import type { Tokens } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { countOf, minus, one, totalOf } from '../counts.ts';
import { type At, defineMarket } from '../market.ts';
import { pay } from '../verbs/money.ts';

export const nori = defineMarket({
  id: 'nori',
  oncePerTurn: true,
  facts: (at) => ({ worthBySeat: at.state.players.map(({ tokens }) => worthOfEach(at, tokens)) }),
  barred: (at, seat) =>
    countOf(playerAt(at, seat).licences, 'nori') < print(at, 'fish.nori.maxLicencesOwned')
      ? undefined
      : refuse('licence.ownLimit', { wanted: 1, left: 0 }),
  licencesOwned: (at) => print(at, 'fish.nori.maxLicencesOwned'),
  worth: (at, tokens, owned) => worthOfEach(at, owned) * totalOf(tokens),
  aftermath: {
    settle(at) {
      // What somebody pays who cannot pay all shows how much it was.
      if (at.options.moneyHidden) at.reveal();
      const each = print(at, 'fish.nori.overfishPayment');
      for (const [seat, { tokens, yen }] of at.state.players.entries()) {
        pay(at, seat, 'supply', Math.min(yen, each * countOf(tokens, 'nori')), 'levy');
      }
    },
  },
});

/** R of one token: by the R of all other tokens of its owner, rounded down (TX-NORI-05, TX-NORI-06). */
function worthOfEach(at: At, owned: Tokens): number {
  const others = minus(owned, one('nori', countOf(owned, 'nori')));
  return Math.floor(worthOf(at, others) / print(at, 'fish.nori.resource').by);
}
