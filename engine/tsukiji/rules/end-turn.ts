import { action } from '../../kernel/catalogue.ts';
import { plainForm } from '../../kernel/form.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { closing, defineRule } from '../rule.ts';
import { beginAfter, beginTurn } from '../verbs/turn.ts';
import { checkEnd } from './end-check.ts';
import { scoreMatch } from './scoring.ts';

/** S1 of a seat's turn; degradation follows when the step is settled. */
export function startTurn(table: TsukijiTable, seat: number, round: number): void {
  beginTurn(table, seat, round);
  checkEnd(table, seat);
}

const notDone = ({ state }: TsukijiLook): Violation | undefined =>
  state.turn.ap === 0 ? undefined : refuse('points.unspent', { ap: state.turn.ap });

/** The turn passes on, or the match is over (TB-END-04, TB-RUL-77, TX-RUL-72). */
export function nextTurn(table: TsukijiTable): void {
  const { turn, players, firstSeat, round, end, agreed } = table.state;
  const { roundLimit } = table.options;
  const next = (turn.seat + 1) % players.length;
  const nextRound = next === firstSeat ? round + 1 : round;
  if (end?.last === turn.seat) scoreMatch(table, 'end');
  else if (agreed === true) scoreMatch(table, 'agreed');
  else if (roundLimit !== undefined && nextRound > roundLimit) scoreMatch(table, 'roundLimit');
  else startTurn(table, next, nextRound);
}

/** END_TURN (TB-TURN-07): all base Action Points are spent; unspent points for Markets lapse. Step B follows (TX-TURN-01). */
export const endTurn = defineRule('endTurn', action('End your turn.', {}), {
  moments: ['main'],
  closing,
  forms: (look) => (notDone(look) === undefined ? [plainForm('endTurn')] : []),
  check: notDone,
  run(table, seat) {
    table.tell({ type: 'turnEnded', seat });
    beginAfter(table);
  },
});
