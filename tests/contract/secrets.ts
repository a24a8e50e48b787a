import { expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import { previewList } from '../../engine/kernel/play-list.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { Station } from '../support/walk.ts';
import type { Course, Trial } from './course.ts';
import { hiddenIds } from './hidden-ids.ts';

const watchers: readonly Viewer[] = [{ kind: 'spectator' }, { kind: 'organizer' }, { kind: 'public' }];

/** What a viewer may not see changes nothing that the viewer is told. */
export function secretsContract<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  { game, plan, path, closely, seats, attempts }: Course<State, Action, Options, View, Event>,
  conceal: NonNullable<Trial<State>['conceal']>,
): void {
  type Here = Station<State, Options, Event>;
  const told = (events: readonly Event[], viewer: Viewer) => events.flatMap((event) => game.see(event, viewer) ?? []);
  const seen = (here: Pick<Here, 'state' | 'options'>, viewer: Viewer): string =>
    canonical(game.view(here, viewer) ?? null);

  /** What a seat learns of an action without committing it: whether it is refused, draws or reveals, and else all that follows. */
  const answerTo = (here: Here, seat: number, action: Action): unknown => {
    const tried = previewList(game, here, { seat, actions: [action] });
    if (isViolation(tried)) return tried;
    if (tried.stoppedAt !== undefined) return tried.stoppedAt;
    const viewer: Viewer = { kind: 'seat', seat };
    const after = { state: tried.state, options: here.options };
    return { told: told(tried.events, viewer), view: seen(after, viewer), decisions: game.awaiting(after) };
  };
  const expectAlike = (here: Here, other: Here, seat: number, tried: readonly Action[]): void => {
    for (const viewer of [{ kind: 'seat', seat } as const, ...watchers]) {
      expect(seen(other, viewer)).toBe(seen(here, viewer));
    }
    expect(game.awaiting(other)).toEqual(here.decisions);
    expect(game.legal(other, seat)).toEqual(game.legal(here, seat));
    const own = awaited(here.decisions).filter((decision) => decision.seat === seat);
    expect(own.map((decision) => game.fallback(other, decision))).toEqual(
      own.map((decision) => game.fallback(here, decision)),
    );
    const answers = (position: Here) => tried.map((action) => answerTo(position, seat, action));
    expect(answers(other)).toEqual(answers(here));
  };

  it('answers a seat only by what the seat sees, and shows watchers no more', () => {
    const random = randomFrom(`conceal ${plan.seed}`);
    for (const here of closely) {
      for (const seat of seats) {
        const state = conceal(here.state, seat, random);
        if (state === undefined) continue;
        const examples = game.legal(here, seat).map(({ example }) => example);
        expectAlike(here, { ...here, state }, seat, [...examples, ...attempts(random)]);
      }
    }
  });

  it('names nothing hidden in what it tells', () => {
    const random = randomFrom(`hidden ${plan.seed}`);
    for (const here of closely) {
      const before = path[path.indexOf(here) - 1] ?? here;
      for (const seat of seats) {
        const hidden = hiddenIds({ conceal, random, seat }, before.state, here.state);
        for (const viewer of [{ kind: 'seat', seat } as const, ...watchers]) {
          const sent = canonical([told(here.events, viewer), here.decisions]) + seen(here, viewer);
          expect(hidden.filter((id) => sent.includes(`"${id}"`))).toEqual([]);
        }
      }
    }
  });
}

/** A trial that says how to conceal does conceal, somewhere in its matches; otherwise it would prove nothing. */
export function concealingContract<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  courses: readonly Course<State, Action, Options, View, Event>[],
  conceal: NonNullable<Trial<State>['conceal']>,
): void {
  it('conceals something from somebody', () => {
    const random = randomFrom('conceals');
    const changes = ({ state }: Station<State, Options, Event>, seat: number): boolean =>
      canonical(conceal(state, seat, random) ?? state) !== canonical(state);
    const concealing = courses.filter(({ path, seats }) =>
      path.some((here) => seats.some((seat) => changes(here, seat))),
    );
    expect(concealing).not.toEqual([]);
  });
}
