import { expect, test } from 'vitest';
import { randomFrom } from '../../../engine/kernel/random.ts';
import type { Verdict } from '../../../engine/match/decide.ts';
import { create, decide } from '../../../engine/match/decide.ts';
import { decisionsOf } from '../../../engine/match/look.ts';
import type { Command, Match, Submission, Version } from '../../../engine/match/match.ts';
import { registry } from '../../../engine/registry.ts';
import { openSince } from '../../../service/open-since.ts';
import { nextServerMove } from '../../../service/server-move.ts';
import { versionItem } from '../../../store/matches/version-item.ts';
import { itemBytes } from '../../support/item-size.ts';

const env = { at: '2026-01-01T00:00:00.000Z', secret: new Uint8Array(32).fill(7) };
const matchId = '0'.repeat(26);
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const random = randomFrom('the texts of a long match');

/** Text that does not deflate. */
const noise = (length: number): string => Array.from({ length }, () => letters.charAt(random(64))).join('');

// Everything that a person may say is as long as it may be.
const code = noise(43);
const persons = Array.from({ length: 14 }, () => ({ kind: 'person', person: noise(128), name: noise(60) }) as const);
const personAt = (index: number) => persons[index] ?? expect.unreachable();

const sizeOf = (version: Version): number =>
  itemBytes(
    versionItem({
      ...version,
      secret: env.secret,
      awaiting: openSince(decisionsOf(registry, version.match), [], version.at),
    }),
  );

function versionOf(verdict: Verdict): Version {
  return verdict.kind === 'accepted' ? verdict.version : expect.unreachable(JSON.stringify(verdict));
}

/** The version that a person's command makes. */
function after(version: Version, index: number, command: Command): Version {
  const submission = { matchId, moveId: noise(64), expectedVersion: version.n, actor: personAt(index), command };
  return versionOf(decide(registry, version, submission, env));
}

/** A started match of six at tsukiji, in whose lobby many have come and gone many times. */
function startSix(options: object): Version {
  const creation = { matchId, moveId: noise(64), actor: personAt(0), game: 'tsukiji', seats: 6, options };
  const access = { kind: 'invitation', code } as const;
  let version = versionOf(create(registry, { ...creation, access, bots: [], sit: { word: noise(64) } }, env));
  for (let index = persons.length - 1; index > 0; index--) {
    for (let time = 0; time < 8; time++) {
      version = after(version, index, { kind: 'join', code, word: noise(64) });
      version = after(version, index, { kind: 'leave' });
    }
  }
  for (let index = 1; index < 6; index++) version = after(version, index, { kind: 'join', code, word: noise(64) });
  return after(version, 0, { kind: 'start' });
}

/** What the random bot would do for the seat that is awaited, said by its person. */
function nextMove(match: Match): Submission | undefined {
  const seats = match.seats.map(() => ({ bot: 'random', name: '' }));
  const context = { registry, seed: 'a long match', randomBytes: () => new Uint8Array() };
  const move = nextServerMove(context, { ...match, seats });
  if (move === undefined || move.actor.kind === 'person') return undefined;
  return { ...move, moveId: noise(64), actor: personAt(move.actor.seat) };
}

/** Every board of the expansion is in play. */
const everything = {
  ...{ expansion: true, blueShip: true, barges: 'two4', extraFishMarkets: 9, extraExternalMarkets: 10 },
  ...{ collapse: true, openOrder: true, moneyHidden: true, roundLimit: 60 },
};

test.each([
  ['of the base game', {}],
  ['with everything', everything],
])(
  'the largest item of a long match of six %s stays under 32 KB, whatever is said in it',
  (_, options) => {
    let version = startSix(options);
    let largest = sizeOf(version);
    for (let move = nextMove(version.match); move !== undefined; move = nextMove(version.match)) {
      version = versionOf(decide(registry, version, move, env));
      // Every seventh: it meets the turns of all six.
      if (version.n % 7 === 0) largest = Math.max(largest, sizeOf(version));
    }
    expect(version.match.phase).toBe('over');
    expect(version.n).toBeGreaterThan(1_000);
    expect(largest).toBeLessThan(32 * 1024);
  },
  120_000,
);
