import { expect, test } from 'vitest';
import { mall } from '../../engine/mall/index.ts';
import type { Position } from '../support/mall/index.ts';
import { play, resign, table } from '../support/mall/index.ts';

const told = ({ events }: Position): readonly string[] => events.map((event) => mall.narrate(event, ['Aki', 'Ben']));

test('an exit in words', () => {
  const crate = ['drink.red', 'shirt', 'detergent', 'magazine'];
  const after = play(table({ players: [{ node: 'L6', crate }] }), 'move to=ENT');
  expect(told(after)).toEqual([
    'Aki walks L6–ENT.',
    'Aki leaves the store and is paid ¥900: red drink ¥300, shirt ¥600 (washed).',
    'Prices: appliances ¥500, bedding ¥400, daywear ¥200, underwear and socks ¥200, black drinks ¥200, red drinks ¥200, ' +
      'blue drinks ¥300, green drinks ¥300, yellow drinks ¥300, white drinks ¥300.',
    '— Turn 2: Ben —',
  ]);
});

test('bags, the machine, and the end in words', () => {
  const draws = { 'vending/1': [0.9, 0.1, 0.9, 0.9, 0.9, 0.9], 'bag/tuna': [0.9] };
  const players = [{ node: 'U6' }, { node: 'T2', yen: 500 }];
  const poured = play(table({ phase: 'take', draws, players }), 'useVending', 'move to=T1', 'take r1c1');
  expect(told(resign(poured, 0))).toEqual([
    'Aki uses the vending machine: black drink out, 5 stuck.',
    '— Turn 2: Ben —',
    'Ben walks T2–T1.',
    'Ben buys a tuna for ¥500 and draws a 25.',
    '— Turn 3: Aki —',
    'Aki resigns.',
    'One player is left. Final: 1. Ben ¥0, 2. Aki ¥0.',
  ]);
});

test('what fell, and its correction, in words', () => {
  const options = { mode: 'dexterity' };
  const position = table({ options, players: [{ node: 'L4', crate: ['socks'] }] });
  const after = play(position, 'move to=L5', 'reportFallen socks', 'reportFallen -', 'skip');
  expect(told(after)).toEqual([
    'Aki walks L4–L5.',
    'Aki reports: pair of socks fell.',
    'Aki corrects the last report.',
    'Aki reports: nothing fell.',
    'Aki takes nothing.',
    '— Turn 2: Ben —',
  ]);
});
