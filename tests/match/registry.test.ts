import { describe, expect, it } from 'vitest';
import { EngineFault } from '../../engine/kernel/invariant.ts';
import { create, decide } from '../../engine/match/decide.ts';
import { exportMatch } from '../../engine/match/export.ts';
import { gameUnder, newestGame } from '../../engine/match/registry.ts';
import { rulesOf } from '../../engine/match/rules.ts';
import { verifyExport } from '../../engine/match/verify.ts';
import { tictactoe } from '../games/tictactoe.ts';
import { act, creation, finished, newest, opened, refusal, secret, submissionOf, timeOf } from '../support/log.ts';

const second = { ...tictactoe, rulesVersion: 2 };
const both = { tictactoe: second, 'tictactoe@1': tictactoe };
const env = { at: timeOf(9), secret };

describe('a match keeps the rules that it began with', () => {
  it('when the game gets new ones', () => {
    const { match, hash } = newest(opened());
    expect(rulesOf(both, match).game).toBe(tictactoe);
    const verdict = decide(both, { match, hash }, submissionOf(match, 'Aki', act('mark a1')), env);
    expect(verdict).toMatchObject({ kind: 'accepted', version: { match: { rulesVersion: 1 } } });
  });

  it('and can be verified by them', () => {
    expect(verifyExport(both, exportMatch(finished(), secret))).toMatchObject({ ok: true });
  });

  it('and cannot go on without them', () => {
    const { match } = newest(opened());
    expect(() => rulesOf({ tictactoe: second }, match)).toThrow(EngineFault);
  });
});

describe('a new match gets the newest rules', () => {
  it('by the name of the game', () => {
    expect(create(both, creation(), env)).toMatchObject({ version: { match: { game: 'tictactoe', rulesVersion: 2 } } });
    expect([newestGame(both, 'tictactoe'), gameUnder(both, 'tictactoe', 2)]).toEqual([second, second]);
  });

  it('and by nothing else', () => {
    expect(refusal(create(both, creation({ game: 'tictactoe@1' }), env))).toMatchObject(['GAME_UNKNOWN', {}]);
    expect([gameUnder(both, 'tictactoe', 3), gameUnder(both, 'chess', 1), newestGame(both, '__proto__')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
