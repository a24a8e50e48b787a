import { describe, expect, test } from 'vitest';
import type { Contender, Step } from '../../engine/poissonnier/scoring/rank.ts';
import { rank } from '../../engine/poissonnier/scoring/rank.ts';
import { eventsOf, look, play, resign, table } from '../support/poissonnier/vocabulary.ts';

type Totals = readonly [coins: number, clients: number, stamps: number];

const letters = 'ABCDE';
/** Coins, clients and stamps by seat: `30 8 15, 25 9 12`. */
const totalsOf = (text: string): readonly Totals[] =>
  text.split(', ').map((three) => {
    const [coins = 0, clients = 0, stamps = 0] = three.split(' ').map(Number);
    return [coins, clients, stamps];
  });
const contenders = (totals: readonly Totals[]): readonly Contender[] =>
  totals.map(([coins, clients, stamps], seat) => ({ seat, coins, clients, stamps }));
const named = (seats: readonly number[]): string => seats.map((seat) => letters.charAt(seat)).join('');

/** What the steps said, in the words of the tables: `B` was eliminated, `-` nobody; and who won. */
function scored(totals: readonly Totals[]) {
  const { steps, groups } = rank(contenders(totals));
  const out = (step: 'E1' | 'E2') => {
    const found = steps.find((each) => each.step === step);
    return found === undefined ? '' : 'out' in found ? named([found.out ?? -1]) : '-';
  };
  return { e1: out('E1'), e2: out('E2'), won: named(groups[0] ?? []), ranking: groups.map(named).join(' ') };
}
const majoritiesOf = (steps: readonly Step[]) =>
  steps.flatMap((step) =>
    step.step === 'majorities' ? step.held.map(({ total, seat }) => `${total} ${named([seat])}`) : [],
  );

// LP-SCORE-01, LP-SCORE-02, LP-RUL-27
// LP-T-S2-1, LP-T-S2-2, LP-T-S2-3, LP-T-S2-4, LP-T-S2-5, LP-T-S2-6
test.each<readonly [string, Totals, Totals, readonly string[], string]>([
  ['S2-1', [30, 8, 15], [25, 9, 12], ['coins A', 'clients B', 'stamps A'], 'A'],
  ['S2-2', [30, 8, 12], [25, 9, 12], ['coins A', 'clients B'], 'B'],
  ['S2-3', [30, 9, 12], [25, 9, 12], ['coins A'], 'A'],
  ['S2-4', [30, 9, 12], [30, 9, 12], [], 'AB'],
  ['S2-5', [20, 9, 12], [20, 8, 10], ['clients A', 'stamps A'], 'A'],
  ['S2-6', [30, 9, 10], [25, 9, 12], ['coins A', 'stamps B'], 'B'],
])('two players, %s', (_, one, other, majorities, won) => {
  expect(majoritiesOf(rank(contenders([one, other])).steps)).toEqual(majorities);
  expect(scored([one, other])).toMatchObject({ won, e1: '', e2: '' });
});

// LP-SCORE-03, LP-SCORE-04, LP-SCORE-05, LP-SCORE-06, LP-RUL-28, LP-RUL-29
// LP-T-S3-1, LP-T-S3-2, LP-T-S3-3, LP-T-S3-4, LP-T-S3-5, LP-T-S3-6, LP-T-S3-7, LP-T-S3-8
test.each([
  ['S3-1', '20 7 9, 26 6 11, 24 8 10', 'A', '', 'B'],
  ['S3-2', '20 7 9, 20 6 14, 24 8 10', 'B', '', 'C'],
  ['S3-3', '20 6 9, 20 6 11, 24 8 10', '-', 'A', 'C'],
  ['S3-4', '20 6 9, 20 6 9, 24 8 10', '-', '-', 'C'],
  ['S3-5', '20 6 9, 20 6 12, 20 8 10', '-', 'A', 'B'],
  ['S3-6', '20 5 9, 20 6 12, 20 8 10', 'A', '', 'B'],
  ['S3-7', '18 7 9, 24 8 10, 26 8 10', 'A', '', 'C'],
  ['S3-8', '20 6 9, 20 6 9, 20 6 9', '-', '-', 'ABC'],
])('three players, %s', (_, totals, e1, e2, won) => {
  expect(scored(totalsOf(totals))).toMatchObject({ e1, e2, won });
});

// LP-SCORE-03, LP-SCORE-05, LP-SCORE-06, LP-RUL-30, LP-RUL-31, LP-RUL-32
// LP-T-S4-1, LP-T-S4-2, LP-T-S4-3, LP-T-S4-4, LP-T-S4-5, LP-T-S4-6, LP-T-S4-7
test.each([
  ['S4-1', '18 6 9, 22 5 12, 25 7 10, 24 6 11', 'A', 'B', 'D'],
  ['S4-2', '18 6 9, 18 5 12, 25 7 10, 24 6 11', 'B', 'A', 'D'],
  ['S4-3', '18 5 9, 18 5 12, 25 7 10, 24 6 11', '-', 'A', 'B'],
  ['S4-4', '18 6 9, 22 5 10, 25 5 10, 24 6 12', 'A', '-', 'D'],
  ['S4-5', '18 6 9, 22 5 12, 25 7 11, 24 7 11', 'A', 'B', 'C'],
  ['S4-6', '18 6 9, 22 5 12, 24 7 11, 24 7 11', 'A', 'B', 'CD'],
  ['S4-7', '18 5 9, 18 5 9, 25 7 10, 24 6 11', '-', '-', 'D'],
])('four players, %s', (_, totals, e1, e2, won) => {
  expect(scored(totalsOf(totals))).toMatchObject({ e1, e2, won });
});

