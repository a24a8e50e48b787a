import { describe, expect, test } from 'vitest';
import { hexOf } from '../../../engine/kernel/hash.ts';
import type { Match } from '../../../engine/match/match.ts';
import { slotsOf, textOf } from '../../../service/lists/rows.ts';
import { ownSummaryOf, personsOf, summaryOf } from '../../../service/lists/summary.ts';
import { itemOf } from '../../../store/attributes.ts';
import { entryItem } from '../../../store/lists/person-log.ts';
import type { StoredVersion } from '../../../store/matches/version-item.ts';
import { itemBytes } from '../../support/item-size.ts';
import { storedVersion } from '../../support/stored-version.ts';

const since = '2026-01-02T00:00:00.000Z';
const persons = ['aki', 'ben', 'chiyo', 'dai', 'emi', 'fumi'];
// Of three bytes each, as long as a name can be.
const longest = '魚'.repeat(60);

/** Six persons at their longest, all awaited, with canaries in all that is nobody's business. */
function full(changes: Partial<Match> = {}): StoredVersion {
  const { match, ...version } = storedVersion('0123456789abcdefghjkmnpqrs', 7);
  const seats = persons.map((person) => ({
    person: `canary-person-${person}`,
    name: longest,
    word: `canary-word-${person}`,
  }));
  return {
    ...version,
    match: {
      ...match,
      creator: 'canary-person-aki',
      seats,
      options: { canary: 'canary-options' },
      state: { canary: 'canary-state' },
      receipts: { 'p:canary-person-gone': [{ moveId: 'canary-move', version: 2, hash: 'canary-hash' }] },
      listing: { language: 'es-419', speed: 'correspondence' },
      phase: 'playing',
      ...changes,
    },
    command: { kind: 'act', actions: [{ type: 'canary-action' }] },
    events: [{ type: 'canary-event' }],
    awaiting: persons.flatMap((_, seat) => [
      { id: `0.bid-${'x'.repeat(60)}-${seat}`, seat, kind: 'bid', sealed: true, since },
      { id: `0.answered-${seat}`, seat, kind: 'bid', sealed: true, answered: true as const, since },
    ]),
  };
}

const outcome = {
  placings: persons.map((_, seat) => ({
    seat,
    place: 1,
    score: -1_000_000,
    reasons: Array.from({ length: 40 }, (__, at) => ({ reason: `canary-reason-${at}`, amount: at })),
  })),
};

const over = () => full({ phase: 'over', outcome, access: { kind: 'public' } });

describe('a row', () => {
  test.each([
    ['of a match that is played', full()],
    ['of a match by invitation', full({ access: { kind: 'invitation', code: 'canary-code' } })],
    ['of a lobby', full({ phase: 'lobby', seats: [...full().match.seats.slice(1), null] })],
    ['of a match that is over', over()],
  ])('%s tells of no person, no secret and nothing of the game', (_, stored) => {
    const texts = slotsOf(stored).flatMap(({ text }) => text ?? []);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).not.toContain('canary');
      expect(text).not.toContain(hexOf(stored.secret));
    }
  });

  test('is under 4 KB, with the longest names and everyone awaited', () => {
    const stored = [full(), over(), full({ phase: 'lobby', seats: [...full().match.seats.slice(1), null] })];
    const sizes = stored.flatMap((version) =>
      slotsOf(version).flatMap(({ key, text }) => (text === undefined ? [] : itemBytes(itemOf({ ...key, row: text })))),
    );
    expect(sizes.length).toBe(6 + 7 + 7);
    expect(Math.max(...sizes)).toBeLessThan(4 * 1024);
  });

  test('is the same text for the same match, in whatever version', () => {
    const next = { ...full(), n: 8, at: since, match: { ...full().match, version: 8, at: since } };
    expect(slotsOf(next)).toEqual(slotsOf(full()));
  });
});

test('an entry of a person’s log is under 1 KB', () => {
  const turns = ownSummaryOf(full(), 'canary-person-aki').own.decisions;
  const entry = { person: 'canary-person-aki', n: 99_999_999, matchId: full().match.id, turns };
  expect(itemBytes(entryItem(entry))).toBeLessThan(1024);
});

describe('of a match', () => {
  test('whoever sits in it or created it has a row', () => {
    expect(personsOf(full().match)).toHaveLength(6);
    expect(personsOf({ ...full().match, creator: 'zoe', seats: [null, { bot: 'random', name: 'random 2' }] })).toEqual([
      'zoe',
    ]);
  });

  test('what is answered waits for nobody, and who has resigned is asked nothing', () => {
    const { waiting } = summaryOf(full());
    expect(waiting).toEqual([0, 1, 2, 3, 4, 5]);
    const seats = full().match.seats.map((occupant, seat) =>
      seat === 0 && occupant ? { ...occupant, resigned: true as const } : occupant,
    );
    const resigned = ownSummaryOf(full({ seats }), 'canary-person-aki');
    expect(resigned.own).toEqual({ seat: 0, isOrganizer: true, decisions: [] });
    expect(resigned.seats[0]).toMatchObject({ resigned: true });
    expect(ownSummaryOf(full(), 'canary-person-aki').own.decisions).toHaveLength(1);
  });

  test('the public list shows no more than anyone may see', () => {
    const { matchId, ...rest } = JSON.parse(textOf(summaryOf(over())));
    expect(matchId).toBe(over().match.id);
    expect(Object.keys(rest).sort()).toEqual(
      ['createdAt', 'endedAt', 'game', 'language', 'phase', 'placings', 'seats', 'speed', 'waiting'].sort(),
    );
  });
});
