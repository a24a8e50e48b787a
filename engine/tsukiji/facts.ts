import type { BoatKind, PerFish, Tokens } from './catalog/ids.ts';
import type { Boat } from './state.ts';

/** Something a market lets a player hold that is no fish: loans, shares, freezers, handcarts. */
export interface Holding {
  readonly seat: number;
  readonly good: string;
  readonly count: number;
  /** uses left of each, where it wears out */
  readonly uses?: number;
}

/** Yen for buying a boat from a board, and for selling one to it. */
export interface BoatPrice {
  readonly buy: number;
  readonly sell: number;
  /** buying it also costs another ship (TX-BLUE-01) */
  readonly tradeIn?: boolean;
}
export type BoatPrices = { readonly [K in BoatKind]: BoatPrice };

/** A printed place on a board and what lies there. */
export interface Space {
  readonly name: string;
  readonly tokens: Tokens;
  /** places altogether; absent where any number fits */
  readonly places?: number;
  /** what the place pays: for each token, or in all where it asks for a least value */
  readonly yen?: number;
  /** it is paid once, for all its places together */
  readonly whole?: true;
  /** the least value in R that it takes */
  readonly minR?: number;
}

/** A sealed bid or offer, once it is turned over. */
export interface Bid {
  readonly seat: number;
  readonly amount: number;
}

/** A licence with an id of its own, and what lies on it (TX-HIMONO). */
export interface LicenceFact {
  readonly id: string;
  readonly seat: number;
  readonly faceUp: boolean;
  readonly barrels: PerFish;
  readonly tokens: Tokens;
}

/** A standing offer of a board: one of it each time, as often as the action's `count` says. */
export interface Deal {
  readonly action: string;
  /** tokens that the visitor gives */
  readonly takes: Tokens;
  /** tokens that the visitor gets */
  readonly gives: Tokens;
  /** yen that the visitor gets, or pays if negative */
  readonly yen: number;
}

/** What everyone can see of a board's private state. */
export interface BoardFacts {
  readonly marker?: number;
  readonly spaces?: readonly Space[];
  readonly boats?: readonly Boat[];
  readonly boatPrices?: BoatPrices;
  readonly goods?: readonly { readonly good: string; readonly count: number; readonly price: number }[];
  readonly deals?: readonly Deal[];
  readonly holdings?: readonly Holding[];
  /** tokens in front of a target's Port that let their seat buy after its turn, in the order of their coming (TX-INFL-05) */
  readonly assigned?: readonly { readonly seat: number; readonly target: number }[];
  /** its licences, where each has an id of its own */
  readonly licences?: readonly LicenceFact[];
  /** R of each of its tokens in the hands of each seat, where that depends on what else the seat owns (TX-NORI-05) */
  readonly worthBySeat?: readonly number[];
  /** revealed offers that wait for an answer */
  readonly offers?: readonly Bid[];
}

/** An adjustment of final scoring by a board. */
export interface Score {
  readonly seat: number;
  readonly amount: number;
  readonly reason: string;
}
