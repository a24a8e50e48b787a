import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActionShape } from '../../../engine/kernel/catalogue.ts';
import { accepts, sample } from '../../../engine/kernel/forms.ts';
import { playList } from '../../../engine/kernel/play-list.ts';
import type { Random } from '../../../engine/kernel/random.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import { arbitraryAction } from '../../support/arbitrary-action.ts';
import { drawsOf } from '../../support/tsukiji/position.ts';
import type { Position } from '../../support/tsukiji.ts';
import { harbour, legal, nearMiss, onward } from '../../support/tsukiji.ts';

const arbitrary = fc.sample(arbitraryAction(tsukiji.catalogue), { seed: 3, numRuns: 150 });

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

/** Plays on and looks closely at every third position. */
function expectAgreement(start: Position, seed: string): void {
  const random = randomFrom(seed);
  const seats = start.state.players.length;
  let actions = 0;
  for (const { before } of onward(start, seed)) {
    actions += 1;
    if (actions % 3 !== 0) continue;
    const { seat } = before.state.turn;
    expect(disagreements(before, seat, random)).toEqual([]);
    expect(disagreements(before, (seat + 1) % seats, random)).toEqual([]);
  }
  expect(actions).toBeGreaterThan(50);
}

describe('an action is accepted if and only if a form offers it', () => {
  test.each([2, 3, 4, 5, 6])('with %i players', (seats) => {
    expectAgreement(harbour(seats, { roundLimit: 3, moneyHidden: seats % 2 === 1 }), `forms ${seats}`);
  });

  test.each([
    ['few columns', { 'port.columns': [300, '???'], 'port.openPrice': { step: 200, min: 300, max: 1900 } }],
    ['many columns', { 'port.columns': [100, 200, 300, 300, 400, 500, 700, '???'] }],
    [
      'other entry costs',
      {
        'fish.eel.entry': [],
        'fish.octopus.entry': [{ token: 'takoyaki', count: 2 }, { yen: 100 }, { ap: 2 }],
        'fish.fugu.entry': [
          { token: 'mackerel', count: 2 },
          { token: 'salmon4', count: 1 },
        ],
        'fish.tuna.entry': [{ yen: 300 }],
        'ext.bank.entry': [],
        'ext.government.entry': [{ token: 'crab4', count: 1 }],
      },
    ],
    [
      'other places',
      {
        'ext.aquarium.spaces': { eel: { yen: 900, places: 1 }, takoyaki: { yen: 300, places: 1 } },
        'ext.trading.spaces': [
          { minR: 2, yen: 100 },
          { minR: 3, yen: 900 },
        ],
        'ext.government.spaces': { left: { places: 1, yen: 400 }, right: { places: 2, yen: 0 } },
      },
    ],
  ])('with corrected prints: %s', (name, prints) => {
    expectAgreement(harbour(4, { roundLimit: 2, prints }), name);
  });
});
