import type { Outcome } from '../kernel/game.ts';
import type { BoatKind, DockId, ExternalId, FishId, MarketId, PerFish, TokenKind, Tokens } from './catalog/ids.ts';

/** What a barrel aboard remembers: the licence that caught it, and the fish of that licence (TX-CATCH-01). */
export interface Tag {
  readonly of: FishId;
  readonly licence: string;
  readonly fish: FishId;
}

/** A boat keeps its id for the whole match, whoever owns it. */
export interface Boat {
  readonly id: string;
  readonly kind: BoatKind;
  /** a dock of its owner's Port, `sea`, `moored` at a Market (TX-FOREIGN-09), or `board` while it lies on a Market board */
  readonly at: DockId | 'sea' | 'moored' | 'board';
  /** all barrels aboard, tagged ones too */
  readonly cargo: PerFish;
  /** one for each tagged barrel; absent where there is none */
  readonly tags?: readonly Tag[];
  /** it is not its player's own: the board that lends it, and the board that it came from and goes back to (TX-RENT-01) */
  readonly lent?: { readonly by: MarketId; readonly origin: MarketId };
}

/** A piece for sale on a Port: a barrel or a token (Takoyaki), in one cell of the sale grid (TB-COMP-03). */
export interface Item {
  readonly id: string;
  readonly fish: FishId;
  /** a token for sale instead of a barrel */
  readonly token?: TokenKind;
  /** upper = fresh, lower = degraded */
  readonly row: 'upper' | 'lower';
  /** 1 = leftmost; the last column is ??? */
  readonly column: number;
  /** yen */
  readonly price: number;
}

export interface Player {
  readonly yen: number;
  readonly licences: PerFish;
  /** the own area */
  readonly tokens: Tokens;
  readonly boats: readonly Boat[];
  /** docks without a cover, left to right: 1 to 3 */
  readonly openDocks: number;
  readonly items: readonly Item[];
}

/** A Market board in play. Fish boards hold stock; `own` is private to the market's file. */
export interface Board {
  /** barrels on the board; 0 on External boards */
  readonly barrels: number;
  /** the source of the fish's tokens: on the board, or in the bag */
  readonly tokens: Tokens;
  readonly licences: number;
  readonly overfished: boolean;
  /** it is used up (TV-COLLAPSE-01): `collapsed` boards stay open, `closed` ones are entered no more */
  readonly side?: 'collapsed' | 'closed';
  readonly own: unknown;
}

/** The active player's turn (TB-TURN). */
export interface Turn {
  readonly seat: number;
  /** start: degradation is being decided (S2); prepare: what boards do after it (S2b); main: S3; after: the turn has ended, others may still buy (step B, TX-TURN-01) */
  readonly stage: 'start' | 'prepare' | 'main' | 'after';
  /** unspent base Action Points */
  readonly ap: number;
  /** unspent points for Market entry costs only (TB-RENT-05) */
  readonly cartAp: number;
  /** the first action has started: no more discards (TB-DISC-01) */
  readonly acted: boolean;
  /** something was bought at the start of the turn: degradation can no longer be skipped (TB-DEG-04) */
  readonly boughtAtStart: boolean;
  /** actions of this turn but for sealed bids, bounded by TB-RUL-76 */
  readonly commands: number;
  /** sealed bids of this turn by seat, replaced ones too, bounded likewise: nobody's bids use up the turn of another */
  readonly bids?: { readonly [seat: number]: number };
  /** how often each board was entered this turn */
  readonly visits: { readonly [M in MarketId]?: number };
}

/** A Fishing action in progress. */
export interface Fishing {
  readonly kind: 'fishing';
  /** boats that did their one activity (TB-FISH-01) */
  readonly activated: readonly string[];
  /** licences used in this action (TB-LIC-01), but for those with an id */
  readonly used: PerFish;
  /** licences with an id that were used in this action (TX-CATCH-03) */
  readonly usedIds?: readonly string[];
  /** barrels unloaded so far (TB-FISH-08) */
  readonly unloaded: number;
  /** barrels waiting for a catch auction (TB-FISH-07) */
  readonly piles: PerFish;
  /** what is to be auctioned as soon as the step that formed it is settled */
  readonly due?: Stake;
}

/** A Buying action in progress. */
export interface Buying {
  readonly kind: 'buying';
}

/** Another seat buys after the active player's turn, by leave of a board (TX-INFL-05). */
export interface Window {
  readonly kind: 'window';
  readonly seat: number;
  readonly market: MarketId;
}

/** A visit to a Market in progress. */
export interface Visit {
  readonly kind: 'visit';
  readonly market: MarketId;
  /** how often each interaction was done */
  readonly done: { readonly [action: string]: number };
  /** licences bought in this visit */
  readonly licences: number;
}

/** What is bid for: tokens or barrels, and who brings them to the table. */
export interface Stake {
  readonly market: MarketId;
  readonly tokens: Tokens;
  /** barrels of a lot: the winner takes a token for each, as far as there are any (TX-FOREIGN-06) */
  readonly barrels?: PerFish;
  /** `supply`: the tokens lie beside the board; a seat: they are still its own (TB-RUL-29) */
  readonly from: 'supply' | number;
}

/** Sealed bids being collected (TB-BID). `bids[seat]` is absent until that bidder has answered. */
export interface Bidding {
  readonly kind: 'bidding';
  readonly id: number;
  readonly stake: Stake;
  readonly bidders: readonly number[];
  readonly bids: { readonly [seat: number]: number };
}

/** The highest bid is tied: the active player names one of the tied (TB-BID-01). */
export interface Naming {
  readonly kind: 'naming';
  readonly stake: Stake;
  readonly tied: readonly number[];
  readonly amount: number;
}

/** A question of one market to the active player; `about` is private to the market's file. */
export interface Asking {
  readonly kind: 'asking';
  readonly market: MarketId;
  readonly stake: Stake;
  readonly about: unknown;
}

export type Pending = Bidding | Naming | Asking;

export interface State {
  readonly players: readonly Player[];
  readonly firstSeat: number;
  /** 1 for the first turn of each player */
  readonly round: number;
  /** boards in play */
  readonly boards: { readonly [M in MarketId]?: Board };
  /** boards in play, in the order they came into play */
  readonly order: readonly MarketId[];
  /** boards that may still be drawn: in catalogue order, or in the open order of their coming (TV-OPEN-01) */
  readonly box: { readonly fish: readonly FishId[]; readonly external: readonly ExternalId[] };
  /** barrels out of the game by overfishing */
  readonly boxed: PerFish;
  /** overfished while somebody buys: what follows from it waits for the end of the purchases (TX-CHECK-01) */
  readonly postponed?: readonly FishId[];
  readonly turn: Turn;
  readonly activity?: Fishing | Buying | Visit | Window;
  readonly pending?: Pending;
  /** the end is triggered; `last` plays the last turn (TB-END-04) */
  readonly end?: { readonly by: number; readonly last: number };
  /** all agreed to end the match: scoring follows the running turn (TX-RUL-72) */
  readonly agreed?: true;
  /** raised with every action of the active player: part of decision ids */
  readonly serial: number;
  readonly nextItem: number;
  readonly outcome?: Outcome;
}
