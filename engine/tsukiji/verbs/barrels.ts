import { invariant, known } from '../../kernel/invariant.ts';
import { boatOf } from '../ask.ts';
import type { FishId, PerFish } from '../catalog/ids.ts';
import { countOf, entriesOf, minus, one, plus } from '../counts.ts';
import { type Draft, draft } from '../draft.ts';
import type { TsukijiTable } from '../market.ts';
import type { Boat } from '../state.ts';

/** A boat of this seat, to be changed. */
export function boatToChange(table: TsukijiTable, seat: number, id: string): Draft<Boat> {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  return known(boatOf(player, id) as Draft<Boat> | undefined, `boat ${id}`);
}

/** Returns barrels that lie nowhere any more: to the board, or to the box if the fish is overfished (TB-OVER-03). */
export function returnBarrels(table: TsukijiTable, fish: FishId, count: number): void {
  if (count === 0) return;
  const state = draft(table);
  const board = known(state.boards[fish], `board ${fish}`);
  if (board.overfished) state.boxed = plus(state.boxed, one(fish, count));
  else board.barrels += count;
  table.tell({ type: 'barrelsReturned', fish, count, to: board.overfished ? 'box' : 'board' });
}

/** Moves one barrel from its board onto a ship and marks a licence used (TB-FISH-04). */
export function catchBarrel(table: TsukijiTable, seat: number, ship: string, fish: FishId): void {
  const state = draft(table);
  const board = known(state.boards[fish], `board ${fish}`);
  invariant(board.barrels > 0, `barrels of ${fish}`);
  board.barrels -= 1;
  const boat = boatToChange(table, seat, ship);
  boat.cargo = plus(boat.cargo, one(fish));
  const fishing = state.activity;
  invariant(fishing?.kind === 'fishing', 'a catch outside Fishing');
  fishing.used = plus(fishing.used, one(fish));
  table.tell({ type: 'caught', seat, boat: ship, fish });
}

/** Moves barrels from a ship to a barge (TB-BARGE-02). */
export function transferBarrels(
  table: TsukijiTable,
  seat: number,
  ids: { ship: string; barge: string },
  fish: FishId,
  count: number,
): void {
  const ship = boatToChange(table, seat, ids.ship);
  const barge = boatToChange(table, seat, ids.barge);
  ship.cargo = minus(ship.cargo, one(fish, count));
  barge.cargo = plus(barge.cargo, one(fish, count));
  table.tell({ type: 'transferred', seat, ...ids, fish, count });
}

/** Throws barrels overboard at sea; they are returned (TB-DISC-01). */
export function discardBarrels(table: TsukijiTable, seat: number, id: string, barrels: PerFish): void {
  const boat = boatToChange(table, seat, id);
  boat.cargo = minus(boat.cargo, barrels);
  table.tell({ type: 'discarded', seat, boat: id, barrels });
  for (const [fish, count] of entriesOf(barrels)) returnBarrels(table, fish, count);
}

/** Boxes all barrels that lie on the board of an overfished fish (TB-OVER-03). */
export function boxBoard(table: TsukijiTable, fish: FishId): void {
  const state = draft(table);
  const board = known(state.boards[fish], `board ${fish}`);
  board.overfished = true;
  table.tell({ type: 'overfished', fish });
  const left = board.barrels;
  board.barrels = 0;
  returnBarrels(table, fish, left);
}

/** Adds barrels to the pile that waits for catch auctions, or takes them off it (negative count). */
export function changePile(table: TsukijiTable, fish: FishId, count: number): void {
  const fishing = draft(table).activity;
  invariant(fishing?.kind === 'fishing', 'a pile outside Fishing');
  const left = countOf(fishing.piles, fish) + count;
  invariant(left >= 0, `pile of ${fish}`);
  fishing.piles = count > 0 ? plus(fishing.piles, one(fish, count)) : minus(fishing.piles, one(fish, -count));
}
