import type { Random } from '../../../engine/kernel/random.ts';
import type { Bidding, State } from '../../../engine/tsukiji/state.ts';
import type { Position } from './position.ts';

/**
 * Another state that must look the same to a seat: the bids of others that are not yet revealed are changed, and with hidden
 * money their totals too, never below what they have bid.
 */
export function concealed(
  { state, options }: Pick<Position, 'state' | 'options'>,
  seat: number,
  random: Random,
): State {
  const { pending, outcome } = state;
  const anyYen = (yen: number): number => (pending === undefined ? 100 * random(80) : yen + 100 * random(20));
  const players = state.players.map((player, owner) => {
    const open = owner === seat || !options.moneyHidden || outcome !== undefined;
    return open ? player : { ...player, yen: anyYen(player.yen) };
  });
  if (pending?.kind !== 'bidding') return { ...state, players };
  const bids = Object.entries(pending.bids).map(([owner, bid]) => {
    const most = players[Number(owner)]?.yen ?? 0;
    return [owner, Number(owner) === seat || most === 0 ? bid : 100 * random(most / 100 + 1)] as const;
  });
  const bidding: Bidding = { ...pending, bids: Object.fromEntries(bids) };
  return { ...state, players, pending: bidding };
}
