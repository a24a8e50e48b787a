import type { ActionShape, ActionSpec } from '../kernel/catalogue.ts';
import type { Form } from '../kernel/form.ts';
import type { Look, Table } from '../kernel/table.ts';
import type { Violation } from '../kernel/violation.ts';
import type { FishId, MarketId, TokenKind, Tokens } from './catalog/ids.ts';
import type { Starter } from './catalog/pieces.ts';
import type { EntryCost, Prints } from './catalog/prints.ts';
import type { TsukijiEvent } from './events.ts';
import type { Bid, BoardFacts, Score } from './facts.ts';
import type { Boat, Item, Stake, State } from './state.ts';

/** Which barges the Ships board has: one of six slots, or two of four (TX-SETUP-12). */
export const barges = ['one6', 'two4'] as const;

/** The options of a match after parsing: frozen, shared, never stored. */
export interface Options {
  readonly players: number;
  readonly expansion: boolean;
  /** the Fish Market that is always in play (TX-SETUP-02) */
  readonly starter: Starter;
  readonly blueShip: boolean;
  readonly barges: (typeof barges)[number];
  readonly moneyHidden: boolean;
  /** used up External Markets bring new ones (TV-COLLAPSE-01) */
  readonly collapse: boolean;
  /** the boards still to come lie open, in their order (TV-OPEN-01) */
  readonly openOrder: boolean;
  /** boards above the table of TX-SETUP-04 (TV-MORE-01) */
  readonly extraFishMarkets: number;
  readonly extraExternalMarkets: number;
  readonly beginner: boolean;
  /** house rule (TB-RUL-77): scoring follows the last turn of this round */
  readonly roundLimit?: number;
  readonly prints: Prints;
  /** the behaviour of every board, by id */
  readonly markets: { readonly [M in MarketId]: Market };
}

export type TsukijiLook = Look<State, Options>;
export type TsukijiTable = Table<State, Options, TsukijiEvent>;

/** A look at the table from one board: its id, and its private state. */
export interface At<Own = unknown> extends TsukijiLook {
  readonly id: MarketId;
  readonly own: Own;
}

/** A board acting on the table. `own` is read fresh; it is replaced by the verb `setOwn`. */
export interface Acting<Own = unknown> extends TsukijiTable {
  readonly id: MarketId;
  readonly own: Own;
}

/**
 * When an action of a market can be played: as an interaction of a visit, as a free step, in S2, in S2b after degradation, inside
 * Fishing, or as the answer to its question. All actions that lie in one form of a free step leave the same interactions possible.
 */
export type MarketMoment = 'interaction' | 'free' | 'start' | 'prepare' | 'fishing' | 'answer';

/** An action that belongs to one market (or to a kind of market, when several share the very same object). */
export interface MarketAction<Own = unknown, A extends ActionShape = ActionShape> {
  readonly spec: ActionSpec;
  readonly when: MarketMoment;
  /** Exact forms; empty if the action is impossible now. The moment is already right. */
  forms(at: At<Own>, seat: number): readonly Form<A>[];
  /** Why this action is refused. The moment is already right. */
  check(at: At<Own>, seat: number, action: A): Violation | undefined;
  /** Does it, with verbs. Called only after `check` found nothing. */
  run(at: Acting<Own>, seat: number, action: A): void;
}

/** The private state of a board on which boats lie, in the order in which they came there. */
export interface Yard {
  readonly boats: readonly Boat[];
}

/** What a licence catches in one use: up to so many barrels of a fish (TX-CATCH-02). */
export interface Catch {
  readonly fish: FishId;
  readonly most: number;
}

/** A licence with an id of its own. */
export interface NamedLicence {
  readonly id: string;
  /** false while it lies face down: it catches nothing (TX-HIMONO-03) */
  readonly faceUp: boolean;
  /** how many more pieces it takes */
  readonly room: number;
}

/**
 * A board whose licences have ids. A barrel caught with one remembers it until it leaves the boat, and unloaded at an own dock it is
 * laid on such a licence, as far as there is room, instead of put on sale (TX-HIMONO-04).
 */
export interface Keeper<Own = unknown> {
  /** the licences of a seat, in the order in which it got them */
  held(at: At<Own>, seat: number): readonly NamedLicence[];
  /** so many of them went to a seat */
  taken(at: Acting<Own>, seat: number, count: number): void;
  /** one of them left a seat's Port, and what lay on it goes back */
  returned(at: Acting<Own>, seat: number, licence: string): void;
  /** lays an unloaded barrel on a licence with room */
  keep(at: Acting<Own>, seat: number, licence: string, fish: FishId): void;
}

/** How a Fish Market takes fish back (TB-MKT-07). */
export interface Sale<Own = unknown> {
  /** yen for this set, sold together */
  yen(at: At<Own>, tokens: Tokens, barrels: number): number;
  /** what follows the sale of so many pieces */
  sold?(at: Acting<Own>, pieces: number): void;
  /** only whole multiples of this many pieces (TB-MACK-02) */
  per?(at: At<Own>): number;
  /** barrels of the own Port are taken as well (TB-MACK-02) */
  readonly portBarrels?: boolean;
}

/**
 * A market: one file. Facts come from the catalogue; an absent hook means «no opinion». Shared rules call the hooks
 * and never ask which market it is. Own state is plain JSON at `state.boards[id].own`.
 */
export interface Market<Own = unknown> {
  readonly id: MarketId;
  /** the private state a board starts with */
  own?(options: Options): Own;
  /** what everyone sees of `own` */
  facts?(at: At<Own>): BoardFacts;

