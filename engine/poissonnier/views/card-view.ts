import type { SpecialId } from '../catalog/ids.ts';
import { fishOf, knownClient } from '../look.ts';
import type { PoissonnierLook } from '../position.ts';

/** A card of the fish deck: a fish with kind and freshness, or a special card. */
export interface CardView {
  readonly id: string;
  readonly kind?: string;
  readonly freshness?: string;
  readonly special?: SpecialId;
}

/** A client card: the order by kind, and what it brings. */
export interface ClientView {
  readonly id: string;
  readonly order: readonly { readonly kind: string; readonly count: number }[];
  readonly minFreshness: string;
  readonly coins: number;
  readonly stamps: number;
}

/** A card with its face. */
export function cardView(look: PoissonnierLook, id: string): CardView {
  const fish = fishOf(look, id);
  if (fish !== undefined) return { id, kind: fish.kind, freshness: fish.freshness };
  const special = look.options.deck.specials.get(id);
  return special === undefined ? { id } : { id, special };
}

/** A client with its order. */
export function clientView(look: PoissonnierLook, client: string): ClientView {
  const { id, wants, minFreshness, coins, stamps } = knownClient(look, client);
  return { id, order: [...wants].map(([kind, count]) => ({ kind, count })), minFreshness, coins, stamps };
}
