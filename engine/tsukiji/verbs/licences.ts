import { invariant, known } from '../../kernel/invariant.ts';
import { marketOf } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import { countOf, minus, one, plus } from '../counts.ts';
import { draft } from '../draft.ts';
import type { TsukijiTable } from '../market.ts';
import { acting } from './markets.ts';

/** Moves licences from their board to a seat (TB-MKT-06). In a visit they count towards its limit. */
export function takeLicences(table: TsukijiTable, seat: number, fish: FishId, count: number): void {
  const state = draft(table);
  const board = known(state.boards[fish], `board ${fish}`);
  const player = known(state.players[seat], `seat ${seat}`);
  invariant(board.licences >= count, `licences of ${fish}`);
  board.licences -= count;
  player.licences = plus(player.licences, one(fish, count));
  if (state.activity?.kind === 'visit') state.activity.licences += count;
  table.tell({ type: 'licencesTaken', seat, fish, count });
  marketOf(table, fish).keeper?.taken(acting(table, fish), seat, count);
}

/** Takes a licence off a Port; the caller puts it somewhere at once. */
export function removeLicence(table: TsukijiTable, seat: number, fish: FishId): void {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  player.licences = minus(player.licences, one(fish));
}

/** Puts one licence back on its board; in Fishing a used one goes first (TB-LIC-05, TB-RUL-12), or the one with this id. */
export function returnLicence(table: TsukijiTable, seat: number, fish: FishId, licence?: string): void {
  const state = draft(table);
  const board = known(state.boards[fish], `board ${fish}`);
  removeLicence(table, seat, fish);
  board.licences += 1;
  const fishing = state.activity;
  if (fishing?.kind === 'fishing' && countOf(fishing.used, fish) > 0) fishing.used = minus(fishing.used, one(fish));
  table.tell({ type: 'licenceReturned', seat, fish, ...(licence === undefined ? {} : { licence }) });
  if (licence !== undefined) marketOf(table, fish).keeper?.returned(acting(table, fish), seat, licence);
}
