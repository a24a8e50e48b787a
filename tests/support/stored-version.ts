import type { Match } from '../../engine/match/match.ts';
import type { StoredVersion } from '../../store/matches/version-item.ts';

/** A version of a match in its lobby, for tests of the store: it need not follow any rule. */
export function storedVersion(id: string, n: number, changes: Partial<StoredVersion> = {}): StoredVersion {
  const match: Match = {
    id,
    game: 'tictactoe',
    rulesVersion: 1,
    options: {},
    commitment: 'c'.repeat(64),
    creator: 'aki',
    createdAt: '2026-01-01T00:00:00.000Z',
    access: { kind: 'public' },
    listing: { speed: 'correspondence' },
    seats: [{ person: 'aki', name: 'Aki' }, null],
    phase: 'lobby',
    version: n,
    at: '2026-01-01T00:00:00.000Z',
    draws: {},
    undos: 0,
    receipts: {},
    endAgreed: [],
  };
  return {
    n,
    at: match.at,
    actor: { kind: 'person', person: 'aki', name: 'Aki' },
    moveId: `move-${n}`,
    command: { kind: 'join' },
    events: [],
    draws: [],
    match,
    hash: `hash-${n}`,
    secret: new Uint8Array(32).fill(7),
    awaiting: [],
    ...changes,
  };
}
