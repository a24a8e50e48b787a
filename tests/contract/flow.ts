import { expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import { fork } from '../../engine/kernel/fork.ts';
import { sheet } from '../../engine/kernel/play-list.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import { drawsFrom, walk } from '../support/walk.ts';
import type { Course } from './course.ts';

/** From the start to an outcome, by decisions that come once. */
export function flowContract<State, Action extends ActionShape, Options, View, Event extends EventShape>({
  game,
  plan,
  path,
  closely,
  end,
  seats,
}: Course<State, Action, Options, View, Event>): void {
  const { options } = plan;

  it('ends within its bound, once', () => {
    expect(awaited(end.decisions)).toEqual([]);
    expect(path.map((here) => game.outcome(here) !== undefined)).toEqual(path.map((here) => here === end));
  });

  it('places every seat', () => {
    const placings = game.outcome(end)?.placings ?? [];
    expect(placings.map(({ seat }) => seat).sort()).toEqual(seats);
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

  it('closes a decision with its answer, unless that may be replaced', () => {
    const open = path.filter(({ answered, decisions }) => {
      const again = decisions.find(({ id }) => id === answered?.id);
      return again !== undefined && again.answered !== true;
    });
    expect(open.map(({ answered }) => answered)).toEqual([]);
  });

  it('asks seats that exist', () => {
    const decisions = path.flatMap((here) => here.decisions);
    expect(decisions.filter(({ seat }) => !seats.includes(seat))).toEqual([]);
  });

  it('can be concluded from anywhere', () => {
    for (const here of closely.filter((station) => station !== end)) {
      const forked = { state: fork(here.state), options };
      game.conclude(sheet<State, Options, Event>(forked, drawsFrom(plan.seed).draw).table);
      expect(game.awaiting(forked)).toEqual([]);
      expect(game.outcome(forked)?.placings.length).toBe(seats.length);
    }
  });
}
