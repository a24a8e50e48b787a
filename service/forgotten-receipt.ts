import { deny } from '../engine/match/codes.ts';
import type { Verdict } from '../engine/match/decide.ts';
import type { Actor, LoggedVersion, Match, Submission } from '../engine/match/match.ts';
import { commandHash, receiptOf, remembersAll } from '../engine/match/receipts.ts';
import type { Context } from './context.ts';

const pageSize = 100;

/**
 * Looks for a moveId whose receipt the match keeps no more, in the versions after the one that the submission was made for.
 * Nothing is read unless something can have been forgotten since.
 */
export async function forgottenReceipt(
  context: Context,
  match: Match,
  submission: Submission,
): Promise<Verdict | undefined> {
  const { actor, moveId, expectedVersion } = submission;
  if (expectedVersion >= match.version || receiptOf(match, actor, moveId) !== undefined) return undefined;
  if (remembersAll(match, actor, expectedVersion)) return undefined;
  for (let after = expectedVersion; after < match.version; ) {
    const page = await context.store.since(match.id, after, pageSize);
    const found = page.find((version) => version.moveId === moveId && isSameActor(version.actor, actor));
    if (found !== undefined) return verdictOf(found, submission);
    after = page.at(-1)?.n ?? match.version;
  }
  return undefined;
}

function verdictOf({ n, command }: LoggedVersion, submission: Submission): Verdict {
  const isSame = commandHash(command) === commandHash(submission.command);
  return isSame
    ? { kind: 'again', version: n }
    : { kind: 'refused', violation: deny('MOVE_ID_REUSED', { version: n }) };
}

function isSameActor(one: Actor, other: Actor): boolean {
  if (one.kind === 'person' || other.kind === 'person') {
    return one.kind === 'person' && other.kind === 'person' && one.person === other.person;
  }
  return one.kind === other.kind && one.seat === other.seat;
}
