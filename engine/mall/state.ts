import type { Outcome } from '../kernel/game.ts';
import type { BagId } from './catalog/ids.ts';

/** One thing to take (MALL-COMP-18). */
export interface Item {
  /** `<type>#<n>` */
  readonly id: string;
  readonly type: string;
  /** printed on crabs and tuna */
  readonly value?: number;
  /** of a sold salmon: `f` up if it paid as the first, else `4` (MALL-SAL-01) */
  readonly side?: 'f' | '4';
}

/** MALL-STATE-05; `finished` with two barrels (MALL-EXIT-05). */
export type Status = 'outside' | 'inside' | 'finished' | 'resigned';

export interface Player {
  readonly yen: number;
  /** the dot of the architect */
  readonly node: string;
  readonly crate: readonly Item[];
  /** what was carried out and stays before the player */
  readonly shelf: readonly Item[];
  readonly barrels: number;
  /** over the whole match (MALL-TUNA-02) */
  readonly tunaBought: number;
  readonly status: Status;
}

/** What the active player does now (section 6). */
export type Phase = 'move' | 'reportMove' | 'settle' | 'take' | 'reportTake';

export interface Turn {
  /** 1 for the first turn of the match */
  readonly no: number;
  readonly seat: number;
  readonly phase: Phase;
  /** the dot where it began */
  readonly start: string;
  /** something was taken, used or paid in it: it is not idle (MALL-RUL-41) */
  readonly used: boolean;
}

/** A report of fallen items that may still be corrected (MALL-DEX-04). */
export interface Correction {
  readonly seat: number;
  /** the position in which it was made first */
  readonly before: Omit<State, 'correction'>;
}

export interface State {
  /** MALL-LAY-22 */
  readonly layout: { readonly id: string; readonly version: number };
  readonly players: readonly Player[];
  /** yen of each price pile */
  readonly prices: { readonly [group: string]: number };
  readonly cards: { readonly [card: string]: readonly Item[] };
  /** by ascending value (MALL-RNG-04) */
  readonly bags: { readonly [Bag in BagId]: readonly Item[] };
  readonly vending: { readonly crate: readonly Item[]; readonly overflow: readonly Item[]; readonly uses: number };
  /** fallen and out of the game (MALL-DEX-03) */
  readonly lost: readonly Item[];
  /** somebody has left with salmon (MALL-SAL-01) */
  readonly salmonSold: boolean;
  readonly barrelsLeft: number;
  /** idle turns on end (MALL-END-05) */
  readonly idleTurns: number;
  readonly turn: Turn;
  readonly correction?: Correction;
  /** raised with every action: part of decision ids */
  readonly serial: number;
  readonly outcome?: Outcome;
}
