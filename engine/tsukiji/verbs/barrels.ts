import { invariant, known } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { type Barrels, cargoOf } from '../aboard.ts';
import type { FishId } from '../catalog/ids.ts';
import { countOf, entriesOf, minus, one, plus } from '../counts.ts';
import { draft } from '../draft.ts';
import type { TsukijiTable } from '../market.ts';
import type { Boat, Tag } from '../state.ts';

/** A boat of this seat, to be changed: a new one in its place, so that verbs can be tried (see rules/hypothesis.ts). */
export function boatToChange(table: TsukijiTable, seat: number, id: string): Draft<Boat> {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  const index = player.boats.findIndex((boat) => boat.id === id);
  const boat = { ...known(player.boats[index], `boat ${id}`) };
  player.boats = player.boats.with(index, boat);
  return boat;
}

/** Puts barrels aboard, or takes them off: all with this tag, or all untagged. */
function load(boat: Draft<Boat>, fish: FishId, count: number, tag: Omit<Tag, 'fish'> | undefined): void {
  boat.cargo = count > 0 ? plus(boat.cargo, one(fish, count)) : minus(boat.cargo, one(fish, -count));
  if (tag === undefined) return;
  const tags: Tag[] = [...(boat.tags ?? [])];
  for (let added = 0; added < count; added += 1) tags.push({ ...tag, fish });
  for (let taken = 0; taken < -count; taken += 1) {
    const index = tags.findIndex((each) => each.licence === tag.licence && each.fish === fish);
    invariant(index >= 0, `${fish} with the tag ${tag.licence}`);
    tags.splice(index, 1);
  }
  if (tags.length > 0) boat.tags = tags;
  else delete boat.tags;
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

/** Takes a barrel off its board; the caller puts it somewhere at once. */
export function takeBarrel(table: TsukijiTable, fish: FishId): void {
  const board = known(draft(table).boards[fish], `board ${fish}`);
  invariant(board.barrels > 0, `barrels of ${fish}`);
  board.barrels -= 1;
}

/** A licence as it is used: one of a fish, or a certain one of them that has an id. */
export interface UsedLicence {
  readonly of: FishId;
  readonly licence?: string;
}

/** Moves barrels from their board onto a ship and marks the licence used (TB-FISH-04, TX-CATCH-01). */
export function catchBarrels(
  table: TsukijiTable,
  seat: number,
  ship: string,
  caught: { readonly fish: FishId; readonly count: number },
  { of, licence }: UsedLicence,
): void {
  const { fish, count } = caught;
  const state = draft(table);
  const board = known(state.boards[fish], `board ${fish}`);
  invariant(board.barrels >= count, `barrels of ${fish}`);
  board.barrels -= count;
  load(boatToChange(table, seat, ship), fish, count, licence === undefined ? undefined : { of, licence });
  const fishing = state.activity;
  invariant(fishing?.kind === 'fishing', 'a catch outside Fishing');
  if (licence === undefined) fishing.used = plus(fishing.used, one(of));
  else fishing.usedIds = [...(fishing.usedIds ?? []), licence];
  const plain = of === fish && licence === undefined;
  table.tell({ type: 'caught', seat, boat: ship, fish, ...(plain ? {} : { count, licence: licence ?? of }) });
}

/** Moves barrels from a ship to a barge; they keep their tag (TB-BARGE-02, TX-CATCH-01). */
export function transferBarrels(
  table: TsukijiTable,
  seat: number,
  ids: { ship: string; barge: string },
  { fish, count, tag }: Barrels,
): void {
  load(boatToChange(table, seat, ids.ship), fish, -count, tag);
  load(boatToChange(table, seat, ids.barge), fish, count, tag);
  table.tell({
    type: 'transferred',
    seat,
    ...ids,
    fish,
    count,
    ...(tag === undefined ? {} : { licence: tag.licence }),
  });
}

/** Throws barrels overboard at sea; they are returned (TB-DISC-01). */
export function discardBarrels(table: TsukijiTable, seat: number, id: string, thrown: readonly Barrels[]): void {
  const boat = boatToChange(table, seat, id);
  for (const { fish, count, tag } of thrown) load(boat, fish, -count, tag);
  const barrels = cargoOf(thrown);
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

/** Notes that what follows from the overfishing of a fish is still to come (TX-CHECK-01). */
export function postponeAftermath(table: TsukijiTable, fish: FishId): void {
  const state = draft(table);
  state.postponed = [...(state.postponed ?? []), fish];
}

/** The fish whose overfishing was waiting for the end of purchases; they wait no longer. */
export function takePostponed(table: TsukijiTable): readonly FishId[] {
  const { postponed } = table.state;
  if (postponed === undefined) return [];
  delete draft(table).postponed;
  return postponed;
}
