import { describe, expect, test } from 'vitest';
import {
  awaited,
  boardOf,
  boatOf,
  eventsOf,
  legalNames,
  play,
  resourcesOf,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';
import { at, bids, eelAt, fishing, stakeOf } from './foreign.ts';

// TX-FOREIGN-02, TX-FOREIGN-04, TX-FOREIGN-05, TX-FOREIGN-06, TX-AUCT-01, EX-FOREIGN-a
test('a lot of Eel and Crab goes to the one whom the owner names', () => {
  const position = fishing(
    [at('A', '2', { eel: 2 }), at('B', '3', { crab: 3 })],
    { yen: 700 },
    {
      boards: eelAt(4),
      draws: { 'bag/crab': [4] },
    },
  );
  const docked = play(position, 'dockForeign A,B');
  expect(yenOf(docked, 0)).toBe(600);
  expect(boardOf(docked, 'eel').own).toEqual({ marker: 6 });
  expect(boardOf(docked, 'crab').barrels).toBe(boardOf(position, 'crab').barrels + 3);
  expect(stakeOf(docked)).toEqual({
    market: 'foreignMarket',
    tokens: { crab6: 1 },
    barrels: { eel: 2 },
    from: 'supply',
  });
  const tied = play(docked, ...bids(500, 1200, 1200));
  expect(legalNames(tied)).toEqual(['nameWinner']);
  const settled = play(tied, 'nameWinner 2');
  expect([yenOf(settled, 0), yenOf(settled, 1), yenOf(settled, 2)]).toEqual([1800, 2000, 800]);
  expect(tokensOf(settled, 2)).toEqual({ eel: 2, crab6: 1 });
  expect(resourcesOf(settled, 2)).toBe(6 + 6 + 6);
  expect(legalNames(settled)).toContain('fishEnd');
});

// TX-FOREIGN-03, EX-FOREIGN-b
test('two groups are two auctions, each with its fee', () => {
  const position = fishing([at('A', '2', { eel: 2 }), at('B', '3', { crab: 3 })], { yen: 700 });
  const first = play(position, 'dockForeign A', ...bids(0, 100, 0));
  expect([yenOf(first, 0), tokensOf(first, 1)]).toEqual([700, { eel: 2 }]);
  const second = play(first, 'dockForeign B', ...bids(0, 0, 300));
  expect(yenOf(second, 0)).toBe(900);
  expect(eventsOf(second, 'bidsOpened')).toHaveLength(2);
  expect(eventsOf(second, 'yenPaid').filter(({ reason }) => reason === 'entry')).toMatchObject([
    { amount: 100 },
    { amount: 100 },
  ]);
});

describe('piles in a lot', () => {
  // TX-FOREIGN-05, EX-FOREIGN-d
  test('one Tuna brings nothing', () => {
    const position = fishing([at('A', '1', { tuna: 1 })]);
    const docked = play(position, 'dockForeign A');
    expect(yenOf(docked, 0)).toBe(1900);
    expect(boardOf(docked, 'tuna').barrels).toBe(boardOf(position, 'tuna').barrels + 1);
    expect(eventsOf(docked, 'bidsOpened')).toEqual([]);
    expect(boatOf(docked, 'A')).toMatchObject({ at: 'moored', cargo: {} });
  });

  // TX-FOREIGN-02, TX-FOREIGN-05, EX-FOREIGN-g
  test('are counted over the whole group', () => {
    const boats = [at('A', 'barge', { tuna: 5 }), at('B', '1', { tuna: 1 })];
    const together = play(fishing(boats), 'dockForeign A,B');
    expect(Object.values(stakeOf(together)?.tokens ?? {}).reduce((sum, count) => sum + count, 0)).toBe(2);
    const apart = play(fishing(boats), 'dockForeign A', ...bids(0, 100, 0), 'dockForeign B');
    expect(eventsOf(apart, 'bidsOpened')).toHaveLength(1);
    expect(eventsOf(apart, 'barrelsReturned')).toMatchObject([{ count: 5 }, { count: 1 }]);
  });

  // TX-FOREIGN-05, TX-RUL-25
  test('bring no more tokens than the bag has', () => {
    const position = fishing([at('A', '4', { crab: 4 })], {}, { boards: { crab: { tokens: { crab8: 1 } } } });
    expect(stakeOf(play(position, 'dockForeign A'))?.tokens).toEqual({ crab8: 1 });
  });

  // TX-FOREIGN-05
  test('a fish that runs out is overfished before anyone bids', () => {
    const position = fishing([at('A', '2', { crab: 2 })], {}, { boards: { crab: { tokens: { crab8: 1 } } } });
    const docked = play(position, 'dockForeign A');
    const names = docked.events.map(({ type }) => type);
    expect(names.indexOf('overfished')).toBeGreaterThan(-1);
    expect(names.indexOf('overfished')).toBeLessThan(names.indexOf('bidsOpened'));
    expect(boardOf(docked, 'crab')).toMatchObject({ overfished: true, barrels: 0 });
  });

  // TX-FOREIGN-05, TX-SWORD-04
  test('never combine with those of an own dock', () => {
    const boats = [at('A', '1', { crab: 1 }), at('B', '1', { crab: 1 })];
    const ended = play(fishing(boats), 'dock A L', 'dockForeign B', 'fishEnd');
    expect(eventsOf(ended, 'bidsOpened')).toEqual([]);
    expect(eventsOf(ended, 'barrelsReturned')).toMatchObject([
      { fish: 'crab', count: 1 },
      { fish: 'crab', count: 1 },
    ]);
  });
});

describe('the winner', () => {
  // TX-FOREIGN-04, TX-RUL-41
  test('may be the owner, who pays the supply', () => {
    const docked = play(fishing([at('A', '2', { eel: 2 })]), 'dockForeign A', ...bids(700, 300, 0));
    expect([yenOf(docked, 0), yenOf(docked, 1)]).toEqual([1200, 2000]);
    expect(tokensOf(docked, 0)).toEqual({ eel: 2 });
  });

  // TX-FOREIGN-04, EX-FOREIGN-i
  test('pays nothing if all bid ¥0, and is named', () => {
    const tied = play(fishing([at('A', '2', { eel: 2 })]), 'dockForeign A', ...bids(0, 0, 0));
    const named = play(tied, 'nameWinner 1');
    expect([yenOf(named, 0), yenOf(named, 1)]).toEqual([1900, 2000]);
    expect(tokensOf(named, 1)).toEqual({ eel: 2 });
  });

  // TX-AUCT-02, TX-RUL-59
  test('a seat without yen bids ¥0 by itself where money is open, and is asked where it is hidden', () => {
    const seats = (options: object) =>
      play(
        fishing(
          [at('A', '2', { eel: 2 })],
          {},
          { options, players: [{ yen: 100, boats: [at('A', '2', { eel: 2 })] }] },
        ),
        'dockForeign A',
      );
    expect(awaited(seats({ expansion: true })).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(awaited(seats({ expansion: true, moneyHidden: true })).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  // TX-FOREIGN-06, TX-RUL-25, EX-FOREIGN-e
  test('takes no more tokens than there are; the fish is overfished then', () => {
    const position = fishing([at('A', '2', { eel: 2 })], {}, { boards: { eel: { tokens: { eel: 1 } } } });
    const settled = play(position, 'dockForeign A', ...bids(0, 500, 0));
    expect(tokensOf(settled, 1)).toEqual({ eel: 1 });
    expect(boardOf(settled, 'eel')).toMatchObject({ overfished: true, barrels: 0 });
    expect(settled.state.boxed.eel).toBe(boardOf(position, 'eel').barrels + 2);
    expect(eventsOf(settled, 'marketOpened')).toHaveLength(1);
  });

  // TX-FOREIGN-06, TX-RUL-53
  test('may overfish two fish at once: each brings a board, in the order of entry into play', () => {
    const position = fishing(
      [at('A', '2', { eel: 2 }), at('B', '1', { mackerel: 1 })],
      {},
      {
        boards: { eel: { tokens: { eel: 1 } }, mackerel: { tokens: { mackerel: 1 } } },
      },
    );
    const settled = play(position, 'dockForeign A,B', ...bids(0, 500, 0));
    expect(eventsOf(settled, 'overfished').map((event) => event.fish)).toEqual(['mackerel', 'eel']);
    expect(eventsOf(settled, 'marketOpened')).toHaveLength(2);
  });

  // TX-FOREIGN-06, TX-RUL-23, EX-FOREIGN-n
  test('takes Salmon fresh, and Red Snapper in board order', () => {
    const lot = (snapper: number) =>
      play(
        fishing(
          [at('A', '3', { snapper: 2 }), at('B', '1', { salmon: 1 })],
          {},
          {
            fish: ['mackerel', 'snapper', 'salmon'],
            boards: { snapper: { tokens: { snapper } } },
          },
        ),
        'dockForeign A,B',
        ...bids(0, 500, 0),
      );
    expect(tokensOf(lot(8), 1)).toEqual({ snapper: 2, salmonFresh: 1 });
    expect(resourcesOf(lot(8), 1)).toBe(1 + 2 * 2);
    expect(boardOf(lot(8), 'snapper').tokens).toEqual({ snapper: 6 });
  });

  // TX-FOREIGN-06
  test('takes Octopus, never Takoyaki', () => {
    const position = fishing(
      [at('A', '2', { octopus: 2 })],
      {},
      {
        fish: ['mackerel', 'octopus'],
        boards: { octopus: { tokens: { octopus: 1, takoyaki: 3 } } },
      },
    );
    expect(tokensOf(play(position, 'dockForeign A', ...bids(0, 100, 0)), 1)).toEqual({ octopus: 1 });
  });
});

describe('Clams & Oysters in a lot', () => {
  const lot = (tokens: object, draws: readonly number[] = []) =>
    play(
      fishing(
        [at('A', '3', { clamsOysters: 3 })],
        {},
        {
          fish: ['mackerel', 'clamsOysters'],
          boards: { clamsOysters: { tokens } },
          draws: { 'bag/clamsOysters': draws },
        },
      ),
      'dockForeign A',
    );

  // TX-FOREIGN-06, TX-RUL-24, EX-FOREIGN-j
  test('are drawn when it is won, and an Oyster brings ¥200 to the winner', () => {
    const docked = lot({ clam: 1, oyster: 1 });
    expect(stakeOf(docked)).toMatchObject({ tokens: {}, barrels: { clamsOysters: 3 } });
    const settled = play(docked, ...bids(0, 500, 0));
    expect(tokensOf(settled, 1)).toEqual({ clam: 1, oyster: 1 });
    expect(yenOf(settled, 1)).toBe(2000 - 500 + 200);
    expect(boardOf(settled, 'clamsOysters').overfished).toBe(true);
  });
});

// TX-RUL-22
test('the Eel marker rises when the lot is formed, and drops what is beyond its end', () => {
  const docked = (marker: number) =>
    play(fishing([at('A', '2', { eel: 2 })], {}, { boards: eelAt(marker) }), 'dockForeign A');
  expect(boardOf(docked(4), 'eel').own).toEqual({ marker: 6 });
  expect(boardOf(docked(12), 'eel').own).toEqual({ marker: 13 });
});
