import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import type { Station } from '../support/walk.ts';
import type { Course } from './course.ts';

/** A version of a match is one row, and its state the largest part of it: so many characters of JSON at most, and bytes deflated. */
const LARGEST = { written: 100_000, deflated: 16_000 };

const viewersOf = (seats: readonly number[]): readonly Viewer[] => [
  ...seats.map((seat) => ({ kind: 'seat', seat }) as const),
  { kind: 'spectator' },
  { kind: 'organizer' },
  { kind: 'public' },
];

/** What is stored is all there is, and everyone is shown something. */
export function sightContract<State, Action extends ActionShape, Options, View, Event extends EventShape>({
  game,
  path,
  closely,
  seats,
}: Course<State, Action, Options, View, Event>): void {
  /** Everything that is asked of a position. */
  const answers = (here: Station<State, Options, Event>) => ({
    decisions: game.awaiting(here),
    legal: seats.map((seat) => game.legal(here, seat)),
    fallbacks: awaited(here.decisions).map((decision) => game.fallback(here, decision)),
    views: viewersOf(seats).map((viewer) => game.view(here, viewer)),
    outcome: game.outcome(here),
  });

  it('keeps all that it knows in its state, as JSON', () => {
    for (const here of closely) {
      const stored = JSON.parse(canonical(here.state)) as State;
      expect(stored).toStrictEqual(here.state);
      expect(answers({ ...here, state: stored })).toEqual(answers(here));
    }
  });

  it('keeps its state small', () => {
    for (const written of closely.map(({ state }) => canonical(state))) {
      expect(written.length).toBeLessThan(LARGEST.written);
      expect(deflateRawSync(written).length).toBeLessThan(LARGEST.deflated);
    }
  });

  it('tells and shows nothing but JSON', () => {
    const told = path.flatMap(({ events }) => events);
    expect(JSON.parse(canonical(told))).toStrictEqual(told);
    for (const here of closely) {
      const { views } = answers(here);
      expect(JSON.parse(canonical(views))).toEqual(views);
    }
  });

  it('shows every viewer something, and tells it in words', () => {
    const names = seats.map((seat) => `Seat ${seat}`);
    for (const viewer of viewersOf(seats)) {
      for (const here of closely) expect(canonical(game.view(here, viewer))).not.toBe('');
      const seen = path.flatMap((here) => here.events.flatMap((event) => game.see(event, viewer) ?? []));
      expect(seen.filter((event) => game.narrate(event, names).trim() === '')).toEqual([]);
      expect(seen.every((event) => event.type !== undefined)).toBe(true);
    }
  });
}

/** Without `conceal` a game has no secrets: everyone is told everything, and shown the same but for `you`, the own seat. */
export function openContract<State, Action extends ActionShape, Options, View, Event extends EventShape>({
  game,
  path,
  closely,
  seats,
}: Course<State, Action, Options, View, Event>): void {
  it('hides nothing from anyone, since its trial does not say what', () => {
    const shown = (here: Station<State, Options, Event>, viewer: Viewer): string =>
      canonical({ ...game.view(here, viewer), you: null });
    for (const viewer of viewersOf(seats)) {
      for (const here of closely) expect(shown(here, viewer)).toBe(shown(here, { kind: 'public' }));
      const told = path.flatMap(({ events }) => events);
      expect(told.map((event) => game.see(event, viewer))).toEqual(told);
    }
  });
}
