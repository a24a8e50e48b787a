import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position, Step } from '../../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  look,
  play,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';

/** A table where the marker stands so. */
const harbour = (marker: number, player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'swordfish'],
    external: [],
    players: [player],
    options: { expansion: true },
    box: { fish: ['squid'] },
    ...more,
    boards: { ...more.boards, swordfish: { own: { marker, boxed: 0 }, ...more.boards?.swordfish } },
  });
const visit = { activity: { kind: 'visit', market: 'swordfish' } } as const;
const fishing = { activity: { kind: 'fishing' } } as const;
const markerOf = (position: Position) => (boardOf(position, 'swordfish').own as { readonly marker: number }).marker;
const loaded = (...cargoes: readonly number[]): PlayerOnTable => ({
  openDocks: 3,
  boats: cargoes.map((swordfish) => ({ kind: '3', at: 'sea', cargo: { swordfish } })),
});
/** Each seat’s bid, in order. */
const bids = (...amounts: readonly number[]): readonly Step[] =>
  amounts.map((amount, seat) => [seat, `bid ${amount}`] as const);

// TX-SETUP-11, TX-INV-06
test('the marker starts on 6', () => {
  const position = table({ seats: 2, fish: ['swordfish'], options: { expansion: true } });
  expect(markerOf(position)).toBe(6);
});

// TX-SWORD-01, TX-COMP-03
test('licences cost ¥600, any number', () => {
  expect(yenOf(play(harbour(6, {}, visit), 'buyLicence 3'), 0)).toBe(200);
});

// TX-SWORD-08
test('each token is worth what the marker shows', () => {
  expect(resourcesOf(harbour(9, { tokens: { swordfish: 2 } }), 0)).toBe(18);
});

describe('an auction after docking', () => {
  const pair = (marker: number, more: Partial<Laid> = {}) =>
    harbour(marker, loaded(2), { players: [loaded(2), {}, {}], ...fishing, ...more });

  // TX-SWORD-02, TX-SWORD-03, TX-AUCT-01, TX-AUCT-02
  test('returns the pair and sells one token; the highest pays the active player', () => {
    const docked = play(pair(6), 'dock A L');
    expect(itemsOf(docked, 0)).toEqual([]);
    expect(boardOf(docked, 'swordfish')).toMatchObject({ barrels: 8, tokens: { swordfish: 8 } });
    expect(look(docked).pending).toMatchObject({
      stake: { tokens: { swordfish: 1 }, from: 'supply' },
      bidders: [0, 1, 2],
    });
    const sold = play(docked, ...bids(100, 900, 800));
    expect(tokensOf(sold, 1)).toEqual({ swordfish: 1 });
    expect([yenOf(sold, 0), yenOf(sold, 1)]).toEqual([3000, 1100]);
  });

  // TX-AUCT-01
  test('won by the active player is paid to the supply', () => {
    const sold = play(pair(6), 'dock A L', ...bids(900, 0, 800));
    expect([yenOf(sold, 0), yenOf(sold, 1), yenOf(sold, 2)]).toEqual([1200, 2000, 2000]);
  });

  // TX-SWORD-05, TX-SWORD-06, TX-RUL-19, EX-SWORD-a, EX-SWORD-b, EX-SWORD-d, EX-SWORD-e, EX-SWORD-f
  test.each([
    { marker: 6, bid: 700, after: 8 },
    { marker: 6, bid: 600, after: 6 },
    { marker: 12, bid: 1300, after: 13 },
    { marker: 2, bid: 100, after: 1 },
    { marker: 13, bid: 1400, after: 13 },
  ])('moves the marker from $marker to $after when it is won for ¥$bid', ({ marker, bid, after }) => {
    expect(markerOf(play(pair(marker), 'dock A L', ...bids(0, bid, 0)))).toBe(after);
  });

  // EX-SWORD-c, EX-SWORD-e
  test('in which all bid nothing lets the active player name a winner, and the marker falls', () => {
    const tied = play(pair(6), 'dock A L', ...bids(0, 0, 0));
    const named = play(tied, 'nameWinner 2');
    expect(markerOf(named)).toBe(4);
    expect(tokensOf(named, 2)).toEqual({ swordfish: 1 });
    expect(yenOf(named, 2)).toBe(2000);
    expect(markerOf(play(pair(2), 'dock A L', ...bids(0, 0, 0), 'nameWinner 0'))).toBe(1);
  });

  // EX-SWORD-k
  test('and another one move the marker in turn', () => {
    const position = pair(6, { players: [loaded(2, 2), {}, {}] });
    const first = play(position, 'dock A L', ...bids(0, 700, 0));
    expect(markerOf(first)).toBe(8);
    const second = play(first, 'dock B M', ...bids(0, 700, 0));
    expect(markerOf(second)).toBe(6);
  });

  // EX-SWORD-j, TX-SWORD-02, TX-SWORD-04
  test('comes as soon as two barrels are unloaded, over several boats', () => {
    const position = pair(6, { players: [loaded(1, 2, 2), {}, {}] });
    const one = play(position, 'dock A L');
    expect(look(one).pending).toBeUndefined();
    const three = play(one, 'dock B M', ...bids(0, 600, 0));
    const five = play(three, 'dock C R', ...bids(0, 600, 0));
    expect(look(five).activity).toMatchObject({ piles: { swordfish: 1 }, unloaded: 5 });
    const ended = play(five, 'fishEnd');
    expect(boardOf(ended, 'swordfish').barrels).toBe(11);
    expect(markerOf(ended)).toBe(6);
    expect(eventsOf(ended, 'yenPaid').filter(({ reason }) => reason === 'unload')).toMatchObject([
      { amount: 100 },
      { amount: 100 },
    ]);
  });

  // EX-SWORD-l, TX-SWORD-09
  test('is not held without a token: the pair goes to the box, and the marker stays', () => {
    const gone = { swordfish: { tokens: {}, barrels: 0, overfished: true } };
    const after = play(pair(6, { boards: gone }), 'dock A L');
    expect(look(after).pending).toBeUndefined();
    expect(look(after).boxed).toEqual({ swordfish: 2 });
    expect(markerOf(after)).toBe(6);
    expect(yenOf(after, 0)).toBe(2100);
  });

  // TX-CHECK-01, TX-AUCT-02
  test('of the last token makes Swordfish overfished before anybody bids', () => {
    const docked = play(pair(6, { boards: { swordfish: { tokens: { swordfish: 1 } } } }), 'dock A L');
    expect(boardOf(docked, 'swordfish').overfished).toBe(true);
    expect(
      eventsOf(docked)
        .map(({ type }) => type)
        .slice(-3),
    ).toEqual(['barrelsReturned', 'marketOpened', 'bidsOpened']);
  });

  // TX-RUL-04, TX-AUCT-02, TX-UNLOAD-01
  test('comes after those of Crab and before those of Tuna', () => {
    const cargo = { crab: 2, swordfish: 2, tuna: 2 };
    const barge = { openDocks: 3, boats: [{ kind: 'barge', at: 'sea', cargo }] } as const;
    const position = harbour(6, barge, {
      ...fishing,
      players: [barge, {}, {}],
      fish: ['tuna', 'swordfish', 'crab'],
      activity: { kind: 'fishing', piles: { tuna: 1 } },
    });
    const docked = play(position, 'dock A R');
    const second = play(docked, ...bids(0, 100, 0));
    const third = play(second, ...bids(0, 100, 0));
    const stakes = [docked, second, third].map((each) => look(each).pending?.stake.market);
    expect(stakes).toEqual(['crab', 'swordfish', 'tuna']);
  });
});

