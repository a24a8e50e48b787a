/** The chain of a match: each version's hash covers the one before, so that nothing can be taken out, moved or changed later. */

import { canonical } from '../kernel/canonical.ts';
import type { ActionShape } from '../kernel/catalogue.ts';
import type { Drawn } from '../kernel/draw.ts';
import { hexOf, hmac, sha256 } from '../kernel/hash.ts';
import type { EventShape } from '../kernel/table.ts';
import type { Actor, Command, LoggedVersion, Match, Version } from './match.ts';

/** What of a version is exported when the match is over. Never who the persons are. */
export interface ExportedFields {
  readonly n: number;
  readonly at: string;
  readonly by: Actor['kind'];
  readonly kind: Command['kind'] | 'create';
  readonly seat?: number;
  readonly moveId: string;
  readonly decisionId?: string;
  readonly base?: number;
  readonly actions: readonly ActionShape[];
  readonly events: readonly EventShape[];
  readonly draws: readonly Drawn[];
}

/** A version before it is linked. */
export type Unlinked = Omit<Version, 'hash'>;

/** The exported fields of a version: what its link in the chain covers. */
export function exportedFields(version: Omit<LoggedVersion, 'hash'>): ExportedFields {
  const { n, at, actor, seat, moveId, command, base, events, draws } = version;
  const decisionId = command.kind === 'act' ? command.decisionId : undefined;
  return {
    n,
    at,
    by: actor.kind,
    kind: command.kind,
    ...(seat === undefined ? {} : { seat }),
    moveId,
    ...(decisionId === undefined ? {} : { decisionId }),
    ...(base === undefined ? {} : { base }),
    actions: command.kind === 'act' ? command.actions : [],
    events,
    draws,
  };
}

/** salt(n) = HMAC-SHA-256(secret, canonical ['salt', matchId, n]), hex. Without the secret no link can be guessed. */
export function saltOf(secret: Uint8Array, matchId: string, n: number): string {
  return hexOf(hmac(secret, canonical(['salt', matchId, n])));
}

/** h(n) = SHA-256(canonical [h(n-1), salt(n), exported fields of n]), hex; h(0) is ''. */
export function linkOf(previous: string, salt: string, fields: ExportedFields): string {
  return sha256(canonical([previous, salt, fields]));
}

/** The version linked to the one before it. */
export function linked(version: Unlinked, previous: string, secret: Uint8Array): Version {
  const salt = saltOf(secret, version.match.id, version.n);
  return { ...version, hash: linkOf(previous, salt, exportedFields(version)) };
}

/** SHA-256 of the canonical game state: without ids, times, persons, secret and words. Two matches that went the same way agree. */
export function stateHashOf(match: Match): string {
  return sha256(canonical(match.state ?? null));
}

/** SHA-256 of a canonical view: what a viewer can compare while the match runs. */
export function viewHashOf(view: unknown): string {
  return sha256(canonical(view ?? null));
}
