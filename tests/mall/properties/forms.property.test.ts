import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDomain } from '../../../engine/kernel/domain.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import type { MallAction } from '../../../engine/mall/actions.ts';
import { mall } from '../../../engine/mall/index.ts';
import { findItems, isUnmet, namesOf, someOf } from '../../../engine/mall/refs.ts';
import { holds } from '../../support/holds.ts';
import { census, deal, submit } from '../../support/mall/index.ts';
import { anyLegal } from '../../support/walk.ts';

// MALL-RUL-37
test('a list of names is offered exactly when it means different items', () => {
  const { state } = deal();
  const items = [...(state.cards.r2c1 ?? []), ...(state.cards.r2c2 ?? []), ...state.bags.crab];
  const names = fc.constantFrom(...items.flatMap(namesOf), 'shirt', 'crab:9');
  holds(
    fc.array(names, { maxLength: 6 }),
    (list) => {
      expect(inDomain(someOf(items, items.length), list)).toBe(!isUnmet(findItems(items, list)));
    },
    500,
  );
});

// MALL-DEX-04, MALL-STATE-04
test('corrections at any time keep every item, and are offered exactly when they are accepted', () => {
  const random = randomFrom('corrections');
  let corrected = 0;
  for (const seats of [2, 3, 5]) {
    let here = deal({ seats, options: { mode: 'dexterity' }, seed: `corrected ${seats}` });
    const all = census(here);
    for (let step = 0; step < 400 && here.state.outcome === undefined; step += 1) {
      const late = here.state.correction?.seat;
      const seat = late !== undefined && random(3) === 0 ? late : here.state.turn.seat;
      const action: MallAction = anyLegal(mall, here, { seat, random });
      const before = here.state.correction;
      const next = submit(here, seat, action);
      if (isViolation(next)) throw new Error(next.code);
      if (before?.seat === seat && action.type === 'reportFallen') corrected += 1;
      here = next;
      expect(census(here)).toEqual(all);
    }
  }
  expect(corrected).toBeGreaterThan(50);
});
