import { describe, expect, test } from 'vitest';
import * as ask from '../../../engine/tsukiji/ask.ts';
import { marketOf } from '../../../engine/tsukiji/ask.ts';
import { externalIds, fishIds } from '../../../engine/tsukiji/catalog/ids.ts';
import { isExternal, isFish } from '../../../engine/tsukiji/catalog/pieces.ts';
import type { Position } from '../../support/tsukiji.ts';
import { boardOf, deal, eventsOf, look, play, playerOf, resourcesOf, table } from '../../support/tsukiji.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `set-up ${index}`);
const fishOf = (position: Position) => look(position).order.filter(isFish);
const externalOf = (position: Position) => look(position).order.filter(isExternal);

describe.each([
  { seats: 2, fish: 4, fishLeft: 5, external: 3, externalLeft: 5 },
  { seats: 3, fish: 5, fishLeft: 4, external: 3, externalLeft: 6 },
  { seats: 4, fish: 5, fishLeft: 4, external: 4, externalLeft: 5 },
  { seats: 5, fish: 6, fishLeft: 3, external: 4, externalLeft: 5 },
  { seats: 6, fish: 6, fishLeft: 3, external: 5, externalLeft: 4 },
])('a table of $seats', ({ seats, fish, fishLeft, external, externalLeft }) => {
  // TB-SETUP-01
  test('Mackerel and Ships are always in play', () => {
    for (const seed of SEEDS)
      expect(look(deal(seed, seats)).order).toEqual(expect.arrayContaining(['mackerel', 'ships']));
  });

  // TB-SETUP-02, TB-SETUP-03
  test('so many Markets are in play, and the others may still be drawn', () => {
    const position = deal('boards', seats);
    const { order, box } = look(position);
    expect([fishOf(position).length, box.fish.length]).toEqual([fish, fishLeft]);
    expect([externalOf(position).length, box.external.length]).toEqual([external, externalLeft]);
    expect(new Set([...order, ...box.fish, ...box.external]).size).toBe(fish + fishLeft + external + externalLeft);
  });

  // TB-SETUP-10
  test('every player begins alike', () => {
    const position = deal('players', seats);
    for (let seat = 0; seat < seats; seat += 1) {
      const { boats, ...rest } = playerOf(position, seat);
      expect(rest).toEqual({ yen: 2000, licences: { mackerel: 1 }, tokens: {}, openDocks: 1, items: [] });
      expect(boats).toEqual([{ id: expect.any(String), kind: '1', at: 'L', cargo: {} }]);
      expect(resourcesOf(position, seat)).toBe(0);
    }
  });
});

// TB-SETUP-02
test('every Market can be drawn', () => {
  const drawn = new Set(SEEDS.flatMap((seed) => look(deal(seed, 6)).order));
  expect([...drawn].sort()).toEqual([...fishIds, ...externalIds].sort());
});

// TB-SETUP-03
test('two players never meet the Auction, neither now nor later', () => {
  for (const seed of SEEDS) {
    const { order, box } = look(deal(seed, 2));
    expect([...order, ...box.external]).not.toContain('auction');
  }
});

describe('the beginner filter', () => {
  const beginner = { beginner: true };

  // TB-SETUP-04, TB-RUL-79
  test('puts Spider Crab, Eel and Red Snapper in play without a draw', () => {
    const position = deal('beginner', 2, beginner);
    expect(fishOf(position).toSorted()).toEqual(['crab', 'eel', 'mackerel', 'snapper']);
    expect(position.drawn.filter(({ stream }) => stream === 'market/fish')).toEqual([]);
  });

  // TB-SETUP-04
  test('never draws Tuna at setup, but may draw it later', () => {
    for (const seed of SEEDS) {
      const position = deal(seed, 6, beginner);
      expect(fishOf(position)).toEqual(expect.arrayContaining(['crab', 'eel', 'snapper']));
      expect(fishOf(position)).not.toContain('tuna');
      expect(look(position).box.fish).toContain('tuna');
    }
  });

  // TB-SETUP-04
  test('is off unless the host chooses it', () => {
    expect(SEEDS.some((seed) => fishOf(deal(seed, 6)).includes('tuna'))).toBe(true);
  });
});

