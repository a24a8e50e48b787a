import { expect, it } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import { fork } from '../../engine/kernel/fork.ts';
import { accepts } from '../../engine/kernel/forms.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { playList, sheet } from '../../engine/kernel/play-list.ts';
import type { EventShape, Look, Table } from '../../engine/kernel/table.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { Station } from '../support/walk.ts';
import { deepFreeze, drawsFrom } from '../support/walk.ts';
import type { Course } from './course.ts';
import { expectPlacings } from './placings.ts';

/** However persons leave a match, it is never stuck: it goes on without them, and it ends. */
export function waysOutContract<State, Action extends ActionShape, Options, View, Event extends EventShape>({
  game,
  plan,
  path,
  closely,
  end,
  seats,
}: Course<State, Action, Options, View, Event>): void {
  type Position = Look<State, Options>;
  const under = closely.filter((here) => here !== end);
  const after = (here: Position, does: (table: Table<State, Options, Event>) => void): Position => {
    const forked = { state: fork(here.state), options: here.options };
    does(sheet<State, Options, Event>(forked, drawsFrom(plan.seed).draw).table);
    return { ...forked, state: deepFreeze(forked.state) };
  };
  const idsBefore = (here: Station<State, Options, Event>): ReadonlySet<string> => {
    const open = new Set(here.decisions.map(({ id }) => id));
    const ids = path.slice(0, path.indexOf(here)).flatMap(({ decisions }) => decisions.map(({ id }) => id));
    return new Set(ids.filter((id) => !open.has(id)));
  };

  /** It is over and says who won, or it waits for somebody who can answer, under ids that never were. */
  const expectSound = (here: Position, closed: ReadonlySet<string>): void => {
    const open = game.awaiting(here);
    expect(awaited(open).length === 0).toBe(game.outcome(here) !== undefined);
    expect(open.filter(({ id }) => closed.has(id))).toEqual([]);
    for (const decision of awaited(open)) {
      const action = game.fallback(here, decision);
      expect(game.legal(here, decision.seat).some((form) => accepts(form, action))).toBe(true);
      const played = playList(game, here, { seat: decision.seat, actions: [action] }, drawsFrom(plan.seed));
      expect(isViolation(played) ? played : undefined).toBeUndefined();
    }
  };
  const expectOver = (here: Position): void => {
    expect(game.awaiting(here)).toEqual([]);
    expectPlacings(game.outcome(here), seats);
  };

  it('can be concluded from anywhere', () => {
    for (const here of under) expectOver(after(here, (table) => game.conclude(table)));
  });

  it('goes on when seats give up, one after the other, and ends with the last', () => {
    for (const [turn, here] of under.entries()) {
      const closed = idsBefore(here);
      let left: Position = here;
      // Whoever begins to leave, the last one stays.
      for (const seat of seats.slice(1).map((step) => (step + turn) % seats.length)) {
        if (game.outcome(left) !== undefined) break;
        left = after(left, (table) => game.resign?.(table, seat));
        expectSound(left, closed);
      }
      expectOver(game.outcome(left) === undefined ? after(left, (table) => game.conclude(table)) : left);
    }
  });

  it('ends when all agree, at once or by what was under way', () => {
    for (const here of under) {
      let agreed = after(here, (table) => (game.agree ?? game.conclude)(table));
      const source = drawsFrom(plan.seed);
      for (let step = 0; step < plan.bound && game.outcome(agreed) === undefined; step += 1) {
        const decision = known(awaited(game.awaiting(agreed))[0], 'a decision');
        const move = { seat: decision.seat, actions: [game.fallback(agreed, decision)] };
        const played = playList(game, agreed, move, source);
        if (isViolation(played)) throw new Error(`the fallback was refused: ${JSON.stringify(played)}`);
        agreed = { state: deepFreeze(played.state), options: agreed.options };
      }
      expectOver(agreed);
    }
  });
}
