/** A finished match as a short log: who did what in the text notation, every value drawn, and what came of it. */
import { canonical } from '../../../engine/kernel/canonical.ts';
import { awaited } from '../../../engine/kernel/decision.ts';
import type { Drawn } from '../../../engine/kernel/draw.ts';
import { sourceOf } from '../../../engine/kernel/draw.ts';
import { fork } from '../../../engine/kernel/fork.ts';
import type { Game, Outcome } from '../../../engine/kernel/game.ts';
import { sha256 } from '../../../engine/kernel/hash.ts';
import { known } from '../../../engine/kernel/invariant.ts';
import { parseNotation, printAction } from '../../../engine/kernel/notation.ts';
import { playList, sheet } from '../../../engine/kernel/play-list.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import type { EventShape, Look } from '../../../engine/kernel/table.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';

/** A match that is to be played: by these bots in turn of seats, agreed to be ended after so many actions if need be. */
export interface Plan {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly bots: readonly string[];
  readonly seed: string;
  readonly agreeAfter?: number;
}

export interface GoldenLog {
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** `<seat> <action>`, or `agree` */
  readonly steps: readonly string[];
  /** `<stream> <bound> <value>` in the order drawn */
  readonly draws: readonly string[];
  readonly stateHash: string;
  readonly eventsHash: string;
  readonly scores: readonly number[];
}

/** A match under way, with what it drew and told so far. */
interface Course {
  readonly look: Look<unknown, unknown>;
  readonly drawn: readonly Drawn[];
  readonly events: readonly EventShape[];
}

type ValueAt = (stream: string, index: number, bound: number) => number;

function begin(game: Game, { seats, options }: Pick<Plan, 'seats' | 'options'>, valueAt: ValueAt): Course {
  const parsed = game.options(options, seats);
  if (isViolation(parsed)) throw new Error(`options refused: ${JSON.stringify(parsed)}`);
  const source = sourceOf({}, valueAt);
  const events: EventShape[] = [];
  const state = game.setup(parsed, seats, source.draw, (event) => events.push(event));
  return { look: { state, options: parsed }, drawn: source.drawn, events };
}

function countersOf(drawn: readonly Drawn[]): { readonly [stream: string]: number } {
  return Object.fromEntries(drawn.map(({ stream, index }) => [stream, index + 1]));
}

function follow(game: Game, course: Course, step: string, valueAt: ValueAt): Course {
  const source = sourceOf(countersOf(course.drawn), valueAt);
  if (step === 'agree') {
    const { table, events } = sheet({ ...course.look, state: fork(course.look.state) }, source.draw);
    (game.agree ?? game.conclude)(table);
    return grown(course, { state: table.state, events, drawn: source.drawn });
  }
  const [, seat = '', text = ''] = /^(\d+) (.*)$/.exec(step) ?? [];
  const action = parseNotation(game.catalogue, text);
  if (isViolation(action)) throw new Error(`${step}: ${JSON.stringify(action)}`);
  const played = playList(game, course.look, { seat: Number(seat), actions: [action] }, source);
  if (isViolation(played)) throw new Error(`${step}: ${JSON.stringify(played)}`);
  return grown(course, { state: played.state, events: played.events, drawn: source.drawn });
}

type Growth = { readonly state: unknown } & Pick<Course, 'events' | 'drawn'>;

function grown(course: Course, { state, events, drawn }: Growth): Course {
  return {
    look: { ...course.look, state },
    events: [...course.events, ...events],
    drawn: [...course.drawn, ...drawn],
  };
}

/** Plays a plan to its end. The events are given back beside the log. */
export function record(game: Game, plan: Plan): { readonly log: GoldenLog; readonly events: readonly EventShape[] } {
  const chance = randomFrom(`${plan.seed} draws`);
  const choose = randomFrom(`${plan.seed} bots`);
  const valueAt: ValueAt = (_stream, _index, bound) => chance(bound);
  const steps: string[] = [];
  let course = begin(game, plan, valueAt);
  for (;;) {
    const open = awaited(game.awaiting(course.look));
    const decision = open[choose(Math.max(open.length, 1))];
    if (decision === undefined) break;
    const { seat } = decision;
    const bot = known(game.bots[plan.bots[seat % plan.bots.length] ?? ''], 'a bot');
    const view = game.view(course.look, { kind: 'seat', seat });
    const action = bot(view, game.legal(course.look, seat), choose);
    const step = steps.length === plan.agreeAfter ? 'agree' : `${seat} ${printAction(game.catalogue, action)}`;
    course = follow(game, course, step, valueAt);
    steps.push(step);
  }
  return { log: logOf(game, plan, steps, course), events: course.events };
}

/** Plays a log again, with its own draws. Throws where it does not go the same way. */
export function replay(game: Game, log: GoldenLog): ReturnType<typeof record> {
  let next = 0;
  const valueAt: ValueAt = (stream, _index, bound) => {
    const [drawnFrom = '', drawnBound = '', value = ''] = (log.draws[next] ?? '').split(' ');
    next += 1;
    if (drawnFrom !== stream || Number(drawnBound) !== bound) throw new Error(`draw ${next} is now ${stream} ${bound}`);
    return Number(value);
  };
  let course = begin(game, log, valueAt);
  for (const step of log.steps) course = follow(game, course, step, valueAt);
  return { log: logOf(game, log, log.steps, course), events: course.events };
}

function logOf(game: Game, plan: Pick<Plan, 'seats' | 'options'>, steps: readonly string[], course: Course): GoldenLog {
  const outcome: Outcome | undefined = game.outcome(course.look);
  const placings = known(outcome, 'an outcome').placings;
  return {
    rulesVersion: game.rulesVersion,
    seats: plan.seats,
    options: plan.options,
    steps,
    draws: course.drawn.map(({ stream, bound, value }) => `${stream} ${bound} ${value}`),
    stateHash: sha256(canonical(course.look.state)),
    eventsHash: sha256(canonical(course.events)),
    scores: placings.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score),
  };
}
