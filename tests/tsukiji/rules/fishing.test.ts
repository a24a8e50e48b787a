import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  look,
  play,
  playerOf,
  table,
} from '../../support/tsukiji.ts';

/** Seat 0 in the middle of Fishing. */
const fisher = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    external: [],
    turn: { ap: 1, acted: true },
    activity: { kind: 'fishing' },
    players: [player],
    ...more,
  });
const sea = 'sea' as const;
const mackerel = (count: number) => ({ mackerel: count });

describe('activities', () => {
  const fleet = {
    licences: { mackerel: 2 },
    openDocks: 3,
    boats: [
      { kind: '1', at: 'L' },
      { kind: '2', at: sea },
      { kind: '2', at: sea, cargo: mackerel(1) },
    ],
  } as const;

  // TB-FISH-01, TB-RUL-11
  test('any subset of boats, in any order, mixed, with prices adjusted in between', () => {
    const position = fisher({ ...fleet, items: [{ fish: 'mackerel', price: 100 }] });
    const after = play(
      position,
      'dock C R prices=mackerel:2',
      'adjust i1 3',
      'sail A',
      'adjust i1 4',
      'catch B mackerel',
    );
    expect([boatOf(after, 'A').at, boatOf(after, 'B').cargo, boatOf(after, 'C').at]).toEqual(['sea', mackerel(1), 'R']);
    expectAccepted(position, 'fishEnd');
  });

  // TB-FISH-01, TB-FISH-05
  test('each boat does one thing in a Fishing action', () => {
    const sailed = play(fisher(fleet), 'sail A');
    expectRefused(sailed, 'catch A mackerel', 'boat.activated', { boat: 'A' });
    expectRefused(sailed, 'dock A L', 'boat.activated');
    const caught = play(fisher(fleet), 'catch B mackerel');
    expectRefused(caught, 'catch B mackerel', 'boat.activated');
    expectRefused(caught, 'dock B M prices=mackerel:1', 'boat.activated');
  });

  // TB-FISH-05, TB-RUL-10
  test('the same boat acts again in the second Fishing action of the turn', () => {
    const position = table({ seats: 2, players: [{ licences: mackerel(1), boats: [{ kind: '1', at: 'L' }] }] });
    const after = play(position, 'fishBegin', 'sail A', 'fishEnd', 'fishBegin', 'catch A mackerel');
    expect(boatOf(after, 'A').cargo).toEqual(mackerel(1));
  });

  // TB-FISH-02, TB-RUL-04
  test('a Fishing action may change nothing, and still costs 1 Action Point', () => {
    const before = table({ seats: 2, players: [fleet] });
    const after = play(before, 'fishBegin', 'fishEnd');
    expect(look(after).turn.ap).toBe(1);
    expect([look(after).players, look(after).boards]).toEqual([look(before).players, look(before).boards]);
  });

  // TB-FISH-03
  test('a boat that sails leaves its dock space at once', () => {
    const position = fisher({
      boats: [
        { kind: '1', at: 'L' },
        { kind: '1', at: sea },
      ],
    });
    expectRefused(position, 'dock B L', 'dock.noRoom', { dock: 'L' });
    const after = play(position, 'sail A', 'dock B L');
    expect([boatOf(after, 'A').at, boatOf(after, 'B').at]).toEqual(['sea', 'L']);
  });
});

// TB-FISH-10
test('the worked example of the rulebook', () => {
  const position = table({
    seats: 2,
    players: [
      {
        licences: mackerel(1),
        boats: [
          { id: 'T', kind: '2', at: sea },
          { id: 'O', kind: '1', at: 'L' },
        ],
      },
    ],
  });
  const first = play(position, 'fishBegin', 'catch T mackerel', 'sail O', 'fishEnd');
  const after = play(first, 'fishBegin', 'dock T L prices=mackerel:3', 'catch O mackerel', 'fishEnd');
  expect(boatOf(after, 'T')).toMatchObject({ at: 'L', cargo: {} });
  expect(boatOf(after, 'O')).toMatchObject({ at: 'sea', cargo: mackerel(1) });
  expect(itemsOf(after, 0)).toMatchObject([{ fish: 'mackerel', row: 'upper', price: 300 }]);
  expect([look(after).turn.ap, boardOf(after, 'mackerel').barrels, playerOf(after, 0).yen]).toEqual([0, 13, 2000]);
});
