import { SALMON } from '../catalog/ids.ts';
import { draft } from '../draft.ts';
import type { Line, Reduction } from '../events.ts';
import { isDrink } from '../look.ts';
import type { MallTable } from '../position.ts';
import { playerOf, toMachine } from './goods.ts';

/** What an exit pays, and which piles it lowers. */
export interface Payout {
  readonly lines: readonly Line[];
  readonly sum: number;
  readonly reductions: readonly Reduction[];
}

/** The bank pays and the piles that paid fall (MALL-EXIT-04, 4 and 5). */
export function payOut(table: MallTable, seat: number, { lines, sum, reductions }: Payout): void {
  const state = draft(table);
  playerOf(table, seat).yen += sum;
  for (const { group, to } of reductions) state.prices[group] = to;
  state.turn.used = true;
  table.tell({ type: 'exited', seat, lines, sum, reductions });
  if (reductions.length > 0) table.tell({ type: 'pricesChanged', prices: { ...state.prices } });
}

/** Sold drinks go to the machine, all else to the shelf, salmon with the side of what they paid (MALL-EXIT-04, 6 and 7). */
export function emptyCrate(table: MallTable, seat: number): void {
  const state = draft(table);
  const player = playerOf(table, seat);
  const crate = player.crate;
  const side = state.salmonSold ? '4' : 'f';
  player.crate = [];
  toMachine(
    table,
    crate.filter((item) => isDrink(table, item)),
  );
  for (const item of crate.filter((each) => !isDrink(table, each))) {
    player.shelf.push(item.type === SALMON ? { ...item, side } : item);
  }
  if (crate.some(({ type }) => type === SALMON)) state.salmonSold = true;
}

/** One mackerel barrel; with the last the player is finished (MALL-EXIT-04, 8, MALL-EXIT-05). */
export function takeBarrel(table: MallTable, seat: number): void {
  const player = playerOf(table, seat);
  draft(table).barrelsLeft -= 1;
  player.barrels += 1;
  if (player.barrels < table.options.layout.rules.exitsPerPlayer) return;
  player.status = 'finished';
  table.tell({ type: 'finished', seat });
}
