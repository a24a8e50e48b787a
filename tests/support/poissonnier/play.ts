/** Plays on a table in the language of the table, and checks at every step that what is offered is what is accepted. */
import { expect } from 'vitest';
import { canonical } from '../../../engine/kernel/canonical.ts';
import type { Decision } from '../../../engine/kernel/decision.ts';
import { awaited as awaitedOf } from '../../../engine/kernel/decision.ts';
import { fork } from '../../../engine/kernel/fork.ts';
import type { Form } from '../../../engine/kernel/form.ts';
import { accepts } from '../../../engine/kernel/forms.ts';
import { parseNotation } from '../../../engine/kernel/notation.ts';
import { playList, previewList, sheet } from '../../../engine/kernel/play-list.ts';
import { parseAction } from '../../../engine/kernel/shape.ts';
import type { Fact, Violation } from '../../../engine/kernel/violation.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import type { PoissonnierAction } from '../../../engine/poissonnier/actions.ts';
import type { PoissonnierEvent } from '../../../engine/poissonnier/events.ts';
import { poissonnier } from '../../../engine/poissonnier/index.ts';
import type { Options } from '../../../engine/poissonnier/position.ts';
import type { State } from '../../../engine/poissonnier/state.ts';
import { deepFreeze } from '../walk.ts';
import type { Position } from './position.ts';
import { drawsOf } from './position.ts';

/** An action as text notation or as JSON, right or wrong. */
export type Said = string | { readonly type: string; readonly [field: string]: unknown };
/** What is said by the seat that is awaited, or by a named seat. */
export type Step = Said | readonly [seat: number, said: Said];

/** The decisions that the match waits for. */
export function awaited(position: Position): readonly Decision[] {
  return awaitedOf(poissonnier.awaiting(position));
}

/** The seats that the match waits for. */
export function awaitedSeats(position: Position): readonly number[] {
  return awaited(position).map(({ seat }) => seat);
}

/** What a seat can do now. */
export function legal(position: Position, seat: number): readonly Form<PoissonnierAction>[] {
  return poissonnier.legal(position, seat);
}

/** The names of all actions open to a seat, sorted. */
export function legalNames(position: Position, seat: number): readonly string[] {
  return [...new Set(legal(position, seat).map((form) => form.action))].sort();
}

/** Plays the steps one after the other; throws if one is refused, or is accepted although no form offers it. */
export function play(position: Position, ...steps: readonly Step[]): Position {
  return steps.reduce((current, step) => {
    const { seat, said } = speakerOf(current, step);
    const action = read(said);
    const played = isViolation(action) ? action : submit(current, seat, action);
    if (isViolation(played)) throw new Error(`seat ${seat}: ${JSON.stringify(said)} was refused: ${told(played)}`);
    return played;
  }, position);
}

/** One action of one seat: the next position, or the refusal. Throws if the forms say otherwise. */
export function submit(position: Position, seat: number, action: PoissonnierAction): Position | Violation {
  expectHonestExamples(position, seat);
  const offered = legal(position, seat).some((form) => accepts(form, action));
  const source = drawsOf(position);
  const played = playList(poissonnier, position, { seat, actions: [action] }, source);
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

/** The position after a seat has resigned. */
export function resign(position: Position, seat: number): Position {
  const source = drawsOf(position);
  const paper = sheet<State, Options, PoissonnierEvent>(
    { state: fork(position.state), options: position.options },
    source.draw,
  );
  poissonnier.resign?.(paper.table, seat);
  const events = [...position.events, ...paper.events];
  return deepFreeze({ ...position, state: paper.table.state, events, counters: source.counters });
}

/** Plays what is played when the time of every awaited seat runs out. */
export function timeOut(position: Position): Position {
  return awaited(position).reduce((current, decision) => {
    const action = poissonnier.fallback(current, decision);
    return play(current, [decision.seat, action]);
  }, position);
}

/** Expects a refusal with this code and (at least) these facts, offered by no form, that changes nothing. */
export function expectRefused(
  position: Position,
  step: Step,
  code: string,
  facts: { readonly [name: string]: Fact } = {},
): void {
  const { seat, said } = speakerOf(position, step);
  const before = canonical(position.state);
  const action = read(said);
  const played = isViolation(action) ? action : submit(position, seat, action);
  if (!isViolation(played)) throw new Error(`seat ${seat}: ${JSON.stringify(said)} was accepted`);
  expect({ code: played.code, facts: played.facts }).toMatchObject({ code, facts });
  expect(canonical(position.state)).toBe(before);
}

/** Expects that a step is accepted. */
export function expectAccepted(position: Position, step: Step): void {
  expect(() => play(position, step)).not.toThrow();
}

/** Every form's example lies in its form and is accepted. */
function expectHonestExamples(position: Position, seat: number): void {
  for (const form of legal(position, seat)) {
    const example = read({ ...form.example });
    const tried = isViolation(example) ? example : previewList(poissonnier, position, { seat, actions: [example] });
    if (isViolation(tried)) throw new Error(`the example ${JSON.stringify(form.example)} is refused: ${told(tried)}`);
    if (!accepts(form, form.example))
      throw new Error(`the example ${JSON.stringify(form.example)} is outside its form`);
  }
}

function speakerOf(position: Position, step: Step): { readonly seat: number; readonly said: Said } {
  if (isNamed(step)) return { seat: step[0], said: step[1] };
  const [seat, ...others] = new Set(awaitedSeats(position));
  if (seat === undefined || others.length > 0)
    throw new Error(`name the seat of ${JSON.stringify(step)}: [seat, step]`);
  return { seat, said: step };
}

function isNamed(step: Step): step is readonly [number, Said] {
  return Array.isArray(step);
}

/** Reads an action as the API does: through the catalogue. */
function read(said: Said): PoissonnierAction | Violation {
  const action =
    typeof said === 'string' ? parseNotation(poissonnier.catalogue, said) : parseAction(poissonnier.catalogue, said);
  // The catalogue has been asked: what it passes is an action of the game.
  return action as PoissonnierAction | Violation;
}

function told({ code, facts }: Violation): string {
  return `${code} ${JSON.stringify(facts)}`;
}
