/** Random legal play of any game, without a match around it. */
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Decision } from '../../engine/kernel/decision.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import type { DrawSource } from '../../engine/kernel/draw.ts';
import { drawSource } from '../../engine/kernel/draw.ts';
import { sample } from '../../engine/kernel/forms.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { bytesOf, sha256 } from '../../engine/kernel/hash.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { playList } from '../../engine/kernel/play-list.ts';
import type { Random } from '../../engine/kernel/random.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { EventShape, Look } from '../../engine/kernel/table.ts';
import { isViolation } from '../../engine/kernel/violation.ts';

/** A position on the way, and how it was reached. */
export interface Station<State, Options, Event> extends Look<State, Options> {
  readonly decisions: readonly Decision[];
  /** What was told by the last action (by the setup, at the start). */
  readonly events: readonly Event[];
  /** The decision that was answered last; none at the start. */
  readonly answered?: Decision;
}

/** One walk: which game, with what, and how far at most. */
export interface WalkPlan<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** At most so many actions. */
  readonly bound: number;
}

/** The draws that a seed stands for. */
export function drawsFrom(seed: string): DrawSource {
  return drawSource(known(bytesOf(sha256(seed)), 'key'), {});
}

/** All positions of one random legal match, from the setup to the end or to the bound. Their states and options are frozen. */
export function walk<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  { options, seats, seed, bound }: WalkPlan<Options>,
): readonly Station<State, Options, Event>[] {
  const source = drawsFrom(seed);
  const random = randomFrom(seed);
  const told: Event[] = [];
  const state = deepFreeze(game.setup(deepFreeze(options), seats, source.draw, (event) => told.push(event)));
  const start = { state, options };
  const stations: Station<State, Options, Event>[] = [{ ...start, decisions: game.awaiting(start), events: told }];
  while (stations.length <= bound) {
    const here = known(stations.at(-1), 'station');
    const open = awaited(here.decisions);
    if (open.length === 0) break;
    const answered = known(open[random(open.length)], 'decision');
    const move = { seat: answered.seat, actions: [anyLegal(game, here, { seat: answered.seat, random })] };
    const played = playList(game, here, move, source);
    if (isViolation(played)) throw new Error(`a legal action was refused: ${JSON.stringify(played)}`);
    const next = { state: deepFreeze(played.state), options };
    stations.push({ ...next, decisions: game.awaiting(next), events: played.events, answered });
  }
  return stations;
}

/** A random action out of the forms of a seat. */
export function anyLegal<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  look: Look<State, Options>,
  { seat, random }: { readonly seat: number; readonly random: Random },
): Action {
  const forms = game.legal(look, seat);
  return sample(known(forms[random(forms.length)], `form for seat ${seat}`), random);
}

const frozen = new WeakSet<object>();

/** Freezes a plain value all the way down, also below what is frozen already: whoever changes it is found out. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(Object.freeze(value));
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
