/** What a greedy bot works out from its view. */
import { known } from '../../../kernel/invariant.ts';
import type { CardView, ClientView } from '../../views/card-view.ts';
import type { PlayerView } from '../../views/player-view.ts';
import type { PoissonnierView } from '../../views/view.ts';

/** The bot's own seat. */
export function ownSeat(view: PoissonnierView): PlayerView {
  return known(view.players[view.you ?? -1], 'a seat of its own');
}

/** What a stamp is worth, in coins: about what clients give for it in the default deck. */
const STAMP = 2;
/** What a client card is worth besides, in coins. */
const CARD = 2;

/** What a client is worth, in coins. */
export function worthOf({ coins, stamps }: ClientView): number {
  return coins + STAMP * stamps + CARD;
}

/** How many fish an order asks. */
export function sizeOf({ order }: ClientView): number {
  return order.reduce((total, { count }) => total + count, 0);
}

/** True if the fish is fresh enough for the client. */
export function isFreshFor({ rules }: PoissonnierView, client: ClientView, card: CardView): boolean {
  const rank = (freshness: string): number => rules.freshness.indexOf(freshness);
  return card.freshness !== undefined && rank(card.freshness) <= rank(client.minFreshness);
}

/** The clients that can be served now. */
export function frontOf({ queue, rules }: PoissonnierView): readonly ClientView[] {
  return queue.slice(0, rules.servable);
}

/** How many fish of a kind lie fresh enough in the crates of a seat. */
export function stockOf(view: PoissonnierView, seat: number, client: ClientView, kind: string): number {
  const fish = (view.players[seat]?.crates ?? []).flatMap((crate) => crate.fish);
  return fish.filter((card) => card.kind === kind && isFreshFor(view, client, card)).length;
}
