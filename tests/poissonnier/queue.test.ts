import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../support/poissonnier/vocabulary.ts';
import { cratesOf, eventsOf, look, play, playerOf, table, timeOut } from '../support/poissonnier/vocabulary.ts';

/** All crates stay as they are: then clients come. */
function filled(laid: Partial<Laid>): Position {
  return timeOut(table({ players: [{}, {}], turn: { phase: 'place' }, ...laid }));
}
const four = ['C09', 'C30', 'C05', 'C44'];
const five = [...four, 'C21'];

// LP-QUEUE-01, LP-QUEUE-02, LP-QUEUE-03, LP-RUL-07
// LP-T-QUEUE-1, LP-T-QUEUE-2, LP-T-QUEUE-3, LP-T-QUEUE-4, LP-T-QUEUE-5
test.each<readonly [string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
  ['of four takes one client', four, ['C21', 'C33'], five, []],
  ['of five loses its head', five, ['C33'], ['C30', 'C05', 'C44', 'C21', 'C33'], ['C09']],
  ['of two takes three clients', ['C44', 'C21'], ['C33', 'C10', 'C27'], ['C44', 'C21', 'C33', 'C10', 'C27'], []],
  ['of four with an inspector', four, ['I1', 'C21'], five, ['I1']],
  ['of five with two inspectors', five, ['I1', 'I3', 'C33'], ['C30', 'C05', 'C44', 'C21', 'C33'], ['I1', 'I3', 'C09']],
  ['of none takes five', [], [...five, 'C33'], five, []],
])('a queue %s', (_, queue, clientPile, after, clientDiscard) => {
  const position = filled({ queue, clientPile });
  expect(look(position)).toMatchObject({ queue: after, clientDiscard });
});

// LP-QUEUE-04, LP-QUEUE-06, LP-T-QUEUE-6, LP-RUL-14, LP-RUL-40
test('the discarded clients are shuffled anew; inspectors alone are not', () => {
  const position = filled({
    queue: ['C09', 'C30'],
    clientPile: [],
    clientDiscard: ['C11', 'I2'],
    draws: { 'reshuffle/clients/1': [0] },
  });
  expect(look(position)).toMatchObject({ queue: ['C09', 'C30', 'C11'], clientPile: [], clientDiscard: ['I2'] });
  expect(eventsOf(position, 'inspected')).toHaveLength(1);
  expect(position.drawn).toEqual([{ stream: 'reshuffle/clients/1', index: 0, bound: 2, value: 0 }]);
});

// LP-QUEUE-04, LP-RUL-40
test('each reshuffle has a stream of its own, and takes the oldest first', () => {
  const clientDiscard = ['C11', 'C12', 'C13'];
  const draws = { 'reshuffle/clients/1': [2, 1] };
  const first = filled({ queue: four, clientPile: [], clientDiscard, draws });
  expect(look(first)).toMatchObject({ queue: [...four, 'C11'], clientPile: ['C12', 'C13'], reshuffles: 1 });
  const next = [first, play(first, 'endTurn')].reduce((_, position) => timeOut(position));
  expect(look(next)).toMatchObject({ queue: [...four.slice(1), 'C11', 'C12'], reshuffles: 1 });
  const again = timeOut(play(timeOut(play(next, 'endTurn')), 'endTurn'));
  expect([look(again).reshuffles, again.counters['reshuffle/clients/2']]).toEqual([2, 1]);
});

// LP-QUEUE-04, LP-QUEUE-06
test('without any client left nobody comes and nobody leaves', () => {
  const position = filled({ queue: five, clientPile: [], clientDiscard: ['I1'] });
  expect(look(position)).toMatchObject({ queue: five, clientDiscard: ['I1'], clientPile: [] });
  const last = filled({ queue: five, clientPile: ['I2'], clientDiscard: [] });
  expect(look(last)).toMatchObject({ queue: five, clientDiscard: ['I2'] });
});

// LP-QUEUE-05
test('a head that leaves brings nobody anything', () => {
  const position = filled({ queue: five, clientPile: ['C33'] });
  expect(look(position).players.map(({ coins, won }) => [coins, won])).toEqual([
    [0, []],
    [0, []],
  ]);
});

describe('the inspector', () => {
  // LP-INSP-01, LP-T-INSP-1
  test('takes the fish of freshness C, or the ice that protects them', () => {
    const position = filled({
      players: [
        { crates: [['cod-C-1', 'sole-C-2'], ['sardine-A-1']] },
        { crates: [{ fish: ['salmon-C-1', 'cod-C-3', 'cod-C-4'], ice: 'ice-1' }] },
        { crates: [{ fish: ['cod-B-1'], ice: 'ice-2' }] },
      ],
      queue: four,
      clientPile: ['I1', 'C21'],
    });
    expect([0, 1, 2].map((seat) => cratesOf(position, seat))).toEqual([
      [[], ['sardine-A-1']],
      [['salmon-C-1', 'cod-C-3', 'cod-C-4']],
      [['cod-B-1']],
    ]);
    expect([0, 1, 2].map((seat) => playerOf(position, seat).crates[0]?.ice)).toEqual([undefined, undefined, 'ice-2']);
    expect(look(position).fishDiscard).toEqual(['cod-C-1', 'sole-C-2', 'ice-1']);
  });

  // LP-INSP-01
  test('that comes twice takes the ice first and then the fish', () => {
    const position = filled({
      players: [{ crates: [{ fish: ['cod-C-1'], ice: 'ice-1' }] }, {}],
      queue: four,
      clientPile: ['I1', 'I2', 'C21'],
    });
    expect(look(position).fishDiscard).toEqual(['ice-1', 'cod-C-1']);
  });

  // LP-INSP-02, LP-RUL-08
  test('acts on what was just arranged, and nobody is asked', () => {
    const start = table({
      players: [{ hand: ['cod-C-1', 'ice-1'] }, { hand: ['cod-C-2'] }],
      turn: { phase: 'place' },
      queue: four,
      clientPile: ['I1', 'C21'],
    });
    const position = play(start, [0, 'place (cod-C-1):ice=ice-1'], [1, 'place (cod-C-2)']);
    expect([cratesOf(position, 0), cratesOf(position, 1), look(position).turn.phase]).toEqual([
      [['cod-C-1']],
      [[]],
      'serve',
    ]);
  });

  // LP-INSP-03
  test('does not look at hands', () => {
    const players = [{ hand: ['cod-C-1'] }, {}];
    expect(playerOf(filled({ players, queue: four, clientPile: ['I1', 'C21'] }), 0).hand).toEqual(['cod-C-1']);
  });
});