describe('other sales', () => {
  // EX-SWORD-m, TX-RUL-20
  test('in the Auction move the marker by the bid for the whole lot', () => {
    const position = harbour(
      6,
      { tokens: { swordfish: 1, mackerel: 2 } },
      { external: ['auction'], activity: { kind: 'visit', market: 'auction' } },
    );
    const offered = play(position, 'auctionOffer swordfish*1,mackerel*2');
    const fee = eventsOf(offered, 'yenPaid').find(({ reason }) => reason === 'fee')?.amount;
    const fees = offered.options.prints['ext.auction.fees'];
    expect(fee).toBe(fees.findLast(({ minR }) => minR <= 8)?.fee);
    const sold = play(offered, [1, 'bid 700'], [2, 'bid 600']);
    expect(markerOf(sold)).toBe(8);
  });

  // EX-SWORD-n, TX-RUL-20
  test('at Barter are no auction', () => {
    const position = harbour(
      6,
      { tokens: { swordfish: 1 } },
      { external: ['barter'], activity: { kind: 'visit', market: 'barter' } },
    );
    const sold = play(position, 'barterOffer swordfish*1', [1, 'bid 700'], [2, 'bid 0'], 'acceptOffer 1');
    expect(tokensOf(sold, 1)).toEqual({ swordfish: 1 });
    expect(markerOf(sold)).toBe(6);
  });

  // TX-SWORD-07, EX-SWORD-g, EX-SWORD-i
  test.each([
    { marker: 7, count: 3, yen: 2300, after: 4 },
    { marker: 2, count: 3, yen: 800, after: 1 },
  ])('to the board pay the value before the sale: $count for ¥$yen', ({ marker, count, yen, after }) => {
    const position = harbour(marker, { yen: 0, tokens: { swordfish: 3 } }, visit);
    const sold = play(position, `sellSwordfish ${count}`);
    expect(yenOf(sold, 0)).toBe(yen);
    expect(markerOf(sold)).toBe(after);
    expect(boardOf(sold, 'swordfish')).toMatchObject({ tokens: { swordfish: 9 }, own: { boxed: 3 } });
    expect(eventsOf(sold, 'tokensMoved')).toMatchObject([{ from: 0, to: 'box' }]);
  });

  // TX-SWORD-07, TX-RUL-21, EX-SWORD-h, TX-RUL-68
  test('to the board may be in portions; the bonus comes once per visit', () => {
    const position = harbour(7, { yen: 0, tokens: { swordfish: 3 } }, visit);
    const first = play(position, 'sellSwordfish 1');
    expect(yenOf(first, 0)).toBe(900);
    const second = play(first, 'sellSwordfish 1');
    expect(yenOf(second, 0)).toBe(1500);
    expect(markerOf(second)).toBe(5);
    expectRefused(second, 'sellSwordfish 2', 'token.notOwned', { wanted: 2, had: 1 });
    expectRefused(second, 'sell tokens=swordfish*1', 'market.notHere');
    const again = play({ ...second, state: { ...look(second), turn: { ...look(second).turn, ap: 1 } } }, 'leave');
    expect(yenOf(play(again, 'enter swordfish', 'sellSwordfish 1'), 0)).toBe(2200);
    expectAccepted(position, 'sellSwordfish 2');
  });
});