describe('stock', () => {
  const stocked = (seats: number) => table({ seats, fish: fishIds, external: externalIds });

  // TB-SETUP-05
  test.each([
    ['mackerel', { barrels: 15, tokens: { mackerel: 30 }, licences: 3 }],
    ['eel', { barrels: 6, tokens: { eel: 13 }, licences: 3, own: { marker: 1 } }],
    ['fugu', { barrels: 3, tokens: { fugu: 7 }, licences: 1 }],
    ['salmon', { barrels: 4, tokens: { salmonFresh: 10 }, licences: 4 }],
    ['tuna', { barrels: 6, tokens: { tuna15: 2, tuna20: 2, tuna25: 1 }, licences: 3 }],
  ] as const)('of %s for three players', (fish, expected) => {
    expect(boardOf(stocked(3), fish)).toMatchObject({ ...expected, overfished: false });
  });

  // TB-SETUP-06
  test.each([
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 2],
  ])('of Mackerel licences: %i players leave %i on the board', (seats, licences) => {
    const position = deal('licences', seats);
    expect(boardOf(position, 'mackerel').licences).toBe(licences);
    expect(look(position).players.map((player) => player.licences.mackerel)).toEqual(Array(seats).fill(1));
  });

  // TB-SETUP-07
  test('of the bag: Crab and Tuna tokens are there, and neither fish is overfished', () => {
    const position = stocked(4);
    expect(boardOf(position, 'crab').tokens).toEqual({ crab4: 4, crab6: 3, crab8: 2 });
    expect([marketOf(position, 'crab').bag, marketOf(position, 'tuna').bag]).toEqual([true, true]);
    expect([boardOf(position, 'crab').overfished, boardOf(position, 'tuna').overfished]).toEqual([false, false]);
  });

  // TB-SETUP-07
  test('of Octopus includes Takoyaki', () => {
    expect(boardOf(stocked(4), 'octopus').tokens).toEqual({ octopus: 8, takoyaki: 12 });
  });

  // TB-SETUP-08
  test.each([
    [2, [1, 2, 1, 1, 1]],
    [3, [1, 3, 2, 1, 1]],
    [4, [1, 4, 3, 1, 1]],
    [5, [1, 4, 3, 1, 1]],
    [6, [0, 4, 3, 1, 1]],
  ])('of Ships for %i players', (seats, expected) => {
    const position = deal('ships', seats);
    const boats = marketOf(position, 'ships').facts?.(ask.at(position, 'ships')).boats ?? [];
    const count = (kind: string) => boats.filter((boat) => boat.kind === kind).length;
    expect(['1', '2', '3', '4', 'barge'].map(count)).toEqual(expected);
    const ids = [...boats, ...look(position).players.flatMap((player) => player.boats)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

// TB-SETUP-11
test('money is open unless the players choose to hide it', () => {
  expect(deal('money', 2).options.moneyHidden).toBe(false);
  expect(deal('money', 2, { moneyHidden: true }).options.moneyHidden).toBe(true);
});

describe('the start player', () => {
  // TB-SETUP-12, TB-RUL-09
  test('is drawn', () => {
    const position = deal('first', 4, {}, { seat: [2] });
    expect(look(position)).toMatchObject({ firstSeat: 2, round: 1, turn: { seat: 2, stage: 'main', ap: 2 } });
    expect(new Set(SEEDS.map((seed) => look(deal(seed, 4)).firstSeat))).toEqual(new Set([0, 1, 2, 3]));
  });

  // TB-SETUP-12
  test('is followed clockwise', () => {
    const pass = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
    const position = play(deal('first', 3, {}, { seat: [2] }), ...pass, ...pass, ...pass);
    expect(eventsOf(position, 'turnBegan')).toMatchObject([
      { seat: 2, round: 1 },
      { seat: 0, round: 1 },
      { seat: 1, round: 1 },
      { seat: 2, round: 2 },
    ]);
  });
});
