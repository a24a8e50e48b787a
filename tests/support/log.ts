/** Matches in memory, in the language of the table: `say(log, 'Aki', act('mark a1'))`. */
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { parseNotations } from '../../engine/kernel/notation.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { Verdict } from '../../engine/match/decide.ts';
import { create, decide } from '../../engine/match/decide.ts';
import type { Actor, Command, Creation, Match, Submission, Version } from '../../engine/match/match.ts';
import { ladder, ladderCatalogue } from '../games/ladder.ts';
import { tictactoe, tictactoeCatalogue } from '../games/tictactoe.ts';
import { deepFreeze } from './walk.ts';

export const registry = { tictactoe, ladder };
export const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
const start = Date.UTC(2026, 10, 1);

/** All versions of a match, in order. */
export type Log = readonly Version[];

/** Whoever submits: a person by name, or the server. */
export type Who = string | Exclude<Actor, { kind: 'person' }>;

/** Differences from a plain submission: a moveId of its own, the newest version expected, a minute after the last one. */
export interface Special {
  readonly moveId?: string;
  readonly expectedVersion?: number;
  readonly at?: string;
}

/** Creates a match of tic-tac-toe for two, by Aki, who sits. */
export function creation(changes: Partial<Creation> = {}): Creation {
  return {
    matchId: 'match1',
    moveId: 'create',
    actor: { kind: 'person', person: 'id-Aki', name: 'Aki' },
    game: 'tictactoe',
    seats: 2,
    options: {},
    access: { kind: 'public' },
    bots: [],
    sit: {},
    ...changes,
  };
}

export function created(changes: Partial<Creation> = {}): Log {
  return [accepted(create(registry, creation(changes), { at: timeOf(1), secret }))];
}

/** Submits; says what came of it. */
export function ask(log: Log, who: Who, command: Command, special: Special = {}): Verdict {
  const { match, hash } = newest(log);
  const earlier = match.undo === undefined ? undefined : known(log[match.undo.to - 1], 'earlier version').match;
  const loaded = earlier === undefined ? { match, hash } : { match, hash, earlier };
  return decide(registry, loaded, submissionOf(match, who, command, special), {
    at: special.at ?? timeOf(match.version + 1),
    secret,
  });
}

/** The submission of a person or the server. */
export function submissionOf(match: Match, who: Who, command: Command, special: Special = {}): Submission {
  const actor: Actor = typeof who === 'string' ? { kind: 'person', person: `id-${who}`, name: who } : who;
  const name = typeof who === 'string' ? who : `${who.kind}:`;
  const moveId = special.moveId ?? `${name}-${match.version + 1}`;
  return { matchId: match.id, moveId, expectedVersion: special.expectedVersion ?? match.version, actor, command };
}

/** Submits what must be accepted: the log with it. */
export function say(log: Log, who: Who, command: Command, special: Special = {}): Log {
  return [...log, accepted(ask(log, who, command, special))];
}

/** Actions by text notation. */
export function act(text: string, decisionId?: string): Extract<Command, { kind: 'act' }> {
  const actions = parseNotations({ ...tictactoeCatalogue, ...ladderCatalogue }, text);
  if (isViolation(actions)) throw new Error(`${text}: ${JSON.stringify(actions)}`);
  return raw(actions, decisionId);
}

/** Actions as they are. */
export function raw(actions: readonly ActionShape[], decisionId?: string): Extract<Command, { kind: 'act' }> {
  return decisionId === undefined ? { kind: 'act', actions } : { kind: 'act', decisionId, actions };
}

/** A started match: Aki in seat 0, Ben in 1, Chiyo in 2, … */
export function started(seats = 2, options: unknown = {}, game = 'tictactoe'): Log {
  const others = ['Ben', 'Chiyo', 'Dai', 'Emi', 'Fumi'].slice(0, seats - 1);
  const lobby = others.reduce<Log>((log, name) => say(log, name, { kind: 'join' }), created({ game, seats, options }));
  return say(lobby, 'Aki', { kind: 'start' });
}

/** A match of two after its bids: Aki begins. */
export function opened(options: unknown = {}): Log {
  const log = say(started(2, options), 'Ben', act('bid red*1'));
  return say(log, 'Aki', act('bid blue*1'));
}

/** A finished match of two: Aki takes the first column. */
export function finished(): Log {
  const turns = ['mark a1; confirm', 'mark b1; confirm', 'mark a2; confirm', 'mark b2; confirm', 'mark a3; confirm'];
  return turns.reduce<Log>((log, turn, at) => say(log, at % 2 === 0 ? 'Aki' : 'Ben', act(turn)), opened());
}

export function newest(log: Log): Version {
  return known(log.at(-1), 'version');
}

function accepted(verdict: Verdict): Version {
  if (verdict.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(verdict)}`);
  return deepFreeze(verdict.version);
}

/** Code and facts of a refusal, in one word and one object. */
export function refusal(verdict: Verdict): readonly [string, unknown] {
  if (verdict.kind !== 'refused') throw new Error(`not refused: ${verdict.kind}`);
  return [verdict.violation.code, verdict.violation.facts];
}

/** The time of a version: a minute after the one before. */
export function timeOf(version: number): string {
  return new Date(start + version * 60_000).toISOString();
}
