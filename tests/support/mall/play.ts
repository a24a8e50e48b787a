/** Plays on a table in the language of the table, and checks at every step that what is offered is what is accepted. */
import { expect } from 'vitest';
import { canonical } from '../../../engine/kernel/canonical.ts';
import type { Decision } from '../../../engine/kernel/decision.ts';
import { awaited as awaitedOf } from '../../../engine/kernel/decision.ts';
import type { Form } from '../../../engine/kernel/form.ts';
import { accepts } from '../../../engine/kernel/forms.ts';
import { known } from '../../../engine/kernel/invariant.ts';
import { parseNotation } from '../../../engine/kernel/notation.ts';
import { playList, previewList, sheet } from '../../../engine/kernel/play-list.ts';
import { parseAction } from '../../../engine/kernel/shape.ts';
import type { Fact, Violation } from '../../../engine/kernel/violation.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import type { MallAction } from '../../../engine/mall/actions.ts';
import type { MallEvent } from '../../../engine/mall/events.ts';
import { mall } from '../../../engine/mall/index.ts';
import type { Options } from '../../../engine/mall/position.ts';
import type { State } from '../../../engine/mall/state.ts';
import { deepFreeze } from '../walk.ts';
import type { Position } from './position.ts';
import { drawsOf } from './position.ts';

/** An action as text notation or as JSON, right or wrong. */
export type Said = string | { readonly type: string; readonly [field: string]: unknown };
/** What is said by the seat that is awaited, or by a named seat. */
export type Step = Said | readonly [seat: number, said: Said];

/** The decisions that the match waits for. */
export function awaited(position: Position): readonly Decision[] {
  return awaitedOf(mall.awaiting(position));
}

/** What a seat (the active one, if none is named) can do now. */
export function legal(position: Position, seat = position.state.turn.seat): readonly Form<MallAction>[] {
  return mall.legal(position, seat);
}

/** The names of all actions open to a seat, sorted. */
export function legalNames(position: Position, seat = position.state.turn.seat): readonly string[] {
  return [...new Set(legal(position, seat).map((form) => form.action))].sort();
}

/** Plays the steps one after the other; throws if one is refused, or is accepted although no form offers it. */
export function play(position: Position, ...steps: readonly Step[]): Position {
  return steps.reduce((current, step) => {
    const { seat, said } = speakerOf(current, step);
    expectHonestExamples(current, seat);
    const action = read(said);
    const played = isViolation(action) ? action : submit(current, seat, action);
    if (isViolation(played)) throw new Error(`seat ${seat}: ${JSON.stringify(said)} was refused: ${told(played)}`);
    return played;
  }, position);
}

/** One action of one seat: the next position, or the refusal. Throws if the forms say otherwise. */
export function submit(position: Position, seat: number, action: MallAction): Position | Violation {
  const offered = legal(position, seat).some((form) => accepts(form, action));
  const played = playList(mall, position, { seat, actions: [action] }, drawsOf(position));
  if (isViolation(played)) {
    if (offered) throw new Error(`a form offers ${JSON.stringify(action)}, but it is refused: ${told(played)}`);
    return played;
  }
  if (!offered) throw new Error(`${JSON.stringify(action)} is accepted, but no form offers it`);
  return deepFreeze({
    ...position,
    state: played.state,
    events: [...position.events, ...played.events],
    drawn: [...position.drawn, ...played.drawn],
    counters: played.counters,
  });
}

/** A seat gives up. */
export function resign(position: Position, seat: number): Position {
  const state = JSON.parse(canonical(position.state)) as State;
  const paper = sheet<State, Options, MallEvent>({ state, options: position.options }, drawsOf(position).draw);
  mall.resign?.(paper.table, seat);
  return deepFreeze({ ...position, state, events: [...position.events, ...paper.events] });
}

/** The deadline of a turn passes: all that is left of the turn is played (MALL-RUL-43). */
export function expire(position: Position): Position {
  const { no } = position.state.turn;
  let here = position;
  while (here.state.turn.no === no && here.state.outcome === undefined) {
    const decision = known(awaited(here)[0], 'decision');
    const played = submit(here, decision.seat, mall.fallback(here, decision));
    if (isViolation(played)) throw new Error(`the fallback was refused: ${told(played)}`);
    here = played;
  }
  return here;
}

/** Expects a refusal with this code and (at least) these facts, offered by no form, that changes nothing. */
export function expectRefused(
  position: Position,
  step: Step,
  code: string,
  facts: { readonly [name: string]: Fact } = {},
): void {
  const { seat, said } = speakerOf(position, step);
  const action = read(said);
  const played = isViolation(action) ? action : submit(position, seat, action);
  if (!isViolation(played)) throw new Error(`seat ${seat}: ${JSON.stringify(said)} was accepted`);
  expect({ code: played.code, facts: played.facts }).toMatchObject({ code, facts });
}

/** Expects that a step is accepted. */
export function expectAccepted(position: Position, step: Step): void {
  expect(() => play(position, step)).not.toThrow();
}

function expectHonestExamples(position: Position, seat: number): void {
  for (const form of legal(position, seat)) {
    const example = read({ ...form.example });
    const tried = isViolation(example) ? example : previewList(mall, position, { seat, actions: [example] });
    if (isViolation(tried)) throw new Error(`the example ${JSON.stringify(form.example)} is refused: ${told(tried)}`);
    if (!accepts(form, form.example))
      throw new Error(`the example ${JSON.stringify(form.example)} is outside its form`);
  }
}

function speakerOf(position: Position, step: Step): { readonly seat: number; readonly said: Said } {
  return isNamed(step) ? { seat: step[0], said: step[1] } : { seat: position.state.turn.seat, said: step };
}

function isNamed(step: Step): step is readonly [number, Said] {
  return Array.isArray(step);
}

/** Reads an action as the API does: through the catalogue. */
function read(said: Said): MallAction | Violation {
  const action = typeof said === 'string' ? parseNotation(mall.catalogue, said) : parseAction(mall.catalogue, said);
  // The catalogue has been asked: what it passes is an action of the game.
  return action as MallAction | Violation;
}

function told({ code, facts }: Violation): string {
  return `${code} ${JSON.stringify(facts)}`;
}
