import { expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, eventsOf, expectAccepted, play, table, tokensOf, yenOf } from '../../support/tsukiji.ts';

/** Seat 0 fishes with a two-slot ship that carries 2 Crab; the bag gives a "4" first. */
const twoCrab = (yen: readonly number[], laid: Partial<Laid> = {}, active: PlayerOnTable = {}): Position =>
  table({
    seats: yen.length,
    fish: ['mackerel', 'crab'],
    players: yen.map((each, seat) =>
      seat === 0 ? { yen: each, boats: [{ kind: '2', at: 'sea', cargo: { crab: 2 } }], ...active } : { yen: each },
    ),
    activity: { kind: 'fishing' },
    draws: { 'bag/crab': [0] },
    ...laid,
  });

const openBids = (yen: readonly number[], laid: Partial<Laid> = {}): Position => play(twoCrab(yen, laid), 'dock A L');
const yensOf = (position: Position): readonly number[] => position.state.players.map(({ yen }) => yen);

// TB-FISH-11
test('auctions interrupt Fishing (worked example)', () => {
  const [A, B, C] = [0, 1, 2];
  const position = table({
    seats: 3,
    fish: ['mackerel', 'crab'],
    players: [
      {
        yen: 1500,
        openDocks: 2,
        boats: [
          { id: 'X', kind: '3', at: 'sea', cargo: { crab: 3 } },
          { id: 'Y', kind: '2', at: 'sea', cargo: { crab: 1 } },
        ],
      },
      { yen: 2000 },
      { yen: 900 },
    ],
    activity: { kind: 'fishing' },
    draws: { 'bag/crab': [4, 0] },
  });
  const first = play(position, 'dock X L');
  expect(yenOf(first, A)).toBe(1600);
  expect(first.state.pending).toMatchObject({ kind: 'bidding', stake: { tokens: { crab6: 1 }, from: 'supply' } });
  const named = play(first, [A, 'bid 500'], [B, 'bid 700'], [C, 'bid 700'], [A, `nameWinner ${C}`]);
  expect([yenOf(named, C), yenOf(named, A)]).toEqual([200, 2300]);
  expect(tokensOf(named, C)).toEqual({ crab6: 1 });
  const second = play(named, 'dock Y M');
  expect(yenOf(second, A)).toBe(2400);
  expect(second.state.pending).toMatchObject({ kind: 'bidding', stake: { tokens: { crab4: 1 } } });
  const end = play(second, [A, 'bid 300'], [B, 'bid 300'], [C, 'bid 0'], [A, `nameWinner ${A}`], 'fishEnd');
  expect(yensOf(end)).toEqual([2100, 2000, 200]);
  expect(tokensOf(end, A)).toEqual({ crab4: 1 });
  expect(boardOf(end, 'crab').barrels).toBe(boardOf(position, 'crab').barrels + 4);
  expect(eventsOf(end, 'barrelsReturned').map(({ count }) => count)).toEqual([2, 2]);
});

// TB-FISH-12 TB-RUL-15
test('a mixed barge: ordinary barrels are priced first, then piles are auctioned (worked example)', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'eel', 'crab', 'tuna'],
    players: [
      { yen: 0, openDocks: 3, boats: [{ kind: 'barge', at: 'sea', cargo: { eel: 2, crab: 1, tuna: 3 } }] },
      { yen: 500 },
    ],
    boards: { eel: { own: { marker: 5 } } },
    activity: { kind: 'fishing' },
    draws: { 'bag/tuna': [0] },
  });
  const docked = play(position, 'dock A R prices=eel:2,eel:3');
  expect(yenOf(docked, 0)).toBe(300);
  expect(boardOf(docked, 'eel').own).toEqual({ marker: 7 });
  expect(docked.state.pending).toMatchObject({ kind: 'bidding', stake: { tokens: { tuna15: 1 } } });
  const end = play(docked, [0, 'bid 0'], [1, 'bid 100'], 'fishEnd');
  expect(boardOf(end, 'crab').barrels).toBe(boardOf(position, 'crab').barrels + 1);
  const happened = eventsOf(end).map(({ type }) => type);
  expect(happened.indexOf('itemsPlaced')).toBeLessThan(happened.indexOf('bidsOpened'));
});

