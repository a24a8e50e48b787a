import { seatsFrom } from '../look.ts';
import type { PoissonnierTable } from '../position.ts';
import { dropArrangements } from '../verbs/crates.ts';
import { leaveGame } from '../verbs/leave.ts';
import { dropHelper, dropRequest } from '../verbs/request.ts';
import { finishTurn } from './end-turn.ts';
import { scoreMatch } from './scoring.ts';
import { settle } from './settle.ts';

/**
 * A player gives up, in any phase (LP-END-04). The turn of an active player ends at once (LP-RUL-49); asks and offers of a helper
 * vanish (LP-RUL-50). One player alone has won.
 */
export function resign(table: PoissonnierTable, seat: number): void {
  const { outcome, turn, request } = table.state;
  if (outcome !== undefined) return;
  const isActive = turn.seat === seat;
  if (isActive && request !== undefined) dropRequest(table);
  leaveGame(table, seat);
  dropHelper(table, seat);
  if (isActive) dropArrangements(table);
  if (seatsFrom(table, 0).length === 1) scoreMatch(table, 'alone');
  else if (isActive) finishTurn(table);
  else settle(table);
}
