/** The deck of a match, ready to be looked up. */
import { known } from '../kernel/invariant.ts';
import type { DeckFile } from './catalog/deck-file.ts';
import type { SpecialId } from './catalog/ids.ts';

/** A fish card. `rank` rises with freshness. */
export interface Fish {
  readonly id: string;
  readonly kind: string;
  readonly freshness: string;
  readonly rank: number;
}

/** A client card: an order, and what it brings (LP-CARD-05). */
export interface Client {
  readonly id: string;
  /** how many of each kind are asked */
  readonly wants: ReadonlyMap<string, number>;
  readonly minFreshness: string;
  readonly minRank: number;
  readonly coins: number;
  readonly stamps: number;
}

/** Numbers and cards of a match. */
export interface Deck extends Omit<DeckFile, 'freshness' | 'kinds' | 'specials' | 'fishDeck' | 'clientDeck'> {
  /** the freshest first */
  readonly freshness: readonly string[];
  readonly kinds: readonly string[];
  /** ids in the order of the file: what the shuffles take (LP-RNG-03) */
  readonly fishDeck: readonly string[];
  readonly clientDeck: readonly string[];
  readonly fish: ReadonlyMap<string, Fish>;
  readonly specials: ReadonlyMap<string, SpecialId>;
  /** all clients; the other cards of the client deck are inspectors */
  readonly clients: ReadonlyMap<string, Client>;
}

/** The deck that a good deck file describes. */
export function deckOf(file: DeckFile): Deck {
  const ranks = new Map(file.freshness.map(({ id, rank }) => [id, rank]));
  const rankOf = (freshness: string): number => known(ranks.get(freshness), `freshness ${freshness}`);
  const fish = file.fishDeck.flatMap((card) =>
    card.type === 'fish' ? [{ ...card, rank: rankOf(card.freshness) }] : [],
  );
  const specials = file.fishDeck.flatMap((card) => (card.type === 'special' ? [[card.id, card.special] as const] : []));
  const clients = file.clientDeck.flatMap((card): readonly Client[] =>
    card.type === 'client' ? [{ ...card, wants: countsOf(card.order), minRank: rankOf(card.minFreshness) }] : [],
  );
  return Object.freeze({
    ...file,
    freshness: file.freshness.toSorted((one, other) => other.rank - one.rank).map(({ id }) => id),
    kinds: file.kinds.map(({ id }) => id),
    fishDeck: file.fishDeck.map(({ id }) => id),
    clientDeck: file.clientDeck.map(({ id }) => id),
    fish: new Map(fish.map((card) => [card.id, card])),
    specials: new Map(specials),
    clients: new Map(clients.map((client) => [client.id, client])),
  });
}

function countsOf(order: readonly string[]): Client['wants'] {
  const wants = new Map<string, number>();
  for (const kind of order) wants.set(kind, (wants.get(kind) ?? 0) + 1);
  return wants;
}
