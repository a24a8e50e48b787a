/** Tables on which Buyer tokens lie in front of Ports. */
import type { ItemOnTable, Laid, Position, Step } from '../../../support/tsukiji.ts';
import { awaited, boardOf, table } from '../../../support/tsukiji.ts';

export interface Assigned {
  readonly seat: number;
  readonly target: number;
}
export const influenceWith = (...assigned: readonly Assigned[]) => ({
  influence: { own: { buyers: 2 - assigned.length, extensions: 2, onPort: [0, 0, 0, 0], assigned } },
});
export const mackerel = (price = 100): ItemOnTable => ({ fish: 'mackerel', price });
const onSale = [{ items: [mackerel()] }, { items: [mackerel(), mackerel()] }, { items: [mackerel()] }, {}];

/** Seat 0 has spent its points; Buyer tokens lie as named. */
export const ending = (assigned: readonly Assigned[], more: Partial<Laid> = {}): Position =>
  table({
    seats: 4,
    fish: ['mackerel', 'eel'],
    external: ['ships', 'influence'],
    players: onSale,
    turn: { ap: 0, acted: true },
    options: { expansion: true },
    ...more,
    boards: { ...influenceWith(...assigned), ...more.boards },
  });
export const idle: readonly Step[] = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
export const own = (position: Position) =>
  boardOf(position, 'influence').own as { buyers: number; assigned: readonly Assigned[] };
/** Whose turn or window it is. */
export const now = (position: Position) => awaited(position).map(({ seat, kind }) => `${kind} ${seat}`);