// TB-RUL-15
test('Crab pairs are auctioned before Tuna triples', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'tuna', 'crab'],
    players: [{ openDocks: 3, boats: [{ kind: 'barge', at: 'sea', cargo: { tuna: 3, crab: 2 } }] }],
    activity: { kind: 'fishing' },
  });
  const end = play(position, 'dock A R', [0, 'bid 100'], [1, 'bid 0'], [0, 'bid 100'], [1, 'bid 0']);
  expect(eventsOf(end, 'bidsOpened').map(({ market }) => market)).toEqual(['crab', 'tuna']);
});

// TB-RUL-14
test('the unload bonus counts these barrels and is paid in time to fund the bid', () => {
  const open = openBids([0, 2000]);
  expect(yenOf(open, 0)).toBe(100);
  expectAccepted(open, [0, 'bid 100']);
});

// TB-RUL-16
test('barrels of several boats make one pile within a Fishing action, and none over two', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'crab'],
    players: [
      {
        openDocks: 2,
        boats: [
          { kind: '1', at: 'sea', cargo: { crab: 1 } },
          { kind: '1', at: 'sea', cargo: { crab: 1 } },
        ],
      },
    ],
  });
  const together = play(position, 'fishBegin', 'dock A L', 'dock B M');
  expect(together.state.pending).toMatchObject({ kind: 'bidding' });
  const apart = play(position, 'fishBegin', 'dock A L', 'fishEnd', 'fishBegin', 'dock B M', 'fishEnd');
  expect(eventsOf(apart, 'bidsOpened')).toEqual([]);
  expect(boardOf(apart, 'crab').barrels).toBe(boardOf(position, 'crab').barrels + 2);
});

// TB-RUL-27
test('without a token in the bag the barrels go to the box and nobody bids, but the bonus is paid', () => {
  const dry = { overfished: true, barrels: 0, tokens: {} };
  const docked = play(twoCrab([0, 500], { boards: { crab: dry } }), 'dock A L');
  expect(eventsOf(docked, 'bidsOpened')).toEqual([]);
  expect(docked.state.boxed).toEqual({ crab: 2 });
  expect(docked.state.activity).toMatchObject({ piles: {} });
  expect(yenOf(docked, 0)).toBe(100);
});

// TB-RUL-27
test('with a token sold back into the bag the auction is held', () => {
  const sold = { overfished: true, barrels: 0, tokens: { crab8: 1 } } as const;
  const docked = play(twoCrab([0, 500], { boards: { crab: sold } }), 'dock A L');
  expect(docked.state.pending).toMatchObject({ kind: 'bidding', stake: { tokens: { crab8: 1 } } });
  expect(docked.state.boxed).toEqual({ crab: 2 });
});

// TB-RUL-57
test('Crab and Tuna are drawn as from two bags', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'crab', 'tuna'],
    players: [{ yen: 500, boats: [{ kind: '2', at: 'sea', cargo: { crab: 2 } }] }],
    boards: { crab: { tokens: { crab8: 2 } } },
    activity: { kind: 'fishing' },
  });
  const docked = play(position, 'dock A L');
  expect(docked.drawn).toMatchObject([{ stream: 'bag/crab', bound: 2 }]);
  expect(boardOf(docked, 'tuna').tokens).toEqual(boardOf(position, 'tuna').tokens);
});

// TB-OVER-07
test('the last token drawn makes the fish overfished before the bids; they go on', () => {
  const last = { barrels: 4, tokens: { crab6: 1 } } as const;
  const docked = play(
    twoCrab([500, 500], { boards: { crab: last }, box: { fish: ['squid'] }, draws: { 'bag/crab': [0] } }),
    'dock A L',
  );
  expect(docked.state.boxed).toEqual({ crab: 6 });
  expect(docked.state.order).toContain('squid');
  const won = play(docked, [0, 'bid 0'], [1, 'bid 100']);
  expect(tokensOf(won, 1)).toEqual({ crab6: 1 });
});
