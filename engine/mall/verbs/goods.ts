/** Items change places: cards, bags, the vending machine, crates. */
import { invariant, known } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import type { BagId } from '../catalog/ids.ts';
import { draft } from '../draft.ts';
import { costOf, isDrink } from '../look.ts';
import type { MallTable } from '../position.ts';
import type { Item, Player } from '../state.ts';

/** A seat, writable. */
export function playerOf(table: MallTable, seat: number): Draft<Player> {
  return known(draft(table).players[seat], `seat ${seat}`);
}

/** Takes one item out of a list. */
function takeOut(items: Draft<Item>[], id: string): Draft<Item> {
  const index = items.findIndex((item) => item.id === id);
  invariant(index >= 0, `item ${id}`);
  return known(items.splice(index, 1)[0], id);
}

/** From a card into the crate (MALL-TAKE-03). */
export function takeFromCard(table: MallTable, seat: number, card: string, id: string): void {
  const state = draft(table);
  playerOf(table, seat).crate.push(takeOut(known(state.cards[card], `card ${card}`), id));
  state.turn.used = true;
  table.tell({ type: 'took', seat, card, item: id });
}

/** From a bag into the crate; a tuna is paid for (MALL-CRAB-01, MALL-TUNA-01). */
export function takeFromBag(table: MallTable, seat: number, card: string, bag: BagId, index: number): void {
  const state = draft(table);
  const player = playerOf(table, seat);
  const cost = costOf(table, seat, bag);
  invariant(player.yen >= cost, `yen of seat ${seat}`);
  const token = known(state.bags[bag].splice(index, 1)[0], `${bag} ${index}`);
  const { id: item, value = 0 } = token;
  player.yen -= cost;
  player.crate.push(token);
  state.turn.used = true;
  if (bag === 'tuna') {
    player.tunaBought += 1;
    table.tell({ type: 'boughtTuna', seat, card, item, cost, value });
  } else {
    table.tell({ type: 'drewCrab', seat, card, item, value });
  }
}

/**
 * Pours the vending machine: these drinks come out, into the crate in slot order. Stuck ones keep their order, and drinks beside the
 * machine come in (MALL-VEND-02, MALL-VEND-04).
 */
export function pour(table: MallTable, seat: number, out: readonly string[]): void {
  const state = draft(table);
  const { vending } = state;
  const falls = ({ id }: { readonly id: string }): boolean => out.includes(id);
  const fallen = vending.crate.filter(falls);
  vending.crate = vending.crate.filter((drink) => !falls(drink));
  vending.uses += 1;
  playerOf(table, seat).crate.push(...fallen);
  state.turn.used = true;
  const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
  table.tell({ type: 'vended', seat, out: ids(fallen), stuck: ids(vending.crate) });
  refill(table);
}

/** Drinks beside the machine come in while there is room, the oldest first (MALL-VEND-04). */
function refill(table: MallTable): void {
  const { crate, overflow } = draft(table).vending;
  const room = Math.max(0, table.options.layout.vendingMachine.crateCapacity - crate.length);
  crate.push(...overflow.splice(0, room));
}

/** Drinks go to the machine, beside it when it is full (MALL-VEND-05). */
export function toMachine(table: MallTable, drinks: readonly Item[]): void {
  draft(table).vending.overflow.push(...drinks);
  refill(table);
}

/** What fell out of the crate: drinks to the machine, the rest out of the game (MALL-DEX-03). */
export function dropFallen(table: MallTable, seat: number, ids: readonly string[]): void {
  const player = playerOf(table, seat);
  const fallen = ids.map((id) => takeOut(player.crate, id));
  toMachine(
    table,
    fallen.filter((item) => isDrink(table, item)),
  );
  draft(table).lost.push(...fallen.filter((item) => !isDrink(table, item)));
  table.tell({ type: 'fell', seat, items: [...ids] });
}
