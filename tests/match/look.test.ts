import { describe, expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import type { Violation } from '../../engine/kernel/violation.ts';
import { stateHashOf, viewHashOf } from '../../engine/match/chain.ts';
import type { MatchPreview } from '../../engine/match/look.ts';
import { decisionsOf, legalFor, previewFor, seeVersion, viewerOf, viewMatch } from '../../engine/match/look.ts';
import type { TictactoeView } from '../games/tictactoe.ts';
import type { Log } from '../support/log.ts';
import { act, created, creation, finished, newest, opened, registry, say, started } from '../support/log.ts';

const viewers: readonly Viewer[] = [
  { kind: 'seat', seat: 0 },
  { kind: 'seat', seat: 1 },
  { kind: 'seat', seat: 2 },
  { kind: 'spectator' },
  { kind: 'organizer' },
  { kind: 'public' },
];
const others = viewers.filter((viewer) => viewer.kind !== 'seat' || viewer.seat !== 1);
const bidding = (chips: string): Log => say(started(3), 'Ben', act(`bid ${chips}`));
const see = (log: Log, viewer: Viewer) =>
  log.map((version) => seeVersion(registry, newest(log).match, version, viewer));
const view = (log: Log, viewer: Viewer) => viewMatch(registry, newest(log).match, viewer) as TictactoeView;

describe('a sealed bid', () => {
  it.each(others)('of another seat changes nothing that %j can get', (viewer) => {
    const all = (chips: string): string => {
      const log = bidding(chips);
      const { match } = newest(log);
      const forms = viewer.kind === 'seat' ? legalFor(registry, match, viewer.seat) : [];
      return canonical([view(log, viewer), see(log, viewer), decisionsOf(registry, match), forms]);
    };
    expect(all('blue*2')).toBe(all('-'));
  });

  it('is seen by its own seat', () => {
    const own: Viewer = { kind: 'seat', seat: 1 };
    expect(view(bidding('blue*2'), own).bids[1]).toEqual({ isIn: true, chips: { blue: 2 } });
    expect(see(bidding('blue*2'), own).at(-1)).toMatchObject({
      events: [{ type: 'bidPlaced', seat: 1, chips: { blue: 2 } }],
      actions: [{ type: 'bid', chips: { blue: 2 } }],
    });
  });
});

describe('a version', () => {
  it.each(others)('shows %j no actions of another seat, and no draws, while the match runs', (viewer) => {
    const log = say(bidding('blue*2'), 'Ben', act('bid red*1'));
    const seen = see(log, viewer).at(-1);
    expect(seen).toEqual({
      n: newest(log).n,
      at: newest(log).at,
      kind: 'act',
      seat: 1,
      events: [{ type: 'bidPlaced', seat: 1 }],
    });
  });

  it('never shows the invitation code or who joined', () => {
    const invited = created({ access: { kind: 'invitation', code: 'canary-code' }, seats: 3 });
    const log = say(invited, 'Ben', { kind: 'join', code: 'canary-code', word: 'canary-word' });
    const seen = canonical(viewers.map((viewer) => see(log, viewer)));
    expect(seen).not.toMatch(/canary|id-/);
  });

  it('shows everyone everything when the match is over, replaced bids too', () => {
    const replaced = say(say(started(), 'Ben', act('bid blue*2')), 'Ben', act('bid red*1'));
    let log = say(replaced, 'Aki', act('bid red*1'));
    for (const who of ['Aki', 'Ben']) log = say(log, who, { kind: 'agreeEnd' });
    const seen = see(log, { kind: 'public' });
    expect(seen.flatMap(({ actions = [] }) => actions)).toEqual([
      { type: 'bid', chips: { blue: 2 } },
      { type: 'bid', chips: { red: 1 } },
      { type: 'bid', chips: { red: 1 } },
    ]);
    expect(seen.flatMap(({ draws = [] }) => draws)).toMatchObject([{ stream: 'first' }]);
  });
});

describe('a viewer', () => {
  it('is a seat, the organizer, a spectator, or the public', () => {
    const { sit: _, ...standing } = creation();
    const { match } = newest(say(created(), 'Ben', { kind: 'join' }));
    expect([viewerOf(match, 'id-Ben'), viewerOf(match, 'id-Zoe'), viewerOf(match, undefined)]).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'spectator' },
      { kind: 'public' },
    ]);
    expect(viewerOf({ ...match, seats: [null, null] }, standing.actor.person)).toEqual({ kind: 'organizer' });
  });
});

