import { expect, test } from 'vitest';
import { finalScores } from '../../../../engine/tsukiji/rules/scoring.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import { look, play, table } from '../../../support/tsukiji.ts';

const laid = (more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'horseMackerel', 'swordfish'],
    external: ['ships', 'bank', 'overfishing'],
    turn: { ap: 0, acted: true },
    end: { by: 1, last: 0 },
    options: { expansion: true },
    ...more,
  });

// TX-SCORE-01, TX-SCORE-03, EX-SCORE
test('yen, Resources, Overfishing, Bank, and ¥100 for each R', () => {
  const position = laid({
    players: [{ yen: 4100, tokens: { mackerel: 3, horseMackerel: 2, swordfish: 1 } }, { yen: 0 }],
    boards: {
      horseMackerel: { overfished: true, barrels: 0 },
      swordfish: { own: { marker: 8 } },
      bank: { own: { loan: [2, 0], share: [0, 0] } },
    },
  });
  const over = play(position, 'endTurn');
  const [first] = look(over).outcome?.placings ?? [];
  expect(first?.reasons).toEqual([
    { reason: 'yen', amount: 4100 },
    { reason: 'highestResources', amount: 1000 },
    { reason: 'overfishing', amount: 200 },
    { reason: 'loan', amount: -2000 },
    { reason: 'resources', amount: 1300 },
  ]);
  expect(first?.score).toBe(4600);
});

// TX-SCORE-01
test('Overfishing is settled before the Bank, whichever board came first', () => {
  for (const external of [
    ['ships', 'bank', 'overfishing'],
    ['ships', 'overfishing', 'bank'],
  ] as const) {
    const reasons = finalScores(
      laid({
        external,
        players: [{ tokens: { mackerel: 1 } }],
        boards: { bank: { own: { loan: [1, 0], share: [0, 1] } } },
      }),
    ).map(({ reason }) => reason);
    expect(reasons.indexOf('overfishing')).toBeLessThan(reasons.indexOf('loan'));
    expect(reasons.indexOf('loan')).toBeLessThan(reasons.indexOf('interest'));
    expect(reasons.indexOf('lowestResources')).toBeLessThan(reasons.indexOf('overfishing'));
  }
});

// TX-SCORE-02, TX-RUL-29
test('yen may fall below ¥0', () => {
  const position = laid({
    players: [
      { yen: 100, tokens: { horseMackerel: 5 } },
      { yen: 0, tokens: { mackerel: 9 } },
    ],
    boards: { horseMackerel: { overfished: true, barrels: 0 } },
  });
  const [first] = look(play(position, 'endTurn')).outcome?.placings ?? [];
  expect(first?.score).toBe(100 - 500 - 500 + 500);
  const running = (first?.reasons ?? []).slice(0, 3).reduce((sum, { amount }) => sum + amount, 0);
  expect(running).toBeLessThan(0);
});

// TX-SCORE-03
test('R totals are computed once, with Nori and the final marker', () => {
  const position = laid({
    fish: ['mackerel', 'nori', 'swordfish'],
    players: [{ tokens: { swordfish: 2, mackerel: 4, nori: 2 } }, { tokens: { mackerel: 20 } }],
    boards: { swordfish: { own: { marker: 8 } } },
  });
  const [first] = look(play(position, 'endTurn')).outcome?.placings ?? [];
  expect(first?.reasons.find(({ reason }) => reason === 'resources')?.amount).toBe(100 * (20 + 2 * 2));
  expect(first?.reasons.map(({ reason }) => reason)).toContain('highestResources');
});
