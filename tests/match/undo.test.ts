import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../engine/match/look.ts';
import type { LadderState } from '../games/ladder.ts';
import type { Log } from '../support/log.ts';
import { act, ask, newest, opened, refusal, registry, say, started } from '../support/log.ts';

const undo = { kind: 'undo' } as const;
const offer = (log: Log) => newest(log).match.undo;
const climbing = () => started(2, {}, 'ladder');
const marked = () => say(opened(), 'Aki', act('mark b2'));

describe('undo', () => {
  it('is offered to who acted last, back to the version before', () => {
    expect(offer(marked())).toEqual({ seat: 0, to: 5 });
  });

  it('restores the game as it was, as a new version with its base', () => {
    const log = say(marked(), 'Aki', undo);
    expect(newest(log)).toMatchObject({ n: 7, base: 5, seat: 0, events: [], draws: [] });
    expect(newest(log).match.state).toEqual(newest(opened()).match.state);
  });

  it('never brings a decision id back', () => {
    const ids = (log: Log) => decisionsOf(registry, newest(log).match).map(({ id }) => id);
    const again = say(marked(), 'Aki', undo);
    expect([ids(opened()), ids(marked()), ids(again)]).toEqual([['0.mark0'], ['0.confirm0'], ['1.mark0']]);
    expect(refusal(ask(again, 'Aki', act('mark a1', '0.mark0')))).toMatchObject(['NOT_YOUR_DECISION', {}]);
  });

  it('goes back further, step by step, and from there forward and back again', () => {
    const rungs = (log: Log): unknown => (newest(log).match.state as LadderState).rung;
    const at = (log: Log): readonly unknown[] => [newest(log).n, rungs(log), offer(log)?.to];
    const three = ['climb', 'climb', 'climb'].reduce<Log>((log, step) => say(log, 'Aki', act(step)), climbing());
    expect(at(three)).toEqual([6, 3, 5]);
    const one = say(say(three, 'Aki', undo), 'Aki', undo);
    expect(at(one)).toEqual([8, 1, 3]);
    const again = say(say(one, 'Aki', act('climb')), 'Aki', act('climb'));
    expect(at(again)).toEqual([10, 3, 9]);
    const none = [undo, undo, undo].reduce<Log>((log, step) => say(log, 'Aki', step), again);
    expect(at(none)).toEqual([13, 0, undefined]);
    expect(none.flatMap(({ base }) => base ?? [])).toEqual([5, 4, 9, 8, 3]);
  });

  it('goes back to what was learnt, and no further', () => {
    const learnt = say(say(climbing(), 'Aki', act('climb')), 'Aki', act('peek'));
    expect(offer(learnt)).toBeUndefined();
    const back = say(say(learnt, 'Aki', act('climb')), 'Aki', undo);
    expect(newest(back)).toMatchObject({ base: 5, match: { state: { rung: 1 } } });
    expect(offer(back)).toBeUndefined();
  });

  it('of a list takes back the whole list', () => {
    const log = say(say(climbing(), 'Aki', act('climb; climb')), 'Aki', undo);
    expect(newest(log)).toMatchObject({ match: { state: { rung: 0 } } });
  });

  it('leaves seats, receipts and draw counters where they are', () => {
    const before = newest(marked()).match;
    const { match } = newest(say(marked(), 'Aki', undo));
    expect([match.seats, match.draws]).toEqual([before.seats, before.draws]);
    expect(match.receipts['s:0']?.map(({ version }) => version)).toEqual([5, 6, 7]);
  });
});

describe('undo is not offered', () => {
  it.each<[string, Log]>([
    ['at the start', started()],
    ['for a sealed answer, which is replaced instead', say(started(), 'Aki', act('bid red*1'))],
    ['after a reveal', opened()],
    ['after a draw', say(opened(), 'Aki', act('toss'))],
    ["once another seat's decision has opened", say(opened(), 'Aki', act('mark b2; confirm'))],
    ['for what the clock did', say(opened(), { kind: 'clock', seat: 0 }, act('mark b2'))],
    ['for what a bot did', say(opened(), { kind: 'bot', seat: 0 }, act('mark b2'))],
  ])('%s', (_, log) => {
    expect(offer(log)).toBeUndefined();
    expect(refusal(ask(log, 'Aki', undo))).toEqual(['UNDO_NOT_OFFERED', {}]);
  });

  it('to another seat, to the server, or to a stranger', () => {
    expect(refusal(ask(marked(), 'Ben', undo))).toEqual(['UNDO_NOT_OFFERED', {}]);
    expect(refusal(ask(marked(), { kind: 'clock', seat: 0 }, undo))).toEqual(['UNDO_NOT_OFFERED', {}]);
    expect(refusal(ask(marked(), 'Zoe', undo))).toEqual(['NOT_SEATED', { resigned: false }]);
  });

  it('once another seat has submitted anything', () => {
    expect(offer(say(marked(), 'Ben', { kind: 'agreeEnd' }))).toBeUndefined();
  });

  it('but still, when the own seat agreed to the end meanwhile', () => {
    const log = say(marked(), 'Aki', { kind: 'agreeEnd' });
    expect(offer(log)).toEqual({ seat: 0, to: 5 });
    expect(newest(say(log, 'Aki', undo)).match.endAgreed).toEqual([]);
  });
});
