/** What any game must keep. Each game runs this suite with its own options and lengths. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import { fork } from '../../engine/kernel/fork.ts';
import { accepts, sample } from '../../engine/kernel/forms.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { jsonSchemaOf } from '../../engine/kernel/json-schema.ts';
import { parseNotation, printAction } from '../../engine/kernel/notation.ts';
import { playList, previewList, sheet } from '../../engine/kernel/play-list.ts';
import type { Random } from '../../engine/kernel/random.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { parseAction } from '../../engine/kernel/shape.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import type { Violation } from '../../engine/kernel/violation.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { arbitraryAction } from '../support/arbitrary-action.ts';
import type { Station } from '../support/walk.ts';
import { drawsFrom, walk } from '../support/walk.ts';

/** How a game is tried. */
export interface Trial<State> {
  /** Options as a client would send them. */
  readonly options: unknown;
  /** Every number of seats to try. */
  readonly seats: readonly number[];
  /** A match for each seed; each must end within `bound` actions. About `stations` positions of each are looked at closely. */
  readonly play: { readonly seeds: readonly string[]; readonly bound: number; readonly stations: number };
  /**
   * Another state that looks the same to the seat: what it may not see is changed at random. Nothing, if the seat sees it all.
   * With it the suite checks that legal forms and refusals tell the seat nothing that its view does not.
   */
  readonly conceal?: (state: State, seat: number, random: Random) => State | undefined;
}

/** Describes the contract of `engine/kernel/game.ts` as tests. */
export function gameContract<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  trial: Trial<State>,
): void {
  describe(`the catalogue of ${game.name}`, () => {
    it('can be printed and read back', () => {
      const actions = fc.sample(arbitraryAction(game.catalogue), { seed: 1, numRuns: 400 });
      const readBack = actions.map((action) => parseNotation(game.catalogue, printAction(game.catalogue, action)));
      expect(readBack).toEqual(actions);
    });

    it('has a help line for everything', () => {
      expect(canonical(jsonSchemaOf(game.catalogue))).not.toContain('"description":""');
    });
  });

  for (const seats of trial.seats) {
    for (const seed of trial.play.seeds) {
      describe(`${game.name} with ${seats} seats, seed ${seed}`, () => matchContract(game, trial, { seats, seed }));
    }
  }
}

