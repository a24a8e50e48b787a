import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import { exportMatch } from '../../engine/match/export.ts';
import type { MatchExport } from '../../engine/match/exported.ts';
import { verifyExport } from '../../engine/match/verify.ts';
import { ladder } from '../games/ladder.ts';
import { tictactoe } from '../games/tictactoe.ts';
import { eventfulExport } from '../support/eventful.ts';
import { holds } from '../support/holds.ts';
import { registry, say, secret, started } from '../support/log.ts';
import type { Draft } from '../support/tamper.ts';
import { bump, edits, spoilt } from '../support/tamper.ts';

const exported = eventfulExport();
const codes = (raw: unknown) => verifyExport(registry, raw).problems.map(({ code }) => code);

describe('a verifier', () => {
  it('finds nothing wrong with an honest export', () => {
    expect(verifyExport(registry, exported)).toEqual({ ok: true, problems: [], witnessed: true });
  });

  it('says when no one witnessed the secret', () => {
    let log = started();
    for (const who of ['Aki', 'Ben']) log = say(log, who, { kind: 'agreeEnd' });
    expect(verifyExport(registry, exportMatch(log, secret))).toEqual({ ok: true, problems: [], witnessed: false });
  });

  const withDraws = exported.versions.findIndex(({ draws }) => draws.length > 0);

  it.each<[string, (draft: Draft) => void, readonly string[]]>([
    [
      'another secret',
      (draft) => {
        draft.secret = 'ab'.repeat(32);
      },
      ['COMMITMENT_WRONG', 'CHAIN_BROKEN', 'DRAW_WRONG'],
    ],
    [
      'another match',
      (draft) => {
        draft.matchId = 'match2';
      },
      ['COMMITMENT_WRONG', 'CHAIN_BROKEN', 'DRAW_WRONG'],
    ],
    [
      'another word',
      (draft) => {
        draft.words[1] = 'moon';
      },
      ['DRAW_WRONG', 'REPLAY_DIFFERS'],
    ],
    [
      'other options',
      (draft) => {
        draft.options = { size: 5 };
      },
      ['DRAW_WRONG', 'REPLAY_DIFFERS'],
    ],
    [
      'a draw of another value',
      (draft) => {
        bump(draft.versions[withDraws]?.draws[0]);
      },
      ['CHAIN_BROKEN', 'DRAW_WRONG', 'REPLAY_DIFFERS'],
    ],
    [
      'a draw less',
      (draft) => {
        draft.versions[withDraws]?.draws.pop();
      },
      ['CHAIN_BROKEN', 'REPLAY_DIFFERS'],
    ],
    [
      'a draw left out of a stream that goes on',
      (draft) => {
        const [tossed] = draft.versions.filter(({ draws }) => draws.some(({ stream }) => stream === 'toss'));
        tossed?.draws.pop();
      },
      ['CHAIN_BROKEN', 'DRAW_WRONG', 'REPLAY_DIFFERS'],
    ],
    [
      'a server that joins',
      (draft) => {
        for (const version of draft.versions) if (version.kind === 'join') version.by = 'bot';
      },
      ['EXPORT_MALFORMED'],
    ],
    [
      'a version less',
      (draft) => {
        draft.versions.pop();
      },
      ['RESULT_DIFFERS'],
    ],
    [
      'another winner',
      (draft) => {
        bump(draft.placings[0]);
      },
      ['RESULT_DIFFERS'],
    ],
    [
      'another final state',
      (draft) => {
        draft.stateHash = 'ab'.repeat(32);
      },
      ['RESULT_DIFFERS'],
    ],
    [
      'someone else resigned',
      (draft) => {
        draft.seats.reverse();
      },
      ['RESULT_DIFFERS'],
    ],
  ])('finds %s', (_, edit, found) => {
    const problems = codes(spoilt(exported, edit));
    expect(problems).toEqual(expect.arrayContaining([...found]));
    expect(problems.length).toBeGreaterThan(0);
  });

  it('finds any version taken out, moved or changed, and any draw or event', () => {
    const at = fc.nat({ max: exported.versions.length - 1 });
    const edit = fc.constantFrom(...edits);
    holds(fc.tuple(edit, at), ([spoil, index]) => {
      const draft = spoilt(exported, (copy) => spoil(copy, index));
      fc.pre(canonical(draft) !== canonical(exported));
      expect(verifyExport(registry, draft).ok).toBe(false);
    });
  });

  it('finds a change even where the chain was made to fit again', () => {
    const draft = spoilt(exported, (copy) => bump(copy.versions[withDraws]?.draws[0]));
    let hash = '';
    for (const version of draft.versions) {
      const { hash: _, ...fields } = version;
      const salt = createHmac('sha256', secret).update(`["salt","match1",${fields.n}]`).digest('hex');
      hash = createHash('sha256')
        .update(`["${hash}","${salt}",${canonical(fields)}]`)
        .digest('hex');
      version.hash = hash;
    }
    expect(codes(draft)).toEqual(['DRAW_WRONG', 'REPLAY_DIFFERS']);
  });

  it('does not replay what other rules have played', () => {
    const newer = { tictactoe: { ...tictactoe, rulesVersion: 2 }, ladder };
    expect(verifyExport(newer, exported).problems).toMatchObject([
      { code: 'RULES_VERSION', facts: { exported: 1, known: 2 } },
    ]);
    expect(verifyExport({ ladder }, exported).problems).toMatchObject([{ code: 'GAME_UNKNOWN' }]);
  });

  it('never throws, whatever the file holds', () => {
    const fields = Object.keys(exported) as (keyof MatchExport)[];
    holds(fc.tuple(fc.constantFrom(...fields), fc.jsonValue()), ([field, value]) => {
      fc.pre(canonical(value) !== canonical(exported[field]));
      expect(verifyExport(registry, { ...exported, [field]: value }).ok).toBe(false);
    });
    holds(fc.anything(), (raw) => expect(verifyExport(registry, raw).ok).toBe(false));
    const versionFields = Object.keys(exported.versions[4] ?? {});
    holds(
      fc.tuple(fc.nat({ max: exported.versions.length - 1 }), fc.constantFrom(...versionFields), fc.jsonValue()),
      ([index, field, value]) => {
        const versions = exported.versions.map((version, at) =>
          at === index ? { ...version, [field]: value } : version,
        );
        fc.pre(canonical(versions) !== canonical(exported.versions));
        expect(verifyExport(registry, { ...exported, versions }).ok).toBe(false);
      },
    );
  });
});
