import { known } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { nextCoveredDock } from '../ask.ts';
import type { DockId, MarketId, PerFish } from '../catalog/ids.ts';
import { plus } from '../counts.ts';
import { draft } from '../draft.ts';
import type { TsukijiTable } from '../market.ts';
import type { Boat, Player } from '../state.ts';
import { boatToChange } from './barrels.ts';

/** Notes that the boat has done its activity of this Fishing action (TB-FISH-01). */
function activate(table: TsukijiTable, id: string): void {
  const fishing = draft(table).activity;
  if (fishing?.kind === 'fishing') fishing.activated = [...fishing.activated, id];
}

/** A docked or moored boat goes to sea (TB-FISH-03, TX-FOREIGN-09). */
export function sailBoat(table: TsukijiTable, seat: number, id: string): void {
  const boat = boatToChange(table, seat, id);
  const dock = boat.at as DockId | 'moored';
  boat.at = 'sea';
  activate(table, id);
  table.tell({ type: 'sailed', seat, boat: id, dock });
}

/** A boat at sea comes to a dock and is emptied; gives the barrels that were aboard (TB-FISH-06). */
export function dockBoat(table: TsukijiTable, seat: number, id: string, dock: DockId): PerFish {
  const boat = boatToChange(table, seat, id);
  const barrels = unloadAll(boat);
  boat.at = dock;
  activate(table, id);
  table.tell({ type: 'docked', seat, boat: id, dock, barrels });
  return barrels;
}

/** Empties a boat; gives the barrels that were aboard. */
function unloadAll(boat: Draft<Boat>): PerFish {
  const barrels = boat.cargo;
  boat.cargo = {};
  delete boat.tags;
  return barrels;
}

/** Boats at sea are moored at a Market and emptied; gives the barrels that were aboard (TX-FOREIGN-02). */
export function moorBoats(table: TsukijiTable, seat: number, ids: readonly string[], market: MarketId): PerFish {
  let barrels: PerFish = {};
  for (const id of ids) {
    const boat = boatToChange(table, seat, id);
    barrels = plus(barrels, unloadAll(boat));
    boat.at = 'moored';
    activate(table, id);
  }
  table.tell({ type: 'moored', seat, boats: ids, market, barrels });
  return barrels;
}

/** A ship's catch is its activity. */
export function activateShip(table: TsukijiTable, id: string): void {
  activate(table, id);
}

/** Takes the next cover off (TB-DOCK-02). */
export function openDock(table: TsukijiTable, seat: number): void {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  const dock = known(nextCoveredDock(table, player as Player), 'a covered dock');
  player.openDocks += 1;
  table.tell({ type: 'dockOpened', seat, dock });
}

/** Gives a seat a boat at a dock; the market took it off its board (TB-SHIP-01). */
export function receiveBoat(table: TsukijiTable, seat: number, boat: Boat, dock: DockId): void {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  player.boats = [...player.boats, { ...(boat as Draft<Boat>), at: dock, cargo: {} }];
}

/** A lent boat leaves its dock for the board that it came from; the caller puts it there (TX-RENT-05). */
export function sendHome(table: TsukijiTable, seat: number, id: string, origin: MarketId): Boat {
  const boat = giveUpBoat(table, seat, id);
  table.tell({ type: 'boatCameHome', seat, origin, boat: id });
  return boat;
}

/** Takes a docked boat from a seat; the market puts it on its board (TB-SHIP-02). */
export function giveUpBoat(table: TsukijiTable, seat: number, id: string): Boat {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  const boat = known(
    player.boats.find((each) => each.id === id),
    `boat ${id}`,
  );
  player.boats = player.boats.filter((each) => each.id !== id);
  const { lent: _, ...itself } = boat;
  return { ...itself, at: 'board', cargo: {} };
}
