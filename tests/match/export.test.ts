import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import { exportMatch } from '../../engine/match/export.ts';
import { eventful, eventfulExport } from '../support/eventful.ts';
import { opened, secret } from '../support/log.ts';

const played = eventful();
const exported = eventfulExport();

describe('an export', () => {
  it('is refused while the match runs', () => {
    expect(exportMatch(opened(), secret)).toMatchObject({ code: 'MATCH_NOT_OVER' });
  });

  it('holds the whole match', () => {
    expect(exported).toMatchObject({
      game: 'tictactoe',
      rulesVersion: 1,
      seats: [{ kind: 'person', resigned: true }, { kind: 'person' }, { kind: 'bot', bot: 'first' }],
      words: ['rain', 'sun', null],
      secret: Buffer.from(secret).toString('hex'),
    });
    expect(exported.versions.map(({ n }) => n)).toEqual(played.map(({ n }) => n));
    expect(exported.versions.flatMap(({ draws }) => draws).length).toBeGreaterThan(4);
    expect(new Set(exported.versions.map(({ kind }) => kind))).toEqual(
      new Set(['create', 'join', 'leave', 'start', 'act', 'undo', 'resign', 'agreeEnd']),
    );
  });

  it('never says who the persons are, or what the code was', () => {
    // MoveIds are the players' own words: here they hold names.
    const { versions, ...rest } = exported;
    const anonymous = { ...rest, versions: versions.map(({ moveId: _, ...version }) => version) };
    expect(canonical(anonymous)).not.toMatch(/Aki|Ben|Zoe|id-|canary|gone/);
  });

  it('chains the versions as it is said to be', () => {
    const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
    let hash = '';
    for (const { hash: given, ...fields } of exported.versions) {
      const salt = hmac(`["salt","match1",${fields.n}]`);
      hash = createHash('sha256')
        .update(`["${hash}","${salt}",${canonical(fields)}]`)
        .digest('hex');
      expect(given).toBe(hash);
    }
  });
});
