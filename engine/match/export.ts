/** A finished match as one JSON value that anyone can check. */
import { hexOf } from '../kernel/hash.ts';
import { known } from '../kernel/invariant.ts';
import type { Violation } from '../kernel/violation.ts';
import { exportedFields, stateHashOf } from './chain.ts';
import { deny } from './codes.ts';
import type { ExportedSeat, MatchExport } from './exported.ts';
import type { Occupant, Version } from './match.ts';

/** Exports a match: all its versions in order, from 1, and its secret. Refused MATCH_NOT_OVER while it runs. */
export function exportMatch(versions: readonly Version[], secret: Uint8Array): MatchExport | Violation {
  const { match } = known(versions.at(-1), 'newest version');
  if (match.phase !== 'over') return deny('MATCH_NOT_OVER', {});
  return {
    matchId: match.id,
    game: match.game,
    rulesVersion: match.rulesVersion,
    options: match.options,
    seats: match.seats.map(exportedSeat),
    commitment: match.commitment,
    secret: hexOf(secret),
    words: match.seats.map((occupant) => occupant?.word ?? null),
    versions: versions.map((version) => ({ ...exportedFields(version), hash: version.hash })),
    placings: match.outcome?.placings ?? [],
    stateHash: stateHashOf(match),
  };
}

function exportedSeat(occupant: Occupant | null): ExportedSeat {
  const bot = occupant?.bot === undefined ? { kind: 'person' as const } : { kind: 'bot' as const, bot: occupant.bot };
  return occupant?.resigned === true ? { ...bot, resigned: true } : bot;
}
