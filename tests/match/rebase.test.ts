import { describe, expect, it } from 'vitest';
import type { Command, Match } from '../../engine/match/match.ts';
import { mayRebase } from '../../engine/match/rebase.ts';
import { tictactoe } from '../games/tictactoe.ts';
import type { Log, Who } from '../support/log.ts';
import { act, created, newest, opened, registry, say, started, submissionOf } from '../support/log.ts';

type TictactoeLook = Parameters<typeof tictactoe.awaiting>[0];

const may = (log: Log, who: Who, command: Command, seatActedSince = false): boolean => {
  const match: Match = newest(log).match;
  return mayRebase(registry, match, submissionOf(match, who, command, { expectedVersion: 1 }), seatActedSince);
};

describe('a late submission is decided anew', () => {
  it('when it answers a sealed decision that it names and that is still open', () => {
    const log = say(started(3), 'Ben', act('bid red*1'));
    expect(may(log, 'Aki', act('bid red*1', '0.bid0'))).toBe(true);
    expect(may(log, 'Ben', act('bid red*2', '0.bid1'))).toBe(true);
    expect(may(log, { kind: 'bot', seat: 2 }, act('bid -', '0.bid2'))).toBe(true);
  });

  it.each<[string, Log, Who, Command, boolean]>([
    ['that names no decision', started(3), 'Aki', act('bid -'), false],
    ["that names another's", started(3), 'Aki', act('bid -', '0.bid1'), false],
    ['whose decision has closed', opened(), 'Aki', act('bid -', '0.bid0'), false],
    ['whose seat has acted since', started(3), 'Aki', act('bid -', '0.bid0'), true],
    ['that answers an open turn', opened(), 'Aki', act('mark a1', '0.mark0'), false],
    ['of a stranger', started(3), 'Zoe', act('bid -', '0.bid0'), false],
    ['that undoes', opened(), 'Aki', { kind: 'undo' }, false],
    ['that resigns', opened(), 'Aki', { kind: 'resign' }, false],
  ])('but not one %s', (_, log, who, command, seatActedSince) => {
    expect(may(log, who, command, seatActedSince)).toBe(false);
  });

  it('but not while its seat is asked something else too: the actions could answer that', () => {
    const turn = { id: 'turn', seat: 0, kind: 'turn', sealed: false };
    const asking = { ...tictactoe, awaiting: (look: TictactoeLook) => [...tictactoe.awaiting(look), turn] };
    const { match } = newest(started(3));
    const late = (who: Who, decisionId: string) =>
      mayRebase({ tictactoe: asking }, match, submissionOf(match, who, act('bid -', decisionId)), false);
    expect([late('Aki', '0.bid0'), late('Ben', '0.bid1')]).toEqual([false, true]);
  });

  it('when it joins and a seat that it accepts is free', () => {
    const log = say(created({ seats: 3 }), 'Ben', { kind: 'join' });
    expect(may(log, 'Chiyo', { kind: 'join' })).toBe(true);
    expect(may(log, 'Chiyo', { kind: 'join', seat: 2 })).toBe(true);
    expect(may(log, 'Chiyo', { kind: 'join', seat: 1 })).toBe(false);
    expect(may(say(log, 'Dai', { kind: 'join' }), 'Chiyo', { kind: 'join' })).toBe(false);
    expect(may(started(), 'Chiyo', { kind: 'join' })).toBe(false);
  });
});
