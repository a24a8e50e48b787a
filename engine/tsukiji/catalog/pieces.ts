import type { BoatKind, ExternalId, FishId, MarketId, TokenKind } from './ids.ts';
import { externalIds, fishIds, tokenKinds } from './ids.ts';

/** What is printed on a token. */
export interface TokenFact {
  readonly fish: FishId;
  /** the number on it, where its R is printed (TB-CRAB-05, TB-TUNA-04, TB-SALM-04) */
  readonly printed?: number;
  /** lies on its board beside the fish tokens and never counts as stock (TB-OVER-01) */
  readonly extra?: true;
  /** the kind it lies as on its board: a face shows only with an owner (TB-SALM-02) */
  readonly stockKind?: TokenKind;
}

export const tokenFacts: { readonly [K in TokenKind]: TokenFact } = {
  eel: { fish: 'eel' },
  fugu: { fish: 'fugu' },
  mackerel: { fish: 'mackerel' },
  octopus: { fish: 'octopus' },
  takoyaki: { fish: 'octopus', extra: true },
  snapper: { fish: 'snapper' },
  salmonFresh: { fish: 'salmon' },
  salmon4: { fish: 'salmon', printed: 4, stockKind: 'salmonFresh' },
  crab4: { fish: 'crab', printed: 4 },
  crab6: { fish: 'crab', printed: 6 },
  crab8: { fish: 'crab', printed: 8 },
  squid: { fish: 'squid' },
  tuna15: { fish: 'tuna', printed: 15 },
  tuna20: { fish: 'tuna', printed: 20 },
  tuna25: { fish: 'tuna', printed: 25 },
};

/** Slots of each boat; a barge carries but never catches (TB-BARGE-01). */
export const boatFacts: { readonly [K in BoatKind]: { readonly slots: number; readonly barge: boolean } } = {
  '1': { slots: 1, barge: false },
  '2': { slots: 2, barge: false },
  '3': { slots: 3, barge: false },
  '4': { slots: 4, barge: false },
  barge: { slots: 6, barge: true },
};

/** The tokens of each fish that count as its stock, in the order they are named here. */
export const kindsOfFish = Object.fromEntries(
  fishIds.map((fish) => [fish, tokenKinds.filter((kind) => tokenFacts[kind].fish === fish)]),
) as unknown as { readonly [K in FishId]: readonly TokenKind[] };

/** The boards that are always in play (TB-SETUP-01). */
export const starterFish: FishId = 'mackerel';
export const starterExternal: ExternalId = 'ships';
/** The beginner filter: never drawn at setup, and in play first (TB-SETUP-04). */
export const beginner: { readonly without: readonly FishId[]; readonly first: readonly FishId[] } = {
  without: ['tuna'],
  first: ['crab', 'eel', 'snapper'],
};

export function isFish(id: MarketId): id is FishId {
  return (fishIds as readonly string[]).includes(id);
}

export function isExternal(id: MarketId): boolean {
  return (externalIds as readonly string[]).includes(id);
}
