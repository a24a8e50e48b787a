/** Boats at the Foreign Market. */
import type { FishId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { BoatOnTable, Laid, PlayerOnTable, Position, Step } from '../../../support/tsukiji.ts';
import { table } from '../../../support/tsukiji.ts';

const fish: readonly FishId[] = ['mackerel', 'eel', 'crab', 'tuna'];
export const at = (id: string, kind: BoatOnTable['kind'], cargo: BoatOnTable['cargo'] = {}): BoatOnTable => ({
  id,
  kind,
  at: 'sea',
  cargo,
});

/** Seat 0 is fishing with these boats; everyone has ¥2,000 unless it is said otherwise. */
export const fishing = (boats: readonly BoatOnTable[], owner: PlayerOnTable = {}, more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish,
    external: ['ships', 'foreignMarket'],
    players: [{ boats, openDocks: 3, ...owner }],
    activity: { kind: 'fishing' },
    options: { expansion: true },
    ...more,
  });

/** All bid: seat 0 the first amount, seat 1 the second, … */
export const bids = (...amounts: readonly number[]): readonly Step[] =>
  amounts.map((amount, seat) => [seat, `bid ${amount}`] as const);
export const stakeOf = ({ state }: Position) => (state.pending?.kind === 'bidding' ? state.pending.stake : undefined);
export const eelAt = (marker: number) => ({ eel: { own: { marker } } });