// LP-SCORE-03, LP-SCORE-05, LP-SCORE-06, LP-RUL-29, LP-RUL-30
// LP-T-S5-1, LP-T-S5-2, LP-T-S5-3, LP-T-S5-4, LP-T-S5-5, LP-T-S5-6, LP-T-S5-7
test.each([
  ['S5-1', '12 4 6, 15 5 8, 14 3 7, 18 6 7, 16 5 9', 'A', 'C', 'E'],
  ['S5-2', '12 4 6, 12 3 8, 12 3 7, 18 6 7, 16 5 9', '-', 'C', 'E'],
  ['S5-3', '12 4 6, 12 3 8, 14 5 7, 18 6 7, 16 5 9', 'B', 'A', 'E'],
  ['S5-4', '12 4 6, 15 3 7, 14 3 7, 18 6 7, 16 5 9', 'A', '-', 'E'],
  ['S5-5', '12 4 6, 15 5 9, 14 3 7, 18 6 9, 16 5 9', 'A', 'C', 'D'],
  ['S5-6', '12 4 6, 15 6 9, 14 3 7, 18 6 9, 16 5 9', 'A', 'C', 'D'],
  ['S5-7', '12 4 6, 12 4 6, 14 3 7, 18 3 7, 16 5 9', '-', '-', 'E'],
])('five players, %s', (_, totals, e1, e2, won) => {
  expect(scored(totalsOf(totals))).toMatchObject({ e1, e2, won });
});

describe('the ranking', () => {
  // LP-SCORE-07, LP-T-RANK-1, LP-T-RANK-2
  test.each([
    ['from S4-1', '18 6 9, 22 5 12, 25 7 10, 24 6 11', 'D C B A'],
    ['from S4-6', '18 6 9, 22 5 12, 24 7 11, 24 7 11', 'CD B A'],
    ['of two', '30 8 15, 25 9 12', 'A B'],
    ['of three', '20 7 9, 26 6 11, 24 8 10', 'B C A'],
    ['of three, after E2', '20 6 9, 20 6 11, 24 8 10', 'C B A'],
    ['of three, after F', '20 6 9, 20 6 9, 24 8 10', 'C AB'],
  ])('%s', (_, totals, ranking) => {
    expect(scored(totalsOf(totals)).ranking).toBe(ranking);
  });

  // LP-SCORE-07, LP-SCORE-08
  test('gives places: who shares a rank shares its place', () => {
    const players = [
      { coins: 3, won: ['C03'] },
      { coins: 8, won: ['C02', 'C21'] },
      { coins: 8, won: ['C02', 'C21'] },
    ];
    const position = play(table({ players, lastTurn: true }), 'endTurn');
    expect(look(position).outcome?.placings.map(({ place }) => place)).toEqual([3, 1, 1]);
  });
});

describe('totals', () => {
  // LP-SCORE-01, LP-RUL-33
  test('are coins, clients and the stamps on them', () => {
    const position = play(
      table({ players: [{ coins: 3, won: ['C03', 'C21'] }, { coins: 5 }], lastTurn: true }),
      'endTurn',
    );
    const totals = [
      { coins: 3, clients: 2, stamps: 5 },
      { coins: 5, clients: 0, stamps: 0 },
    ];
    expect(eventsOf(position, 'gameOver')).toMatchObject([{ why: 'end', totals, ranking: [[0], [1]] }]);
    expect(look(position).outcome?.placings[0]).toEqual({
      seat: 0,
      place: 1,
      score: 3,
      reasons: [
        { reason: 'coins', amount: 3 },
        { reason: 'clients', amount: 2 },
        { reason: 'stamps', amount: 5 },
      ],
    });
  });

  // LP-SCORE-08, LP-RUL-52
  test('of players who resigned are nothing; they share the last rank', () => {
    const players = [{ coins: 9, won: ['C03'] }, { coins: 5 }, { coins: 4, won: ['C21'] }, { coins: 7 }];
    const left = resign(resign(table({ players, lastTurn: true, turn: { seat: 3 } }), 0), 1);
    const position = play(left, 'endTurn');
    const nothing = { coins: 0, clients: 0, stamps: 0 };
    expect(eventsOf(position, 'gameOver')[0]?.totals.slice(0, 2)).toEqual([nothing, nothing]);
    expect(look(position).outcome?.placings.map(({ place }) => place)).toEqual([3, 3, 1, 2]);
  });
});
