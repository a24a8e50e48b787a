import { clientOf, fishOf } from '../look.ts';
import type { PoissonnierTable } from '../position.ts';
import { dismissHead, joinQueue, reshuffleClients, turnClientCard } from '../verbs/clients.ts';
import { inspect } from '../verbs/crates.ts';

/** The next client; inspectors that come first act at once and are replaced (LP-QUEUE-03). Nobody, if only inspectors are left. */
function nextClient(table: PoissonnierTable): string | undefined {
  while (hasCard(table)) {
    const card = turnClientCard(table);
    if (clientOf(table, card) !== undefined) return card;
    const { freshness } = table.options.deck.inspector;
    inspect(table, card, (fish) => fishOf(table, fish)?.freshness === freshness);
  }
  return undefined;
}

/** True if a card can be drawn, perhaps after a reshuffle; a discard of inspectors only stays (LP-QUEUE-04, LP-QUEUE-06). */
function hasCard(table: PoissonnierTable): boolean {
  if (table.state.clientPile.length > 0) return true;
  if (!table.state.clientDiscard.some((card) => clientOf(table, card) !== undefined)) return false;
  reshuffleClients(table);
  return true;
}

/** QUEUE (LP-QUEUE-01): fills the queue; a full one loses its head when a client comes (LP-QUEUE-02, LP-RUL-07). */
export function queueStep(table: PoissonnierTable): void {
  const { size } = table.options.deck.queue;
  do {
    const client = nextClient(table);
    if (client === undefined) return;
    if (table.state.queue.length === size) dismissHead(table);
    joinQueue(table, client);
  } while (table.state.queue.length < size);
}
