import { describe, expect, test } from 'vitest';
import { mall } from '../../../engine/mall/index.ts';
import {
  awaited,
  census,
  crateOf,
  eventsOf,
  expectRefused,
  expire,
  legalNames,
  optionsOf,
  play,
  playerOf,
  resign,
  table,
  viewOf,
  yenOf,
} from '../../support/mall/index.ts';
import { walk } from '../../support/walk.ts';

// MALL-STATE-01
test('one player is active, by seat, without those who are done', () => {
  const players = [{ node: 'L5' }, { barrels: 2, status: 'finished' }, { node: 'R5' }, { node: 'L4' }] as const;
  const position = resign(table({ seats: 4, players }), 2);
  expect(awaited(position).map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'move']]);
  expect(play(position, 'move to=L6', 'skip').state.turn.seat).toBe(3);
  expectRefused(position, [3, 'move to=L5'], 'turn.notYours', { active: 0 });
  expectRefused(position, [2, 'move to=L5'], 'turn.resigned');
  expectRefused(position, 'skip', 'turn.wrongPhase', { action: 'skip', phase: 'move' });
});

// MALL-STATE-05
test('the status says where an architect is', () => {
  const inside = play(table(), 'move to=L6');
  expect([playerOf(inside, 0).status, playerOf(inside, 1).status]).toEqual(['inside', 'outside']);
});

// MALL-STATE-04
describe('the invariants hold after every action', () => {
  test.each([
    [2, {}],
    [3, { mode: 'dexterity' }],
    [5, { mode: 'dexterity', vendingSource: 'app' }],
  ])('of a random match of %i players, options %j', (seats, raw) => {
    const options = optionsOf(raw, seats);
    const path = walk(mall, { options, seats, seed: `invariants ${seats}`, bound: 1500 });
    const start = census({ ...table(), options, state: path[0]?.state ?? table().state });
    expect(new Set(start).size).toBe(87);
    for (const { state } of path) {
      expect(census({ ...table(), options, state })).toEqual(start);
      const { vending, prices, players } = state;
      expect(vending.crate.length).toBeLessThanOrEqual(6);
      expect(vending.crate.length === 6 || vending.overflow.length === 0).toBe(true);
      for (const yen of [...Object.values(prices), ...players.map((player) => player.yen)]) {
        expect([yen >= 0, yen % 100]).toEqual([true, 0]);
      }
    }
  });
});

// MALL-TIME-02
describe('when time runs out', () => {
  test('an architect with a load leaves the store', () => {
    // MALL-T-TIME-1
    const out = expire(table({ players: [{ node: 'X2', crate: ['shirt'] }] }));
    expect(eventsOf(out, 'moved')).toMatchObject([{ path: ['L5', 'L6', 'ENT'] }]);
    expect(yenOf(out, 0)).toBe(300);
    const empty = expire(table({ players: [{ node: 'X2' }] }));
    expect([playerOf(empty, 0).node, crateOf(empty, 0)]).toEqual(['L6', []]);
    expect(playerOf(expire(table({ players: [{ node: 'T1', crate: ['shirt'] }] })), 0).node).toBe('L3');
  });

  // MALL-RUL-43
  test('all that is left of the turn is played: default choice, skip, empty reports', () => {
    const choosing = table({ players: [{ node: 'L6', crate: ['socks', 'sheet', 'detergent'] }] });
    expect(yenOf(expire(play(choosing, 'move to=ENT')), 0)).toBe(1000);
    const reporting = table({ options: { mode: 'dexterity' }, players: [{ node: 'L4', crate: ['shirt'] }] });
    const after = expire(play(reporting, 'move to=L5'));
    expect([crateOf(after, 0), after.state.turn.seat]).toEqual([['shirt'], 1]);
    expect(eventsOf(after, 'skipped')).toEqual([{ type: 'skipped', seat: 0 }]);
  });

  // MALL-TIME-01
  test('one deadline is for a turn: its number is in the ids of all its decisions', () => {
    const position = table({ turnNo: 7, players: [{ node: 'L4' }] });
    const ids = [position, play(position, 'move to=L5')].map((here) => awaited(here)[0]?.id);
    expect(ids).toEqual(['move-7-0', 'take-7-1']);
    expect(viewOf(position, { kind: 'public' }).clock).toEqual({ turnSeconds: 90, turnHours: 24 });
  });

  // MALL-TIME-03
  test('a dexterity match is live only, and so is its clock', () => {
    const live = table({ options: { mode: 'dexterity' } });
    expect([live, table()].map(({ options }) => mall.isRealTime?.(options))).toEqual([true, false]);
    expect(viewOf(live, { kind: 'public' }).clock).toEqual({ turnSeconds: 90 });
  });
});

// MALL-RUL-45
test('refusals for the moment come before all others', () => {
  const over = resign(table(), 0);
  expectRefused(over, [0, 'move to=L6'], 'turn.gameOver');
  const three = resign(table({ seats: 3 }), 0);
  expectRefused(three, [0, 'skip'], 'turn.resigned');
  expectRefused(three, [2, 'skip'], 'turn.notYours');
  expectRefused(three, [1, 'take r1c1'], 'turn.wrongPhase');
  expect(legalNames(three, 1)).toEqual(['move']);
});
