/** What a test asks of a position. */
import type { Viewer } from '../../../engine/kernel/viewer.ts';
import * as ask from '../../../engine/tsukiji/ask.ts';
import type { MarketId, Tokens } from '../../../engine/tsukiji/catalog/ids.ts';
import type { TsukijiEvent } from '../../../engine/tsukiji/events.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { Board, Boat, Item, Player, State } from '../../../engine/tsukiji/state.ts';
import type { Position } from './position.ts';

type EventOf<T extends TsukijiEvent['type']> = Extract<TsukijiEvent, { readonly type: T }>;

/** The state, to look at. */
export function look(position: Position): State {
  return position.state;
}

/** Everything that happened since the table was laid, or only the events of one type. */
export function eventsOf(position: Position): readonly TsukijiEvent[];
export function eventsOf<T extends TsukijiEvent['type']>(position: Position, type: T): readonly EventOf<T>[];
export function eventsOf(position: Position, type?: string): readonly TsukijiEvent[] {
  return type === undefined ? position.events : position.events.filter((event) => event.type === type);
}

export function playerOf(position: Position, seat: number): Player {
  return ask.playerAt(position, seat);
}

export function yenOf(position: Position, seat: number): number {
  return playerOf(position, seat).yen;
}

/** The tokens in a seat's own area. */
export function tokensOf(position: Position, seat: number): Tokens {
  return playerOf(position, seat).tokens;
}

/** R of a seat (TB-VAL-01). */
export function resourcesOf(position: Position, seat: number): number {
  return ask.worthOf(position, tokensOf(position, seat));
}

/** A board in play. */
export function boardOf(position: Position, id: MarketId): Board {
  return ask.boardInPlay(position, id);
}

export function boatOf(position: Position, id: string): Boat {
  const boat = position.state.players.flatMap((player) => player.boats).find((each) => each.id === id);
  if (boat === undefined) throw new Error(`no player has boat ${id}`);
  return boat;
}

export function itemsOf(position: Position, seat: number): readonly Item[] {
  return playerOf(position, seat).items;
}

/** What a viewer sees of the position; a seat is named by its number. */
export function viewOf(position: Position, viewer: Viewer | number): ReturnType<typeof tsukiji.view> {
  return tsukiji.view(position, typeof viewer === 'number' ? { kind: 'seat', seat: viewer } : viewer);
}
