/** Plays on and on, for properties: random legal actions, and now and then a resignation. */
import { sample } from '../../../engine/kernel/forms.ts';
import { playList } from '../../../engine/kernel/play-list.ts';
import type { Random } from '../../../engine/kernel/random.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import type { PoissonnierAction } from '../../../engine/poissonnier/actions.ts';
import { poissonnier } from '../../../engine/poissonnier/index.ts';
import { deepFreeze } from '../walk.ts';
import { awaited, legal, resign } from './play.ts';
import type { Position } from './position.ts';
import { drawsOf } from './position.ts';
import { deal } from './table.ts';

/** One step: the position before and after it; a resignation has no action. The events after it are those of this step. */
export interface Played {
  readonly before: Position;
  readonly seat: number;
  readonly action?: PoissonnierAction;
  readonly after: Position;
}

/** How a random match goes. */
export interface Plan {
  readonly seed: string;
  readonly seats: number;
  readonly options?: unknown;
  /** One step in so many is a resignation; none without it. */
  readonly resigning?: number;
}

/** Plays a whole match. */
export function* randomMatch({ seed, seats, options = {}, resigning }: Plan): Generator<Played, Position> {
  const random = randomFrom(seed);
  let position = deal(seed, seats, options);
  while (position.state.outcome === undefined) {
    const before: Position = { ...position, events: [], drawn: [] };
    const isLast = before.state.players.filter(({ resigned }) => !resigned).length <= 2;
    const leaves = resigning !== undefined && !isLast && random(resigning) === 0;
    const played = leaves ? quit(before, random) : step(before, random);
    yield played;
    position = played.after;
  }
  return position;
}

function quit(before: Position, random: Random): Played {
  const seats = before.state.players.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  const seat = seats[random(seats.length)] ?? 0;
  return { before, seat, after: resign(before, seat) };
}

function step(before: Position, random: Random): Played {
  const open = awaited(before);
  const decision = open[random(open.length)];
  if (decision === undefined) throw new Error('the match is not over, but waits for nobody');
  const { seat } = decision;
  const action = anyAction(before, seat, random);
  const played = playList(poissonnier, before, { seat, actions: [action] }, drawsOf(before));
  if (isViolation(played)) throw new Error(`${JSON.stringify(action)} was refused: ${played.code}`);
  const { state, events, counters, drawn } = played;
  return { before, seat, action, after: deepFreeze({ ...before, state, events, counters, drawn }) };
}

/** Any legal action: first a name, so that an action of many forms is no likelier than another. Price lists are rare. */
export function anyAction(position: Position, seat: number, random: Random): PoissonnierAction {
  const forms = legal(position, seat);
  const names = [...new Set(forms.map(({ action }) => action))];
  const tickets = names.flatMap((name) => Array(name === 'setStanding' ? 1 : 6).fill(name) as string[]);
  const name = tickets[random(tickets.length)];
  const named = forms.filter(({ action }) => action === name);
  const form = named[random(named.length)];
  if (form === undefined) throw new Error(`seat ${seat} is awaited but has nothing to do`);
  return sample(form, random);
}
