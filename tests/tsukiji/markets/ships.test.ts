import { describe, expect, test } from 'vitest';
import type { Boat } from '../../../engine/tsukiji/state.ts';
import type { BoatOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  deal,
  expectAccepted,
  expectRefused,
  legalNames,
  play,
  playerOf,
  table,
  yenOf,
} from '../../support/tsukiji.ts';

const yard = (position: Position): readonly Boat[] => (boardOf(position, 'ships').own as { boats: Boat[] }).boats;
const kinds = ['1', '2', '3', '4', 'barge'] as const;

const visiting = (yen: number, boats: readonly BoatOnTable[] = [], openDocks = 3): Position =>
  table({
    seats: 3,
    external: ['ships'],
    players: [{ yen, boats, openDocks }],
    activity: { kind: 'visit', market: 'ships' },
  });

// TB-SETUP-08
test.each([
  [2, [1, 2, 1, 1, 1]],
  [3, [1, 3, 2, 1, 1]],
  [4, [1, 4, 3, 1, 1]],
  [5, [1, 4, 3, 1, 1]],
  [6, [0, 4, 3, 1, 1]],
])('%i players find this many of each boat', (players, expected) => {
  const position = deal('stock', players);
  const boats = yard(position);
  expect(kinds.map((kind) => boats.filter((boat) => boat.kind === kind).length)).toEqual(expected);
  const ids = [...boats, ...position.state.players.flatMap((player) => player.boats)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('buying', () => {
  // TB-SHIP-01 TB-SHIP-02
  test.each([
    ['1', 500],
    ['2', 1000],
    ['3', 1500],
    ['4', 2000],
    ['barge', 1000],
  ])('a boat of kind %s costs ¥%i and puts it at the dock', (kind, price) => {
    const bought = play(visiting(price), `buyBoat ${kind} R`);
    expect(yenOf(bought, 0)).toBe(0);
    expect(playerOf(bought, 0).boats).toMatchObject([{ kind, at: 'R', cargo: {} }]);
    const [boat] = playerOf(bought, 0).boats;
    expect(yard(bought).map(({ id }) => id)).not.toContain(boat?.id);
    expectRefused(visiting(price - 100), `buyBoat ${kind} R`, 'money.short', { needed: price, had: price - 100 });
  });

  // TB-SHIP-01
  test('needs room at an open dock', () => {
    const position = visiting(1000, [{ kind: '1', at: 'L' }], 1);
    for (const dock of ['L', 'M', 'R']) expectRefused(position, `buyBoat 1 ${dock}`, 'dock.noRoom', { dock });
    expect(legalNames(position)).not.toContain('buyBoat');
    expectAccepted(play(position, 'sellBoat A', 'openDock'), 'buyBoat 1 M');
    expectAccepted(play(position, 'sellBoat A'), 'buyBoat 1 L');
  });

  // TB-SHIP-01 TB-DOCK-01
  test('the barge needs R, open and empty', () => {
    expectRefused(visiting(1000, [{ kind: '1', at: 'R' }]), 'buyBoat barge R', 'dock.noRoom', { dock: 'R' });
    expectRefused(visiting(1000), 'buyBoat barge L', 'dock.noRoom', { dock: 'L' });
    expectRefused(visiting(1000, [], 2), 'buyBoat barge R', 'dock.noRoom', { dock: 'R' });
    expectAccepted(visiting(1000), 'buyBoat barge R');
  });

  // TB-SHIP-01 TB-DOCK-04
  test('needs a dock only now: with all boats at sea a ship may be bought', () => {
    const fleet = [1, 2, 3].map(() => ({ kind: '1', at: 'sea' }) as const);
    expect(playerOf(play(visiting(500, fleet, 1), 'buyBoat 1 L'), 0).boats).toHaveLength(4);
  });

  // TB-SHIP-01
  test('ends with the stock', () => {
    const bought = play(visiting(4000), 'buyBoat 4 R');
    expectRefused(bought, 'buyBoat 4 R', 'stock.short', { wanted: 1, left: 0 });
  });

  // TB-SHIP-01
  test('several boats in one visit', () => {
    const bought = play(visiting(3000), 'buyBoat 2 L', 'buyBoat 1 M', 'buyBoat 2 R');
    expect(playerOf(bought, 0).boats.map(({ kind, at }) => [kind, at])).toEqual([
      ['2', 'L'],
      ['1', 'M'],
      ['2', 'R'],
    ]);
  });
});

describe('selling', () => {
  // TB-SHIP-02
  test.each([
    ['1', 100],
    ['2', 100],
    ['3', 200],
    ['4', 200],
    ['barge', 100],
  ] as const)('a boat of kind %s brings ¥%i', (kind, price) => {
    const sold = play(visiting(0, [{ id: 'Z', kind, at: 'R' }]), 'sellBoat Z');
    expect(yenOf(sold, 0)).toBe(price);
    expect(playerOf(sold, 0).boats).toEqual([]);
    expect(yard(sold)).toContainEqual({ id: 'Z', kind, at: 'board', cargo: {} });
  });

  // TB-SHIP-02
  test('puts the boat on the board, where it may be bought again', () => {
    const position = visiting(2000, [{ id: 'Z', kind: '4', at: 'L' }]);
    const sold = play(position, 'sellBoat Z');
    expect(yard(sold).filter(({ kind }) => kind === '4')).toHaveLength(2);
    const again = play(sold, 'buyBoat 4 L');
    expect(yenOf(again, 0)).toBe(200);
    expect(yard(again).filter(({ kind }) => kind === '4')).toHaveLength(1);
  });

  // TB-SHIP-02
  test('takes only own boats that are docked', () => {
    const position = visiting(0, [{ id: 'Z', kind: '1', at: 'sea', cargo: { mackerel: 1 } }]);
    expectRefused(position, 'sellBoat Z', 'boat.notDocked', { boat: 'Z' });
    expectRefused(position, `sellBoat ${yard(position)[0]?.id}`, 'boat.unknown');
  });

  // TB-MKT-05
  test('lets a player in who has no yen but a docked boat', () => {
    const laid = (boats: readonly BoatOnTable[]) =>
      table({ seats: 3, external: ['ships'], players: [{ yen: 0, boats }] });
    expectAccepted(laid([{ kind: '1', at: 'L' }]), 'enter ships');
    expectRefused(laid([{ kind: '1', at: 'sea' }]), 'enter ships', 'market.nothingToDo', { market: 'ships' });
  });
});

// TB-RUL-10
test('a bought boat may sail at once', () => {
  const position = table({ seats: 3, external: ['ships'], players: [{ boats: [{ id: 'Z', kind: '1', at: 'sea' }] }] });
  const bought = play(position, 'enter ships', 'buyBoat 2 L', 'leave', 'fishBegin');
  const id = playerOf(bought, 0).boats.find(({ kind }) => kind === '2')?.id ?? '';
  expect(boatOf(play(bought, `sail ${id}`), id).at).toBe('sea');
});
