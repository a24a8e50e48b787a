/** What one viewer may see of a match: the only way out while it runs. */
import type { ActionShape } from '../kernel/catalogue.ts';
import type { Decision } from '../kernel/decision.ts';
import type { Drawn } from '../kernel/draw.ts';
import type { Form } from '../kernel/form.ts';
import { previewList } from '../kernel/play-list.ts';
import type { EventShape } from '../kernel/table.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { isSeat } from '../kernel/viewer.ts';
import type { Violation } from '../kernel/violation.ts';
import { isViolation } from '../kernel/violation.ts';
import type { Actor, LoggedVersion, Match, Version } from './match.ts';
import type { Registry } from './registry.ts';
import { openDecisions, positionOf, rulesOf, seatOf } from './rules.ts';
import { turnOf } from './turn.ts';

/** The game as the viewer sees it; nothing in the lobby. */
export function viewMatch(registry: Registry, match: Match, viewer: Viewer): unknown {
  if (match.phase === 'lobby') return undefined;
  const rules = rulesOf(registry, match);
  return rules.game.view(positionOf(rules, match), viewer);
}

/** The exact forms of everything that a seat can do now. */
export function legalFor(registry: Registry, match: Match, seat: number): readonly Form[] {
  if (match.phase !== 'playing') return [];
  const rules = rulesOf(registry, match);
  return rules.game.legal(positionOf(rules, match), seat);
}

/** The open decisions of all seats, with the ids that `act` takes. Which are open is known to everyone at the table. */
export function decisionsOf(registry: Registry, match: Match): readonly Decision[] {
  return openDecisions(rulesOf(registry, match), match);
}

/** Who a person is to a match: their seat, its organizer, a spectator; or, without a person, the public. */
export function viewerOf(match: Match, person: string | undefined): Viewer {
  if (person === undefined) return { kind: 'public' };
  const seat = seatOf(match, { kind: 'person', person, name: '' });
  if (seat !== undefined) return { kind: 'seat', seat };
  return match.creator === person ? { kind: 'organizer' } : { kind: 'spectator' };
}

/** What a list of actions would make of the match, as the seat would see it. */
export interface MatchPreview {
  readonly view: unknown;
  readonly events: readonly Partial<EventShape>[];
  /** So many actions of the list are in `view`. */
  readonly applied: number;
  /** The action before which the preview stopped, because it would draw or reveal. */
  readonly stoppedAt?: { readonly index: number; readonly reason: 'draw' | 'reveal' };
}

/** Tries actions for the seat of an actor: nothing is committed, no draw is read. Refused as `act` refuses them. */
export function previewFor(
  registry: Registry,
  match: Match,
  submitted: { readonly actor: Actor; readonly decisionId?: string; readonly actions: readonly unknown[] },
): MatchPreview | Violation {
  const rules = rulesOf(registry, match);
  const turn = turnOf(rules, match, submitted);
  if (isViolation(turn)) return turn;
  const tried = previewList(rules.game, positionOf(rules, match), turn);
  if (isViolation(tried)) return tried;
  const viewer: Viewer = { kind: 'seat', seat: turn.seat };
  return {
    view: rules.game.view({ state: tried.state, options: rules.options }, viewer),
    events: tried.events.flatMap((event) => rules.game.see(event, viewer) ?? []),
    applied: tried.applied,
    ...(tried.stoppedAt === undefined ? {} : { stoppedAt: tried.stoppedAt }),
  };
}

/** A version as one viewer may see it. */
export interface SeenVersion {
  readonly n: number;
  readonly at: string;
  readonly kind: Version['command']['kind'];
  readonly seat?: number;
  readonly base?: number;
  readonly events: readonly Partial<EventShape>[];
  /** Of the own seat; of all seats when the match is over. */
  readonly actions?: readonly ActionShape[];
  /** When the match is over. */
  readonly draws?: readonly Drawn[];
}

/**
 * A version of a match whose newest state is `newest`. While it runs a viewer gets the events as far as they concern them, and
 * the actions of their own seat only. When it is over everything is public.
 */
export function seeVersion(registry: Registry, newest: Match, version: LoggedVersion, viewer: Viewer): SeenVersion {
  const { n, at, command, seat, base, events, draws } = version;
  const over = newest.phase === 'over';
  const { game } = rulesOf(registry, newest);
  const own = over || (seat !== undefined && isSeat(viewer, seat));
  return {
    n,
    at,
    kind: command.kind,
    ...(seat === undefined ? {} : { seat }),
    ...(base === undefined ? {} : { base }),
    events: over ? events : events.flatMap((event) => game.see(event, viewer) ?? []),
    ...(own && command.kind === 'act' ? { actions: command.actions } : {}),
    ...(over ? { draws } : {}),
  };
}
