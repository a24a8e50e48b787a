/**
 * The door of a match: a submission comes in, a version or a refusal comes out. Pure: the store writes the version with one
 * conditional put, and if another got there first, the service loads the newest and asks again. A join is decided anew as it is;
 * a sealed answer that `mayRebase` (rebase.ts) allows is decided anew with the current version as its expected one.
 */
import { isJson } from '../kernel/canonical.ts';
import { assertNever, invariant } from '../kernel/invariant.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation, refuse } from '../kernel/violation.ts';
import { act } from './act.ts';
import { linked } from './chain.ts';
import type { Change, Request } from './change.ts';
import { deny } from './codes.ts';
import { lobbyOf } from './create.ts';
import type { Env } from './env.ts';
import { later } from './later.ts';
import { join, leave, start } from './lobby.ts';
import type { Actor, Creation, Match, Submission, Version } from './match.ts';
import { commandHash, creationHash, receiptOf, withReceipt } from './receipts.ts';
import type { Registry } from './registry.ts';
import { agreeEnd, resign } from './resign.ts';
import { keyOf, rulesOf } from './rules.ts';
import { undo } from './undo.ts';

export type { Env } from './env.ts';

/** The newest version of a match; `earlier` is the match at the version that `match.undo.to` names, needed only by an undo. */
export interface Loaded extends Pick<Version, 'match' | 'hash'> {
  readonly earlier?: Match;
}

/** `again`: this very submission was accepted before, and became that version. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly version: Version }
  | { readonly kind: 'again'; readonly version: number }
  | { readonly kind: 'refused'; readonly violation: Violation };

const MOVE_ID_LONGEST = 64;
const MOVE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Version 1 of a new match. Refused GAME_UNKNOWN, BOT_UNKNOWN, SEATS_OUT_OF_RANGE, OPTIONS_MALFORMED, WORD_MALFORMED, LANGUAGE_MALFORMED,
 * REAL_TIME_ONLY, MATCH_FULL (more bots than seats), MOVE_ID_MALFORMED, or as the game refuses the options.
 */
export function create(registry: Registry, creation: Creation, env: Env): Verdict {
  const { actor, moveId } = creation;
  if (!isMoveId(actor, moveId)) return refused(refuseMoveId());
  const lobby = lobbyOf(registry, creation, env);
  if (isViolation(lobby)) return refused(lobby);
  const receipts = withReceipt(lobby, actor, { moveId, version: 1, hash: creationHash(creation) });
  const seat = creation.sit === undefined ? {} : { seat: 0 };
  const match = { ...lobby, receipts };
  const base = { n: 1, at: env.at, actor, moveId, command: { kind: 'create' }, events: [], draws: [] } as const;
  return { kind: 'accepted', version: linked({ ...base, ...seat, match }, '', env.secret) };
}

/** A creation whose match exists already (`first` is its version 1): accepted before, or MOVE_ID_REUSED for another one. */
export function createdBefore(first: Version, creation: Creation): Verdict {
  const receipt = receiptOf(first.match, creation.actor, creation.moveId);
  const isSame = isJson(creation) && receipt?.hash === creationHash(creation);
  return isSame ? { kind: 'again', version: first.n } : refused(deny('MOVE_ID_REUSED', { version: first.n }));
}

/** Answers a submission to a match. Asked again with the same moveId, the answer is the same. */
export function decide(registry: Registry, loaded: Loaded, submission: Submission, env: Env): Verdict {
  const { match } = loaded;
  const { actor, command, moveId } = submission;
  invariant(submission.matchId === match.id, 'a submission to another match');
  if (!isMoveId(actor, moveId)) return refused(refuseMoveId());
  if (!isJson(command))
    return refused(refuse('action.malformed', { action: '', field: '', expected: { kind: 'json' } }));
  const receipt = receiptOf(match, actor, moveId);
  if (receipt !== undefined) {
    const isSame = receipt.hash === commandHash(command);
    return isSame
      ? { kind: 'again', version: receipt.version }
      : refused(deny('MOVE_ID_REUSED', { version: receipt.version }));
  }
  const change = changeOf(registry, loaded, submission, env);
  return isViolation(change)
    ? refused(change)
    : { kind: 'accepted', version: versionOf(loaded, submission, env, change) };
}

/** The checks that every command shares, then the command's own. */
function changeOf(registry: Registry, loaded: Loaded, submission: Submission, env: Env): Change | Violation {
  const { match, earlier } = loaded;
  const { actor, command, expectedVersion } = submission;
  if (match.phase === 'over') return deny('MATCH_OVER', {});
  const late = expectedVersion < match.version;
  if (expectedVersion > match.version || (late && command.kind !== 'join')) {
    return deny('STALE_VERSION', { expected: expectedVersion, current: match.version });
  }
  const rules = rulesOf(registry, match);
  return answer({ rules, match, actor, command, late, earlier, key: () => keyOf(match, env.secret) });
}

function answer(request: Request): Change | Violation {
  const { command } = request;
  switch (command.kind) {
    case 'join':
      return join({ ...request, command });
    case 'leave':
      return leave({ ...request, command });
    case 'start':
      return start({ ...request, command });
    case 'act':
      return act({ ...request, command });
    case 'undo':
      return undo({ ...request, command });
    case 'resign':
      return resign({ ...request, command });
    case 'agreeEnd':
      return agreeEnd({ ...request, command });
    default:
      return assertNever(command);
  }
}

/** The next version: what changed, with its number, time, receipt and link. Time never goes backwards. */
function versionOf(loaded: Loaded, submission: Submission, env: Env, change: Change): Version {
  const { actor, command, moveId } = submission;
  const before = loaded.match;
  const n = before.version + 1;
  const at = later(env.at, before.at);
  const { match: after, seat, base, events = [], draws = [] } = change;
  const receipts = withReceipt(before, actor, { moveId, version: n, hash: commandHash(command) });
  const match: Match = { ...after, version: n, at, receipts };
  const extras = { ...(seat === undefined ? {} : { seat }), ...(base === undefined ? {} : { base }) };
  return linked({ n, at, actor, moveId, command, events, draws, match, ...extras }, loaded.hash, env.secret);
}

/** Persons choose their moveIds; those with a colon are the server's own (`bot:…`, `clock:…`), so that none can be taken in advance. */
function isMoveId(actor: Actor, moveId: string): boolean {
  return actor.kind !== 'person' || MOVE_ID.test(moveId);
}

function refuseMoveId(): Violation {
  const expected = `1 to ${MOVE_ID_LONGEST} letters, digits, - and _`;
  return deny('MOVE_ID_MALFORMED', { longest: MOVE_ID_LONGEST, expected });
}

function refused(violation: Violation): Verdict {
  return { kind: 'refused', violation };
}
