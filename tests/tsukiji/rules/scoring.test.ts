import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../../support/tsukiji.ts';
import { eventsOf, look, play, table, viewOf } from '../../support/tsukiji.ts';

const mackerel = (count: number) => (count === 0 ? {} : { mackerel: count });

/** Scores a match of these players: yen and R by seat. */
function scored(yen: readonly number[], resources: readonly number[], laid: Partial<Laid> = {}): Position {
  const last = yen.length - 1;
  const position = table({
    seats: yen.length,
    turn: { seat: last, ap: 0 },
    end: { by: 0, last },
    players: yen.map((each, seat) => ({ yen: each, tokens: mackerel(resources[seat] ?? 0) })),
    ...laid,
  });
  return play(position, 'endTurn');
}
const placings = (position: Position) => look(position).outcome?.placings ?? [];
const scores = (position: Position): readonly number[] => placings(position).map(({ score }) => score);
/** What a reason brings each seat. */
const because = (position: Position, ...reasons: readonly string[]): readonly number[] =>
  placings(position).map((placing) =>
    placing.reasons.reduce((total, { reason, amount }) => total + (reasons.includes(reason) ? amount : 0), 0),
  );
const byResources = (position: Position) => because(position, 'highestResources', 'lowestResources');

// TB-SCORE-01
test('all yen are revealed, also hidden ones', () => {
  const after = scored([700, 900], [1, 2], { options: { moneyHidden: true } });
  expect(viewOf(after, { kind: 'public' }).players.map((player) => player.yen)).toEqual([700, 900]);
});

// TB-SCORE-02, TB-RUL-62
test.each([
  ['one highest, two lowest', [22, 17, 17], [1000, -300, -300]],
  ['two highest, one lowest', [20, 20, 5], [500, 500, -500]],
  ['one of each', [20, 10, 5], [1000, 0, -500]],
  ['all equal: each highest and lowest', [8, 8], [200, 200]],
  ['all at nothing', [0, 0, 0], [200, 200, 200]],
])('R totals: %s', (_, resources, expected) => {
  expect(
    byResources(
      scored(
        resources.map(() => 1000),
        resources,
      ),
    ),
  ).toEqual(expected);
});

describe('the Bank', () => {
  const banked = (loan: readonly number[], share: readonly number[], yen?: readonly number[]): Position =>
    scored(
      yen ?? loan.map(() => 3000),
      loan.map(() => 5),
      { external: ['bank'], boards: { bank: { own: { loan, share } } } },
    );

  // TB-SCORE-03, TB-RUL-64
  test.each([
    ['two shares of two players', [2, 1, 0, 0], [0, 0, 1, 1], [-2000, -1000, 800, 800]],
    ['two shares of one player', [2, 1, 0, 0], [0, 0, 2, 0], [-2000, -1000, 1500, 0]],
    ['no loan', [0, 0, 0, 0], [0, 0, 1, 1], [0, 0, 0, 0]],
    ['no share', [2, 1, 0, 0], [0, 0, 0, 0], [-2000, -1000, 0, 0]],
  ])('%s', (_, loan, share, expected) => {
    expect(because(banked(loan, share), 'loan', 'interest')).toEqual(expected);
  });

  // TB-SCORE-03, TB-RUL-63
  test('a borrower who cannot pay goes below zero, and the owner of the share is paid', () => {
    const after = banked([1, 0], [0, 1], [300, 0]);
    expect(because(after, 'yen', 'loan')).toEqual([-700, 0]);
    expect(because(after, 'interest')).toEqual([0, 500]);
  });
});

// TB-RUL-63
test('a penalty that is not covered takes a total below zero', () => {
  const after = scored([100, 100, 100], [0, 5, 6]);
  expect(scores(after)).toEqual([-400, 600, 1700]);
});

// TB-SCORE-04
test('every R brings 100 yen', () => {
  const after = scored([2700, 0, 0], [23, 24, 22]);
  expect(because(after, 'yen', 'resources')[0]).toBe(5000);
});

// TB-SCORE-05, TB-RUL-65
test('most yen win; a tie is shared', () => {
  expect(placings(scored([1000, 2000, 1500], [5, 5, 5])).map(({ place }) => place)).toEqual([3, 1, 2]);
  expect(placings(scored([2000, 2000, 1500], [5, 5, 5])).map(({ place }) => place)).toEqual([1, 1, 3]);
});

// TB-SCORE-06
test('the full example', () => {
  const after = scored([3200, 2500, 4100], [17, 22, 17], {
    external: ['bank'],
    boards: { bank: { own: { loan: [0, 1, 0], share: [0, 0, 1] } } },
  });
  expect(because(after, 'yen', 'highestResources', 'lowestResources')).toEqual([2900, 3500, 3800]);
  expect(because(after, 'loan', 'interest')).toEqual([0, -1000, 500]);
  expect(scores(after)).toEqual([4600, 4700, 6000]);
  expect(placings(after).find(({ place }) => place === 1)?.seat).toBe(2);
  expect(eventsOf(after, 'matchScored')).toEqual([{ type: 'matchScored', why: 'end', totals: [4600, 4700, 6000] }]);
});
