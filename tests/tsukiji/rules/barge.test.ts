import { describe, expect, test } from 'vitest';
import type { BoatOnTable, Position } from '../../support/tsukiji.ts';
import { boatOf, expectAccepted, expectRefused, look, play, table } from '../../support/tsukiji.ts';

const seas = (...boats: readonly BoatOnTable[]): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'eel', 'salmon', 'tuna'],
    external: [],
    players: [{ licences: { mackerel: 1, eel: 1 }, openDocks: 3, boats }],
  });
const ship = (cargo: BoatOnTable['cargo'] = {}, at: BoatOnTable['at'] = 'sea'): BoatOnTable => ({
  kind: '3',
  at,
  cargo,
});
const barge = (cargo: BoatOnTable['cargo'] = {}, at: BoatOnTable['at'] = 'sea'): BoatOnTable => ({
  kind: 'barge',
  at,
  cargo,
});

// TB-BARGE-01
test('the barge never catches, but sails and docks', () => {
  const position = play(seas(barge(), barge({}, 'R')), 'fishBegin');
  expectRefused(position, 'catch A mackerel', 'boat.notShip', { boat: 'A' });
  expectAccepted(position, 'sail B');
  expectAccepted(play(position, 'sail B'), 'dock A R');
});

// TB-BARGE-01
test('the barge mixes types, with one Salmon', () => {
  const position = seas(ship({ eel: 2 }), ship({ salmon: 1 }), ship({ tuna: 3 }), barge());
  const after = play(position, 'transfer A 2', 'transfer B 1', 'transfer C 3');
  expect(boatOf(after, 'D').cargo).toEqual({ eel: 2, salmon: 1, tuna: 3 });
});

// TB-BARGE-02
test('a transfer keeps to the slots and to one Salmon', () => {
  const position = seas(ship({ eel: 3 }), ship({ salmon: 1 }), barge({ mackerel: 2, salmon: 1 }));
  expectRefused(position, 'transfer B 1', 'cargo.noRoom', { wanted: 1, most: 0 });
  const after = play(position, 'transfer A 3');
  expect([boatOf(after, 'A').cargo, boatOf(after, 'C').cargo]).toEqual([{}, { mackerel: 2, salmon: 1, eel: 3 }]);
  expectRefused(seas(ship({ eel: 3 }), barge({ mackerel: 4 })), 'transfer A 3', 'cargo.noRoom', { wanted: 3, most: 2 });
});

// TB-BARGE-02
test('a transfer is a free step', () => {
  const after = play(seas(ship({ eel: 3 }), barge()), 'transfer A 1');
  expect(look(after).turn).toMatchObject({ ap: 2, acted: false });
});

// TB-BARGE-02, TB-RUL-22
test('a ship may be emptied in part', () => {
  const after = play(seas(ship({ eel: 3 }), barge()), 'transfer A 1', 'transfer A 1');
  expect([boatOf(after, 'A').cargo, boatOf(after, 'B').cargo]).toEqual([{ eel: 1 }, { eel: 2 }]);
});

describe('never', () => {
  // TB-BARGE-03
  test('at a dock', () => {
    expectRefused(seas(ship({ eel: 1 }), barge({}, 'R')), 'transfer A 1', 'boat.noBargeAtSea');
    expectRefused(seas(ship({}, 'L'), barge()), 'transfer A 1', 'boat.notAtSea', { boat: 'A' });
  });

  // TB-BARGE-03
  test('from the barge, or to a ship', () => {
    expectRefused(seas(ship(), barge({ eel: 1 })), 'transfer B 1', 'boat.notShip', { boat: 'B' });
    expectRefused(seas(ship({ eel: 1 }), ship()), 'transfer A 1', 'boat.noBargeAtSea');
  });
});

// TB-RUL-21
test('a ship emptied after its catch does not catch again in the action', () => {
  const position = seas(ship(), barge(), { kind: '1', at: 'sea' });
  const after = play(position, 'fishBegin', 'catch A eel', 'transfer A 1');
  expectRefused(after, 'catch A mackerel', 'boat.activated', { boat: 'A' });
  expectAccepted(after, 'catch C mackerel');
});
