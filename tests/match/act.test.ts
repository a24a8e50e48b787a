import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../engine/match/look.ts';
import { act, ask, created, finished, newest, opened, raw, refusal, registry, say, started } from '../support/log.ts';

const idsOf = (log: ReturnType<typeof started>) => decisionsOf(registry, newest(log).match).map(({ id }) => id);

describe('actions', () => {
  it('are applied whole, as one version with its events and draws', () => {
    const log = say(opened(), 'Aki', act('mark b2; confirm cheer=hooray'));
    expect(newest(log)).toMatchObject({
      n: 6,
      seat: 0,
      events: [
        { type: 'marked', seat: 0, cell: 'b2' },
        { type: 'confirmed', seat: 0, cheer: 'hooray' },
      ],
      draws: [],
      match: { version: 6, state: { turn: 1 } },
    });
  });

  it('draw from where the streams stand', () => {
    const tossed = say(opened({ size: 4 }), 'Aki', act('toss'));
    const next = say(say(tossed, 'Aki', act('confirm')), 'Ben', act('toss'));
    expect(newest(tossed).draws).toMatchObject([{ stream: 'toss', index: 0, bound: 16 }]);
    expect(newest(next).draws).toMatchObject([{ stream: 'toss', index: 1, bound: 15 }]);
    expect(newest(next).match.draws).toEqual({ toss: 2 });
  });

  it('are refused whole', () => {
    const log = opened();
    expect(refusal(ask(log, 'Aki', act('mark a1; mark a2')))).toEqual(['turn.marked', { index: 1 }]);
    expect(refusal(ask(log, 'Aki', act('toss; confirm')))).toEqual(['MUST_BE_LAST', { index: 0, action: 'toss' }]);
    expect(newest(say(log, 'Aki', act('mark a1'))).match.version).toBe(6);
  });

  it('are checked against the catalogue first', () => {
    const bad = (...actions: readonly unknown[]) => refusal(ask(opened(), 'Aki', raw(actions as never)));
    expect(bad({ type: 'fly' })).toEqual(['action.unknown', { action: 'fly', index: 0 }]);
    expect(bad({ type: 'mark', cell: 'z9' })).toMatchObject([
      'action.malformed',
      { action: 'mark', field: 'cell', index: 0 },
    ]);
    expect(bad()).toMatchObject(['action.malformed', { field: 'actions', expected: { kind: 'list', min: 1 } }]);
    expect(bad(...Array.from({ length: 101 }, () => ({ type: 'confirm' })))).toMatchObject([
      'action.malformed',
      { field: 'actions', expected: { max: 100 } },
    ]);
    expect(bad({ type: 'mark', cell: '\ud800' })).toMatchObject(['action.malformed', { expected: { kind: 'json' } }]);
  });

  it.each<[string, Parameters<typeof ask>[1], string, unknown]>([
    ['a stranger', 'Zoe', 'NOT_SEATED', { resigned: false }],
    ['a seat that is not awaited', 'Ben', 'NOT_YOUR_DECISION', { seat: 1 }],
    ['the clock for a seat that is not awaited', { kind: 'clock', seat: 1 }, 'NOT_YOUR_DECISION', { seat: 1 }],
  ])('are refused to %s', (_, who, code, facts) => {
    expect(refusal(ask(opened(), who, act('mark a1')))).toEqual([code, facts]);
  });

  it('may come from the clock or a bot for their seat', () => {
    const log = say(opened(), { kind: 'clock', seat: 0 }, act('mark a1'));
    expect(newest(log)).toMatchObject({ seat: 0, actor: { kind: 'clock' } });
  });

  it('are refused when the match has moved on, or has ended', () => {
    const log = opened();
    expect(refusal(ask(log, 'Aki', act('mark a1'), { expectedVersion: 4 }))).toEqual([
      'STALE_VERSION',
      { expected: 4, current: 5 },
    ]);
    expect(refusal(ask(log, 'Aki', act('mark a1'), { expectedVersion: 6 }))).toEqual([
      'STALE_VERSION',
      { expected: 6, current: 5 },
    ]);
    expect(refusal(ask(finished(), 'Ben', act('mark c3')))).toEqual(['MATCH_OVER', {}]);
  });
});

describe('a decision', () => {
  it('is answered by its id, or by whatever is open', () => {
    const log = opened();
    expect(idsOf(log)).toEqual(['0.mark0']);
    expect(ask(log, 'Aki', act('mark a1', '0.mark0'))).toMatchObject({ kind: 'accepted' });
    expect(refusal(ask(log, 'Aki', act('mark a1', '0.bid0')))).toEqual([
      'NOT_YOUR_DECISION',
      { seat: 0, decisionId: '0.bid0' },
    ]);
    expect(refusal(ask(log, 'Aki', act('mark a1', 'mark0')))).toMatchObject(['NOT_YOUR_DECISION', {}]);
  });

  it('of another seat is not yours', () => {
    expect(refusal(ask(started(), 'Aki', act('bid -', '0.bid1')))).toMatchObject(['NOT_YOUR_DECISION', { seat: 0 }]);
  });

  it('stays open when sealed, and its answer may be replaced until the reveal', () => {
    const once = say(started(), 'Aki', act('bid blue*2'));
    expect(decisionsOf(registry, newest(once).match)).toMatchObject([
      { id: '0.bid0', answered: true },
      { id: '0.bid1' },
    ]);
    const log = say(say(once, 'Aki', act('bid red*1')), 'Ben', act('bid red*2'));
    expect(newest(log).events).toContainEqual({ type: 'bidsRevealed', bids: [{ red: 1 }, { red: 2 }], first: 1 });
    expect(refusal(ask(log, 'Aki', act('bid blue*2', '0.bid0')))).toMatchObject(['NOT_YOUR_DECISION', {}]);
  });

  it('is settled by a draw where bids are equal, and the draw comes last', () => {
    const log = say(started(), 'Aki', act('bid -'));
    expect(newest(say(log, 'Ben', act('bid -'))).draws).toMatchObject([{ stream: 'first', index: 0, bound: 2 }]);
    expect(refusal(ask(log, 'Ben', act('bid -; mark a1')))).toEqual(['MUST_BE_LAST', { index: 0, action: 'bid' }]);
  });
});

describe('the end', () => {
  it('keeps the outcome and awaits nothing', () => {
    const { match } = newest(finished());
    expect(match).toMatchObject({
      phase: 'over',
      outcome: {
        placings: [
          { seat: 0, place: 1, score: 1 },
          { seat: 1, place: 2 },
        ],
      },
    });
    expect(idsOf(finished())).toEqual([]);
    expect(match.undo).toBeUndefined();
  });

  it('is told before anything else about a submission', () => {
    expect(refusal(ask(finished(), 'Zoe', { kind: 'join' }, { expectedVersion: 1 }))).toEqual(['MATCH_OVER', {}]);
  });
});

it('a lobby has no decisions', () => {
  expect(idsOf(created())).toEqual([]);
});
