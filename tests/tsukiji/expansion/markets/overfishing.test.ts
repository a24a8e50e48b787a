import { expect, test } from 'vitest';
import type { FishId, Tokens } from '../../../../engine/tsukiji/catalog/ids.ts';
import { finalScores } from '../../../../engine/tsukiji/rules/scoring.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import { expectRefused, himonoHolder, legalNames, table } from '../../../support/tsukiji.ts';

const laid = (tokens: Tokens, overfished: readonly FishId[], more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'eel', 'octopus', 'clamsOysters', 'squid'],
    external: ['ships', 'overfishing'],
    players: [{ tokens }],
    boards: Object.fromEntries(overfished.map((fish) => [fish, { overfished: true, barrels: 0 }])),
    options: { expansion: true },
    ...more,
  });
const netOf = (position: Position, seat = 0) =>
  finalScores(position).find((score) => score.reason === 'overfishing' && score.seat === seat)?.amount;

// TX-OVERF-01, TX-SCORE-02, EX-OVERF
test.each<{ tokens: Tokens; overfished: readonly FishId[]; net: number }>([
  { tokens: { mackerel: 9, eel: 6 }, overfished: ['eel'], net: 300 },
  { tokens: { mackerel: 1, eel: 4 }, overfished: ['eel'], net: -300 },
  { tokens: { mackerel: 4, eel: 4 }, overfished: ['eel'], net: 0 },
  { tokens: {}, overfished: ['eel'], net: 0 },
])('$tokens with $overfished overfished: ¥$net', ({ tokens, overfished, net }) => {
  expect(netOf(laid(tokens, overfished))).toBe(net);
});

// TX-OVERF-02, EX-OVERF
test('Takoyaki count as Octopus, Clams and Oysters as one fish', () => {
  expect(netOf(laid({ eel: 2, takoyaki: 1 }, ['eel']))).toBe(-100);
  expect(netOf(laid({ octopus: 1, takoyaki: 2 }, ['octopus']))).toBe(-300);
  expect(netOf(laid({ clam: 2, oyster: 1 }, ['clamsOysters']))).toBe(-300);
});

// TX-OVERF-02
test('tokens on boards, on Himono licences and Takoyaki on Ports are nobody’s', () => {
  const takoyaki = { fish: 'octopus', token: 'takoyaki', price: 100 } as const;
  expect(netOf(laid({}, [], { players: [{ items: [takoyaki] }] }))).toBe(0);
  const onLicence = himonoHolder([{ tokens: { mackerel: 2 } }], { tokens: { eel: 1 } }, { external: ['overfishing'] });
  expect(netOf(onLicence)).toBe(100);
});

// TX-OVERF-01, TX-ENTRY-03
test('is never entered', () => {
  expectRefused(laid({}, []), 'enter overfishing', 'market.notEnterable', { market: 'overfishing' });
  expect(legalNames(laid({ eel: 1 }, []))).toContain('fishBegin');
});

// TX-OVERF-01
test('scores nothing while it is not in play', () => {
  expect(netOf(laid({ eel: 3 }, [], { external: ['ships'] }))).toBeUndefined();
});
