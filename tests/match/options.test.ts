import { describe, expect, it } from 'vitest';
import { create, decide } from '../../engine/match/decide.ts';
import { decisionsOf, legalFor, seeVersion, viewMatch } from '../../engine/match/look.ts';
import type { Match, Version } from '../../engine/match/match.ts';
import { optionsOf } from '../../engine/match/options.ts';
import { tictactoe } from '../games/tictactoe.ts';
import { act, creation, newest, opened, secret, submissionOf, timeOf } from '../support/log.ts';

/** Tic-tac-toe that counts how often it parses options. */
function counting() {
  let parsed = 0;
  const options: typeof tictactoe.options = (raw, seats) => {
    parsed += 1;
    return tictactoe.options(raw, seats);
  };
  return { game: { ...tictactoe, options }, parsed: () => parsed };
}

/** A version as a store loads it: nothing of it is shared with anything else. */
const loaded = (version: Version): Version => structuredClone(version);

describe('the options of a match', () => {
  it('are parsed once, however many look at it, and for what follows it', () => {
    const { game, parsed } = counting();
    const registry = { tictactoe: game };
    const version = loaded(newest(opened({ size: 4 })));
    const { match, hash } = version;
    const look = (shown: Match): void => {
      for (const seat of [0, 1]) {
        viewMatch(registry, shown, { kind: 'seat', seat });
        legalFor(registry, shown, seat);
      }
      viewMatch(registry, shown, { kind: 'public' });
      decisionsOf(registry, shown);
      seeVersion(registry, shown, version, { kind: 'spectator' });
    };
    look(match);
    const verdict = decide(registry, { match, hash }, submissionOf(match, 'Aki', act('mark a1')), {
      at: timeOf(9),
      secret,
    });
    expect(verdict).toMatchObject({ kind: 'accepted' });
    if (verdict.kind === 'accepted') look(verdict.version.match);
    expect(parsed()).toBe(1);
  });

  it('are parsed again for the next one that is loaded, which may have others', () => {
    const { game, parsed } = counting();
    const registry = { tictactoe: game };
    const boards = [3, 4, 5].map((size) =>
      viewMatch(registry, loaded(newest(opened({ size }))).match, { kind: 'public' }),
    );
    expect(boards).toMatchObject([9, 16, 25].map((length) => ({ board: { length } })));
    expect(parsed()).toBe(3);
  });

  it('are parsed once when it is created', () => {
    const { game, parsed } = counting();
    const registry = { tictactoe: game };
    const verdict = create(registry, creation({ options: { size: 4 } }), { at: timeOf(1), secret });
    if (verdict.kind === 'accepted') decisionsOf(registry, verdict.version.match);
    expect(verdict).toMatchObject({ kind: 'accepted' });
    expect(parsed()).toBe(1);
  });

  it('are those of the game and the number of seats that are asked for', () => {
    const raw = {};
    const other = { ...tictactoe, options: () => 'other' };
    expect(optionsOf(tictactoe, raw, 2)).toEqual({ size: 3, line: 3 });
    expect(optionsOf(tictactoe, raw, 4)).toEqual({ size: 5, line: 3 });
    expect(optionsOf(other, raw, 4)).toBe('other');
    expect(optionsOf(tictactoe, raw, 2)).toEqual({ size: 3, line: 3 });
  });

  it('are refused as often as they are asked for', () => {
    const raw = { size: 99 };
    const refusals = [optionsOf(tictactoe, raw, 2), optionsOf(tictactoe, raw, 2), optionsOf(tictactoe, 7, 2)];
    expect(refusals).toMatchObject([{ code: 'options.size' }, { code: 'options.size' }, { code: 'options.malformed' }]);
  });
});
