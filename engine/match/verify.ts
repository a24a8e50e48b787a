/** Checks an exported match: the commitment, the chain, every draw, and the whole play, move by move. */
import { canonical } from '../kernel/canonical.ts';
import { commitmentOf, matchKey, streamValue } from '../kernel/draw.ts';
import { bytesOf } from '../kernel/hash.ts';
import { known } from '../kernel/invariant.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation, refuse } from '../kernel/violation.ts';
import { exportedFields, linkOf, saltOf } from './chain.ts';
import { exportMatch } from './export.ts';
import type { ExportedVersion, MatchExport } from './exported.ts';
import { readExport } from './exported.ts';
import type { Version } from './match.ts';
import type { Registry } from './registry.ts';
import { gameUnder, newestGame } from './registry.ts';
import { replayOne } from './replay.ts';

/**
 * What a check found. Problems: EXPORT_MALFORMED {field}, COMMITMENT_WRONG, CHAIN_BROKEN {n}, DRAW_WRONG {n, stream, index},
 * GAME_UNKNOWN {game}, RULES_VERSION {exported, known} (then it was not replayed), REPLAY_REFUSED {n, code},
 * REPLAY_DIFFERS {n}, RESULT_DIFFERS {field}.
 */
export interface Verification {
  readonly ok: boolean;
  readonly problems: readonly Violation[];
  /**
   * A seat said a word before the start. Without one from someone independent of the server this proves only that no draw was
   * changed since the secret was committed to, not that the secret was not chosen.
   */
  readonly witnessed: boolean;
}

/** Checks an exported match from unknown JSON. */
export function verifyExport(registry: Registry, raw: unknown): Verification {
  const exported = readExport(raw);
  if ('malformed' in exported) {
    return { ok: false, problems: [refuse('EXPORT_MALFORMED', { field: exported.malformed })], witnessed: false };
  }
  const problems = [
    ...commitmentProblems(exported),
    ...chainProblems(exported),
    ...drawProblems(exported),
    ...playProblems(registry, exported),
  ];
  return { ok: problems.length === 0, problems, witnessed: exported.words.some((word) => word !== null) };
}

const secretOf = (exported: MatchExport): Uint8Array => known(bytesOf(exported.secret), 'secret');

function commitmentProblems(exported: MatchExport): readonly Violation[] {
  const kept = commitmentOf(exported.matchId, secretOf(exported)) === exported.commitment;
  return kept ? [] : [refuse('COMMITMENT_WRONG')];
}

/** Each link is checked from the hash that the file gives for the one before, so that the first bad version is named alone. */
function chainProblems(exported: MatchExport): readonly Violation[] {
  return exported.versions.flatMap((version, index) => {
    const { hash, ...fields } = version;
    const previous = exported.versions[index - 1]?.hash ?? '';
    const salt = saltOf(secretOf(exported), exported.matchId, version.n);
    return linkOf(previous, salt, fields) === hash ? [] : [refuse('CHAIN_BROKEN', { n: version.n })];
  });
}

/** Every draw is the next one of its stream and has the value that the key gives. */
function drawProblems(exported: MatchExport): readonly Violation[] {
  const key = matchKey(secretOf(exported), exported);
  const next = new Map<string, number>();
  return exported.versions.flatMap(({ n, draws }) =>
    draws.flatMap(({ stream, index, bound, value }) => {
      const expected = next.get(stream) ?? 0;
      next.set(stream, index + 1);
      const right = index === expected && streamValue(key, stream, index, bound) === value;
      return right ? [] : [refuse('DRAW_WRONG', { n, stream, index })];
    }),
  );
}

function playProblems(registry: Registry, exported: MatchExport): readonly Violation[] {
  const newest = newestGame(registry, exported.game);
  if (newest === undefined) return [refuse('GAME_UNKNOWN', { game: exported.game })];
  const game = gameUnder(registry, exported.game, exported.rulesVersion);
  if (game === undefined) {
    return [refuse('RULES_VERSION', { exported: exported.rulesVersion, known: newest.rulesVersion })];
  }
  const played: Version[] = [];
  for (const next of exported.versions) {
    const verdict = replayOne({ [exported.game]: game }, exported, played, next);
    if (verdict.kind === 'refused') return [refuse('REPLAY_REFUSED', { n: next.n, code: verdict.violation.code })];
    if (verdict.kind === 'again') return [refuse('REPLAY_REFUSED', { n: next.n, code: 'MOVE_ID_REUSED' })];
    if (!isSame(verdict.version, next)) return [refuse('REPLAY_DIFFERS', { n: next.n })];
    played.push(verdict.version);
  }
  return resultProblems(exported, played);
}

function isSame(version: Version, { hash: _hash, ...fields }: ExportedVersion): boolean {
  return canonical(exportedFields(version)) === canonical(fields);
}

/** What stands outside the versions follows from them. */
function resultProblems(exported: MatchExport, played: readonly Version[]): readonly Violation[] {
  const replayed = played.length === 0 ? refuse('MATCH_NOT_OVER') : exportMatch(played, secretOf(exported));
  if (isViolation(replayed)) return [refuse('RESULT_DIFFERS', { field: 'versions' })];
  const fields = ['rulesVersion', 'options', 'seats', 'words', 'placings', 'stateHash'] as const;
  return fields
    .filter((field) => canonical(replayed[field]) !== canonical(exported[field]))
    .map((field) => refuse('RESULT_DIFFERS', { field }));
}