function matchContract<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  { options: raw, play, conceal }: Trial<State>,
  { seats, seed }: { readonly seats: number; readonly seed: string },
): void {
  type Here = Station<State, Options, Event>;
  const options = game.options(raw, seats);
  if (isViolation(options)) throw new Error(`the trial's options are refused: ${JSON.stringify(options)}`);
  const allSeats = Array.from({ length: seats }, (_, seat) => seat);
  const viewers: readonly Viewer[] = [
    ...allSeats.map((seat) => ({ kind: 'seat', seat }) as const),
    { kind: 'spectator' },
    { kind: 'organizer' },
    { kind: 'public' },
  ];
  const plan = { options, seats, seed, bound: play.bound };
  const path = walk(game, plan);
  const stride = Math.max(1, Math.floor(path.length / play.stations));
  const closely = path.filter((_, at) => at % stride === 0 || at === path.length - 1);
  const arbitrary = fc
    .sample(arbitraryAction(game.catalogue), { seed: 2, numRuns: 60 })
    .map((action) => action as Action);
  const tryAt = (here: Here, seat: number, action: Action): Violation | undefined => {
    const played = playList(game, here, { seat, actions: [action] }, drawsFrom(seed));
    return isViolation(played) ? played : undefined;
  };
  /** Whether it is refused, and if not, whether it draws or reveals: all that a seat can learn without committing. */
  const answerTo = (here: Here, seat: number, action: Action): unknown => {
    const tried = previewList(game, here, { seat, actions: [action] });
    return isViolation(tried) ? tried : tried.stoppedAt;
  };
  const end = known(path.at(-1), 'end');

  it('ends within its bound, once', () => {
    expect(awaited(end.decisions)).toEqual([]);
    expect(path.map((here) => game.outcome(here) !== undefined)).toEqual(path.map((here) => here === end));
  });

  it('places every seat', () => {
    const placings = game.outcome(end)?.placings ?? [];
    expect(placings.map(({ seat }) => seat).sort()).toEqual(allSeats);
    const above = (place: number): number => placings.filter((other) => other.place < place).length;
    expect(placings.map(({ place }) => place)).toEqual(placings.map(({ place }) => above(place) + 1));
  });

  it('goes the same way again from the same seed', () => {
    const again = walk(game, plan);
    expect(again.map(({ events }) => events)).toEqual(path.map(({ events }) => events));
    expect(canonical(again.at(-1)?.state)).toBe(canonical(end.state));
  });

  it('never opens a decision again that it has closed', () => {
    const closed = new Set<string>();
    const open = new Set<string>();
    for (const { decisions } of path) {
      const ids = decisions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => closed.has(id))).toEqual([]);
      for (const id of open) if (!ids.includes(id)) closed.add(id);
      for (const id of ids) open.add(id);
    }
  });

  it('closes a decision with its answer, unless it is sealed', () => {
    const open = path.filter(({ answered, decisions }) => {
      const again = decisions.find(({ id }) => id === answered?.id);
      return again !== undefined && !(again.sealed && again.answered === true);
    });
    expect(open.map(({ answered }) => answered)).toEqual([]);
  });

  it('asks seats that exist; only sealed decisions stay open when answered', () => {
    const decisions = path.flatMap((here) => here.decisions);
    expect(decisions.filter(({ seat }) => !allSeats.includes(seat))).toEqual([]);
    expect(decisions.filter(({ sealed, answered }) => answered === true && !sealed)).toEqual([]);
  });

  it('offers something to each seat with an open decision, and to no other', () => {
    for (const here of closely) {
      const asked = allSeats.filter((seat) => here.decisions.some((decision) => decision.seat === seat));
      expect(allSeats.filter((seat) => game.legal(here, seat).length > 0)).toEqual(asked);
    }
  });

  it('offers examples that are accepted, lie in their form and have the shape of the catalogue', () => {
    for (const here of closely) {
      for (const seat of allSeats) {
        const examples = game.legal(here, seat).map((form) => ({ form, action: form.example }));
        expect(examples.filter(({ form, action }) => !accepts(form, action))).toEqual([]);
        expect(examples.map(({ action }) => parseAction(game.catalogue, action))).toEqual(
          examples.map(({ action }) => action),
        );
        expect(examples.flatMap(({ action }) => tryAt(here, seat, action) ?? [])).toEqual([]);
      }
    }
  });

  it('accepts what lies in a form', () => {
    const random = randomFrom(`in ${seed}`);
    for (const here of closely) {
      for (const seat of allSeats) {
        const actions = game.legal(here, seat).flatMap((form) => [sample(form, random), sample(form, random)]);
        const refused = actions.flatMap((action) => ({ action, violation: tryAt(here, seat, action) }));
        expect(refused.filter(({ violation }) => violation !== undefined)).toEqual([]);
      }
    }
  });

  it('refuses, without a fault, what lies outside all forms', () => {
    const random = randomFrom(`out ${seed}`);
    for (const here of closely) {
      for (const seat of allSeats) {
        const forms = game.legal(here, seat);
        const tried = [...arbitrary, ...near(path, game, random)];
        const wrong = tried.filter((action) => {
          const offered = forms.some((form) => accepts(form, action));
          return offered !== (tryAt(here, seat, action) === undefined);
        });
        expect(wrong).toEqual([]);
      }
    }
  });

  it('accepts its fallback for everything that is awaited', () => {
    for (const here of path) {
      for (const decision of awaited(here.decisions)) {
        const action = game.fallback(here, decision);
        expect([action, tryAt(here, decision.seat, action)]).toEqual([action, undefined]);
        expect(game.legal(here, decision.seat).some((form) => accepts(form, action))).toBe(true);
      }
    }
  });

  it('keeps its state in JSON', () => {
    for (const here of closely) {
      const stored = JSON.parse(canonical(here.state)) as State;
      expect(stored).toEqual(here.state);
      const restored = { ...here, state: stored };
      expect(game.awaiting(restored)).toEqual(here.decisions);
      for (const seat of allSeats) {
        expect(game.legal(restored, seat)).toEqual(game.legal(here, seat));
      }
    }
  });

  it('shows every viewer something, and tells it in words', () => {
    const names = allSeats.map((seat) => `Seat ${seat}`);
    for (const viewer of viewers) {
      for (const here of closely) expect(canonical(game.view(here, viewer))).not.toBe('');
      const seen = path.flatMap((here) => here.events.flatMap((event) => game.see(event, viewer) ?? []));
      expect(seen.filter((event) => game.narrate(event, names).trim() === '')).toEqual([]);
      expect(seen.every((event) => event.type !== undefined)).toBe(true);
    }
  });

  it('can be concluded from anywhere', () => {
    for (const here of closely.filter((station) => station !== end)) {
      const forked = { state: fork(here.state), options };
      game.conclude(sheet<State, Options, Event>(forked, drawsFrom(seed).draw).table);
      expect(game.awaiting(forked)).toEqual([]);
      expect(game.outcome(forked)?.placings.length).toBe(seats);
    }
  });

  it.runIf(conceal !== undefined)('answers a seat only by what the seat sees', () => {
    const random = randomFrom(`conceal ${seed}`);
    const seatSees = (here: Here, seat: number): string => canonical(game.view(here, { kind: 'seat', seat }) ?? null);
    for (const here of closely) {
      for (const seat of allSeats) {
        const state = conceal?.(here.state, seat, random);
        if (state === undefined) continue;
        const other = { ...here, state };
        expect(seatSees(other, seat)).toBe(seatSees(here, seat));
        expect(game.legal(other, seat)).toEqual(game.legal(here, seat));
        const tried = [...arbitrary, ...near(path, game, random)];
        const answers = (position: Here) => tried.map((action) => answerTo(position, seat, action));
        expect(answers(other)).toEqual(answers(here));
      }
    }
  });
}

/** Actions that were legal somewhere on the way: nearer to the mark than arbitrary ones. */
function near<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  path: readonly Station<State, Options, Event>[],
  game: Game<State, Action, Options, View, Event>,
  random: Random,
): readonly Action[] {
  return Array.from({ length: 12 }, () => known(path[random(path.length)], 'station')).flatMap((station) => {
    const decision = station.decisions[random(Math.max(1, station.decisions.length))];
    const forms = decision === undefined ? [] : game.legal(station, decision.seat);
    return forms.map((form) => sample(form, random));
  });
}
