import type { ActionShape, ActionSpec } from '../kernel/catalogue.ts';
import type { Form } from '../kernel/form.ts';
import type { Look, Table } from '../kernel/table.ts';
import type { Violation } from '../kernel/violation.ts';
import type { MarketId, TokenKind, Tokens } from './catalog/ids.ts';
import type { Starter } from './catalog/pieces.ts';
import type { EntryCost, Prints } from './catalog/prints.ts';
import type { TsukijiEvent } from './events.ts';
import type { Bid, BoardFacts, Score } from './facts.ts';
import type { Item, Stake, State } from './state.ts';

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

/** When an action of a market can be played: as an interaction of a visit, as a free step, in S2, or as the answer to its question. */
export type MarketMoment = 'interaction' | 'free' | 'start' | 'answer';

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
  /** at most this many of its barrels on one boat (TB-SALM-01) */
  readonly perBoat?: number;
  /** its tokens lie in the auction bag: they are drawn (TB-SETUP-07) */
  readonly bag?: boolean;
  /** unloaded barrels are not priced: they wait in a pile for a catch auction (TB-CRAB-01). Piles are served by `order`. */
  readonly pile?: { readonly order: number; size(at: At<Own>): number };
  /** most licences one visit may buy */
  licencesPerVisit?(at: At<Own>): number;
  readonly sale?: Sale<Own>;
  /** R of these tokens of its fish, all in one owner's hands (TB-VAL); default: what is printed on board or token */
  worth?(at: At<Own>, tokens: Tokens): number;
  /** the kind of token a buyer gets for this barrel; default: the fish's plain token */
  tokenFor?(item: Item): TokenKind;
  /** so many of its barrels were unloaded at an own dock of this seat */
  unloaded?(at: Acting<Own>, seat: number, barrels: number): void;

  // -- bids
  /** all bids are revealed; default: the highest wins, the active player breaks a tie */
  revealed?(at: Acting<Own>, stake: Stake, bids: readonly Bid[]): void;
  /** the stake is won: payment and hand-over are the market's */
  won?(at: Acting<Own>, stake: Stake, winner: number, amount: number): void;

  // -- the table
  /** licence spaces that its goods fill on this seat's Port (TB-LIC-03) */
  fills?(at: At<Own>, seat: number): number;
  /** its part of final scoring (TB-SCORE-03) */
  scores?(at: At<Own>): readonly Score[];
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
