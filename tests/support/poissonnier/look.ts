/** What a test asks of a position. */
import { known } from '../../../engine/kernel/invariant.ts';
import type { Viewer } from '../../../engine/kernel/viewer.ts';
import type { EventOf, PoissonnierEvent } from '../../../engine/poissonnier/events.ts';
import { poissonnier } from '../../../engine/poissonnier/index.ts';
import type { Player, State } from '../../../engine/poissonnier/state.ts';
import type { PoissonnierView } from '../../../engine/poissonnier/views/view.ts';
import type { Position } from './position.ts';

/** The state, to look at. */
export function look(position: Position): State {
  return position.state;
}

export function playerOf(position: Position, seat: number): Player {
  return known(position.state.players[seat], `seat ${seat}`);
}

export function coinsOf(position: Position): readonly number[] {
  return position.state.players.map(({ coins }) => coins);
}

/** The fish in the crates of a seat, crate by crate. */
export function cratesOf(position: Position, seat: number): readonly (readonly string[])[] {
  return playerOf(position, seat).crates.map(({ fish }) => fish);
}

/** All events of one type since the table was laid. */
export function eventsOf<T extends PoissonnierEvent['type']>(position: Position, type: T): readonly EventOf<T>[] {
  return position.events.filter((event): event is EventOf<T> => event.type === type);
}

/** What a viewer sees of the position; a seat is named by its number. */
export function viewOf(position: Position, viewer: Viewer | number): PoissonnierView {
  return poissonnier.view(position, typeof viewer === 'number' ? { kind: 'seat', seat: viewer } : viewer);
}

/** Coins, clients and stamps of a seat. */
export function totalsOf(position: Position, seat: number): readonly [coins: number, clients: number, stamps: number] {
  const { coins, won, stamps } = known(viewOf(position, seat).players[seat], `seat ${seat}`);
  return [coins, won.length, stamps];
}
