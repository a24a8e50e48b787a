import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../../support/mall/index.ts';
import {
  crateOf,
  eventsOf,
  expectRefused,
  legalNames,
  machineOf,
  play,
  playerOf,
  shelfOf,
  table,
  yenOf,
} from '../../support/mall/index.ts';

/** Seat 0 stands at a door with a crate. */
const loaded = (crate: readonly string[], laid: Laid = {}): Position =>
  table({ ...laid, players: [{ node: 'L6', crate, ...laid.players?.[0] }, ...(laid.players ?? []).slice(1)] });
const leave = (crate: readonly string[], laid: Laid = {}): Position => play(loaded(crate, laid), 'move to=ENT');
const times = (count: number, label: string): readonly string[] => Array.from({ length: count }, () => label);
const drinks = times(4, 'drink.black');

/** Prices that are not those of the start. */
const changed = ({ state: { prices }, options }: Position): { readonly [group: string]: number } =>
  Object.fromEntries(
    options.layout.groups.flatMap(({ id, startPrice }) => (prices[id] === startPrice ? [] : [[id, prices[id] ?? 0]])),
  );

describe('an exit', () => {
  // MALL-T-01, MALL-EXIT-04, MALL-PAY-01, MALL-RUL-33
  test('pays the whole crate, lowers piles, and takes a barrel', () => {
    const after = leave(['shirt', 'shirt', 'drink.red', 'salmon', 'crab:6']);
    expect(yenOf(after, 0)).toBe(2000);
    expect(eventsOf(after, 'exited')[0]?.lines.map(({ amount }) => amount)).toEqual([300, 300, 300, 500, 600]);
    expect(changed(after)).toEqual({ daywear: 200, 'drink.red': 200 });
    expect(after.state.salmonSold).toBe(true);
    expect(machineOf(after)[1]).toBe('red');
    expect(shelfOf(after, 0)).toEqual(['shirt', 'shirt', 'salmon', 'crab:6']);
    expect(playerOf(after, 0)).toMatchObject({ barrels: 1, node: 'ENT', status: 'outside', crate: [] });
    expect(playerOf(after, 0).shelf[2]?.side).toBe('f');
    expect(after.state.turn.seat).toBe(1);
    // Goods of one turn before: the next turn begins by entering.
    expectRefused(play(after, 'move to=L6', 'skip'), 'move path=L5', 'move.notAdjacent', { from: 'ENT' });
  });

  // MALL-EXIT-01, MALL-RUL-03
  test('leads through the doors, and costs a space', () => {
    expectRefused(loaded(['shirt'], { players: [{ node: 'P6' }] }), 'move path=ENT', 'move.notAdjacent');
    expectRefused(loaded(['shirt'], { players: [{ node: 'L3' }] }), 'move path=L4,L5,L6,ENT', 'move.tooFar');
  });

  // MALL-EXIT-02, MALL-RUL-04
  test('needs something in the crate', () => {
    // MALL-T-EXIT-1
    expectRefused(loaded([]), 'move path=ENT', 'move.crateEmpty', { needed: 1, had: 0 });
    expectRefused(loaded([]), 'move to=ENT', 'move.crateEmpty');
    // MALL-T-EXIT-2
    const after = leave(['newspaper']);
    expect([yenOf(after, 0), playerOf(after, 0).barrels]).toEqual([0, 1]);
  });

  // MALL-EXIT-03, MALL-EXIT-05, MALL-RUL-20, MALL-RUL-21
  test('comes twice for each player; who is finished takes no more turns', () => {
    const three = { seats: 3, players: [{ barrels: 1 }, { node: 'L5' }, { node: 'R5' }] };
    const after = leave(['shirt'], three);
    expect(playerOf(after, 0)).toMatchObject({ barrels: 2, status: 'finished' });
    expect(eventsOf(after, 'finished')).toEqual([{ type: 'finished', seat: 0 }]);
    // Two of each player's three barrels were used by seat 0.
    expect(after.state.barrelsLeft).toBe(7);
    const round = play(after, 'move to=L4', 'skip', 'move to=R4', 'skip');
    expect(round.state.turn.seat).toBe(1);
    expectRefused(round, [0, 'move to=L6'], 'turn.notYours');
  });

  // MALL-EXIT-06
  test('is the only thing that pays', () => {
    const position = table({ players: [{ node: 'L5', crate: ['washer', 'salmon'] }] });
    expect(yenOf(play(position, 'move to=L6', 'skip'), 0)).toBe(0);
  });

  // MALL-RUL-17
  test('leaves sold drinks in the machine, not on the shelf', () => {
    const after = leave(['drink.red', 'shirt'], { vending: [] });
    expect([shelfOf(after, 0), machineOf(after)]).toEqual([['shirt'], ['red', '']]);
  });
});

