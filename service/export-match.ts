import { isViolation } from '../engine/kernel/violation.ts';
import { exportMatch as exportVersions } from '../engine/match/export.ts';
import type { MatchExport } from '../engine/match/exported.ts';
import type { LoggedVersion } from '../engine/match/match.ts';
import type { Refused } from './answers.ts';
import { refused, refusedBy } from './answers.ts';
import type { Context } from './context.ts';
import { isMatchId } from './match-id.ts';

const pageSize = 200;

/** A finished match, for anyone to verify. */
export interface Exported {
  readonly ok: true;
  readonly exported: MatchExport;
}

export type ExportAnswer = Exported | Refused;

/** Exports a finished match with its secret: all its versions, in order. Who the persons are stays here. */
export async function exportMatch({ store }: Context, matchId: string): Promise<ExportAnswer> {
  const newest = isMatchId(matchId) ? await store.newest(matchId) : undefined;
  if (newest === undefined) return refused('NOT_FOUND');
  const { match, secret } = newest;
  if (match.phase !== 'over') return { ...refused('MATCH_NOT_OVER'), version: newest.n };
  const logged: LoggedVersion[] = [];
  while (logged.length < newest.n) logged.push(...(await store.since(matchId, logged.length, pageSize)));
  // Of a match as it was after a version, an export shows nothing: the newest does for all.
  const exported = exportVersions(
    logged.map((version) => ({ ...version, match })),
    secret,
  );
  return isViolation(exported) ? refusedBy(exported) : { ok: true, exported };
}