  /** fewest players it is used with; below that the board is not even in the box (TB-SETUP-03) */
  minPlayers?(options: Options): number;

  // -- entering
  /** never entered by a Markets action (TX-FOREIGN-01, TX-OVERF-01) */
  readonly enterable?: false;
  /** the printed entry costs; default: the print `fish.<id>.entry` or `ext.<id>.entry` */
  costs?(at: At<Own>): readonly EntryCost[];
  /** why the board cannot be entered, besides costs and a possible interaction */
  barred?(at: At<Own>, seat: number): Violation | undefined;
  /** enterable once per turn even if it has a cost (TB-GOV-01) */
  readonly oncePerTurn?: boolean;
  readonly actions?: { readonly [name: string]: MarketAction<Own> };

  // -- fish
  /** the tokens it starts with, where they are not simply the print `fish.<id>.tokens` of one plain kind */
  stock?(options: Options): Tokens;
  /** licences on its board when each player was dealt so many; default: the print `fish.<id>.licences` (TX-SETUP-08) */
  licences?(options: Options, dealt: number): number;
  /** what one of its licences catches now; default: one barrel of its own fish (TX-CATCH-02) */
  catches?(at: At<Own>): readonly Catch[];
  readonly keeper?: Keeper<Own>;
  /** its barrels stay fresh for good on a Port (TX-HIMONO-10) */
  readonly neverDegrades?: true;
  /** after degradation: does what follows by itself for the active player, one step; true if there was something (TX-HIMONO-09) */
  prepare?(at: Acting<Own>, seat: number): boolean;
  /** at most this many of its barrels on one boat (TB-SALM-01) */
  readonly perBoat?: number;
  /** its tokens lie in the auction bag: they are drawn (TB-SETUP-07) */
  readonly bag?: boolean;
  /** unloaded barrels are not priced: they wait in a pile for a catch auction (TB-CRAB-01). Piles are served by `order`. */
  readonly pile?: { readonly order: number; size(at: At<Own>): number };
  /** most licences one visit may buy */
  licencesPerVisit?(at: At<Own>): number;
  /** most of its licences one player may own (TX-NORI-01) */
  licencesOwned?(at: At<Own>): number;
  /** yen for the next licence while so many lie on the board; default: the print `fish.<id>.licencePrice` (TX-SARD-02) */
  licencePrice?(at: At<Own>, left: number): number;
  readonly sale?: Sale<Own>;
  /** R of these tokens of its fish in the hands of one who owns `owned`; default: what is printed on board or token (TB-VAL) */
  worth?(at: At<Own>, tokens: Tokens, owned: Tokens): number;
  /** the kind of token that is given for this barrel; default: the fish's plain token */
  tokenFor?(barrel: Pick<Item, 'row'>): TokenKind;
  /** gives a seat the token for one barrel, where that is not simply taken from the board (TX-CLAM-02, TX-SARD-05) */
  gain?(at: Acting<Own>, seat: number): void;
  /** so many of its barrels were unloaded at an own dock of this seat */
  unloaded?(at: Acting<Own>, seat: number, barrels: number): void;
  /** so many of its barrels were put into a lot (TX-FOREIGN-05) */
  lotted?(at: Acting<Own>, barrels: number): void;

  // -- bids
  /** all bids are revealed; default: the highest wins, the active player breaks a tie */
  revealed?(at: Acting<Own>, stake: Stake, bids: readonly Bid[]): void;
  /** the stake is won: payment and hand-over are the market's */
  won?(at: Acting<Own>, stake: Stake, winner: number, amount: number): void;
  /** tokens of its fish were sold in an auction, wherever it was held, for so many yen altogether (TX-SWORD-05) */
  auctioned?(at: Acting<Own>, amount: number): void;

  // -- the table
  /** licence spaces that its goods fill on this seat's Port (TB-LIC-03) */
  fills?(at: At<Own>, seat: number): number;
  /** its part of final scoring; parts follow each other by `order` (TB-SCORE-03, TX-SCORE-01) */
  readonly scoring?: { readonly order: number; scores(at: At<Own>): readonly Score[] };
  /** boats lie on it, at `own.boats`; ships given in exchange go to a board of used ones, if there is one (TX-BLUE-02) */
  readonly yard?: { readonly used: boolean };
  /** a boat that it lent has come back to its board of origin (TX-RENT-05) */
  cameHome?(at: Acting<Own>): void;
  /** once it is overfished: yen change hands, and a board enters by rule; after the purchases, while somebody buys (TX-CHECK-01) */
  readonly aftermath?: { settle(at: Acting<Own>): void; readonly brings?: FishId };
  /** true once it is used up (TV-COLLAPSE-02) */
  usedUp?(at: At<Own>): boolean;
  /** lets other seats buy after a seat's turn (TX-INFL-05): who is next, and what follows when that one has bought */
  readonly windows?: {
    next(at: At<Own>, target: number): number | undefined;
    over(at: Acting<Own>, target: number): void;
  };
  /** tokens lying on the board for good */
  holds?(own: Own): Tokens;
}

/** Declares a market. The cast is the one place where private states of different types meet. */
export function defineMarket<Own>(market: Market<Own>): Market {
  return market as Market<unknown> as Market;
}

/** Declares one action of a market with the action type that its spec describes. */
export function marketAction<Own, A extends ActionShape>(definition: MarketAction<Own, A>): MarketAction<Own> {
  return definition as MarketAction<Own, ActionShape> as MarketAction<Own>;
}
