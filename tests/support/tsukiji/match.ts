/** Plays on and on, for properties. */
import type { Random } from '../../../engine/kernel/random.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import { sample } from '../../../engine/kernel/sample.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import { awaited, legal, submit } from './play.ts';
import type { Position, TsukijiAction } from './position.ts';
import { deal } from './table.ts';

/** Chooses the action of an awaited seat. */
export type Chooser = (position: Position, seat: number, random: Random) => TsukijiAction;

/** One action of a match: the position before it and the position after it, each with the events of its last action only. */
export interface Played {
  readonly before: Position;
  readonly seat: number;
  readonly action: TsukijiAction;
  readonly after: Position;
}

/** More actions than any match of these tests needs. */
const LONGEST = 100_000;

/** What ends things, or gives them away: where every name is as likely as another, hardly anything would come about. */
const dull = new Set<string>([
  ...['returnLicence', 'sellBoat', 'openDock', 'discard', 'adjust', 'degrade'],
  ...['fishEnd', 'buyEnd', 'leave', 'endTurn'],
]);

/** Any legal action: first a name, so that an action of many forms is no likelier than another, then one of its forms. */
export const anyAction: Chooser = chooser(() => 1);

/** Any legal action, by preference one that makes something happen. */
export const livelyAction: Chooser = chooser((name) => (dull.has(name) ? 1 : 6));

/** A chooser that takes each name as often as its weight says. */
export function chooser(weightOf: (name: string) => number): Chooser {
  return (position, seat, random) => {
    const forms = legal(position, seat);
    const names = [...new Set(forms.map((form) => form.action))];
    const tickets = names.flatMap((name) => Array<string>(weightOf(name)).fill(name));
    const name = tickets[random(Math.max(1, tickets.length))] ?? names[0];
    const named = forms.filter((form) => form.action === name);
    const form = named[random(Math.max(1, named.length))];
    if (form === undefined) throw new Error(`seat ${seat} is awaited but has nothing to do`);
    return sample(form, random);
  };
}

/** Plays on from a position to the end, action by action. Which seat answers first is random too. */
export function* onward(start: Position, seed: string, choose: Chooser = livelyAction): Generator<Played, Position> {
  const random = randomFrom(seed);
  let position = start;
  for (let count = 0; count < LONGEST; count += 1) {
    const open = awaited(position);
    const decision = open.length === 0 ? undefined : open[random(open.length)];
    if (decision === undefined) return position;
    const action = choose(position, decision.seat, random);
    const after = submit({ ...position, events: [], drawn: [] }, decision.seat, action);
    if (isViolation(after)) throw new Error(`${JSON.stringify(action)} was refused: ${after.code}`);
    yield { before: position, seat: decision.seat, action, after };
    position = after;
  }
  throw new Error(`match ${seed} does not end`);
}

/** Plays one match from the set-up to the end, action by action. */
export function matchPlay(
  seed: string,
  players: number,
  options: unknown = { roundLimit: 8 },
  choose: Chooser = anyAction,
): Generator<Played, Position> {
  return onward(deal(seed, players, options), seed, choose);
}

/** The last position of a whole match. */
export function playMatch(seed: string, players: number, options?: unknown, choose?: Chooser): Position {
  const play = matchPlay(seed, players, options, choose);
  for (;;) {
    const step = play.next();
    if (step.done) return step.value;
  }
}
