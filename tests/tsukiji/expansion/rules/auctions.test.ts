import { expect, test } from 'vitest';
import type { Position } from '../../../support/tsukiji.ts';
import { awaited, eventsOf, play, table } from '../../../support/tsukiji.ts';

const bidding = (raw: object, yen: number): Position =>
  play(
    table({
      seats: 3,
      fish: ['mackerel', 'crab'],
      players: [{ boats: [{ id: 'A', kind: '2', at: 'sea', cargo: { crab: 2 } }] }, { yen }, {}],
      activity: { kind: 'fishing' },
      options: raw,
    }),
    'dock A L',
  );

// TX-RUL-71
test('the same bid again is accepted, and no event', () => {
  const position = play(bidding({ expansion: true }, 500), [0, 'bid 300'], [0, 'bid 300']);
  expect(eventsOf(position, 'bidPlaced')).toEqual([{ type: 'bidPlaced', seat: 0, amount: 300 }]);
  expect(eventsOf(play(position, [0, 'bid 400']), 'bidPlaced')).toHaveLength(2);
});

// TX-RUL-59, TX-AUCT-02
test.each([{}, { expansion: true }])('with open money a player without yen bids ¥0 by itself: %j', (raw) => {
  expect(awaited(bidding(raw, 0)).map(({ seat }) => seat)).toEqual([0, 2]);
  expect(awaited(bidding({ ...raw, moneyHidden: true }, 0)).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});
