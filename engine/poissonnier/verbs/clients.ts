import { shuffle } from '../../kernel/draw.ts';
import { invariant } from '../../kernel/invariant.ts';
import { draft } from '../draft.ts';
import type { PoissonnierTable } from '../position.ts';

/** Turns the next client card over; it must be put somewhere. */
export function turnClientCard(table: PoissonnierTable): string {
  const card = draft(table).clientPile.shift();
  invariant(card !== undefined, 'a client card');
  table.reveal();
  return card;
}

/** A client joins the tail of the queue (LP-QUEUE-01). */
export function joinQueue(table: PoissonnierTable, client: string): void {
  draft(table).queue.push(client);
  table.tell({ type: 'clientArrived', client });
}

/** The head of the queue leaves unserved (LP-QUEUE-02, LP-QUEUE-05). */
export function dismissHead(table: PoissonnierTable): void {
  const state = draft(table);
  const client = state.queue.shift();
  invariant(client !== undefined, 'a head of the queue');
  state.clientDiscard.push(client);
  table.tell({ type: 'clientLeft', client });
}

/** The client discard, oldest first, becomes the client pile (LP-QUEUE-04, LP-RUL-40). */
export function reshuffleClients(table: PoissonnierTable): void {
  const state = draft(table);
  state.reshuffles += 1;
  state.clientPile = shuffle(table.draw, `reshuffle/clients/${state.reshuffles}`, state.clientDiscard);
  state.clientDiscard = [];
  table.tell({ type: 'clientsShuffled', count: state.clientPile.length });
}

/** A client goes from the queue to a player, with the coins of the bank (LP-SERVE-04). */
export function winClient(table: PoissonnierTable, seat: number, client: string, coins: number): void {
  const state = draft(table);
  const player = state.players[seat];
  invariant(player !== undefined && state.queue.includes(client), `client ${client} for seat ${seat}`);
  state.queue = state.queue.filter((each) => each !== client);
  player.won.push(client);
  player.coins += coins;
}
