import { fork } from '../../kernel/fork.ts';
import type { Outcome } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { draft } from '../draft.ts';
import type { EndReason, Rank } from '../events.ts';
import type { MallTable } from '../position.ts';
import type { Correction, Phase } from '../state.ts';
import { playerOf } from './goods.ts';

/** Gives the next turn to a seat. */
export function beginTurn(table: MallTable, seat: number, no: number): void {
  draft(table).turn = { no, seat, phase: 'move', start: playerOf(table, seat).node, used: false };
  table.tell({ type: 'turnBegan', seat, no });
}

export function enterPhase(table: MallTable, phase: Phase): void {
  draft(table).turn.phase = phase;
}

/** Counts the turn that ends (MALL-END-05). */
export function countIdle(table: MallTable): void {
  const state = draft(table);
  state.idleTurns = state.turn.used ? 0 : state.idleTurns + 1;
}

/** Walks the architect along a way; it ends on its last dot (MALL-STATE-05). */
export function walk(table: MallTable, seat: number, path: readonly string[]): void {
  const player = playerOf(table, seat);
  const from = player.node;
  const last = path.at(-1);
  invariant(last !== undefined, 'an empty path');
  player.node = last;
  player.status = last === table.options.layout.entrance.node ? 'outside' : 'inside';
  table.tell({ type: 'moved', seat, from, path: [...path] });
}

/** The active player takes nothing (MALL-TAKE-01). */
export function takeNothing(table: MallTable, seat: number): void {
  table.tell({ type: 'skipped', seat });
}

/** What is asked next is asked under a new id. */
export function askAnew(table: MallTable): void {
  draft(table).serial += 1;
}

/** The position, to be come back to by a correction. */
export function noted({ state: { correction: _older, ...before } }: MallTable): Correction['before'] {
  return fork(before);
}

/** A report may be corrected until the next action (MALL-DEX-04). */
export function openCorrection(table: MallTable, seat: number, before: Correction['before']): void {
  draft(table).correction = { seat, before } as Draft<Correction>;
}

export function closeCorrection(table: MallTable): void {
  delete draft(table).correction;
}

/** Takes back all since the report that is corrected (MALL-RUL-39). No decision is opened again: ids go on. */
export function takeBack(table: MallTable): void {
  const state = draft(table);
  const { correction, serial } = state;
  invariant(correction !== undefined, 'nothing to correct');
  closeCorrection(table);
  // All that a turn may have ended with is in the earlier position as well: nothing else has to be removed.
  Object.assign(state, correction.before, { serial });
  table.tell({ type: 'reportTakenBack', seat: correction.seat });
}

/** Takes a seat out of the order of play (MALL-END-06). */
export function leaveGame(table: MallTable, seat: number): void {
  playerOf(table, seat).status = 'resigned';
  table.tell({ type: 'resigned', seat });
}

/** Stores the result: nothing is awaited any more. */
export function finish(table: MallTable, why: EndReason, ranking: readonly Rank[], outcome: Outcome): void {
  const state = draft(table);
  delete state.correction;
  state.outcome = outcome as Draft<Outcome>;
  table.tell({ type: 'gameOver', why, ranking });
}
