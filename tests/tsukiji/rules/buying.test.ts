import { describe, expect, test } from 'vitest';
import type { ItemOnTable, Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  legalNames,
  look,
  play,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

/** Seat 0 before the Ports of two others. */
function buyer(player: PlayerOnTable, ports: readonly (readonly ItemOnTable[])[], more: Partial<Laid> = {}): Position {
  return table({ seats: 3, players: [player, ...ports.map((items) => ({ items }))], ...more });
}

const cheap = { fish: 'mackerel', price: 200 } as const;

// TB-BUY-01
test('one Action Point buys from any number of other Ports', () => {
  const after = play(buyer({}, [[cheap], [cheap]]), 'buy 1 i1', 'buy 2 i2', 'buyEnd');
  expect([look(after).turn.ap, look(after).activity]).toEqual([1, undefined]);
  expect(tokensOf(after, 0)).toEqual({ mackerel: 2 });
});

// TB-BUY-01, TB-RUL-05
test('Buying begins with its first purchase: an empty one cannot be', () => {
  const poor = buyer({ yen: 100 }, [[cheap], [cheap]]);
  expect(legalNames(poor)).not.toContain('buy');
  expect(legalNames(poor)).not.toContain('buyEnd');
  expectRefused(poor, 'buyEnd', 'turn.notNow');
});

// TB-BUY-01
test('Buying takes a base Action Point', () => {
  expectRefused(buyer({}, [[cheap]], { turn: { ap: 0, cartAp: 1 } }), 'buy 1 i1', 'points.none', { ap: 0 });
});

// TB-BUY-02
test('a barrel: the price to its owner, the barrel back, a token to the buyer', () => {
  const before = buyer({ yen: 700 }, [[cheap]]);
  const after = play(before, 'buy 1 i1');
  expect([yenOf(after, 0), yenOf(after, 1)]).toEqual([500, 2200]);
  expect(boardOf(after, 'mackerel')).toMatchObject({ barrels: 16, tokens: { mackerel: 29 } });
  expect([tokensOf(after, 0), itemsOf(after, 1)]).toEqual([{ mackerel: 1 }, []]);
});

// TB-BUY-02
test('either row is for sale', () => {
  const after = play(buyer({}, [[{ ...cheap, row: 'lower' }, cheap]]), 'buy 1 i1', 'buy 1 i2');
  expect(tokensOf(after, 0)).toEqual({ mackerel: 2 });
});

// TB-BUY-03
test('Takoyaki: that very token', () => {
  const position = buyer({ yen: 400 }, [[{ fish: 'octopus', token: 'takoyaki', price: 400 }]], {
    fish: ['mackerel', 'octopus'],
    boards: { octopus: { tokens: { octopus: 8 } } },
  });
  const after = play(position, 'buy 1 i1');
  expect([tokensOf(after, 0), yenOf(after, 0), yenOf(after, 1)]).toEqual([{ takoyaki: 1 }, 0, 2400]);
  expect(resourcesOf(after, 0)).toBe(5);
  expect(boardOf(after, 'octopus').tokens).toEqual({ octopus: 8 });
});

// TB-BUY-04, TB-RUL-31
test('a barrel whose fish has no token left cannot be bought, until one is sold back', () => {
  const position = table({
    seats: 3,
    fish: ['mackerel', 'eel'],
    players: [{ yen: 900 }, { items: [{ fish: 'eel', price: 100 }] }, { tokens: { eel: 1 } }],
    boards: { eel: { tokens: {}, barrels: 0, overfished: true } },
    turn: { ap: 1 },
  });
  expectRefused(position, 'buy 1 i1', 'stock.noToken', { fish: 'eel' });
  const sold = table({
    seats: 3,
    fish: ['mackerel', 'eel'],
    players: [{ yen: 900 }, { items: [{ fish: 'eel', price: 100 }] }, { tokens: { eel: 1 } }],
    boards: { eel: { tokens: {}, barrels: 0, overfished: true } },
    turn: { seat: 2 },
  });
  const pass = ['fishBegin', 'fishEnd', 'endTurn'];
  expectAccepted(play(sold, 'enter eel', 'sell tokens=eel*1', 'leave', ...pass), 'buy 1 i1');
});

// TB-BUY-05
test('own pieces cannot be bought', () => {
  const position = table({ seats: 2, players: [{ items: [cheap] }, { items: [cheap] }] });
  expectRefused(position, 'buy 0 i1', 'buy.own');
});

test('a seat or a piece that is not there cannot be bought from', () => {
  const position = buyer({}, [[cheap]]);
  expectRefused(position, 'buy 5 i1', 'seat.unknown', { seat: 5 });
  expectRefused(position, 'buy 2 i1', 'item.unknown', { item: 'i1' });
});

describe('one after the other', () => {
  const snapper = { fish: 'snapper', price: 100 } as const;

  // TB-BUY-06, TB-BUY-07, TB-RUL-32
  test('values move between purchases', () => {
    const position = buyer({}, [[snapper, snapper]], {
      fish: ['mackerel', 'snapper'],
      boards: { snapper: { tokens: { snapper: 14 } } },
    });
    const once = play(position, 'buy 1 i1');
    expect([boardOf(once, 'snapper').tokens, resourcesOf(once, 0)]).toEqual([{ snapper: 13 }, 5]);
    const twice = play(once, 'buy 1 i2');
    expect([boardOf(twice, 'snapper').tokens, resourcesOf(twice, 0)]).toEqual([{ snapper: 12 }, 8]);
  });

  // TB-BUY-06
  test('the buyer may stop after the first', () => {
    expectAccepted(play(buyer({}, [[cheap, cheap]]), 'buy 1 i1'), 'buyEnd');
  });

  // TB-BUY-07
  test('a Salmon token shows the freshness of its barrel', () => {
    const salmon = { fish: 'salmon', price: 400 } as const;
    const position = buyer({}, [[salmon, { ...salmon, row: 'lower' }]], { fish: ['mackerel', 'salmon'] });
    const after = play(position, 'buy 1 i1', 'buy 1 i2');
    expect(tokensOf(after, 0)).toEqual({ salmonFresh: 1, salmon4: 1 });
    expect(boardOf(after, 'salmon').tokens).toEqual({ salmonFresh: 8 });
  });

  // TB-BUY-06
  test('a fish that is overfished by a purchase brings its Market before the next', () => {
    const position = buyer({}, [[cheap, cheap]], {
      boards: { mackerel: { tokens: { mackerel: 1 } } },
      box: { fish: ['eel'] },
    });
    const once = play(position, 'buy 1 i1');
    expect(eventsOf(once, 'marketOpened')).toEqual([{ type: 'marketOpened', market: 'eel' }]);
    expectRefused(once, 'buy 1 i2', 'stock.noToken');
  });
});
