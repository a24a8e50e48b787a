import { known } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { itemOf, marketOf } from '../ask.ts';
import type { FishId, PerFish, TokenKind } from '../catalog/ids.ts';
import { one, plus } from '../counts.ts';
import { draft } from '../draft.ts';
import type { ItemFact } from '../events.ts';
import type { TsukijiTable } from '../market.ts';
import type { Item, Player } from '../state.ts';
import { returnBarrels } from './barrels.ts';

/** A piece to be put up for sale: a barrel of this fish, or a token. */
export interface Ware {
  readonly fish: FishId;
  readonly token?: TokenKind;
  readonly column: number;
  readonly price: number;
}

function playerToChange(table: TsukijiTable, seat: number): Draft<Player> {
  return known(draft(table).players[seat], `seat ${seat}`);
}

/** What the log says of an item. */
export function itemFact({ id, fish, token, column, price }: Item): ItemFact {
  return { id, fish, ...(token === undefined ? {} : { token }), column, price };
}

/** Puts pieces up for sale in the upper row (TB-PRICE-04, TB-RUL-33). */
export function placeItems(table: TsukijiTable, seat: number, wares: readonly Ware[]): void {
  if (wares.length === 0) return;
  const state = draft(table);
  const items: Item[] = wares.map((ware) => ({ id: `i${state.nextItem++}`, ...ware, row: 'upper' }));
  const player = playerToChange(table, seat);
  player.items = [...player.items, ...(items as Draft<Item>[])];
  table.tell({ type: 'itemsPlaced', seat, items: items.map(itemFact) });
}

/** Takes a piece off a Port; the caller puts it somewhere at once. */
export function removeItem(table: TsukijiTable, seat: number, id: string): Item {
  const player = playerToChange(table, seat);
  const item = known(itemOf(player as Player, id), `item ${id}`);
  player.items = player.items.filter((each) => each.id !== id);
  return item;
}

/** Moves a piece to another column or changes its ??? price; the row stays (TB-PRICE-05). */
export function adjustItem(table: TsukijiTable, seat: number, id: string, column: number, price: number): void {
  const player = playerToChange(table, seat);
  player.items = player.items.map((each) => (each.id === id ? { ...each, column, price } : each));
  table.tell({ type: 'itemAdjusted', seat, item: id, column, price });
}

/** Degradation: lower barrels go back, upper barrels move down; tokens and fish that keep stay (TB-DEG-01, -02, TX-HIMONO-10). */
export function degradePort(table: TsukijiTable, seat: number): void {
  const player = playerToChange(table, seat);
  const perishable = player.items.filter(
    (item) => item.token === undefined && marketOf(table, item.fish).neverDegrades !== true,
  );
  const gone = perishable.filter((item) => item.row === 'lower');
  let returned: PerFish = {};
  for (const item of gone) returned = plus(returned, one(item.fish));
  const degraded = perishable.filter((item) => item.row === 'upper').map(({ id }) => id);
  player.items = player.items
    .filter((item) => !gone.includes(item))
    .map((item) => (degraded.includes(item.id) ? { ...item, row: 'lower' } : item));
  if (gone.length + degraded.length === 0) return;
  table.tell({ type: 'degraded', seat, returned, degraded });
  for (const item of gone) returnBarrels(table, item.fish, 1);
}
