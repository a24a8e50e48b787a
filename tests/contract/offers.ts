import { expect, it } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import { accepts, sample } from '../../engine/kernel/forms.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { parseAction } from '../../engine/kernel/shape.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import { deepFreeze } from '../support/walk.ts';
import type { Course } from './course.ts';

/** What is offered is what is accepted, both ways. */
export function offersContract<State, Action extends ActionShape, Options, View, Event extends EventShape>({
  game,
  plan,
  path,
  closely,
  seats,
  refusal,
  attempts,
}: Course<State, Action, Options, View, Event>): void {
  it('offers something to each seat with an open decision, and to no other', () => {
    for (const here of closely) {
      const asked = seats.filter((seat) => here.decisions.some((decision) => decision.seat === seat));
      expect(seats.filter((seat) => game.legal(here, seat).length > 0)).toEqual(asked);
    }
  });

  it('offers examples that are accepted, lie in their form and have the shape of the catalogue', () => {
    for (const here of closely) {
      for (const seat of seats) {
        const examples = game.legal(here, seat).map((form) => ({ form, action: form.example }));
        expect(examples.filter(({ form, action }) => !accepts(form, action))).toEqual([]);
        expect(examples.map(({ action }) => parseAction(game.catalogue, action))).toEqual(
          examples.map(({ action }) => action),
        );
        expect(examples.flatMap(({ action }) => refusal(here, seat, action) ?? [])).toEqual([]);
      }
    }
  });

  it('accepts what lies in a form', () => {
    const random = randomFrom(`in ${plan.seed}`);
    for (const here of closely) {
      for (const seat of seats) {
        const actions = game.legal(here, seat).flatMap((form) => [sample(form, random), sample(form, random)]);
        const refused = actions.flatMap((action) => ({ action, violation: refusal(here, seat, action) }));
        expect(refused.filter(({ violation }) => violation !== undefined)).toEqual([]);
      }
    }
  });

  it('refuses, without a fault, what lies outside all forms', () => {
    const random = randomFrom(`out ${plan.seed}`);
    for (const here of closely) {
      for (const seat of seats) {
        const forms = game.legal(here, seat);
        const tried = attempts(random);
        const wrong = tried.filter((action) => {
          const offered = forms.some((form) => accepts(form, action));
          return offered !== (refusal(here, seat, action) === undefined);
        });
        expect(wrong).toEqual([]);
      }
    }
  });

  it('accepts its fallback for everything that is awaited', () => {
    for (const here of path) {
      for (const decision of awaited(here.decisions)) {
        const action = game.fallback(here, decision);
        expect([action, refusal(here, decision.seat, action)]).toEqual([action, undefined]);
        expect(game.legal(here, decision.seat).some((form) => accepts(form, action))).toBe(true);
      }
    }
  });

  it('has bots that play what is offered', () => {
    const random = randomFrom(`bots ${plan.seed}`);
    for (const here of closely) {
      for (const { seat } of awaited(here.decisions)) {
        const forms = deepFreeze(game.legal(here, seat));
        const view = deepFreeze(game.view(here, { kind: 'seat', seat }));
        const moves = Object.entries(game.bots).map(([name, bot]) => ({ name, action: bot(view, forms, random) }));
        expect(moves.filter(({ action }) => !forms.some((form) => accepts(form, action)))).toEqual([]);
        expect(moves.flatMap(({ action }) => refusal(here, seat, action) ?? [])).toEqual([]);
      }
    }
  });
}
