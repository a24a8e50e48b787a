/** One random match of a game, and what the contract asks about it. */
import * as fc from 'fast-check';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { sample } from '../../engine/kernel/forms.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { playList } from '../../engine/kernel/play-list.ts';
import type { Random } from '../../engine/kernel/random.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import type { Violation } from '../../engine/kernel/violation.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { arbitraryAction } from '../support/arbitrary-action.ts';
import type { Station, WalkPlan } from '../support/walk.ts';
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

/** A match that was played at random, and how to ask about any position of it. */
export interface Course<State, Action extends ActionShape, Options, View, Event extends EventShape> {
  readonly game: Game<State, Action, Options, View, Event>;
  readonly plan: WalkPlan<Options>;
  readonly path: readonly Station<State, Options, Event>[];
  /** The positions that are looked at closely: the start, the end, and some between. */
  readonly closely: readonly Station<State, Options, Event>[];
  readonly end: Station<State, Options, Event>;
  readonly seats: readonly number[];
  /** The refusal of an action in a position, if it is refused. */
  readonly refusal: (here: Station<State, Options, Event>, seat: number, action: Action) => Violation | undefined;
  /** Actions to try anywhere: arbitrary ones, and some that were legal somewhere on the way. */
  readonly attempts: (random: Random) => readonly Action[];
}

/** Plays one match at random, up to its end or the bound of the trial. */
export function courseOf<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  { options: raw, play }: Trial<State>,
  { seats, seed }: { readonly seats: number; readonly seed: string },
): Course<State, Action, Options, View, Event> {
  const options = game.options(raw, seats);
  if (isViolation(options)) throw new Error(`the trial's options are refused: ${JSON.stringify(options)}`);
  freezeAll(options);
  const plan = { options, seats, seed, bound: play.bound };
  const path = walk(game, plan);
  const stride = Math.max(1, Math.floor(path.length / play.stations));
  const arbitrary = fc
    .sample(arbitraryAction(game.catalogue), { seed: 2, numRuns: 60 })
    .map((action) => action as Action);
  return {
    game,
    plan,
    path,
    closely: path.filter((_, at) => at % stride === 0 || at === path.length - 1),
    end: known(path.at(-1), 'end'),
    seats: Array.from({ length: seats }, (_, seat) => seat),
    refusal: (here, seat, action) => {
      const played = playList(game, here, { seat, actions: [action] }, drawsFrom(seed));
      return isViolation(played) ? played : undefined;
    },
    attempts: (random) => [...arbitrary, ...near(path, game, random)],
  };
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

/** Options are shared by all matches: whoever changes a part of them is found out, however deep it lies. */
function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const member of Object.values(Object.freeze(value))) freezeAll(member);
}
