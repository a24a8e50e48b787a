import type { MallTable } from '../position.ts';
import { askAnew, closeCorrection, leaveGame } from '../verbs/turn.ts';
import { endTurn } from './flow.ts';
import { allButOneDone, scoreMatch } from './scoring.ts';

/** A player gives up, in any phase, finished or not (MALL-END-06, MALL-RUL-42). The turn of an active player ends (MALL-RUL-41). */
export function resign(table: MallTable, seat: number): void {
  const { outcome, turn, players } = table.state;
  if (outcome !== undefined || players[seat]?.status === 'resigned') return;
  closeCorrection(table);
  leaveGame(table, seat);
  if (allButOneDone(table)) scoreMatch(table, 'resigned');
  else if (turn.seat === seat) endTurn(table);
  askAnew(table);
}
