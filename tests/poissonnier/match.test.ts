import { describe, expect, test } from 'vitest';
import { awaited } from '../../engine/kernel/decision.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { exportMatch } from '../../engine/match/export.ts';
import { decisionsOf, previewFor, seeVersion } from '../../engine/match/look.ts';
import { mayRebase } from '../../engine/match/rebase.ts';
import { verifyExport } from '../../engine/match/verify.ts';
import type { Log } from '../support/poissonnier/match.ts';
import {
  act,
  ask,
  codeOf,
  matchOf,
  newest,
  registry,
  say,
  secret,
  started,
  stateOf,
} from '../support/poissonnier/match.ts';

const keep = act('place (-)');
const idOf = (log: Log, seat: number): string =>
  decisionsOf(registry, matchOf(log)).find((decision) => decision.seat === seat)?.id ?? '';
const waiting = (log: Log) => awaited(decisionsOf(registry, matchOf(log))).map(({ seat, kind }) => [seat, kind]);
const served = (seats: number, options?: object): Log =>
  Array.from({ length: seats }, (_, seat) => seat).reduce((log, seat) => say(log, seat, keep), started(seats, options));

describe('arrangements', () => {
  // LP-PLACE-01, LP-RUL-09
  test('never wait for one another: a late one is decided anew', () => {
    const log = started(3);
    const mine = act('place (-)', idOf(log, 1));
    const moved = say(log, 0, keep);
    expect(codeOf(ask(moved, 1, mine, matchOf(log).version))).toBe('STALE_VERSION');
    const submission = {
      matchId: 'match1',
      moveId: 'late',
      expectedVersion: matchOf(log).version,
      actor: { kind: 'person', person: 'id-Ben', name: 'Ben' },
      command: mine,
    } as const;
    expect(mayRebase(registry, matchOf(moved), submission, false)).toBe(true);
    expect(codeOf(ask(moved, 1, mine))).toBe('accepted');
    const revealed = say(say(moved, 1, mine), 2, keep);
    expect(mayRebase(registry, matchOf(revealed), submission, false)).toBe(false);
  });

  // LP-PLACE-01
  test('may be replaced, never undone, until they are revealed', () => {
    const log = say(started(2), 0, keep);
    expect(codeOf(ask(log, 0, { kind: 'undo' }))).toBe('UNDO_NOT_OFFERED');
    expect(waiting(log)).toEqual([[1, 'place']]);
    expect(codeOf(ask(log, 0, act('place (-)', idOf(log, 0))))).toBe('accepted');
  });

  // LP-PLACE-01, LP-QUEUE-01
  test('are revealed by the last one: it is the last of its list, and no preview looks beyond it', () => {
    const log = say(started(2), 0, keep);
    expect(codeOf(ask(log, 1, act('place (-); place (-)')))).toBe('MUST_BE_LAST');
    const actor = { kind: 'person', person: 'id-Ben', name: 'Ben' } as const;
    const tried = previewFor(registry, matchOf(log), { actor, actions: keep.actions });
    expect(tried).toMatchObject({ applied: 0, stoppedAt: { index: 0 } });
    expect(previewFor(registry, matchOf(started(2)), { actor, actions: keep.actions })).toMatchObject({ applied: 1 });
  });
});

