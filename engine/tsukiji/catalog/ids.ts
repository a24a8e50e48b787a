import { choice, id, integer, multiset } from '../../kernel/field.ts';

/** The nine fish of the base game, in the rulebook's order (TB-COMP-02). Each is also the id of its Fish Market. */
export const fishIds = ['eel', 'fugu', 'mackerel', 'octopus', 'snapper', 'salmon', 'crab', 'squid', 'tuna'] as const;
/** The six fish of the expansion (TX-COMP-01). */
export const expansionFishIds = ['clamsOysters', 'himono', 'horseMackerel', 'nori', 'sardines', 'swordfish'] as const;
export const allFishIds = [...fishIds, ...expansionFishIds] as const;
/** The nine External Markets of the base game (TB-COMP-02). */
export const externalIds = [
  'aquarium',
  'auction',
  'bank',
  'barter',
  'government',
  'rentals',
  'ships',
  'trading',
  'usedShips',
] as const;
/** The six External Markets of the expansion (TX-COMP-01). */
export const expansionExternalIds = [
  'foreignMarket',
  'influence',
  'newAquarium',
  'overfishing',
  'shipRental',
  'sushiShop',
] as const;
export const allExternalIds = [...externalIds, ...expansionExternalIds] as const;
export const marketIds = [...allFishIds, ...allExternalIds] as const;
/** Every kind of fish token, with its face or value where it has one (TB-SALM-02, TB-CRAB-05, TB-TUNA-04, TX-COMP-01). */
export const tokenKinds = [
  'eel',
  'fugu',
  'mackerel',
  'octopus',
  'takoyaki',
  'snapper',
  'salmonFresh',
  'salmon4',
  'crab4',
  'crab6',
  'crab8',
  'squid',
  'tuna15',
  'tuna20',
  'tuna25',
  'clam',
  'oyster',
  'himono',
  'horseMackerel',
  'nori',
  'sardine',
  'swordfish',
] as const;
/** Ships by their slots, the blue ship, the six-slot barge and the four-slot barge (TB-COMP-01, TX-COMP-01). */
export const boatKinds = ['1', '2', '3', '4', 'barge', 'blue', 'barge4'] as const;
/** The docks of a Port, left to right (TB-COMP-03). */
export const dockIds = ['L', 'M', 'R'] as const;

export type FishId = (typeof allFishIds)[number];
export type ExternalId = (typeof allExternalIds)[number];
export type MarketId = (typeof marketIds)[number];
export type TokenKind = (typeof tokenKinds)[number];
export type BoatKind = (typeof boatKinds)[number];
export type DockId = (typeof dockIds)[number];

/** How many of each token. Kinds that are absent count 0; no count is 0 or less. */
export type Tokens = { readonly [K in TokenKind]?: number };
/** How many barrels (or licences) of each fish; absent means 0. */
export type PerFish = { readonly [K in FishId]?: number };

export const fishField = choice('Fish', allFishIds, 'a fish');
export const marketField = choice('Market', marketIds, 'a Market board');
export const tokenField = choice('Token', tokenKinds, 'a kind of fish token');
export const boatKindField = choice(
  'BoatKind',
  boatKinds,
  'a kind of boat: a ship by its slots, the blue ship, or a barge',
);
export const dockField = choice('Dock', dockIds, 'a dock of the Port, left to right');
export const boatField = id('Boat', 'a boat by its id');
export const itemField = id('Item', 'a piece for sale on a Port, by its id');
export const licenceField = id('Licence', 'a licence: by the fish that it is for, or by its own id where it has one');
export const tokensField = multiset(tokenField, 'fish tokens');
export const barrelsField = multiset(fishField, 'barrels by fish');
export const seatField = integer(0, 5, 'a seat');
export const columnField = integer(1, 20, 'a price column, counted from the left; the last is ???');
export const priceField = integer(100, 1_000_000, 'a price in yen, only in the ??? column', 100);
