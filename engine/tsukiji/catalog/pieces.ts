import type { BoatKind, ExternalId, FishId, MarketId, TokenKind } from './ids.ts';
import { allExternalIds, allFishIds, tokenKinds } from './ids.ts';

/** What is printed on a token. */
export interface TokenFact {
  readonly fish: FishId;
  /** the number on it, where its R is printed (TB-CRAB-05, TB-TUNA-04, TB-SALM-04) */
  readonly printed?: number;
  /** lies on its board beside the fish tokens and never counts as stock (TB-OVER-01) */
  readonly extra?: true;
  /** the kind it lies as on its board: a face shows only with an owner (TB-SALM-02) */
  readonly stockKind?: TokenKind;
  /** its outline, where that is not its fish's (TX-SUSHI-02): a fish, or a token that is none */
  readonly shape?: FishId | TokenKind;
}

export const tokenFacts: { readonly [K in TokenKind]: TokenFact } = {
  eel: { fish: 'eel' },
  fugu: { fish: 'fugu' },
  mackerel: { fish: 'mackerel' },
  octopus: { fish: 'octopus' },
  takoyaki: { fish: 'octopus', extra: true, shape: 'takoyaki' },
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
  clam: { fish: 'clamsOysters' },
  oyster: { fish: 'clamsOysters' },
  himono: { fish: 'himono' },
  horseMackerel: { fish: 'horseMackerel', shape: 'mackerel' },
  nori: { fish: 'nori' },
  sardine: { fish: 'sardines' },
  swordfish: { fish: 'swordfish' },
};

/** The outline of a token (TB-RUL-48, TX-SUSHI-02): what spaces are printed for. */
export function shapeOf(kind: TokenKind): FishId | TokenKind {
  return tokenFacts[kind].shape ?? tokenFacts[kind].fish;
}

/** All tokens of one outline: they share the spaces printed for it (TX-HMACK-04). */
export function kindsOfShape(shape: string): readonly TokenKind[] {
  return tokenKinds.filter((kind) => shapeOf(kind) === shape);
}

interface BoatFact {
  readonly slots: number;
  readonly barge: boolean;
  /** licences that it may use in one activity, where that is not one (TX-BLUE-04) */
  readonly uses?: number;
  /** never lent (TX-BLUE-05) */
  readonly notForRent?: true;
}

/** Slots of each boat; a barge carries but never catches (TB-BARGE-01, TX-BARGE-01, TX-BLUE-05). */
export const boatFacts: { readonly [K in BoatKind]: BoatFact } = {
  '1': { slots: 1, barge: false },
  '2': { slots: 2, barge: false },
  '3': { slots: 3, barge: false },
  '4': { slots: 4, barge: false },
  barge: { slots: 6, barge: true },
  blue: { slots: 4, barge: false, uses: 2, notForRent: true },
  barge4: { slots: 4, barge: true },
};

/** The tokens of each fish that count as its stock, in the order they are named here. */
export const kindsOfFish = Object.fromEntries(
  allFishIds.map((fish) => [fish, tokenKinds.filter((kind) => tokenFacts[kind].fish === fish)]),
) as unknown as { readonly [K in FishId]: readonly TokenKind[] };

/** What a licence catches besides its own fish (TX-CATCH-02). */
export const alsoCaught: { readonly [F in FishId]?: readonly FishId[] } = {
  horseMackerel: ['mackerel'],
  himono: ['mackerel', 'horseMackerel', 'sardines'],
};
/** Fish that are never on one ship together (TX-RUL-08). */
export const apart: { readonly [F in FishId]?: FishId } = { mackerel: 'horseMackerel', horseMackerel: 'mackerel' };
/** The board that comes into play when this fish is overfished, if it is not there yet (TX-HMACK-06). */
export const brings = { horseMackerel: 'mackerel' } as const satisfies { readonly [F in FishId]?: FishId };

/** The fish that a match may begin with: without the expansion the first (TB-SETUP-01, TX-SETUP-02). */
export const starters = ['mackerel', 'horseMackerel'] as const satisfies readonly FishId[];
export type Starter = (typeof starters)[number];
/** The External Market that is always in play (TB-SETUP-01). */
export const starterExternal: ExternalId = 'ships';
/** External Markets that are in play both or not at all (TX-SETUP-05). */
export const pair = ['aquarium', 'newAquarium'] as const satisfies readonly ExternalId[];
/** The board that is in play exactly when this one is (TX-SETUP-05, TX-LATE-04). */
export function partnerOf(id: MarketId): ExternalId | undefined {
  return (pair as readonly MarketId[]).includes(id) ? pair.find((each) => each !== id) : undefined;
}

/** The beginner filter: never drawn at setup, and in play first (TB-SETUP-04). */
export const beginner: { readonly without: readonly FishId[]; readonly first: readonly FishId[] } = {
  without: ['tuna'],
  first: ['crab', 'eel', 'snapper'],
};

export function isFish(id: MarketId): id is FishId {
  return (allFishIds as readonly string[]).includes(id);
}

export function isExternal(id: MarketId): boolean {
  return (allExternalIds as readonly string[]).includes(id);
}
