import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActionShape } from '../../../../engine/kernel/catalogue.ts';
import { accepts, sample } from '../../../../engine/kernel/forms.ts';
import { playList } from '../../../../engine/kernel/play-list.ts';
import type { Random } from '../../../../engine/kernel/random.ts';
import { randomFrom } from '../../../../engine/kernel/random.ts';
import { isViolation } from '../../../../engine/kernel/violation.ts';
import { tsukiji } from '../../../../engine/tsukiji/index.ts';
import { arbitraryAction } from '../../../support/arbitrary-action.ts';
import { drawsOf } from '../../../support/tsukiji/position.ts';
import type { Position } from '../../../support/tsukiji.ts';
import { expansionHarbour, legal, nearMiss, onward } from '../../../support/tsukiji.ts';

const arbitrary = fc.sample(arbitraryAction(tsukiji.catalogue), { seed: 5, numRuns: 100 });

/** Actions in the forms, just beside them, and far from them, of which the rules say otherwise than the forms. */
function disagreements(position: Position, seat: number, random: Random): readonly ActionShape[] {
  const forms = legal(position, seat);
  const inside = forms.map((form) => sample(form, random));
  const tried = [...arbitrary, ...inside, ...inside.map((action) => nearMiss(action, random))];
  return tried.filter((action) => {
    const offered = forms.some((form) => accepts(form, action));
    return offered === isViolation(playList(tsukiji, position, { seat, actions: [action] }, drawsOf(position)));
  });
}

test.each([2, 4, 6])('with %i players an action is accepted if and only if a form offers it', (seats) => {
  const random = randomFrom(`forms ${seats}`);
  const start = expansionHarbour(seats, { roundLimit: 3, collapse: seats > 2, moneyHidden: seats === 4 });
  let actions = 0;
  for (const { before } of onward(start, `forms ${seats}`)) {
    actions += 1;
    if (actions % 3 !== 0) continue;
    const { seat } = before.state.turn;
    expect(disagreements(before, seat, random)).toEqual([]);
    expect(disagreements(before, (seat + 1) % seats, random)).toEqual([]);
  }
  expect(actions).toBeGreaterThan(60);
});
