import { expect, test } from 'vitest';
import type { Laid, Position } from '../../support/mall/index.ts';
import { crateOf, eventsOf, expectRefused, legalNames, machineOf, play, table } from '../../support/mall/index.ts';

const black = (count: number): readonly string[] => Array.from({ length: count }, () => 'drink.black');
const pouring = (u: readonly number[], laid: Laid = {}): Position =>
  table({ phase: 'take', players: [{ node: 'U6' }], draws: { 'vending/1': u }, ...laid });

// MALL-VEND-02, MALL-VEND-03, MALL-RUL-18
test.each<readonly [string, Laid, readonly number[], readonly string[], readonly [string, string]]>([
  ['MALL-T-VEND-1', {}, [0.583, 0.538, 0.295, 0.819, 0.247, 0.03], black(3), ['black black black', '']],
  [
    'MALL-T-VEND-2',
    { vending: [...black(2), 'drink.red'] },
    [0.1, 0.9, 0.4],
    ['drink.black', 'drink.red'],
    ['black', ''],
  ],
  [
    'MALL-T-VEND-3',
    { overflow: ['drink.red', 'drink.blue', 'drink.green'] },
    [0.6, 0.6, 0.6, 0.6, 0.2, 0.2],
    black(2),
    ['black black black black red blue', 'green'],
  ],
  ['MALL-T-VEND-5', {}, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [], ['black black black black black black', '']],
])('%s', (_id, laid, u, out, machine) => {
  const after = play(pouring(u, laid), 'useVending');
  expect(crateOf(after, 0)).toEqual(out);
  expect(machineOf(after)).toEqual(machine);
});

// MALL-VEND-01
test('only at the two dots of the machine, and only if something is in it', () => {
  // MALL-T-VEND-4
  expectRefused(pouring([], { vending: [] }), 'useVending', 'vending.empty');
  expectRefused(pouring([], { players: [{ node: 'U5' }] }), 'useVending', 'vending.notAtMachine', { dot: 'U5' });
  expect(legalNames(pouring([], { players: [{ node: 'T6' }] }))).toContain('useVending');
  expect(legalNames(pouring([], { players: [{ node: 'Q2' }] }))).not.toContain('useVending');
});

// MALL-VEND-04, MALL-VEND-06, MALL-RUL-19
test('drinks beside the machine are not poured: they come in when there is room', () => {
  const position = pouring([0, 0, 0, 0, 0, 0], { overflow: ['drink.red', 'drink.blue'] });
  const after = play(position, 'useVending');
  expect(eventsOf(after, 'vended')[0]?.out).toHaveLength(6);
  expect(machineOf(after)).toEqual(['red blue', '']);
});

// MALL-VEND-03, MALL-RUL-48
test('each use of the match has a stream of its own', () => {
  const twice = table({
    players: [{ node: 'U5' }, { node: 'Q2' }],
    draws: { 'vending/1': [0.9, 0.9, 0.9, 0.9, 0.9, 0.9], 'vending/2': [0.1, 0.9, 0.9, 0.9, 0.9, 0.9] },
  });
  const after = play(twice, 'move to=U6', 'useVending', 'move to=T6', 'useVending');
  expect([crateOf(after, 0), crateOf(after, 1)]).toEqual([[], ['drink.black']]);
  expect(new Set(after.drawn.map(({ stream }) => stream))).toEqual(new Set(['vending/1', 'vending/2']));
  expect(after.state.vending.uses).toBe(2);
});

// MALL-VEND-05
test('sold drinks go to the machine, beside it when it is full', () => {
  // MALL-T-05
  const crate = ['drink.black', 'drink.red', 'drink.red', 'drink.blue', 'drink.green'];
  const position = table({ vending: black(2), players: [{ node: 'L6', crate }] });
  expect(machineOf(play(position, 'move to=ENT'))).toEqual(['black black black red red blue', 'green']);
});
