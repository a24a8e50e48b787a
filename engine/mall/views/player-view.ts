import { costOf, playerAt, pressOf } from '../look.ts';
import type { MallLook } from '../position.ts';
import type { Status } from '../state.ts';
import { type ItemView, seen } from './item-view.ts';

export interface PlayerView {
  readonly seat: number;
  readonly yen: number;
  /** the dot of the architect */
  readonly node: string;
  readonly crate: readonly ItemView[];
  readonly shelf: readonly ItemView[];
  readonly barrels: number;
  readonly tunaBought: number;
  /** yen for the next tuna (MALL-TUNA-02) */
  readonly nextTunaCost: number;
  /** press on the shelf (MALL-PRESS-01) */
  readonly press: number;
  readonly status: Status;
}

export function playerView(look: MallLook, seat: number): PlayerView {
  const { yen, node, crate, shelf, barrels, tunaBought, status } = playerAt(look, seat);
  return {
    seat,
    yen,
    node,
    crate: seen(crate),
    shelf: seen(shelf),
    barrels,
    tunaBought,
    nextTunaCost: costOf(look, seat, 'tuna'),
    press: pressOf(look, seat),
    status,
  };
}
