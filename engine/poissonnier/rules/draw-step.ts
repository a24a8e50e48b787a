import { known } from '../../kernel/invariant.ts';
import { othersOf, seatsFrom } from '../look.ts';
import type { PoissonnierLook, PoissonnierTable } from '../position.ts';
import { drawCards } from '../verbs/cards.ts';
import { announceLastTurn } from '../verbs/turn.ts';

/** D(n) (LP-DRAW-02), by the players still in (LP-END-04); the fair start of LP-VAR-01 changes the first turn. */
function activeDraw(look: PoissonnierLook): number {
  const { turn, players } = look.state;
  const { deck, fairSeats } = look.options;
  const number = String(seatsFrom(look, 0).length);
  const first = fairSeats && turn.no === 1 ? deck.variants.fairSeats.firstTurnDraw[String(players.length)] : undefined;
  return first ?? known(deck.draw.active[number], `draw for ${number} players`);
}

/** DRAW (LP-DRAW-01): the active player, then every other one, clockwise. */
export function drawStep(table: PoissonnierTable): void {
  const { seat } = table.state.turn;
  drawCards(table, seat, activeDraw(table));
  for (const other of othersOf(table, seat)) drawCards(table, other, table.options.deck.draw.others);
  if (table.state.fishPile.length === 0) announceLastTurn(table);
}
