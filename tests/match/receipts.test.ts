import { describe, expect, it } from 'vitest';
import type { Log } from '../support/log.ts';
import { act, ask, created, finished, newest, opened, refusal, say, started } from '../support/log.ts';

const mine = { moveId: 'mine' };

describe('the same moveId', () => {
  it('is answered as the first time, however often and however late', () => {
    const log = say(opened(), 'Aki', act('mark a1; confirm'), mine);
    const later = say(log, 'Ben', act('mark b1; confirm'));
    for (const expectedVersion of [1, 5, 6, 7, 99]) {
      expect(ask(later, 'Aki', act('mark a1; confirm'), { ...mine, expectedVersion })).toEqual({
        kind: 'again',
        version: 6,
      });
    }
  });

  it('is refused for anything else', () => {
    const log = say(opened(), 'Aki', act('mark a1; confirm'), mine);
    const reused = ['MOVE_ID_REUSED', { version: 6 }];
    expect(refusal(ask(log, 'Aki', act('mark a2; confirm'), mine))).toEqual(reused);
    expect(refusal(ask(log, 'Aki', act('mark a1; confirm', '0.mark0'), mine))).toEqual(reused);
    expect(refusal(ask(log, 'Aki', { kind: 'resign' }, mine))).toEqual(reused);
  });

  it('is the own one: others may use it too', () => {
    const log = say(opened(), 'Aki', act('mark a1; confirm'), mine);
    expect(ask(log, 'Ben', act('mark b1; confirm'), mine)).toMatchObject({ kind: 'accepted' });
  });

  it('is still known after the match is over', () => {
    const log = finished();
    const last = newest(log);
    expect(ask(log, 'Aki', act('mark a3; confirm'), { moveId: last.moveId })).toEqual({
      kind: 'again',
      version: last.n,
    });
  });

  it('means the same whatever the order of its words', () => {
    const log = say(
      started(),
      'Aki',
      { kind: 'act', actions: [{ type: 'bid', chips: { red: 1, blue: 1 } } as never] },
      mine,
    );
    const other = { actions: [{ chips: { blue: 1, red: 1 }, type: 'bid' } as never], kind: 'act' } as const;
    expect(ask(log, 'Aki', other, mine)).toEqual({ kind: 'again', version: 4 });
  });

  it('of a refusal is free again: nothing was accepted', () => {
    expect(refusal(ask(opened(), 'Aki', act('mark a1; mark a2'), mine))).toMatchObject(['turn.marked', {}]);
    expect(ask(opened(), 'Aki', act('mark a1'), mine)).toMatchObject({ kind: 'accepted' });
  });
});

describe('in the lobby', () => {
  it('a receipt belongs to the person, and is known at the table', () => {
    const joined = say(created(), 'Ben', { kind: 'join' }, mine);
    const log = say(joined, 'Aki', { kind: 'start' });
    expect(ask(log, 'Ben', { kind: 'join' }, mine)).toEqual({ kind: 'again', version: 2 });
    expect(ask(log, 'Aki', { kind: 'start' }, { moveId: newest(log).moveId })).toEqual({ kind: 'again', version: 3 });
  });

  it('a seat that changes hands keeps nothing of who sat there', () => {
    const left = say(say(created(), 'Ben', { kind: 'join' }, mine), 'Ben', { kind: 'leave' });
    expect(ask(left, 'Chiyo', { kind: 'join' }, mine)).toMatchObject({ kind: 'accepted' });
  });

  it('remembers no more than the last 8 persons', () => {
    let log: Log = created();
    for (let number = 0; number < 40; number += 1) {
      log = say(say(log, `Guest${number}`, { kind: 'join' }), `Guest${number}`, { kind: 'leave' });
    }
    const persons = Object.keys(newest(log).match.receipts);
    expect(persons).toHaveLength(8);
    expect(persons).toContain('p:id-Guest39');
    expect(persons).not.toContain('p:id-Guest31');
  });
});

it('keeps the last 16 of a seat, newest last', () => {
  let log: Log = opened({ size: 8 });
  for (let turn = 0; turn < 12; turn += 1) {
    log = say(say(log, 'Aki', act('mark a1')), 'Aki', { kind: 'undo' });
  }
  const kept = newest(log).match.receipts['s:0'] ?? [];
  expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 16 }, (_, at) => newest(log).n - 15 + at));
});

describe("a person's moveId", () => {
  it.each([[''], ['x'.repeat(65)], ['clock:0.mark0'], ['bot:0.mark0'], ['a b'], ['\u9b5a']])(
    'cannot be %j',
    (moveId) => {
      expect(refusal(ask(opened(), 'Aki', act('mark a1'), { moveId }))).toEqual([
        'MOVE_ID_MALFORMED',
        { longest: 64, expected: '1 to 64 letters, digits, - and _' },
      ]);
    },
  );

  it('can therefore never stand in for what the clock will do', () => {
    const clock = { kind: 'clock', seat: 0 } as const;
    const log = say(opened(), clock, act('mark a1'), { moveId: 'clock:0.mark0' });
    expect(ask(log, clock, act('mark a1'), { moveId: 'clock:0.mark0' })).toEqual({ kind: 'again', version: 6 });
  });
});
