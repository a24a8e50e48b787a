import { isViolation } from '../../engine/kernel/violation.ts';
import { exportMatch } from '../../engine/match/export.ts';
import type { MatchExport } from '../../engine/match/exported.ts';
import type { TictactoeState } from '../games/tictactoe.ts';
import type { Log, Who } from './log.ts';
import { act, created, newest, say, secret } from './log.ts';

const invited = (): Log => {
  const lobby = created({
    seats: 3,
    bots: ['first'],
    sit: { word: 'rain' },
    access: { kind: 'invitation', code: 'canary' },
  });
  const left = say(say(lobby, 'Zoe', { kind: 'join', code: 'canary', word: 'gone' }), 'Zoe', { kind: 'leave' });
  return say(say(left, 'Ben', { kind: 'join', code: 'canary', word: 'sun' }), 'Aki', { kind: 'start' });
};

const boardOf = (log: Log) => newest(log).match.state as TictactoeState;

/** Who plays the seat whose turn it is. */
const mover = (log: Log): Who => ['Aki', 'Ben'][boardOf(log).turn] ?? { kind: 'bot', seat: 2 };

/** A match with everything in it: comings and goings, replaced bids, a tie drawn, tosses, an undo, a bot, a resignation. */
export function eventful(): Log {
  let log = say(say(invited(), 'Ben', act('bid blue*1', '0.bid1')), 'Ben', act('bid red*1'));
  log = say(say(log, { kind: 'bot', seat: 2 }, act('bid red*1')), 'Aki', act('bid red*1'));
  for (let turn = 0; turn < 4 || mover(log) !== 'Aki'; turn += 1) {
    log = say(say(log, mover(log), act('toss')), mover(log), act('confirm'));
  }
  const free = boardOf(log).board.indexOf(null);
  log = say(log, 'Aki', act(`mark ${'abcd'[free % 4]}${Math.floor(free / 4) + 1}`));
  log = say(log, 'Aki', { kind: 'undo' });
  return say(say(log, 'Aki', { kind: 'resign' }), 'Ben', { kind: 'agreeEnd' });
}

/** The match of {@link eventful} as the JSON that one would download. */
export function eventfulExport(): MatchExport {
  const done = exportMatch(eventful(), secret);
  if (isViolation(done)) throw new Error(done.code);
  return JSON.parse(JSON.stringify(done)) as MatchExport;
}
