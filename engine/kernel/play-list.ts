/**
 * The one way a list of actions is applied: all or nothing, in order, and nothing after a draw or a reveal. Otherwise a list
 * would be a free look into the future.
 */
import type { ActionShape } from './catalogue.ts';
import type { Counters, Draw, Drawn, DrawSource } from './draw.ts';
import { blindDraw } from './draw.ts';
import { fork } from './fork.ts';
import type { Game } from './game.ts';
import { invariant, known } from './invariant.ts';
import type { EventShape, Look, Table } from './table.ts';
import type { Violation } from './violation.ts';
import { isViolation, refuse } from './violation.ts';

/** What a seat wants to do: its actions in order. */
export interface Move<Action extends ActionShape = ActionShape> {
  readonly seat: number;
  readonly actions: readonly Action[];
}

/** A list that was applied whole. */
export interface Played<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly drawn: readonly Drawn[];
  readonly counters: Counters;
  /** True if the last action drew or revealed: something was learnt, nothing can be undone. */
  readonly concluded: boolean;
}

/** A list that was tried. `applied` actions are in `state`; a draw or a reveal stops the preview before its action. */
export interface Previewed<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly applied: number;
  readonly stoppedAt?: { readonly index: number; readonly reason: 'draw' | 'reveal' };
}

/** A table over a state that may be changed, and what happened on it. */
export interface Sheet<State, Options, Event extends EventShape> {
  readonly table: Table<State, Options, Event>;
  readonly events: Event[];
  readonly revealed: () => boolean;
}

/** Lays a table over a state that its caller has forked. */
export function sheet<State, Options, Event extends EventShape>(
  position: Look<State, Options>,
  draw: Draw,
): Sheet<State, Options, Event> {
  const events: Event[] = [];
  let revealed = false;
  const table: Table<State, Options, Event> = {
    ...position,
    draw,
    tell: (event) => {
      events.push(event);
    },
    reveal: () => {
      revealed = true;
    },
  };
  return { table, events, revealed: () => revealed };
}

/**
 * Applies a move, whole or not at all; `position` is not changed. Every action but the last gets a draw that cannot be read: one
 * that asks for it, or reveals, is refused MUST_BE_LAST {index, action} before anything is drawn. Another refusal carries the
 * game's code and facts and the `index` of its action.
 */
export function playList<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  position: Look<State, Options>,
  move: Move<Action>,
  source: DrawSource,
): Played<State, Event> | Violation {
  const forked = { state: fork(position.state), options: position.options };
  const last = move.actions.length - 1;
  const first = playBlind(game, forked, { seat: move.seat, actions: move.actions.slice(0, last) });
  if (isViolation(first)) return first;
  const drawnBefore = source.drawn.length;
  const paper = sheet<State, Options, Event>(forked, source.draw);
  const violation = game.apply(paper.table, move.seat, known(move.actions[last], 'action of a move'));
  const concluded = source.drawn.length > drawnBefore || paper.revealed();
  // A refusal that depends on a draw would let a player ask for the draw and take the question back.
  invariant(violation === undefined || !concluded, `${violation?.code} after a draw or a reveal`);
  if (violation !== undefined) return at(last, violation);
  const drawn = source.drawn.slice(drawnBefore);
  return {
    state: forked.state,
    events: [...first, ...paper.events],
    drawn,
    counters: { ...source.counters },
    concluded,
  };
}

/** Plays what stands before the last action: none of it may draw or reveal. Changes the forked state. */
function playBlind<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  forked: Look<State, Options>,
  move: Move<Action>,
): readonly Event[] | Violation {
  const events: Event[] = [];
  for (const [index, action] of move.actions.entries()) {
    const tried = tryBlind(game, forked, { seat: move.seat, action });
    if (tried.stopped !== undefined) return refuse('MUST_BE_LAST', { index, action: action.type });
    if (tried.violation !== undefined) return at(index, tried.violation);
    events.push(...tried.events);
  }
  return events;
}

/** Tries a move without committing it and without reading any draw. `position` is not changed. */
export function previewList<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  position: Look<State, Options>,
  move: Move<Action>,
): Previewed<State, Event> | Violation {
  let state = position.state;
  const events: Event[] = [];
  for (const [index, action] of move.actions.entries()) {
    const forked = { state: fork(state), options: position.options };
    const tried = tryBlind(game, forked, { seat: move.seat, action });
    if (tried.stopped !== undefined)
      return { state, events, applied: index, stoppedAt: { index, reason: tried.stopped } };
    if (tried.violation !== undefined) return at(index, tried.violation);
    state = forked.state;
    events.push(...tried.events);
  }
  return { state, events, applied: move.actions.length };
}

interface Tried<Event> {
  readonly stopped?: 'draw' | 'reveal';
  readonly violation?: Violation;
  readonly events: readonly Event[];
}

/** One action with a draw that cannot be read. Whether it stops counts first: a refusal after that would be about a false value. */
function tryBlind<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  forked: Look<State, Options>,
  step: { readonly seat: number; readonly action: Action },
): Tried<Event> {
  const blind = blindDraw();
  const paper = sheet<State, Options, Event>(forked, blind.draw);
  const violation = game.apply(paper.table, step.seat, step.action);
  if (blind.asked()) return { stopped: 'draw', events: [] };
  if (paper.revealed()) return { stopped: 'reveal', events: [] };
  return violation === undefined ? { events: paper.events } : { violation, events: [] };
}

function at(index: number, violation: Violation): Violation {
  return refuse(violation.code, { ...violation.facts, index });
}
