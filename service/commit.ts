import { setTimeout as pause } from 'node:timers/promises';
import { known } from '../engine/kernel/invariant.ts';
import type { Violation } from '../engine/kernel/violation.ts';
import { isViolation } from '../engine/kernel/violation.ts';
import { deny } from '../engine/match/codes.ts';
import type { Loaded, Verdict } from '../engine/match/decide.ts';
import { decide } from '../engine/match/decide.ts';
import type { Match, Submission } from '../engine/match/match.ts';
import { mayRebase } from '../engine/match/rebase.ts';
import { hasActedSince } from '../engine/match/receipts.ts';
import type { StoredVersion } from '../store/matches/version-item.ts';
import { StoreUnavailable } from '../store/store-fault.ts';
import type { Committed } from './committed.ts';
import type { Context } from './context.ts';
import { forgottenReceipt } from './forgotten-receipt.ts';
import { writeVersion } from './write-version.ts';

/** How often a submission that was overtaken is decided anew. */
const mostRebases = 8;
const pauseStepMs = 10;

/** A submission to a match that may have to be looked at first: a text is read by the notation of the match's game. */
export interface Submitting {
  readonly matchId: string;
  submission(match: Match): Submission | Violation;
}

/**
 * Commits a submission: one read, one decision, one conditional write (design: a commit). Where another version got there
 * first it is decided anew, at most 8 times: what may not be rebased is refused then.
 */
export async function commit(context: Context, submitting: Submitting): Promise<Committed> {
  try {
    for (let attempt = 0; ; attempt++) {
      const committed = await attemptOnce(context, submitting, attempt === mostRebases);
      if (committed !== 'overtaken') return committed;
      await pause(Math.random() * pauseStepMs * attempt);
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) return { kind: 'unknown' };
    throw error;
  }
}

async function attemptOnce(
  context: Context,
  { matchId, submission }: Submitting,
  isLast: boolean,
): Promise<Committed | 'overtaken'> {
  const newest = await context.store.newest(matchId);
  if (newest === undefined) return { kind: 'absent' };
  const submitted = submission(newest.match);
  if (isViolation(submitted)) return { kind: 'refused', violation: submitted, standing: newest };
  const verdict = await verdictOn(context, newest, submitted);
  if (verdict.kind === 'refused') return { kind: 'refused', violation: verdict.violation, standing: newest };
  if (verdict.kind === 'again') return await acceptedBefore(context, newest, verdict.version);
  const written = await writeVersion(context, verdict.version, newest);
  if (written !== 'overtaken' || !isLast) return written;
  const facts = { expected: submitted.expectedVersion, current: newest.n + 1 };
  return { kind: 'refused', violation: deny('STALE_VERSION', facts), standing: newest };
}

/** Receipts first, then the rules. What is late and may be is decided as if it had been made for the newest version. */
async function verdictOn(context: Context, newest: StoredVersion, submission: Submission): Promise<Verdict> {
  const { match } = newest;
  const forgotten = await forgottenReceipt(context, match, submission);
  if (forgotten !== undefined) return forgotten;
  const timely = isRebased(context, match, submission) ? { ...submission, expectedVersion: match.version } : submission;
  const env = { at: context.now().toISOString(), secret: newest.secret };
  return decide(context.registry, await loadedFor(context, newest, submission), timely, env);
}

function isRebased({ registry }: Context, match: Match, submission: Submission): boolean {
  const { actor, expectedVersion } = submission;
  if (expectedVersion >= match.version) return false;
  return mayRebase(registry, match, submission, hasActedSince(match, actor, expectedVersion));
}

/** What the decision is made on. An undo needs the match as it was, too. */
async function loadedFor({ store }: Context, newest: StoredVersion, { command }: Submission): Promise<Loaded> {
  const { match, hash } = newest;
  if (command.kind !== 'undo' || match.undo === undefined) return { match, hash };
  const { to } = match.undo;
  const earlier = known(await store.at(match.id, to), `version ${to} of ${match.id}`);
  return { match, hash, earlier: earlier.match };
}

async function acceptedBefore({ store }: Context, newest: StoredVersion, n: number): Promise<Committed> {
  const { id } = newest.match;
  const standing = n === newest.n ? newest : known(await store.at(id, n), `version ${n} of ${id}`);
  return { kind: 'accepted', standing };
}
