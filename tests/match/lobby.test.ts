import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../../engine/kernel/draw.ts';
import { create, createdBefore } from '../../engine/match/decide.ts';
import type { Creation } from '../../engine/match/match.ts';
import {
  act,
  ask,
  created,
  creation,
  newest,
  refusal,
  registry,
  say,
  secret,
  started,
  timeOf,
} from '../support/log.ts';

const env = { at: timeOf(1), secret };
const tried = (changes: Partial<Creation>) => refusal(create(registry, creation(changes), env));

describe('creating a match', () => {
  it('is version 1, with its commitment, its creator in seat 0 and bots from the last seat down', () => {
    const { n, seat, hash, match } = newest(created({ seats: 4, bots: ['random', 'first'], sit: { word: 'rain' } }));
    expect([n, seat, hash.length]).toEqual([1, 0, 64]);
    expect(match).toMatchObject({
      phase: 'lobby',
      version: 1,
      creator: 'id-Aki',
      draws: {},
      undos: 0,
      rulesVersion: 1,
    });
    expect(match.commitment).toBe(commitmentOf('match1', secret));
    expect(match.seats).toEqual([
      { person: 'id-Aki', name: 'Aki', word: 'rain' },
      null,
      { bot: 'first', name: 'first 3' },
      { bot: 'random', name: 'random 4' },
    ]);
  });

  it('leaves all seats free for who only organizes', () => {
    const { sit: _, ...standing } = creation();
    const verdict = create(registry, standing, env);
    expect(verdict).toMatchObject({ kind: 'accepted', version: { match: { seats: [null, null] } } });
    expect(verdict).not.toHaveProperty('version.seat');
  });

  it.each<[Partial<Creation>, string, unknown]>([
    [{ game: 'chess' }, 'GAME_UNKNOWN', { game: 'chess' }],
    [{ game: 'constructor' }, 'GAME_UNKNOWN', { game: 'constructor' }],
    [{ seats: 1 }, 'SEATS_OUT_OF_RANGE', { seats: 1, min: 2, max: 6 }],
    [{ seats: 2.5 }, 'SEATS_OUT_OF_RANGE', { seats: 2.5, min: 2, max: 6 }],
    [{ options: { size: 99 } }, 'options.size', { min: 3, max: 8 }],
    [{ options: { note: '\ud800' } }, 'OPTIONS_MALFORMED', { longest: 20_000, expected: expect.any(String) }],
    [{ options: { note: 'x'.repeat(20_000) } }, 'OPTIONS_MALFORMED', { longest: 20_000, expected: expect.any(String) }],
    [{ bots: ['deep'] }, 'BOT_UNKNOWN', { bot: 'deep' }],
    [{ bots: ['toString'] }, 'BOT_UNKNOWN', { bot: 'toString' }],
    [{ bots: ['first', 'first'] }, 'MATCH_FULL', { seats: 2 }],
    [{ sit: { word: 'x'.repeat(65) } }, 'WORD_MALFORMED', { longest: 64, expected: expect.any(String) }],
    [{ sit: { word: '\udfff' } }, 'WORD_MALFORMED', { longest: 64, expected: expect.any(String) }],
    [{ moveId: 'clock:0.turn1' }, 'MOVE_ID_MALFORMED', { longest: 64, expected: expect.any(String) }],
  ])('is refused for %j', (changes, code, facts) => {
    expect(tried(changes)).toEqual([code, facts]);
  });

  it('is answered again as the first time, whatever the new invitation code', () => {
    const invited = (code: string, seats = 2) => creation({ access: { kind: 'invitation', code }, seats });
    const [first] = created(invited('one'));
    expect(first && createdBefore(first, invited('two'))).toEqual({ kind: 'again', version: 1 });
    expect(first && refusal(createdBefore(first, invited('one', 3)))).toEqual(['MOVE_ID_REUSED', { version: 1 }]);
    expect(first && refusal(createdBefore(first, creation({ options: { note: '\ud800' } })))).toEqual([
      'MOVE_ID_REUSED',
      { version: 1 },
    ]);
  });
});

