import { expect, test } from 'vitest';
import { isDocked } from '../../../../engine/tsukiji/ask.ts';
import { print } from '../../../../engine/tsukiji/catalog/prints.ts';
import { totalOf } from '../../../../engine/tsukiji/counts.ts';
import type { Position } from '../../../support/tsukiji.ts';
import { boardOf, expansionHarbour, livelyAction, look, matchPlay, onward } from '../../../support/tsukiji.ts';

interface Influence {
  readonly buyers: number;
  readonly onPort: readonly number[];
  readonly assigned: readonly unknown[];
}

/** The aquariums are in play both or not at all. */
function pairHolds({ state }: Position): boolean {
  return (state.boards.aquarium === undefined) === (state.boards.newAquarium === undefined);
}

/** No rental or Buyer token is lost, and what is not at sea is empty. */
function goodsHold(position: Position): boolean {
  const { boards, players, pending } = look(position);
  const boats = players.flatMap((player) => player.boats);
  if (boards.shipRental !== undefined) {
    const { tokens, boxed } = boardOf(position, 'shipRental').own as { tokens: number; boxed: number };
    const beside = boats.filter((boat) => boat.lent?.by === 'shipRental').length;
    if (tokens + boxed + beside !== print(position, 'ext.shipRental.tokens')) return false;
  }
  if (boards.influence !== undefined) {
    const { buyers, onPort, assigned } = boardOf(position, 'influence').own as Influence;
    const held = onPort.reduce((sum, count) => sum + count, 0);
    if (buyers + held + assigned.length !== print(position, 'ext.influence.items').buyer) return false;
  }
  const emptied = boats.filter((boat) => isDocked(boat) || boat.at === 'moored');
  return pending !== undefined || emptied.every(({ cargo }) => totalOf(cargo) === 0);
}

const options = { roundLimit: 4, expansion: true, blueShip: true, barges: 'two4', extraExternalMarkets: 8 };

// TX-INV-05, TX-INV-08
test.each([
  { seats: 2, collapse: false, openOrder: true },
  { seats: 3, collapse: true, openOrder: false },
  { seats: 4, collapse: true, openOrder: true },
  { seats: 6, collapse: true, openOrder: false },
])('the pair stays a pair and no token is lost: %j', ({ seats, ...variant }) => {
  const walks = [
    matchPlay(`goods ${seats}`, seats, { ...options, ...variant }, livelyAction),
    onward(expansionHarbour(seats, { ...variant, roundLimit: 3 }), `goods ${seats}`),
  ];
  for (const walk of walks) {
    for (const { action, after } of walk) {
      expect({ action, pair: pairHolds(after), goods: goodsHold(after) }).toEqual({ action, pair: true, goods: true });
    }
  }
});