describe('the lobby', () => {
  it('has no view, no forms and no decisions', () => {
    const { match } = newest(created());
    expect([
      viewMatch(registry, match, { kind: 'public' }),
      legalFor(registry, match, 0),
      decisionsOf(registry, match),
    ]).toEqual([undefined, [], []]);
  });
});

describe('a preview', () => {
  const aki = { kind: 'person', person: 'id-Aki', name: 'Aki' } as const;
  const preview = (log: Log, text: string): MatchPreview | Violation =>
    previewFor(registry, newest(log).match, { actor: aki, actions: act(text).actions });

  it('shows the seat what its actions would make of the match', () => {
    const shown = preview(opened(), 'mark b2; confirm');
    expect(shown).toMatchObject({
      applied: 2,
      view: { turn: 1, board: { 4: 0 } },
      events: [{ type: 'marked' }, { type: 'confirmed' }],
    });
    expect(shown).not.toHaveProperty('stoppedAt');
  });

  it('stops before a draw and tells nothing of it', () => {
    expect(preview(opened(), 'toss; confirm')).toEqual({
      view: view(opened(), { kind: 'seat', seat: 0 }),
      events: [],
      applied: 0,
      stoppedAt: { index: 0, reason: 'draw' },
    });
  });

  it('stops before the closing of sealed bids: it tells nothing of the other bids', () => {
    const shown = (chips: string) => preview(say(started(), 'Ben', act(`bid ${chips}`)), 'bid red*1');
    expect(shown('blue*2')).toEqual(shown('red*2'));
    expect(shown('blue*2')).toMatchObject({ stoppedAt: { index: 0, reason: 'reveal' } });
  });

  it.each([
    ['mark a1; mark a2', 'turn.marked', { index: 1 }],
    ['bid -', 'bid.closed', { index: 0 }],
  ])('is refused as the act would be: %s', (text, code, facts) => {
    expect(preview(opened(), text)).toMatchObject({ code, facts });
  });

  it('is refused where nothing can be played', () => {
    expect(preview(created(), 'mark a1')).toMatchObject({ code: 'NOT_STARTED' });
    expect(preview(finished(), 'mark a1')).toMatchObject({ code: 'MATCH_OVER' });
    expect(preview(say(opened(), 'Aki', act('mark a1; confirm')), 'mark a2')).toMatchObject({
      code: 'NOT_YOUR_DECISION',
    });
  });

  it('changes nothing', () => {
    const log = opened();
    const before = canonical(newest(log));
    preview(log, 'mark b2; confirm');
    expect(canonical(newest(log))).toBe(before);
  });
});

describe('hashes', () => {
  it('of a view tell it from any other', () => {
    const hashes = viewers.map((viewer) => viewHashOf(view(bidding('blue*2'), viewer)));
    expect(new Set(hashes).size).toBe(2);
  });

  it('of a state depend on nothing but the play', () => {
    const elsewhere = finished().map((version) => ({
      ...version,
      match: { ...version.match, id: 'other', at: 'later' },
    }));
    expect(stateHashOf(newest(elsewhere).match)).toBe(stateHashOf(newest(finished()).match));
    expect(stateHashOf(newest(opened()).match)).not.toBe(stateHashOf(newest(finished()).match));
  });
});
