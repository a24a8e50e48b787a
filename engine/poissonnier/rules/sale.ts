/** A sale: the client is served, cards are used, coins change hands (LP-SERVE-10). */
import { known } from '../../kernel/invariant.ts';
import type { Client } from '../deck.ts';
import type { PriceFact, SourceFact } from '../events.ts';
import { fishInCrates } from '../look.ts';
import type { Use } from '../order/check.ts';
import type { PoissonnierTable } from '../position.ts';
import { discard, takeFromCrate, takeFromHand } from '../verbs/cards.ts';
import { winClient } from '../verbs/clients.ts';
import { payHelpers } from '../verbs/request.ts';

/** A card that is used, and the helper who sold it. */
export interface Part extends Use {
  readonly helper?: number;
}

/** Serves a client with these cards (LP-SERVE-04, LP-SERVE-05); in a deal the client pays first, then the helpers are paid (LP-NEGO-09). */
export function sell(
  table: PoissonnierTable,
  client: Client,
  parts: readonly Part[],
  prices?: readonly PriceFact[],
): void {
  const { seat } = table.state.turn;
  const sources = parts.map((part) => factOf(table, part));
  for (const part of parts) useUp(table, seat, part);
  winClient(table, seat, client.id, client.coins);
  table.tell({ type: 'sold', seat, client: client.id, sources, coins: client.coins });
  if (prices !== undefined) payHelpers(table, prices);
}

function factOf(table: PoissonnierTable, { from, card, target, helper }: Part): SourceFact {
  const robbed = from === 'cat' && target !== undefined ? ownerOf(table, target) : undefined;
  const source = { from, card, ...(target === undefined ? {} : { target }) };
  return { ...source, ...(helper === undefined ? {} : { helper }), ...(robbed === undefined ? {} : { robbed }) };
}

/** The seat in whose crates a fish lies. */
function ownerOf(table: PoissonnierTable, card: string): number {
  const seat = table.state.players.findIndex(({ crates }) => fishInCrates(crates).includes(card));
  return known(seat < 0 ? undefined : seat, `owner of ${card}`);
}

/** The cards of one part go to the fish discard; what a net takes lies there already (LP-SPEC-04). */
function useUp(table: PoissonnierTable, seat: number, { from, card, target, helper }: Part): void {
  if (from === 'crate') takeFromCrate(table, card);
  else takeFromHand(table, helper ?? seat, card);
  discard(table, [card]);
  if (target === undefined || from === 'net') return;
  if (from === 'cat') takeFromCrate(table, target);
  else takeFromHand(table, seat, target);
  discard(table, [target]);
}
