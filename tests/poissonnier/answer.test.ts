import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import {
  awaited,
  awaitedSeats,
  eventsOf,
  expectAccepted,
  expectRefused,
  look,
  play,
  table,
} from '../support/poissonnier/vocabulary.ts';

/** Seat 0 serves; a chef wants mackerel, cod and sole of freshness A (C44). */
function chef(helpers: readonly PlayerOnTable[], laid: Partial<Laid> = {}): Position {
  const players = [{ crates: [['mackerel-A-1']] }, ...helpers];
  return table({ players, queue: ['C44', 'C21', 'C05', 'C10', 'C27'], ...laid });
}
const two: readonly PlayerOnTable[] = [
  { crates: [['cod-A-2', 'cod-A-4']], hand: ['joker-1', 'sole-A-3', 'ice-1'] },
  { crates: [['cod-A-3', 'sole-A-1'], ['cod-B-1']], hand: ['cat-1'] },
];
const asked = 'openRequest C44 1,2 kind=cod,kind=sole';

describe('an answer', () => {
  const position = play(chef(two), asked);

  // LP-NEGO-05, LP-RUL-22, LP-RUL-45, LP-RUL-47
  test('is sealed and final', () => {
    const after = play(position, [1, 'submitAsks 0:cod-A-2:3']);
    expect(awaitedSeats(after)).toEqual([2]);
    expectRefused(after, [1, 'submitAsks 0:cod-A-2:2'], 'request.answered');
    expectRefused(after, [1, 'decline'], 'request.answered');
    expect(awaited(position).map(({ kind, sealed }) => [kind, sealed])).toEqual([
      ['ask', true],
      ['ask', true],
    ]);
  });

  // LP-NEGO-05
  test('is shown to the active player when all are in', () => {
    const after = play(position, [2, 'submitAsks 0:cod-A-3:2,1:sole-A-1:5'], [1, 'decline']);
    expect(look(after)).toMatchObject({
      turn: { phase: 'decide' },
      request: {
        asks: [
          { helper: 2, lot: 0, card: 'cod-A-3', price: 2 },
          { helper: 2, lot: 1, card: 'sole-A-1', price: 5 },
        ],
      },
    });
    expect(awaitedSeats(after)).toEqual([0]);
  });

  // LP-NEGO-05, LP-RUL-47
  test('without any ask declines', () => {
    const after = play(position, [1, 'submitAsks -'], [2, 'decline']);
    expect([look(after).turn.phase, look(after).request?.asks]).toEqual(['decide', []]);
    expect(eventsOf(after, 'asked').map(({ asks }) => asks)).toEqual([[], []]);
  });

  // LP-NEGO-02, LP-NEGO-05, LP-RUL-55
  test.each([
    ['0:cod-A-2:100', 'price.outOfRange', { min: 0, max: 99 }],
    ['2:cod-A-2:1', 'lot.unknown', { lot: 2, lots: 2 }],
    ['0:cod-A-2:1,0:cod-A-4:1', 'lot.twice', { lot: 0 }],
    ['0:cod-A-2:1,1:cod-A-2:1', 'card.usedTwice', { card: 'cod-A-2' }],
    ['1:cod-A-2:1', 'lot.otherCard', { lot: 1, card: 'cod-A-2' }],
    ['0:cod-A-3:1', 'card.notInCrate', { card: 'cod-A-3' }],
    ['0:joker-1:1', 'card.notInCrate', { card: 'joker-1' }],
    ['0:cod-A-2:1,1:sole-A-1:200', 'price.outOfRange', {}],
  ])('%s is refused: %s', (asks, code, facts) => {
    expectRefused(position, [1, `submitAsks ${asks}`], code, facts);
  });

  // LP-NEGO-03, LP-SERVE-08, LP-T-NEGO-4, LP-RUL-17
  test('offers no fish of the hand', () => {
    expectRefused(position, [1, 'submitAsks 1:sole-A-3:2'], 'card.notInCrate', { card: 'sole-A-3' });
  });

  // LP-NEGO-04
  test('offers no fish that is too old for the client', () => {
    expectRefused(position, [2, 'submitAsks 0:cod-B-1:2'], 'order.tooOld', { card: 'cod-B-1' });
  });

  // LP-NEGO-03, LP-RUL-20
  test('offers a special card of the hand, if that one is asked for', () => {
    const special = play(chef(two), 'openRequest C44 1,2 special=joker,special=cat');
    expectAccepted(special, [1, 'submitAsks 0:joker-1:9']);
    expectRefused(special, [1, 'submitAsks 1:joker-1:9'], 'lot.otherCard');
    expectRefused(special, [1, 'submitAsks 0:ice-1:1'], 'lot.otherCard');
    expectRefused(special, [2, 'submitAsks 0:joker-1:9'], 'card.notYours');
  });

  // LP-NEGO-02, LP-T-NEGO-6, LP-RUL-37, LP-RUL-19
  test('may ask for nothing', () => {
    expectAccepted(position, [1, 'submitAsks 0:cod-A-2:0']);
  });

  // LP-NEGO-01, LP-NEGO-13, LP-RUL-55
  test('comes from those who were asked, in time', () => {
    const one = play(chef(two), 'openRequest C44 2 kind=cod');
    expectRefused(one, [1, 'submitAsks 0:cod-A-2:3'], 'request.notInvited');
    expectRefused(one, [0, 'decline'], 'request.notInvited');
    expectRefused(chef(two), [1, 'decline'], 'turn.notNow', { phase: 'serve' });
    expectRefused(play(one, [2, 'decline']), [2, 'decline'], 'turn.notNow', { phase: 'decide' });
  });
});
