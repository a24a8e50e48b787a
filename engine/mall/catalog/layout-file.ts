import type { BagId, SourceId } from './ids.ts';
import printed from './layout.json' with { type: 'json' };

/** A type of item: goods of one group share a price pile (MALL-PAY-01). */
export interface ItemType {
  readonly id: string;
  /** its price pile; null for what no pile pays */
  readonly group: string | null;
  /** a detergent may double it (MALL-DET-03) */
  readonly garment: boolean;
  /** counts in ties (MALL-PRESS-01) */
  readonly press?: boolean;
  /** goes to the vending machine when it is sold (MALL-VEND-05) */
  readonly drink?: boolean;
  /** its tokens have printed values */
  readonly valued?: boolean;
}

export interface GroupFile {
  readonly id: string;
  readonly items: readonly string[];
  /** yen */
  readonly startPrice: number;
}

/** A number of items of each type. */
export interface Counts {
  readonly [type: string]: number;
}

/** What lies on a card at the start. */
export type StockFile =
  | { readonly type: 'items'; readonly items: readonly { readonly item: string; readonly count: number }[] }
  | { readonly type: 'randomDrinks'; readonly count: number }
  | { readonly type: 'randomClothing'; readonly count: number }
  | {
      readonly type: 'bag';
      readonly bag: BagId;
      readonly display: readonly { readonly item: string; readonly value: number }[];
    };

/** A shop card. Coordinates are for drawing only: unit one card side, y down (MALL-LAY-21). */
export interface CardFile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly area: string;
  readonly stock: StockFile;
  /** the dots in front of it */
  readonly nodes: readonly string[];
}

export interface NodeFile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: 'aisle' | 'double' | 'entrance';
  /** the cards that it is directly in front of (MALL-LAY-06) */
  readonly cards: readonly string[];
  /** it touches the vending machine (MALL-LAY-07) */
  readonly vending: boolean;
  readonly neighbors: readonly string[];
}

/** Money of a layout in yen. */
export interface PricesFile {
  readonly reductionPerExit: number;
  readonly floor: number;
  readonly salmonFirst: number;
  readonly salmonLater: number;
  readonly crabPerPoint: number;
  readonly tunaPerPoint: number;
  readonly tunaBaseCost: number;
  readonly tunaCostStep: number;
}

/** What the rules read of a layout file. Labels, notes and sources may stand in it and mean nothing to them. */
export interface LayoutFile {
  readonly id: string;
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly items: readonly ItemType[];
  readonly groups: readonly GroupFile[];
  readonly prices: PricesFile;
  readonly stock: {
    readonly drinks: Counts;
    readonly drinksOnShelves: readonly string[];
    readonly clothing: Counts;
    readonly bags: { readonly [Bag in BagId]: readonly number[] };
    readonly displayOnly: { readonly [Bag in BagId]: readonly number[] };
    readonly barrelsPerPlayer: number;
  };
  readonly vendingMachine: {
    readonly nodes: readonly string[];
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly crateCapacity: number;
    readonly initialCrate: readonly string[];
    readonly outProbability: number;
  };
  readonly entrance: { readonly node: string; readonly doors: readonly string[] };
  readonly rules: {
    readonly moveMin: number;
    readonly moveMax: number;
    readonly minItemsToExit: number;
    readonly exitsPerPlayer: number;
    readonly startYen: number;
    readonly tunaCostRule: 'linear' | 'flat';
    readonly stallRounds: number;
    readonly dexterity: { readonly vendingSource: SourceId; readonly bagSource: SourceId };
  };
  readonly deadlines: {
    readonly async: { readonly turnHours: number };
    readonly live: { readonly turnSeconds: number };
  };
  readonly cards: readonly CardFile[];
  readonly nodes: readonly NodeFile[];
  readonly crossings: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly joins: readonly string[];
  }[];
  readonly edges: readonly (readonly [string, string])[];
}

/** The default layout as its file gives it. Where its parts come from stands in `layout-sources.json`. */
export const defaultLayoutFile: unknown = printed;

/** The default layout, which the tests hold to {@link LayoutFile}. */
export const defaultLayout = printed as unknown as LayoutFile;