describe('payouts', () => {
  // MALL-PAY-01, MALL-RUL-25, MALL-RUL-10
  test.each([
    ['washer', 500],
    ['dryer', 500],
    ['sheet', 400],
    ['pillowcase', 400],
    ['shirt', 300],
    ['pants', 300],
    ['bra', 200],
    ['underwear', 200],
    ['socks', 200],
    ['drink.black', 200],
    ['drink.white', 300],
    ['salmon', 500],
    ['crab:8', 800],
    ['tuna:25', 2500],
    ['detergent', 0],
    ['magazine', 0],
    ['newspaper', 0],
  ])('%s pays %i', (item, yen) => {
    expect(yenOf(leave([item]), 0)).toBe(yen);
  });

  // MALL-PAY-02, MALL-RUL-15
  test('two kinds of one pile share its price and lower it once', () => {
    // MALL-T-PAY-1
    const after = leave(['shirt', 'pants']);
    expect([yenOf(after, 0), changed(after)]).toEqual([600, { daywear: 200 }]);
  });

  // MALL-PAY-03, MALL-RUL-16
  test('a pile at 0 pays nothing and stays', () => {
    // MALL-T-PAY-2
    const after = leave(['socks', 'socks'], { prices: { smalls: 0 } });
    expect([yenOf(after, 0), after.state.prices.smalls]).toEqual([0, 0]);
    expect(eventsOf(after, 'pricesChanged')).toEqual([]);
  });

  // MALL-PAY-04
  test('a pile falls by 100 however many items it paid', () => {
    // MALL-T-PAY-3
    const after = leave(drinks);
    expect([yenOf(after, 0), changed(after)]).toEqual([800, { 'drink.black': 100 }]);
  });

  // MALL-PAY-05
  test('the cost of tuna is no price pile', () => {
    const after = leave(['tuna:20'], { players: [{ tunaBought: 1 }] });
    expect(changed(after)).toEqual({});
    const next = table({ phase: 'take', players: [{ node: 'T1', yen: 999, tunaBought: 1 }] });
    expectRefused(next, 'take r1c1', 'take.notEnoughYen', { needed: 1000 });
  });

  // MALL-T-04
  test('a rich tour', () => {
    const crate = ['washer', 'dryer', 'sheet', 'pillowcase', 'detergent', 'tuna:20', ...drinks, 'magazine'];
    const after = leave(crate, { prices: { appliance: 400 } });
    expect(yenOf(after, 0)).toBe(4800);
    expect(changed(after)).toEqual({ appliance: 300, bedding: 300, 'drink.black': 100 });
    expect(shelfOf(after, 0)).toContain('magazine');
  });
});

