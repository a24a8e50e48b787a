import { invariant, known } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { draft } from '../draft.ts';
import type { PoissonnierTable } from '../position.ts';
import type { Crate, Player } from '../state.ts';

type DraftPlayer = Draft<Player>;

function playerOf(table: PoissonnierTable, seat: number): DraftPlayer {
  return known(draft(table).players[seat], `seat ${seat}`);
}

/** Deals cards from the front of the pile face down to a hand (LP-SETUP-02). */
export function deal(table: PoissonnierTable, seat: number, cards: readonly string[]): void {
  playerOf(table, seat).hand.push(...cards);
  table.tell({ type: 'dealt', seat, count: cards.length, cards });
}

/** Lays cards face down in front of a player, unseen: the first crates (LP-SETUP-03). */
export function layFirstCrates(table: PoissonnierTable, seat: number, backs: readonly string[]): void {
  const crates = backs.map((back, index): Draft<Crate> => ({ id: crateId(seat, index), back, laid: false, fish: [] }));
  playerOf(table, seat).crates = crates;
}

/** The id of a player's crate, by its place. */
export function crateId(seat: number, index: number): string {
  return `S${seat}C${index + 1}`;
}

/** Draws up to `count` cards into the hand; what the pile does not hold is lost (LP-DRAW-03). */
export function drawCards(table: PoissonnierTable, seat: number, count: number): void {
  const cards = draft(table).fishPile.splice(0, count);
  if (cards.length === 0) return;
  playerOf(table, seat).hand.push(...cards);
  table.reveal();
  table.tell({ type: 'drawn', seat, count: cards.length, cards });
}

/** Takes a card out of a hand. */
export function takeFromHand(table: PoissonnierTable, seat: number, card: string): void {
  const { hand } = playerOf(table, seat);
  const at = hand.indexOf(card);
  invariant(at >= 0, `${card} in the hand of seat ${seat}`);
  hand.splice(at, 1);
}

/** Takes a fish out of a crate, whoever's it is. */
export function takeFromCrate(table: PoissonnierTable, card: string): void {
  const crate = draft(table)
    .players.flatMap(({ crates }) => crates)
    .find(({ fish }) => fish.includes(card));
  invariant(crate !== undefined, `${card} in a crate`);
  crate.fish = crate.fish.filter((each) => each !== card);
}

/** Puts cards on the fish discard (LP-SERVE-05). */
export function discard(table: PoissonnierTable, cards: readonly string[]): void {
  draft(table).fishDiscard.push(...cards);
}
