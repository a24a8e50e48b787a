import type { Outcome } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Draft } from '../../kernel/table.ts';
import { draft } from '../draft.ts';
import type { EventOf } from '../events.ts';
import type { PoissonnierTable } from '../position.ts';
import type { Phase } from '../state.ts';

/** Asks a seat anew: what it was asked before has another decision id. */
export function askAnew(table: PoissonnierTable, seat: number): void {
  const player = draft(table).players[seat];
  invariant(player !== undefined, `seat ${seat}`);
  player.asked += 1;
}

/** Gives the turn to a seat (LP-TURN-01). */
export function beginTurn(table: PoissonnierTable, seat: number, no: number): void {
  draft(table).turn = { no, seat, phase: 'place', requested: [] };
  table.tell({ type: 'turnBegan', seat, no });
}

/** The turn goes on to another phase, in which these seats are asked. */
export function enterPhase(table: PoissonnierTable, phase: Phase, asked: readonly number[]): void {
  draft(table).turn.phase = phase;
  for (const seat of asked) askAnew(table, seat);
}

/** The turn is over. */
export function closeTurn(table: PoissonnierTable): void {
  table.tell({ type: 'turnEnded', seat: table.state.turn.seat });
}

/** The pile is used up: this turn is the last (LP-DRAW-04). */
export function announceLastTurn(table: PoissonnierTable): void {
  draft(table).lastTurn = true;
  table.tell({ type: 'lastTurn', seat: table.state.turn.seat });
}

/** Stores the result: nothing is awaited any more. All that was hidden is open from now on (LP-VIS-02). */
export function finish(table: PoissonnierTable, outcome: Outcome, told: Omit<EventOf<'gameOver'>, 'type'>): void {
  const state = draft(table);
  delete state.request;
  state.outcome = outcome as Draft<Outcome>;
  table.reveal();
  table.tell({ type: 'gameOver', ...told });
}