describe('joining', () => {
  it('takes the first free seat, or the one asked for', () => {
    const log = say(say(created({ seats: 3 }), 'Ben', { kind: 'join', seat: 2, word: 'sun' }), 'Chiyo', {
      kind: 'join',
    });
    expect(newest(log).match.seats.map((occupant) => occupant?.name)).toEqual(['Aki', 'Chiyo', 'Ben']);
    expect(newest(log).match.seats[2]).toEqual({ person: 'id-Ben', name: 'Ben', word: 'sun' });
    expect(newest(log).seat).toBe(1);
  });

  it('shows a name that everyone can read, and no longer than 60 characters', () => {
    const name = `\ud800${'x'.repeat(80)}`;
    const [first] = created({ actor: { kind: 'person', person: 'id-Aki', name } });
    expect(first?.match.seats[0]?.name).toBe(`\ufffd${'x'.repeat(59)}`);
  });

  const open = created({ seats: 3 });
  it.each([
    ['Aki', {}, 'ALREADY_SEATED', { seat: 0 }],
    ['Ben', { seat: 0 }, 'SEAT_TAKEN', { seat: 0 }],
    ['Ben', { seat: 3 }, 'SEAT_UNKNOWN', { seat: 3, seats: 3 }],
    ['Ben', { seat: -1 }, 'SEAT_UNKNOWN', { seat: -1, seats: 3 }],
    ['Ben', { seat: 0.5 }, 'SEAT_UNKNOWN', { seat: 0.5, seats: 3 }],
    ['Ben', { word: 'x'.repeat(65) }, 'WORD_MALFORMED', { longest: 64, expected: expect.any(String) }],
  ])('is refused to %s with %j', (who, wish, code, facts) => {
    expect(refusal(ask(open, who, { kind: 'join', ...wish }))).toEqual([code, facts]);
  });

  it('needs the code where one is needed, but not from who created the match', () => {
    const { sit: _, ...standing } = creation({ access: { kind: 'invitation', code: 'fish' } });
    const version = create(registry, standing, env);
    const log = version.kind === 'accepted' ? [version.version] : [];
    expect(refusal(ask(log, 'Ben', { kind: 'join' }))).toEqual(['WRONG_CODE', {}]);
    expect(refusal(ask(log, 'Ben', { kind: 'join', code: 'crab' }))).toEqual(['WRONG_CODE', {}]);
    expect(ask(log, 'Ben', { kind: 'join', code: 'fish' })).toMatchObject({ kind: 'accepted' });
    expect(ask(log, 'Aki', { kind: 'join' })).toMatchObject({ kind: 'accepted' });
  });

  it('is never too late while a seat that it accepts is free', () => {
    const log = say(created({ seats: 3 }), 'Ben', { kind: 'join' });
    expect(ask(log, 'Chiyo', { kind: 'join' }, { expectedVersion: 1 })).toMatchObject({
      kind: 'accepted',
      version: { seat: 2 },
    });
    expect(refusal(ask(log, 'Chiyo', { kind: 'join', seat: 1 }, { expectedVersion: 1 }))).toEqual([
      'SEAT_TAKEN',
      { seat: 1 },
    ]);
  });

  it('tells who lost the last seat from who came to a full table', () => {
    const full = say(created(), 'Ben', { kind: 'join' });
    expect(refusal(ask(full, 'Chiyo', { kind: 'join' }, { expectedVersion: 1 }))).toEqual(['SEAT_TAKEN', {}]);
    expect(refusal(ask(full, 'Chiyo', { kind: 'join' }))).toEqual(['MATCH_FULL', { seats: 2 }]);
    expect(refusal(ask(full, 'Chiyo', { kind: 'join' }, { expectedVersion: 9 }))).toEqual([
      'STALE_VERSION',
      { expected: 9, current: 2 },
    ]);
  });

  it('ends with the start', () => {
    expect(refusal(ask(started(), 'Chiyo', { kind: 'join' }))).toEqual(['ALREADY_STARTED', {}]);
  });
});

describe('leaving', () => {
  it('frees the seat, and its word, for anyone', () => {
    const joined = say(created(), 'Ben', { kind: 'join', word: 'sun' });
    const left = say(joined, 'Ben', { kind: 'leave' });
    expect(newest(left).match.seats[1]).toBeNull();
    expect(newest(say(left, 'Chiyo', { kind: 'join' })).match.seats[1]).toEqual({ person: 'id-Chiyo', name: 'Chiyo' });
    expect(newest(say(left, 'Ben', { kind: 'join' })).match.seats[1]).toEqual({ person: 'id-Ben', name: 'Ben' });
  });

  it('is refused to who does not sit, and after the start', () => {
    expect(refusal(ask(created(), 'Ben', { kind: 'leave' }))).toEqual(['NOT_SEATED', { resigned: false }]);
    expect(refusal(ask(started(), 'Ben', { kind: 'leave' }))).toEqual(['ALREADY_STARTED', {}]);
  });
});

describe('starting', () => {
  it('sets the game up and opens its decisions', () => {
    const { match, seat } = newest(started(3));
    expect(match).toMatchObject({ phase: 'playing', version: 4, state: { phase: 'bidding' } });
    expect(seat).toBeUndefined();
  });

  it('is for who created the match, when all seats are taken, once', () => {
    const open = created({ seats: 3 });
    expect(refusal(ask(open, 'Aki', { kind: 'start' }))).toEqual(['SEATS_OPEN', { seats: [1, 2] }]);
    const full = say(say(open, 'Ben', { kind: 'join' }), 'Chiyo', { kind: 'join' });
    expect(refusal(ask(full, 'Ben', { kind: 'start' }))).toEqual(['NOT_ORGANIZER', {}]);
    expect(refusal(ask(say(full, 'Aki', { kind: 'start' }), 'Aki', { kind: 'start' }))).toEqual([
      'ALREADY_STARTED',
      {},
    ]);
  });

  it.each(['act', 'undo', 'resign', 'agreeEnd'] as const)('must come before %s', (kind) => {
    const command = kind === 'act' ? act('bid -') : { kind };
    expect(refusal(ask(created(), 'Aki', command))).toEqual(['NOT_STARTED', {}]);
  });
});

it('time never goes backwards', () => {
  const log = say(created(), 'Ben', { kind: 'join' }, { at: '2020-01-01T00:00:00.000Z' });
  expect(newest(log).at).toBe(timeOf(1));
  expect(newest(log).match.at).toBe(timeOf(1));
});
