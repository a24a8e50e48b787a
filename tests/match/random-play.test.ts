/** What holds in every match, checked over random ones. */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import { exportMatch } from '../../engine/match/export.ts';
import { decisionsOf } from '../../engine/match/look.ts';
import { verifyExport } from '../../engine/match/verify.ts';
import type { Log } from '../support/log.ts';
import { ask, newest, registry, secret } from '../support/log.ts';
import { randomLog } from '../support/random-log.ts';

const plans = Array.from({ length: 30 }, (_, at) => {
  const game = at % 2 === 0 ? ('tictactoe' as const) : ('ladder' as const);
  return { game, seats: game === 'ladder' ? 2 : 2 + (at % 3), seed: `play ${at}`, bound: 200 };
});
const logs: readonly Log[] = plans.map(randomLog);
const undos = logs.flatMap((log) => log.flatMap((version) => (version.base === undefined ? [] : [{ log, version }])));

it('covers what it is meant to cover', () => {
  const kinds = logs.flat().map(({ command }) => command.kind);
  expect(new Set(kinds)).toEqual(new Set(['create', 'join', 'start', 'act', 'undo', 'agreeEnd', 'resign']));
  expect(undos.length).toBeGreaterThan(50);
  expect(logs.filter((log) => newest(log).match.phase === 'over').length).toBeGreaterThan(20);
});

describe('an undo', () => {
  it('never goes back over a draw, a reveal, or a submission of another seat', () => {
    for (const { log, version } of undos) {
      const undone = log.filter(({ n }) => n > (version.base ?? 0) && n < version.n);
      expect(undone.flatMap(({ draws }) => draws)).toEqual([]);
      expect(
        undone.flatMap(({ events }) => events).filter(({ type }) => type === 'peek' || type === 'bidsRevealed'),
      ).toEqual([]);
      expect(undone.filter(({ seat }) => seat !== version.seat)).toEqual([]);
    }
  });

  it('never takes the turn from anyone', () => {
    const asked = ({ log, n }: { readonly log: Log; readonly n: number }) =>
      decisionsOf(registry, (log[n - 1] ?? newest(log)).match).map(({ seat }) => seat);
    for (const { log, version } of undos) {
      expect(asked({ log, n: version.n })).toEqual(asked({ log, n: version.n - 1 }));
    }
  });

  it('never sets a draw counter back', () => {
    for (const { log, version } of undos) {
      expect(version.match.draws).toEqual(log[version.n - 2]?.match.draws);
    }
  });
});

it('no decision id comes back once it has closed', () => {
  for (const log of logs) {
    const closed = new Set<string>();
    let open = new Set<string>();
    for (const { match } of log) {
      const now = new Set(decisionsOf(registry, match).map(({ id }) => id));
      for (const id of open) if (!now.has(id)) closed.add(id);
      expect([...now].filter((id) => closed.has(id))).toEqual([]);
      open = now;
    }
  }
});

it('every submission asked again is answered as the first time, and changes nothing', () => {
  for (const log of logs) {
    for (const { n, actor, command, moveId, match } of log.slice(-16)) {
      if (command.kind === 'create') continue;
      const who = actor.kind === 'person' ? actor.name : actor;
      expect(ask(log, who, command, { moveId, expectedVersion: match.version - 1 })).toEqual({
        kind: 'again',
        version: n,
      });
    }
  }
});

it('versions count up by one, and every draw is the next of its stream', () => {
  for (const log of logs) {
    expect(log.map(({ n, match }) => [n, match.version])).toEqual(log.map((_, at) => [at + 1, at + 1]));
    const next = new Map<string, number>();
    for (const { stream, index } of log.flatMap(({ draws }) => draws)) {
      expect(index).toBe(next.get(stream) ?? 0);
      next.set(stream, index + 1);
    }
  }
});

it('a match is plain JSON, and goes on the same from its stored form', () => {
  for (const log of logs) {
    const stored = JSON.parse(canonical(log)) as Log;
    expect(stored).toEqual(log);
  }
});

it('a finished match verifies', () => {
  const finished = logs.filter((log) => newest(log).match.phase === 'over');
  const verified = finished.map((log) => verifyExport(registry, JSON.parse(JSON.stringify(exportMatch(log, secret)))));
  expect(verified.flatMap(({ problems }) => problems)).toEqual([]);
});
