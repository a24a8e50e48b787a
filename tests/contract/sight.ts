import { expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { previewList } from '../../engine/kernel/play-list.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { Station } from '../support/walk.ts';
import type { Course, Trial } from './course.ts';

/** What is stored is all there is; what is seen is all that answers depend on. */
export function sightContract<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  { game, plan, path, closely, seats, attempts }: Course<State, Action, Options, View, Event>,
  conceal: Trial<State>['conceal'],
): void {
  const viewers: readonly Viewer[] = [
    ...seats.map((seat) => ({ kind: 'seat', seat }) as const),
    { kind: 'spectator' },
    { kind: 'organizer' },
    { kind: 'public' },
  ];
  /** Whether it is refused, and if not, whether it draws or reveals: all that a seat can learn without committing. */
  const answerTo = (here: Station<State, Options, Event>, seat: number, action: Action): unknown => {
    const tried = previewList(game, here, { seat, actions: [action] });
    return isViolation(tried) ? tried : tried.stoppedAt;
  };

  it('keeps its state in JSON', () => {
    for (const here of closely) {
      const stored = JSON.parse(canonical(here.state)) as State;
      expect(stored).toEqual(here.state);
      const restored = { ...here, state: stored };
      expect(game.awaiting(restored)).toEqual(here.decisions);
      for (const seat of seats) {
        expect(game.legal(restored, seat)).toEqual(game.legal(here, seat));
      }
    }
  });

  it('shows every viewer something, and tells it in words', () => {
    const names = seats.map((seat) => `Seat ${seat}`);
    for (const viewer of viewers) {
      for (const here of closely) expect(canonical(game.view(here, viewer))).not.toBe('');
      const seen = path.flatMap((here) => here.events.flatMap((event) => game.see(event, viewer) ?? []));
      expect(seen.filter((event) => game.narrate(event, names).trim() === '')).toEqual([]);
      expect(seen.every((event) => event.type !== undefined)).toBe(true);
    }
  });

  // A game without secrets has nothing to conceal.
  if (conceal === undefined) return;
  it('answers a seat only by what the seat sees', () => {
    const random = randomFrom(`conceal ${plan.seed}`);
    const seatSees = (here: Station<State, Options, Event>, seat: number): string =>
      canonical(game.view(here, { kind: 'seat', seat }) ?? null);
    for (const here of closely) {
      for (const seat of seats) {
        const state = conceal(here.state, seat, random);
        if (state === undefined) continue;
        const other = { ...here, state };
        expect(seatSees(other, seat)).toBe(seatSees(here, seat));
        expect(game.legal(other, seat)).toEqual(game.legal(here, seat));
        const tried = attempts(random);
        const answers = (position: Station<State, Options, Event>) =>
          tried.map((action) => answerTo(position, seat, action));
        expect(answers(other)).toEqual(answers(here));
      }
    }
  });
}
