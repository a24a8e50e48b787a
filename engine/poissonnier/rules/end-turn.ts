import { plainForm } from '../../kernel/form.ts';
import { known } from '../../kernel/invariant.ts';
import { othersOf, seatsFrom } from '../look.ts';
import type { PoissonnierTable } from '../position.ts';
import { defineRule } from '../rule.ts';
import { beginTurn, closeTurn, enterPhase } from '../verbs/turn.ts';
import { drawStep } from './draw-step.ts';
import { scoreMatch } from './scoring.ts';

/** Begins a turn: DRAW, then PLACE for all (LP-TURN-01). */
export function startTurn(table: PoissonnierTable, seat: number, no: number): void {
  beginTurn(table, seat, no);
  drawStep(table);
  enterPhase(table, 'place', seatsFrom(table, seat));
}

/** Ends the turn: the next player still in draws, or the match is over after the last turn (LP-END-01). */
export function finishTurn(table: PoissonnierTable): void {
  closeTurn(table);
  if (table.state.lastTurn) {
    scoreMatch(table, 'end');
    return;
  }
  const { seat, no } = table.state.turn;
  const [next] = othersOf(table, seat);
  startTurn(table, known(next, 'the next seat'), no + 1);
}

/** endTurn (LP-TURN-01): serving is optional (LP-TURN-02). */
export const endTurn = defineRule('endTurn', {
  phases: ['serve'],
  active: true,
  forms: () => [plainForm('endTurn')],
  check: () => undefined,
  run: finishTurn,
});
