import { expect, test } from 'vitest';
import {
  boardOf,
  boatOf,
  eventsOf,
  himonoHolder,
  himonoLicence,
  himonoShip,
  play,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';
import { at, bids, fishing, stakeOf } from './foreign.ts';

// TX-FOREIGN-08, TX-SWORD-05, EX-FOREIGN-c
test.each([
  [1000, 8],
  [600, 6],
  [500, 4],
])('a lot with Swordfish won for ¥%i moves its marker once, to %i', (bid, marker) => {
  const position = fishing(
    [at('A', '4', { swordfish: 4 }), at('B', '1', { mackerel: 1 })],
    {},
    {
      fish: ['mackerel', 'swordfish'],
    },
  );
  const docked = play(position, 'dockForeign A,B');
  expect(stakeOf(docked)).toMatchObject({ tokens: { swordfish: 2 }, barrels: { mackerel: 1 } });
  const settled = play(docked, ...bids(0, bid, 0));
  expect(tokensOf(settled, 1)).toEqual({ swordfish: 2, mackerel: 1 });
  expect(eventsOf(settled, 'markerMoved').map(({ to }) => to)).toEqual(marker === 6 ? [] : [marker]);
});

// TX-FOREIGN-05, TX-SWORD-04, EX-FOREIGN-h
test('one Swordfish here and one at an own dock are no pair', () => {
  const position = fishing(
    [at('A', '1', { swordfish: 1 }), at('B', '1', { swordfish: 1 })],
    {},
    {
      fish: ['mackerel', 'swordfish'],
    },
  );
  const ended = play(position, 'dock A L', 'dockForeign B', 'fishEnd');
  expect(eventsOf(ended, 'bidsOpened')).toEqual([]);
  expect(boardOf(ended, 'swordfish').barrels).toBe(boardOf(position, 'swordfish').barrels + 2);
});

// TX-FOREIGN-06, TX-HMACK-05, TX-RUL-40, EX-FOREIGN-k
test('the last Horse Mackerel token goes to the winner before its reward is paid', () => {
  const position = fishing(
    [at('A', '1', { horseMackerel: 1 })],
    {},
    {
      fish: ['mackerel', 'horseMackerel'],
      players: [{ boats: [at('A', '1', { horseMackerel: 1 })] }, { tokens: { horseMackerel: 1 } }],
      boards: { horseMackerel: { tokens: { horseMackerel: 1 } } },
    },
  );
  const settled = play(position, 'dockForeign A', ...bids(0, 300, 0));
  expect(tokensOf(settled, 1)).toEqual({ horseMackerel: 2 });
  expect(yenOf(settled, 1)).toBe(2000 - 300 + 400);
});

// TX-FOREIGN-06, TX-FOREIGN-07, TX-HIMONO-03, TX-RUL-49, EX-FOREIGN-o
test('barrels caught with a Himono licence are ordinary goods, and the licence turns face up', () => {
  const position = himonoHolder(
    [{ tokens: { mackerel: 1 } }],
    { boats: [himonoShip({ mackerel: 2 }, { id: 'A' })] },
    { external: ['foreignMarket'], activity: { kind: 'fishing' } },
  );
  expect(himonoLicence(position, 'himono1')).toMatchObject({ faceUp: false });
  const docked = play(position, 'dockForeign A');
  expect(stakeOf(docked)).toMatchObject({ tokens: {}, barrels: { mackerel: 2 } });
  const settled = play(docked, ...bids(0, 200));
  expect(tokensOf(settled, 1)).toEqual({ mackerel: 2 });
  expect(boatOf(settled, 'A')).toEqual({ id: 'A', kind: '4', at: 'moored', cargo: {} });
  expect(himonoLicence(settled, 'himono1')).toMatchObject({ faceUp: true, tokens: { mackerel: 1 } });
});

// TX-FOREIGN-02, TX-FOREIGN-09, TX-RENT-07, TX-RUL-32, EX-FOREIGN-p
test('a rented ship moors there with its token, sails later, and goes home from an own dock', () => {
  const rented = { ...at('A', '2', { eel: 2 }), lent: { by: 'shipRental', origin: 'ships' } } as const;
  const position = fishing(
    [rented, at('B', '1', { eel: 1 })],
    {},
    {
      external: ['ships', 'foreignMarket', 'shipRental'],
      boards: { shipRental: { own: { tokens: 5, boxed: 0 } } },
      turn: { ap: 1 },
    },
  );
  const docked = play(position, 'dockForeign A,B');
  expect(stakeOf(docked)?.barrels).toEqual({ eel: 3 });
  const settled = play(docked, ...bids(0, 100, 0));
  expect(boatOf(settled, 'A')).toMatchObject({ at: 'moored', lent: { by: 'shipRental', origin: 'ships' } });
  const sailed = play(settled, 'fishEnd', 'fishBegin', 'sail A', 'fishEnd');
  expect(yenOf(sailed, 0)).toBe(yenOf(settled, 0));
  const idle = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
  const home = play(sailed, 'endTurn', ...idle, ...idle, 'fishBegin', 'dock A L');
  expect(home.state.players[0]?.boats.map(({ id }) => id)).toEqual(['B']);
  expect(boardOf(home, 'shipRental').own).toEqual({ tokens: 6, boxed: 0 });
});
