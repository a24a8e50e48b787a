import { expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import { walk } from '../support/walk.ts';
import type { Course } from './course.ts';
import { expectPlacings } from './placings.ts';

/** From the start to an outcome, by decisions that come once. */
export function flowContract<State, Action extends ActionShape, Options, View, Event extends EventShape>({
  game,
  plan,
  path,
  end,
  seats,
}: Course<State, Action, Options, View, Event>): void {
  it('ends within its bound, once', () => {
    expect(awaited(end.decisions)).toEqual([]);
    expect(path.map((here) => game.outcome(here) !== undefined)).toEqual(path.map((here) => here === end));
  });

  it('places every seat', () => {
    expectPlacings(game.outcome(end), seats);
  });

  it('goes the same way again from the same seed', () => {
    const again = walk(game, plan);
    expect(again.map(({ events }) => events)).toEqual(path.map(({ events }) => events));
    expect(again.map(({ decisions }) => decisions)).toEqual(path.map(({ decisions }) => decisions));
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
}
