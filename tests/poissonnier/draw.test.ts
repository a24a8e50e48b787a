import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../support/poissonnier/vocabulary.ts';
import {
  awaitedSeats,
  deal,
  eventsOf,
  look,
  play,
  playerOf,
  resign,
  table,
} from '../support/poissonnier/vocabulary.ts';

const pileOf = (size: number): readonly string[] =>
  ['sardine', 'mackerel']
    .flatMap((kind) => ['A', 'B', 'C'].flatMap((level) => [1, 2, 3].map((i) => `${kind}-${level}-${i}`)))
    .slice(0, size);
/** The last player ends the turn: seat 0 draws next. */
function nextTurn(seats: number, laid: Partial<Laid> = {}): Position {
  const players = Array.from({ length: seats }, () => ({}));
  return play(table({ players, turn: { seat: seats - 1 }, ...laid }), 'endTurn');
}
const drawn = (position: Position) => eventsOf(position, 'drawn').map(({ seat, count }) => [seat, count]);

// LP-DRAW-01, LP-DRAW-02, LP-DRAW-03, LP-DRAW-04, LP-RUL-11, LP-RUL-13, LP-RUL-34
// LP-T-DRAW-1, LP-T-DRAW-2, LP-T-DRAW-3, LP-T-DRAW-4, LP-T-DRAW-5
test.each([
  { seats: 4, pile: 18, draws: [2, 1, 1, 1], left: 13 },
  { seats: 4, pile: 5, draws: [2, 1, 1, 1], left: 0 },
  { seats: 5, pile: 4, draws: [1, 1, 1, 1], left: 0 },
  { seats: 3, pile: 1, draws: [1], left: 0 },
  { seats: 2, pile: 2, draws: [2], left: 0 },
  { seats: 2, pile: 18, draws: [5, 1], left: 12 },
  { seats: 3, pile: 18, draws: [3, 1, 1], left: 13 },
  { seats: 5, pile: 18, draws: [1, 1, 1, 1, 1], left: 13 },
])('$seats players draw from $pile cards', ({ seats, pile, draws, left }) => {
  const position = nextTurn(seats, { fishPile: pileOf(pile) });
  expect(drawn(position)).toEqual(draws.map((count, seat) => [seat, count]));
  expect([look(position).fishPile.length, look(position).lastTurn]).toEqual([left, left === 0]);
  expect(eventsOf(position, 'lastTurn')).toHaveLength(left === 0 ? 1 : 0);
});

// LP-DRAW-01, LP-DRAW-03
test('cards come from the front of the pile, the active player first', () => {
  const pile = pileOf(8);
  const position = nextTurn(3, { fishPile: pile });
  expect([0, 1, 2].map((seat) => playerOf(position, seat).hand)).toEqual([pile.slice(0, 3), [pile[3]], [pile[4]]]);
});

// LP-DRAW-03, LP-RUL-11, LP-RUL-35
test('the discard is never shuffled into the pile', () => {
  const position = nextTurn(2, { fishPile: pileOf(1), fishDiscard: ['cod-A-1', 'cod-A-2'] });
  expect(look(position)).toMatchObject({ fishPile: [], fishDiscard: ['cod-A-1', 'cod-A-2'] });
});

// LP-DRAW-05
test('a hand has no limit', () => {
  const hand = pileOf(18);
  const position = nextTurn(2, { players: [{ hand }, {}] });
  expect(playerOf(position, 0).hand).toHaveLength(23);
});

describe('a turn', () => {
  // LP-TURN-01
  test('goes from place to serve, and to the next player clockwise', () => {
    const position = deal('turn', 3, { starter: 2 });
    const placing = awaitedSeats(position);
    const serving = play(position, ...placing.map((seat) => [seat, keep] as const));
    expect([look(position).turn.phase, placing, look(serving).turn.phase, awaitedSeats(serving)]).toEqual([
      'place',
      [0, 1, 2],
      'serve',
      [2],
    ]);
    const next = play(serving, 'endTurn');
    expect(look(next).turn).toEqual({ no: 2, seat: 0, phase: 'place', requested: [] });
  });

  // LP-TURN-02, LP-RUL-26
  test('draws, shows and fills the queue whatever happens; serving is optional', () => {
    const position = deal('always', 2, { starter: 0 });
    const after = play(position, [0, keep], [1, keep], 'endTurn');
    expect(eventsOf(after, 'placed').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([eventsOf(after, 'drawn').length, eventsOf(after, 'clientArrived').length]).toEqual([4, 1]);
  });

  // LP-DRAW-02, LP-END-04
  test('draws as many cards as the players still in', () => {
    const position = resign(table({ players: [{}, {}, {}], turn: { seat: 2 } }), 1);
    expect(drawn(play(position, 'endTurn'))).toEqual([
      [0, 5],
      [2, 1],
    ]);
  });
});

const keep = { type: 'place', crates: [{ fish: [] }] };
