import { expect, it } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Game } from '../../engine/kernel/game.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { Trial } from './course.ts';

/** What no game knows: none of it may be dropped in silence. */
const unknownOptions: readonly unknown[] = [42, 'fast', true, [], [{}], { noSuchOption: 1 }];

/** What a client writes becomes frozen options, or is refused. */
export function optionsContract<State, Action extends ActionShape, Options, View, Event extends EventShape>(
  game: Game<State, Action, Options, View, Event>,
  { options: raw, seats }: Trial<State>,
): void {
  it('is tried with numbers of seats that it has', () => {
    expect(seats.filter((count) => count < game.seats.min || count > game.seats.max)).toEqual([]);
  });

  it('reads its options into a frozen value', () => {
    for (const count of seats) {
      const written = canonical(raw);
      expect(Object.isFrozen(game.options(raw, count))).toBe(true);
      expect(canonical(raw)).toBe(written);
    }
  });

  it('refuses options that it does not know', () => {
    for (const count of seats) {
      expect(unknownOptions.filter((unknown) => !isViolation(game.options(unknown, count)))).toEqual([]);
    }
  });
}
