/** Matches of Le Poissonnier through the door of a match, in memory: Aki in seat 0, Ben in 1, Chiyo in 2, … */

import { known } from '../../../engine/kernel/invariant.ts';
import { parseNotations } from '../../../engine/kernel/notation.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import type { Verdict } from '../../../engine/match/decide.ts';
import { create, decide } from '../../../engine/match/decide.ts';
import type { Actor, Command, Match, Version } from '../../../engine/match/match.ts';
import { poissonnierCatalogue } from '../../../engine/poissonnier/actions.ts';
import { poissonnier } from '../../../engine/poissonnier/index.ts';
import type { State } from '../../../engine/poissonnier/state.ts';

export const registry = { poissonnier };
export const secret = Uint8Array.from({ length: 32 }, (_, at) => 255 - at);
const names = ['Aki', 'Ben', 'Chiyo', 'Dai', 'Emi'];

/** All versions of a match, in order. */
export type Log = readonly Version[];

const personOf = (seat: number): Extract<Actor, { kind: 'person' }> => {
  const name = known(names[seat], `name of seat ${seat}`);
  return { kind: 'person', person: `id-${name}`, name };
};
const timeOf = (version: number): string => new Date(Date.UTC(2026, 10, 1) + version * 60_000).toISOString();

export function newest(log: Log): Version {
  return known(log.at(-1), 'version');
}

export function stateOf(log: Log): State {
  return newest(log).match.state as State;
}

/** Submits for a seat; says what came of it. `seen` is the version that the seat has looked at. */
export function ask(log: Log, seat: number, command: Command, seen?: number): Verdict {
  const { match, hash } = newest(log);
  const earlier = match.undo === undefined ? undefined : known(log[match.undo.to - 1], 'earlier version').match;
  const loaded = earlier === undefined ? { match, hash } : { match, hash, earlier };
  const submission = {
    matchId: match.id,
    moveId: `${seat}-${match.version + 1}`,
    expectedVersion: seen ?? match.version,
    actor: personOf(seat),
    command,
  };
  return decide(registry, loaded, submission, { at: timeOf(match.version + 1), secret });
}

/** Submits what must be accepted: the log with it. */
export function say(log: Log, seat: number, command: Command): Log {
  return [...log, accepted(ask(log, seat, command))];
}

/** Actions by text notation. */
export function act(text: string, decisionId?: string): Extract<Command, { kind: 'act' }> {
  const actions = parseNotations(poissonnierCatalogue, text);
  if (isViolation(actions)) throw new Error(`${text}: ${JSON.stringify(actions)}`);
  return decisionId === undefined ? { kind: 'act', actions } : { kind: 'act', decisionId, actions };
}

/** A started match; seat 0 starts, unless the options say otherwise. */
export function started(seats: number, options: object = { starter: 0 }): Log {
  const creation = { matchId: 'match1', moveId: 'create', actor: personOf(0), game: 'poissonnier', seats, options };
  const first = create(
    registry,
    { ...creation, access: { kind: 'public' }, bots: [], sit: {} },
    { at: timeOf(1), secret },
  );
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);
  const lobby = others.reduce<Log>((log, seat) => say(log, seat, { kind: 'join' }), [accepted(first)]);
  return say(lobby, 0, { kind: 'start' });
}

function accepted(verdict: Verdict): Version {
  if (verdict.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(verdict)}`);
  return verdict.version;
}

/** The code of a refusal. */
export function codeOf(verdict: Verdict): string {
  return verdict.kind === 'refused' ? verdict.violation.code : verdict.kind;
}

/** The match as it is now. */
export function matchOf(log: Log): Match {
  return newest(log).match;
}
