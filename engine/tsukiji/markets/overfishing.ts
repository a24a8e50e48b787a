/** Overfishing: never entered; in the end tokens of healthy fish earn yen and those of overfished ones cost it (TX-OVERF). */
import { boardOf, playerAt } from '../ask.ts';
import { tokenFacts } from '../catalog/pieces.ts';
import { print } from '../catalog/prints.ts';
import { entriesOf } from '../counts.ts';
import type { At } from '../market.ts';
import { defineMarket } from '../market.ts';

export const overfishing = defineMarket({
  id: 'overfishing',
  enterable: false,
  costs: () => [],
  scoring: {
    order: 1,
    scores: (at) => at.state.players.map((_, seat) => ({ seat, amount: netFor(at, seat), reason: 'overfishing' })),
  },
});

/** Plus and minus of the seat's tokens together (TX-OVERF-01, TX-SCORE-02). */
function netFor(at: At, seat: number): number {
  const { overfished, healthy } = print(at, 'ext.overfishing.perToken');
  let net = 0;
  for (const [kind, count] of entriesOf(playerAt(at, seat).tokens)) {
    net += count * (boardOf(at, tokenFacts[kind].fish)?.overfished === true ? overfished : healthy);
  }
  return net;
}
