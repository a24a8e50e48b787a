import { expect, test } from 'vitest';
import type { PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, eventsOf, play, playerOf, resourcesOf, table, tokensOf, yenOf } from '../../support/tsukiji.ts';

const fishing = (boats: NonNullable<PlayerOnTable['boats']>): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'tuna'],
    players: [{ yen: 0, openDocks: 3, boats }],
    activity: { kind: 'fishing' },
  });

const visiting = (player: PlayerOnTable): Position =>
  table({ seats: 2, fish: ['mackerel', 'tuna'], players: [player], activity: { kind: 'visit', market: 'tuna' } });

const bonusOf = (position: Position): number =>
  eventsOf(position, 'yenPaid')
    .filter(({ reason }) => reason === 'unload')
    .reduce((total, { amount }) => total + amount, 0);

// TB-TUNA-01
test('6 barrels from the barge are two auctions, one after the other', () => {
  const position = fishing([{ kind: 'barge', at: 'sea', cargo: { tuna: 6 } }]);
  const first = play(position, 'dock A R');
  expect(bonusOf(first)).toBe(300);
  expect(eventsOf(first, 'bidsOpened')).toHaveLength(1);
  const second = play(first, [0, 'bid 0'], [1, 'bid 200']);
  expect(eventsOf(second, 'bidsOpened')).toHaveLength(2);
  const end = play(second, [0, 'bid 100'], [1, 'bid 0']);
  expect(end.state.pending).toBeUndefined();
  expect(yenOf(end, 0)).toBe(300 + 200 - 100);
});

// TB-TUNA-02
test('4 barrels are one auction; 1 is returned', () => {
  const position = fishing([{ kind: 'barge', at: 'sea', cargo: { tuna: 4 } }]);
  const end = play(position, 'dock A R', [0, 'bid 100'], [1, 'bid 0'], 'fishEnd');
  expect(eventsOf(end, 'bidsOpened')).toHaveLength(1);
  expect(eventsOf(end, 'barrelsReturned').map(({ count }) => count)).toEqual([3, 1]);
  expect(bonusOf(end)).toBe(200);
});

// TB-TUNA-02
test('2 leftover barrels are returned without an auction', () => {
  const position = fishing([{ kind: '2', at: 'sea', cargo: { tuna: 2 } }]);
  const end = play(position, 'dock A L', 'fishEnd');
  expect(eventsOf(end, 'bidsOpened')).toEqual([]);
  expect(boardOf(end, 'tuna').barrels).toBe(boardOf(position, 'tuna').barrels + 2);
});

// TB-TUNA-02
test('2 and then 1 from two boats make an auction', () => {
  const position = fishing([
    { kind: '2', at: 'sea', cargo: { tuna: 2 } },
    { kind: '1', at: 'sea', cargo: { tuna: 1 } },
  ]);
  const first = play(position, 'dock A L');
  expect(eventsOf(first, 'bidsOpened')).toEqual([]);
  const second = play(first, 'dock B M');
  expect(eventsOf(second, 'bidsOpened')).toHaveLength(1);
  expect(bonusOf(second)).toBe(100);
});

// TB-TUNA-03
test('a licence costs ¥1,000', () => {
  const bought = play(visiting({ yen: 1000 }), 'buyLicence 1');
  expect(yenOf(bought, 0)).toBe(0);
  expect(playerOf(bought, 0).licences).toEqual({ tuna: 1 });
});

// TB-TUNA-03
test('tokens sell for ¥100 per R, back into the bag', () => {
  const sold = play(visiting({ yen: 0, tokens: { tuna15: 1, tuna25: 1 } }), 'sell tokens=tuna15*1,tuna25*1');
  expect(yenOf(sold, 0)).toBe(4000);
  expect(boardOf(sold, 'tuna').tokens).toEqual({ tuna15: 3, tuna20: 2, tuna25: 2 });
  expect(tokensOf(sold, 0)).toEqual({});
});

// TB-TUNA-04
test('a token is worth what is printed on it', () => {
  expect(resourcesOf(visiting({ tokens: { tuna15: 1, tuna25: 1 } }), 0)).toBe(40);
});