describe('a turn', () => {
  // LP-TURN-01
  test('ends a list, for the next cards are drawn', () => {
    const log = served(2);
    expect(codeOf(ask(log, 0, act('endTurn; setStanding -')))).toBe('MUST_BE_LAST');
    expect(codeOf(ask(log, 0, act('setStanding -; endTurn')))).toBe('accepted');
  });

  // LP-NEGO-11
  test('goes back over what taught nothing', () => {
    const log = served(2);
    const [client] = stateOf(log).queue;
    const open = say(log, 0, act(`openRequest ${client} 1 special=joker`));
    expect(codeOf(ask(open, 0, { kind: 'undo' }))).toBe('UNDO_NOT_OFFERED');
    const answered = say(open, 1, act('decline'));
    const dropped = say(answered, 0, act('dropRequest', idOf(answered, 0)));
    const back = say(dropped, 0, { kind: 'undo' });
    expect(stateOf(back)).toEqual(stateOf(answered));
    expect(idOf(back, 0)).not.toBe(idOf(answered, 0));
  });

  // LP-VIS-01, LP-VIS-02
  test('does not go back over a deal: all have seen the price, and a card out of another hand', () => {
    const placed = say(say(say(started(3), 0, act('place (sardine-B-6)')), 1, keep), 2, keep);
    const asked = say(placed, 0, act('openRequest C08 2 special=joker'));
    const answered = say(asked, 2, act('submitAsks 0:joker-4:3'));
    expect(codeOf(ask(answered, 0, act('closeDeal 2:0 crate:sardine-B-6; endTurn')))).toBe('MUST_BE_LAST');
    const closed = say(answered, 0, act('closeDeal 2:0 crate:sardine-B-6'));
    const told = seeVersion(registry, matchOf(closed), newest(closed), { kind: 'public' }).events;
    expect(told).toContainEqual({ type: 'dealClosed', seat: 0, prices: [{ helper: 2, card: 'joker-4', price: 3 }] });
    expect(codeOf(ask(closed, 0, { kind: 'undo' }))).toBe('UNDO_NOT_OFFERED');
  });

  // LP-NEGO-12
  test('of another leaves room for a new price list', () => {
    const log = served(2);
    expect(waiting(log)).toEqual([[0, 'serve']]);
    const listed = say(log, 1, act('setStanding 3:special=joker', idOf(log, 1)));
    expect(stateOf(listed).players[1]?.standing).toEqual([{ special: 'joker', price: 3 }]);
    expect([idOf(listed, 0), waiting(listed)]).toEqual([idOf(log, 0), waiting(log)]);
    expect(codeOf(ask(listed, 1, act('endTurn')))).toBe('turn.notYours');
  });
});

describe('resigning', () => {
  // LP-END-04
  test('takes the player out of the game: nobody plays the seat on', () => {
    const log = say(served(3), 0, { kind: 'resign' });
    expect(stateOf(log)).toMatchObject({
      players: [{ resigned: true, hand: [] }, {}, {}],
      turn: { seat: 1, phase: 'place' },
    });
    expect(waiting(log)).toEqual([
      [1, 'place'],
      [2, 'place'],
    ]);
    expect(codeOf(ask(log, 0, keep))).toBe('NOT_SEATED');
  });

  // LP-END-04, LP-SCORE-08
  test('of all but one ends the match', () => {
    const log = say(say(served(3), 0, { kind: 'resign' }), 2, { kind: 'resign' });
    expect(matchOf(log)).toMatchObject({
      phase: 'over',
      outcome: { placings: [{ place: 2 }, { place: 1 }, { place: 2 }] },
    });
  });

  // LP-END-04
  test('while all arrange may bring the clients', () => {
    const placing = say(say(started(3), 0, keep), 1, keep);
    const log = say(placing, 2, { kind: 'resign' });
    expect(stateOf(log)).toMatchObject({ turn: { phase: 'serve', seat: 0 } });
    expect(stateOf(log).queue).toHaveLength(5);
  });
});

// LP-RNG-01, LP-VIS-02
test('a finished match can be checked by anyone, resignation and all', () => {
  const resigned = say(served(3), 1, { kind: 'resign' });
  const log = say(say(resigned, 0, { kind: 'agreeEnd' }), 2, { kind: 'agreeEnd' });
  const exported = exportMatch(log, secret);
  if (isViolation(exported)) throw new Error(exported.code);
  expect(verifyExport(registry, JSON.parse(JSON.stringify(exported)))).toMatchObject({ ok: true, problems: [] });
});
