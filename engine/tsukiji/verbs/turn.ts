import type { Outcome } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import type { MarketId } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { draft } from '../draft.ts';
import type { TsukijiTable } from '../market.ts';
import type { State } from '../state.ts';

/** A turn as it begins (TB-TURN-01). */
export function freshTurn(seat: number, ap: number): State['turn'] {
  return { seat, stage: 'start', ap, cartAp: 0, acted: false, boughtAtStart: false, commands: 0, visits: {} };
}

/** Gives the turn to a seat. */
export function beginTurn(table: TsukijiTable, seat: number, round: number): void {
  const state = draft(table);
  state.turn = freshTurn(seat, print(table, 'turn.actionPoints')) as Draft<State['turn']>;
  state.round = round;
  table.tell({ type: 'turnBegan', seat, round });
}

/** Degradation is over, one way or another: S2b begins (TX-TURN-01). */
export function endDegradation(table: TsukijiTable): void {
  draft(table).turn.stage = 'prepare';
}

/** S3 begins. */
export function beginMain(table: TsukijiTable): void {
  draft(table).turn.stage = 'main';
}

/** The active player is done: others may still buy before the next turn (step B, TX-TURN-01). */
export function beginAfter(table: TsukijiTable): void {
  draft(table).turn.stage = 'after';
}

/** Lets a seat buy after the turn (TX-INFL-05). */
export function openWindow(table: TsukijiTable, seat: number, market: MarketId): void {
  const state = draft(table);
  state.activity = { kind: 'window', seat, market };
  state.serial += 1;
  table.tell({ type: 'windowOpened', seat, market, target: state.turn.seat });
}

export function closeWindow(table: TsukijiTable, seat: number, market: MarketId): void {
  const state = draft(table);
  delete state.activity;
  table.tell({ type: 'windowClosed', seat, market, target: state.turn.seat });
}

/** Notes a purchase at the start of the turn (TB-DEG-04). */
export function noteStartPurchase(table: TsukijiTable): void {
  draft(table).turn.boughtAtStart = true;
}

/** Spends Action Points for an action; points for Markets only go first where they may be used (TB-RUL-68). */
export function spendPoints(table: TsukijiTable, points: number, forMarket: boolean): void {
  const turn = draft(table).turn;
  const fromCart = forMarket ? Math.min(turn.cartAp, points) : 0;
  invariant(turn.ap >= points - fromCart, 'Action Points');
  turn.cartAp -= fromCart;
  turn.ap -= points - fromCart;
  turn.acted = true;
}

/** Adds a point for Market entry costs (TB-RENT-05). */
export function gainCartPoint(table: TsukijiTable): void {
  draft(table).turn.cartAp += 1;
}

/**
 * Counts an action of this turn towards its bound, a sealed bid towards that of its bidder; not those in a window, which ends by
 * itself (TB-RUL-76, TX-RUL-64). All but sealed bids renew the decision ids.
 */
export function countCommand(table: TsukijiTable, seat: number): void {
  const state = draft(table);
  const { turn, pending } = state;
  if (pending?.kind === 'bidding') {
    turn.bids = { ...turn.bids, [seat]: (turn.bids?.[seat] ?? 0) + 1 };
    return;
  }
  if (turn.stage !== 'after') turn.commands += 1;
  state.serial += 1;
}

export function beginFishing(table: TsukijiTable): void {
  const state = draft(table);
  state.activity = { kind: 'fishing', activated: [], used: {}, unloaded: 0, piles: {} };
  table.tell({ type: 'fishingBegan', seat: state.turn.seat });
}

/** Counts unloaded barrels; gives the number before and after (TB-FISH-08). */
export function countUnloaded(table: TsukijiTable, barrels: number): readonly [number, number] {
  const fishing = draft(table).activity;
  invariant(fishing?.kind === 'fishing', 'unloading outside Fishing');
  const before = fishing.unloaded;
  fishing.unloaded += barrels;
  return [before, fishing.unloaded];
}

export function endFishing(table: TsukijiTable): void {
  const state = draft(table);
  delete state.activity;
  table.tell({ type: 'fishingEnded', seat: state.turn.seat });
}

export function beginBuying(table: TsukijiTable): void {
  const state = draft(table);
  state.activity = { kind: 'buying' };
  table.tell({ type: 'buyingBegan', seat: state.turn.seat });
}

export function endBuying(table: TsukijiTable): void {
  const state = draft(table);
  delete state.activity;
  table.tell({ type: 'buyingEnded', seat: state.turn.seat });
}

/** Triggers the end: `last` is the seat that plays the last turn (TB-END-04). */
export function triggerEnd(
  table: TsukijiTable,
  by: number,
  last: number,
  conditions: readonly ('yen' | 'resources')[],
): void {
  draft(table).end = { by, last };
  table.tell({ type: 'endTriggered', seat: by, conditions, last });
}

/** All agree to end the match: scoring follows the running turn (TX-RUL-72). */
export function agreeToEnd(table: TsukijiTable): void {
  const state = draft(table);
  if (state.agreed === true) return;
  state.agreed = true;
  table.tell({ type: 'endAgreed', last: state.turn.seat });
}

/** Stores the result: nothing is awaited any more. */
export function finish(table: TsukijiTable, outcome: Outcome): void {
  const state = draft(table);
  delete state.pending;
  delete state.activity;
  state.outcome = outcome as Draft<Outcome>;
}
