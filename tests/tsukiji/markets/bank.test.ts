import { describe, expect, test } from 'vitest';
import { at, marketOf } from '../../../engine/tsukiji/ask.ts';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, expectRefused, legalNames, play, table, yenOf } from '../../support/tsukiji.ts';

const none = [0, 0, 0, 0];
const laid = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({ seats: 4, external: ['ships', 'bank'], players: [player], ...more });

const visiting = (player: PlayerOnTable, own: { loan?: readonly number[]; share?: readonly number[] } = {}): Position =>
  laid(player, {
    activity: { kind: 'visit', market: 'bank' },
    boards: { bank: { own: { loan: none, share: none, ...own } } },
  });

/** The last turn of the match ends: what each seat gets from the Bank in final scoring. */
function scored(loan: readonly number[], share: readonly number[], players: readonly PlayerOnTable[] = []) {
  const last = laid(
    {},
    { players, boards: { bank: { own: { loan, share } } }, end: { by: 1, last: 0 }, turn: { ap: 0 } },
  );
  const placings = play(last, 'endTurn').state.outcome?.placings ?? [];
  const sum = (seat: number, reasons: readonly string[]) =>
    (placings[seat]?.reasons ?? [])
      .filter(({ reason }) => reasons.includes(reason))
      .reduce((total, { amount }) => total + amount, 0);
  return {
    fromBank: [0, 1, 2, 3].map((seat) => sum(seat, ['loan', 'interest'])),
    beforeFish: [0, 1, 2, 3].map((seat) => sum(seat, ['yen', 'loan', 'interest'])),
  };
}

// TB-SETUP-09
test('begins with 2 shares and 3 loans', () => {
  const position = laid({});
  expect(marketOf(position, 'bank').facts?.(at(position, 'bank')).goods).toEqual([
    { good: 'loan', count: 3, price: 500 },
    { good: 'share', count: 2, price: 300 },
  ]);
});

describe('a loan', () => {
  // TB-BANK-01
  test('gives ¥500 each, as many as are left', () => {
    const position = visiting({ yen: 0 }, { loan: [0, 1, 0, 0] });
    expectRefused(position, 'loan 3', 'stock.short', { wanted: 3, left: 2 });
    const taken = play(position, 'loan 2');
    expect(yenOf(taken, 0)).toBe(1000);
    expect(boardOf(taken, 'bank').own).toEqual({ loan: [2, 1, 0, 0], share: none });
    expectRefused(taken, 'loan 1', 'stock.short', { wanted: 1, left: 0 });
  });

  // TB-BANK-01 TB-RUL-50
  test('is not for the owner of a share', () => {
    const position = visiting({}, { share: [1, 0, 0, 0] });
    expectRefused(position, 'loan 1', 'bank.exclusive', { good: 'loan' });
    expect(legalNames(position)).not.toContain('loan');
  });

  // TB-RUL-50
  test('may be taken in the last turn', () => {
    const position = laid({ yen: 0 }, { end: { by: 1, last: 0 } });
    expect(yenOf(play(position, 'enter bank', 'loan 3'), 0)).toBe(1500);
  });
});

describe('a share', () => {
  // TB-BANK-02
  test('costs ¥300; both may be bought at once', () => {
    const bought = play(visiting({ yen: 600 }), 'share 2');
    expect(yenOf(bought, 0)).toBe(0);
    expect(boardOf(bought, 'bank').own).toEqual({ loan: none, share: [2, 0, 0, 0] });
  });

  // TB-BANK-02
  test('must be paid and there', () => {
    expectRefused(visiting({ yen: 500 }), 'share 2', 'money.short', { needed: 600, had: 500 });
    expectRefused(visiting({}, { share: [0, 1, 0, 0] }), 'share 2', 'stock.short', { wanted: 2, left: 1 });
  });

  // TB-BANK-02 TB-RUL-50
  test('is not for who ever took a loan, not even in a later visit', () => {
    const borrowed = play(laid({}), 'enter bank', 'loan 1', 'leave', 'enter bank');
    expectRefused(borrowed, 'share 1', 'bank.exclusive', { good: 'share' });
    expect(legalNames(borrowed)).not.toContain('share');
  });
});

// TB-BANK-03
test('loans and shares fill no licence space', () => {
  const full = { licences: { mackerel: 4 } };
  expect(yenOf(play(visiting(full), 'loan 3'), 0)).toBe(3500);
  expect(yenOf(play(visiting(full), 'share 2'), 0)).toBe(1400);
});

// TB-BANK-03
test('nothing can be given back', () => {
  const taken = play(visiting({}), 'loan 1', 'leave');
  expect(legalNames(taken)).toEqual(['enter', 'fishBegin', 'openDock']);
});

// TB-BANK-01 TB-BANK-02 TB-MKT-05
test('cannot be entered by who could take nothing', () => {
  const position = laid({ yen: 200 }, { boards: { bank: { own: { loan: [0, 3, 0, 0], share: none } } } });
  expectRefused(position, 'enter bank', 'market.nothingToDo', { market: 'bank' });
});

describe('final scoring', () => {
  // TB-BANK-04 TB-RUL-64
  test.each([
    ['A 2 loans, B 1; C and D a share each', [2, 1, 0, 0], [0, 0, 1, 1], [-2000, -1000, 800, 800]],
    ['A 2 loans, B 1; C both shares', [2, 1, 0, 0], [0, 0, 2, 0], [-2000, -1000, 1500, 0]],
    ['1 loan; C and D a share each', [1, 0, 0, 0], [0, 0, 1, 1], [-1000, 0, 300, 300]],
    ['no loan', [0, 0, 0, 0], [0, 0, 1, 1], [0, 0, 0, 0]],
    ['3 loans, no share', [2, 1, 0, 0], [0, 0, 0, 0], [-2000, -1000, 0, 0]],
  ])('%s', (_case, loan, share, expected) => {
    expect(scored(loan, share).fromBank).toEqual(expected);
  });

  // TB-BANK-04 TB-RUL-63
  test('the supply covers what a borrower lacks', () => {
    const players = [{ yen: 300 }, { yen: 0 }, { yen: 0 }, { yen: 0 }];
    expect(scored([1, 0, 0, 0], [0, 1, 0, 0], players).beforeFish).toEqual([-700, 500, 0, 0]);
  });
});
