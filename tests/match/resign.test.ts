import { describe, expect, it } from 'vitest';
import type { Table } from '../../engine/kernel/table.ts';
import { decide } from '../../engine/match/decide.ts';
import type { TictactoeEvent, TictactoeOptions, TictactoeState } from '../games/tictactoe.ts';
import { tictactoe } from '../games/tictactoe.ts';
import type { Log } from '../support/log.ts';
import {
  act,
  ask,
  created,
  newest,
  opened,
  refusal,
  say,
  secret,
  started,
  submissionOf,
  timeOf,
} from '../support/log.ts';

type TictactoeTable = Table<TictactoeState, TictactoeOptions, TictactoeEvent>;

const resign = { kind: 'resign' } as const;
const agreeEnd = { kind: 'agreeEnd' } as const;
const places = (log: Log) => newest(log).match.outcome?.placings.map(({ place }) => place);
const withBots = (bots: readonly string[], seats: number): Log =>
  say(created({ seats, bots }), 'Aki', { kind: 'start' });

describe('resigning', () => {
  it('leaves the seat to the clock and the match to the others', () => {
    const log = say(started(3), 'Aki', resign);
    expect(newest(log)).toMatchObject({
      seat: 0,
      match: { phase: 'playing', seats: [{ name: 'Aki', resigned: true }, {}, {}] },
    });
    expect(refusal(ask(log, 'Aki', act('bid -')))).toEqual(['NOT_SEATED', { resigned: true }]);
    expect(refusal(ask(log, 'Aki', resign))).toEqual(['NOT_SEATED', { resigned: true }]);
    expect(ask(log, { kind: 'clock', seat: 0 }, act('bid -'))).toMatchObject({ kind: 'accepted' });
  });

  it('ends the match when one seat is left, which wins', () => {
    const log = say(say(started(3), 'Aki', resign), 'Chiyo', resign);
    expect(newest(log).match.phase).toBe('over');
    expect(places(log)).toEqual([2, 1, 2]);
    expect(newest(log).events).toEqual([{ type: 'ended', winner: null }]);
  });

  it('ends the match when only bots are left', () => {
    const log = say(withBots(['first', 'first'], 3), 'Aki', resign);
    expect(newest(log).match.phase).toBe('over');
    expect(places(log)).toEqual([3, 1, 1]);
  });

  it('places a seat behind all others even if its fallback wins', () => {
    // Aki resigns, and the clock fills the first column for it.
    const clock = { kind: 'clock', seat: 0 } as const;
    let log = say(say(started(3), 'Ben', act('bid -')), 'Chiyo', act('bid -'));
    log = say(say(log, 'Aki', act('bid red*1')), 'Aki', resign);
    for (const row of [1, 2]) {
      log = say(log, clock, act(`mark a${row}; confirm`));
      log = say(log, 'Ben', act(`mark b${row}; confirm`));
      log = say(log, 'Chiyo', act(`mark ${row === 1 ? 'c1' : 'd2'}; confirm`));
    }
    log = say(log, clock, act('mark a3; confirm'));
    expect(newest(log).match).toMatchObject({ phase: 'over', state: { winner: 0 } });
    expect(places(log)).toEqual([3, 1, 1]);
  });

  it('takes an agreement to the end along', () => {
    const log = say(say(started(3), 'Aki', agreeEnd), 'Aki', resign);
    expect(newest(log).match.endAgreed).toEqual([]);
  });

  it('ends the match when all the others have agreed to that', () => {
    const log = say(say(started(3), 'Ben', agreeEnd), 'Chiyo', agreeEnd);
    expect(newest(say(log, 'Aki', resign)).match).toMatchObject({ phase: 'over', endAgreed: [] });
    expect(newest(say(say(started(4), 'Ben', agreeEnd), 'Aki', resign)).match.phase).toBe('playing');
  });

  it('is for who sits in a running match', () => {
    expect(refusal(ask(opened(), 'Zoe', resign))).toEqual(['NOT_SEATED', { resigned: false }]);
  });
});

describe('a game that has rules for it', () => {
  const { match, hash } = newest(started(3));
  const submission = submissionOf(match, 'Aki', resign);
  const resigned = (rule: (table: TictactoeTable, seat: number) => void) =>
    decide({ tictactoe: { ...tictactoe, resign: rule } }, { match, hash }, submission, { at: timeOf(5), secret });

  it('plays them, with draws and events', () => {
    const verdict = resigned((table, seat) => {
      table.state.bids[seat] = {};
      table.draw('lot', 6);
      table.tell({ type: 'confirmed', seat });
    });
    expect(verdict).toMatchObject({
      kind: 'accepted',
      version: {
        events: [{ type: 'confirmed', seat: 0 }],
        draws: [{ stream: 'lot', index: 0, bound: 6 }],
        match: { phase: 'playing', draws: { lot: 1 }, state: { bids: [{}, null, null] } },
      },
    });
  });

  it('may end by them', () => {
    const verdict = resigned(({ state }) => {
      state.phase = 'over';
    });
    expect(verdict).toMatchObject({
      version: { match: { phase: 'over', outcome: { placings: [{ place: 3 }, { place: 1 }, { place: 1 }] } } },
    });
  });
});

describe('agreeing to the end', () => {
  it('ends the match when all persons agree; bots have no say', () => {
    const joined = say(created({ seats: 3, bots: ['first'] }), 'Ben', { kind: 'join' });
    const one = say(say(joined, 'Aki', { kind: 'start' }), 'Aki', agreeEnd);
    expect(newest(one).match).toMatchObject({ phase: 'playing', endAgreed: [0] });
    const all = say(one, 'Ben', agreeEnd);
    expect(newest(all).match).toMatchObject({ phase: 'over', endAgreed: [] });
    expect(places(all)).toEqual([1, 1, 1]);
  });

  it('does not wait for who has resigned', () => {
    const log = say(say(started(3), 'Aki', resign), 'Ben', agreeEnd);
    expect(newest(log).match.phase).toBe('playing');
    expect(places(say(log, 'Chiyo', agreeEnd))).toEqual([3, 1, 1]);
  });

  it('is taken back by the next act of anyone', () => {
    const log = say(say(opened(), 'Ben', agreeEnd), 'Aki', act('mark a1'));
    expect(newest(log).match.endAgreed).toEqual([]);
  });

  it('is said once', () => {
    const log = say(opened(), 'Ben', agreeEnd);
    expect(refusal(ask(log, 'Ben', agreeEnd))).toEqual(['ALREADY_AGREED', { seat: 1 }]);
  });
});

describe('a game in which what is under way ends first', () => {
  const one = say(started(2), 'Aki', agreeEnd);
  const { match, hash } = newest(one);
  const agree = ({ state, tell }: TictactoeTable) => {
    state.bids[1] = {};
    tell({ type: 'confirmed', seat: 1 });
  };
  const verdict = decide(
    { tictactoe: { ...tictactoe, agree } },
    { match, hash },
    submissionOf(match, 'Ben', agreeEnd),
    {
      at: timeOf(5),
      secret,
    },
  );

  it('goes on as its rules say', () => {
    expect(verdict).toMatchObject({
      kind: 'accepted',
      version: { events: [{ type: 'confirmed', seat: 1 }], match: { phase: 'playing', endAgreed: [0, 1] } },
    });
  });

  it('offers no undo of the agreement', () => {
    expect('version' in verdict && verdict.version).not.toHaveProperty('match.undo');
  });
});
