import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  boardOf,
  eventsOf,
  expectRefused,
  legalNames,
  play,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

const laid = (seller: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'octopus', 'fugu', 'salmon', 'squid', 'tuna'],
    external: ['ships', 'auction'],
    players: [seller],
    ...more,
  });

const visiting = (seller: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  laid(seller, { activity: { kind: 'visit', market: 'auction' }, ...more });

const yen = (position: Position): readonly number[] => [0, 1, 2].map((seat) => yenOf(position, seat));

// TB-SETUP-09
test('begins empty', () => {
  expect(boardOf(laid({}), 'auction').own).toBeNull();
});

describe('a lot', () => {
  // TB-AUCT-01
  test('is offered once per visit', () => {
    const position = visiting({ tokens: { mackerel: 2 } });
    const sold = play(position, 'auctionOffer mackerel*1', [1, 'bid 100'], [2, 'bid 0']);
    expectRefused(sold, 'auctionOffer mackerel*1', 'visit.once', { action: 'auctionOffer' });
    expect(legalNames(sold)).toContain('leave');
  });

  // TB-AUCT-01 TB-RUL-35
  test('may be followed by another in a second visit, paid for again', () => {
    const first = ['enter auction', 'auctionOffer mackerel*1', [1, 'bid 100'], [2, 'bid 0'], 'leave'] as const;
    const position = play(laid({ tokens: { mackerel: 2 } }), ...first, 'enter auction');
    expect(position.state.turn.ap).toBe(0);
    expect(legalNames(position)).toContain('auctionOffer');
  });

  // TB-AUCT-01
  test('is of own tokens, at least one', () => {
    const position = visiting({ tokens: { mackerel: 1 } });
    expectRefused(position, 'auctionOffer mackerel*2', 'token.notOwned', { token: 'mackerel', wanted: 2, had: 1 });
    expectRefused(position, 'auctionOffer -', 'token.none');
  });

  // TB-RUL-48
  test('may be of Takoyaki of the own area, but not of the Port', () => {
    const port = [{ fish: 'octopus', token: 'takoyaki', price: 400 }] as const;
    const position = visiting({ tokens: { takoyaki: 1 }, items: port });
    expectRefused(position, 'auctionOffer takoyaki*2', 'token.notOwned', { token: 'takoyaki', wanted: 2, had: 1 });
    const offered = play(position, 'auctionOffer takoyaki*1');
    expect(eventsOf(offered, 'bidsOpened')).toMatchObject([{ bidders: [1, 2], tokens: { takoyaki: 1 }, from: 0 }]);
  });

  // TB-RUL-29 TB-VAL-03
  test('is still its seller’s while bids are open: values do not jump', () => {
    const players = [{ tokens: { salmonFresh: 2 } }, { tokens: { salmonFresh: 1 } }];
    const position = visiting({}, { players });
    const offered = play(position, 'auctionOffer salmonFresh*2');
    expect(tokensOf(offered, 0)).toEqual({ salmonFresh: 2 });
    expect([0, 1].map((seat) => resourcesOf(offered, seat))).toEqual([6, 3]);
    const sold = play(offered, [1, 'bid 0'], [2, 'bid 100']);
    expect([0, 1, 2].map((seat) => resourcesOf(sold, seat))).toEqual([0, 3, 6]);
  });
});

describe('the fee', () => {
  // TB-AUCT-02 TB-RUL-46
  test.each([
    ['squid*1', 100],
    ['mackerel*4', 100],
    ['mackerel*5', 200],
    ['mackerel*19', 400],
    ['tuna15*1,tuna25*1', 500],
  ])('of the lot %s is ¥%i', (lot, fee) => {
    const tokens = { mackerel: 19, squid: 1, tuna15: 1, tuna25: 1 };
    expect(yenOf(play(visiting({ yen: 500, tokens }), `auctionOffer ${lot}`), 0)).toBe(500 - fee);
  });

  // TB-AUCT-02
  test('must be affordable', () => {
    const position = visiting({ yen: 300, tokens: { mackerel: 20 } });
    expectRefused(position, 'auctionOffer mackerel*15', 'money.short', { needed: 400, had: 300 });
    expect(yenOf(play(position, 'auctionOffer mackerel*14'), 0)).toBe(0);
  });

  // TB-AUCT-02 TB-MKT-05
  test('keeps a player out who cannot pay it for any lot', () => {
    expectRefused(laid({ yen: 0, tokens: { mackerel: 1 } }), 'enter auction', 'market.nothingToDo', {
      market: 'auction',
    });
  });

  // TB-RUL-43
  test('counts the Fugu of the lot alone, squared', () => {
    const position = visiting({ yen: 500, tokens: { fugu: 4 } });
    expect(yenOf(play(position, 'auctionOffer fugu*2'), 0)).toBe(500 - 100);
    expect(yenOf(play(position, 'auctionOffer fugu*3'), 0)).toBe(500 - 200);
    expect(yenOf(play(position, 'auctionOffer fugu*4'), 0)).toBe(500 - 400);
  });
});

describe('the bids', () => {
  // TB-AUCT-03
  test('of all but the seller: the highest wins, and the supply doubles it', () => {
    const offered = play(visiting({ tokens: { mackerel: 3 } }), 'auctionOffer mackerel*3');
    expect(awaited(offered).map(({ seat }) => seat)).toEqual([1, 2]);
    const sold = play(offered, [1, 'bid 300'], [2, 'bid 200']);
    expect(yen(sold)).toEqual([2000 - 100 + 600, 1700, 2000]);
    expect([0, 1, 2].map((seat) => tokensOf(sold, seat))).toEqual([{}, { mackerel: 3 }, {}]);
  });

  // TB-AUCT-03
  test('of 12 R bring the seller ¥1,100 net at a highest bid of ¥700', () => {
    const sold = play(
      visiting({ tokens: { mackerel: 12 } }),
      'auctionOffer mackerel*12',
      [1, 'bid 600'],
      [2, 'bid 700'],
    );
    expect(yen(sold)).toEqual([2000 + 1100, 2000, 1300]);
    expect(eventsOf(sold, 'yenPaid').map(({ reason, amount }) => [reason, amount])).toEqual([
      ['fee', 300],
      ['bid', 700],
      ['double', 700],
    ]);
  });

  // TB-AUCT-03 TB-RUL-28
  test('of ¥0 give the lot to the player whom the seller names, for nothing', () => {
    const tied = play(visiting({ tokens: { mackerel: 1 } }), 'auctionOffer mackerel*1', [1, 'bid 0'], [2, 'bid 0']);
    expect(awaited(tied).map(({ seat }) => seat)).toEqual([0]);
    expectRefused(tied, 'nameWinner 0', 'winner.notTied', { player: 0 });
    const named = play(tied, 'nameWinner 2');
    expect(yen(named)).toEqual([1900, 2000, 2000]);
    expect(tokensOf(named, 2)).toEqual({ mackerel: 1 });
  });

  // TB-RUL-28
  test('tied for the highest: the seller names the winner, at the same price', () => {
    const tied = play(visiting({ tokens: { mackerel: 1 } }), 'auctionOffer mackerel*1', [1, 'bid 400'], [2, 'bid 400']);
    const named = play(tied, 'nameWinner 1');
    expect(yen(named)).toEqual([1900 + 800, 1600, 2000]);
  });
});