describe('detergents', () => {
  const laundry = ['bra', 'bra', 'shirt', 'detergent', 'detergent'];

  // MALL-T-02, MALL-DET-01, MALL-DET-02, MALL-DET-04, MALL-RUL-13
  test('double one garment each, and change nothing else', () => {
    // MALL-T-DET-1
    const after = play(leave(laundry), 'settle shirt,bra');
    expect([yenOf(after, 0), changed(after)]).toEqual([1200, { daywear: 200, smalls: 100 }]);
    // MALL-T-DET-2: all of one price, so nothing is asked
    const printed = leave(laundry, { prices: { smalls: 300 } });
    expect([yenOf(printed, 0), printed.state.prices.smalls]).toEqual([1500, 200]);
  });

  // MALL-STATE-02, MALL-DET-02
  test('without a choice that matters the dearest are doubled at once', () => {
    // MALL-T-DET-3
    const after = leave(['sheet', 'socks', 'detergent', 'detergent', 'detergent']);
    expect([after.state.turn.seat, yenOf(after, 0)]).toEqual([1, 1200]);
    expect(yenOf(leave(['shirt', 'pants', 'detergent']), 0)).toBe(900);
    expect(leave(['shirt', 'bra', 'detergent']).state.turn.phase).toBe('settle');
  });

  // MALL-DET-02
  test('at most one for each garment', () => {
    // MALL-T-DET-4
    expectRefused(leave(laundry), 'settle shirt,shirt', 'settle.detergentTwice', { item: 'shirt' });
    expectRefused(leave(laundry), 'settle shirt,bra,bra', 'settle.tooManyTargets', { targets: 3, most: 2 });
    expectRefused(leave(laundry), 'settle socks', 'settle.notInCrate', { item: 'socks' });
  });

  // MALL-RUL-38
  test('need not all be used', () => {
    expect(yenOf(play(leave(laundry), 'settle -'), 0)).toBe(700);
    expect(yenOf(play(leave(laundry), 'settle bra'), 0)).toBe(900);
  });

  // MALL-DET-03, MALL-RUL-14
  test('double sheets and pillowcases too, never appliances or drinks', () => {
    const crate = ['washer', 'drink.red', 'sheet', 'socks', 'detergent'];
    const position = leave(crate);
    expectRefused(position, 'settle washer', 'settle.notAGarment', { item: 'washer#1' });
    expectRefused(position, 'settle drink.red', 'settle.notAGarment');
    expect(yenOf(play(position, 'settle sheet'), 0)).toBe(500 + 300 + 800 + 200);
    expect(yenOf(leave(['washer', 'detergent']), 0)).toBe(500);
  });

  // MALL-RUL-45, MALL-RUL-37
  test('names of garments and their refusals in order', () => {
    const position = leave(laundry);
    const [one] = playerOf(position, 0).crate.map(({ id }) => id);
    expect(yenOf(play(position, `settle bra,${one}`), 0)).toBe(300 + 400 + 400);
    expectRefused(position, `settle ${one},${one}`, 'settle.detergentTwice', { item: one ?? '' });
    // MALL-RUL-45: whatever comes first in the list
    expectRefused(position, 'settle socks,shirt,shirt', 'settle.detergentTwice', { item: 'shirt' });
    expectRefused(position, 'settle socks,detergent,shirt,bra', 'settle.notInCrate', { item: 'socks' });
    expectRefused(position, 'settle detergent,shirt,bra', 'settle.notAGarment');
    expect(legalNames(position)).toEqual(['settle']);
  });
});

describe('salmon', () => {
  // MALL-SAL-01, MALL-RUL-11
  test('pays 500 at the first exit with salmon, all of it, then 400', () => {
    // MALL-T-SAL-1
    const first = leave(['salmon', 'salmon', 'salmon']);
    expect([yenOf(first, 0), playerOf(first, 0).shelf.map(({ side }) => side)]).toEqual([1500, ['f', 'f', 'f']]);
    const later = leave(['salmon', 'salmon'], { salmonSold: true });
    expect([yenOf(later, 0), playerOf(later, 0).shelf.map(({ side }) => side)]).toEqual([800, ['4', '4']]);
  });

  // MALL-RUL-12
  test('an exit without salmon changes nothing for the next', () => {
    // MALL-T-SAL-2
    const players = [{}, { node: 'R6', crate: ['salmon'] }];
    const after = play(leave(['shirt'], { seats: 3, players }), 'move to=ENT');
    expect([yenOf(after, 1), playerOf(after, 1).shelf[0]?.side]).toEqual([500, 'f']);
  });
});

// MALL-T-03
test('the second customer finds lower prices', () => {
  const second = ['shirt', 'pants', 'drink.red', 'salmon', 'salmon', 'detergent'];
  const players = [{}, { node: 'R6', crate: second }];
  const first = leave(['shirt', 'shirt', 'drink.red', 'salmon', 'crab:6'], { seats: 3, players });
  const after = play(first, 'move to=ENT');
  expect(yenOf(after, 1)).toBe(1600);
  expect(changed(after)).toEqual({ daywear: 100, 'drink.red': 100 });
  expect(machineOf(after)[1]).toBe('red red');
  expect(crateOf(after, 1)).toEqual([]);
});

// MALL-PRESS-01
test('press pays nothing and stays on the shelf', () => {
  const after = leave(['magazine', 'newspaper']);
  expect([yenOf(after, 0), shelfOf(after, 0)]).toEqual([0, ['magazine', 'newspaper']]);
});
