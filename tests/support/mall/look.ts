/** What a test asks of a position. */
import type { Viewer } from '../../../engine/kernel/viewer.ts';
import type { MallEvent } from '../../../engine/mall/events.ts';
import { mall } from '../../../engine/mall/index.ts';
import { labelOf } from '../../../engine/mall/refs.ts';
import type { Item, Player } from '../../../engine/mall/state.ts';
import type { Position } from './position.ts';

type EventOf<T extends MallEvent['type']> = Extract<MallEvent, { readonly type: T }>;

/** The events of one type since the table was laid. */
export function eventsOf<T extends MallEvent['type']>(position: Position, type: T): readonly EventOf<T>[] {
  return position.events.filter((event): event is EventOf<T> => event.type === type);
}

export function playerOf(position: Position, seat: number): Player {
  const player = position.state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export const labels = (items: readonly Item[] | undefined): readonly string[] => (items ?? []).map(labelOf);
export const crateOf = (position: Position, seat: number): readonly string[] => labels(playerOf(position, seat).crate);
export const shelfOf = (position: Position, seat: number): readonly string[] => labels(playerOf(position, seat).shelf);
export const onCard = (position: Position, card: string): readonly string[] => labels(position.state.cards[card]);
export const yenOf = (position: Position, seat: number): number => playerOf(position, seat).yen;

/** The drinks in the machine and beside it, by colour. */
export function machineOf({ state: { vending } }: Position): readonly [string, string] {
  const colours = (items: readonly Item[]): string => items.map(({ type }) => type.replace('drink.', '')).join(' ');
  return [colours(vending.crate), colours(vending.overflow)];
}

/** The seats by place, and the places. */
export function ranking(position: Position): readonly (readonly [seat: number, place: number])[] {
  const placings = mall.outcome(position)?.placings ?? [];
  return placings.toSorted((one, other) => one.place - other.place).map(({ seat, place }) => [seat, place]);
}

export function viewOf(position: Position, viewer: Viewer): ReturnType<typeof mall.view> {
  return mall.view(position, viewer);
}

/** Every item of the match by id, wherever it is. */
export function census({ state, options }: Position): readonly string[] {
  const { cards, bags, vending, lost, players } = state;
  const places = [
    ...Object.values(cards),
    ...Object.values(bags),
    ...Object.values(options.layout.start.display),
    vending.crate,
    vending.overflow,
    lost,
    ...players.flatMap(({ crate, shelf }) => [crate, shelf]),
  ];
  return places
    .flat()
    .map(({ id }) => id)
    .sort();
}
