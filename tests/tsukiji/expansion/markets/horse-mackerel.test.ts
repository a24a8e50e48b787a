import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  look,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';

const harbour = (more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['eel', 'horseMackerel'],
    external: [],
    options: { expansion: true, starter: 'horseMackerel' },
    box: { fish: ['mackerel', 'nori'] },
    ...more,
  });
const opened = (position: Position) => eventsOf(position, 'marketOpened').map(({ market }) => market);
const last = { horseMackerel: { barrels: 1 } };
const ship = { kind: '1', at: 'sea' } as const;

// TX-HMACK-01, EX-HMACK-e, TX-RUL-45
test('is free to enter once per turn, brings nobody an income and sells licences only', () => {
  const players = [{ licences: { horseMackerel: 2 } }, { licences: { horseMackerel: 1 } }];
  const position = harbour({ players, turn: { cartAp: 1 } });
  const inside = play(position, 'enter horseMackerel');
  expect([yenOf(inside, 0), yenOf(inside, 1)]).toEqual([2000, 2000]);
  expect(look(inside).turn).toMatchObject({ ap: 2, cartAp: 1 });
  const bought = play(inside, 'buyLicence 2');
  expect(yenOf(bought, 0)).toBe(1600);
  expect(playerOf(bought, 0).licences).toEqual({ horseMackerel: 4 });
  expectRefused(play(bought, 'leave'), 'enter horseMackerel', 'market.oncePerTurn');
});

// TX-HMACK-01, TX-NORI-01, TX-ENTRY-03
test.each(['horseMackerel', 'nori'])(
  '%s is entered once per turn even if the board is found to have a cost',
  (market) => {
    const prints = { [`fish.${market}.entry`]: [{ yen: 100 }] };
    const fish = ['eel', 'horseMackerel', 'nori'] as const;
    const position = harbour({ fish, options: { expansion: true, prints } });
    const left = play(position, `enter ${market}`, 'buyLicence 1', 'leave', `returnLicence ${market}`);
    expectRefused(left, `enter ${market}`, 'market.oncePerTurn', { market });
  },
);

// TX-HMACK-02
test('the Mackerel board does not take Horse Mackerel', () => {
  const position = harbour({
    fish: ['mackerel', 'horseMackerel'],
    players: [{ tokens: { horseMackerel: 2, mackerel: 1 }, items: [{ fish: 'horseMackerel', price: 100 }] }],
    activity: { kind: 'visit', market: 'mackerel' },
  });
  expectRefused(position, 'sell tokens=horseMackerel*2', 'token.notTaken', { token: 'horseMackerel' });
  expectRefused(position, 'sell tokens=mackerel*1 barrels=i1', 'item.notTaken', { item: 'i1' });
});

// TX-HMACK-03
test('a token is worth 1 R', () => {
  expect(resourcesOf(harbour({ players: [{ tokens: { horseMackerel: 4 } }] }), 0)).toBe(4);
});

// TX-HMACK-04, TX-RUL-39, EX-HMACK-d
test('its tokens share the Mackerel space of the Aquarium, whether Mackerel is in play or not', () => {
  const laid = (market: MarketId): Position =>
    harbour({
      external: ['aquarium', 'newAquarium'],
      players: [{ yen: 0, tokens: { horseMackerel: 2, mackerel: 1 } }],
      boards: { aquarium: { own: { mackerel: 2, horseMackerel: 1 } } },
      activity: { kind: 'visit', market },
    });
  const position = laid('aquarium');
  const sold = play(position, 'aquariumSell horseMackerel*1');
  expect(yenOf(sold, 0)).toBe(200);
  expectRefused(position, 'aquariumSell horseMackerel*2', 'space.full', { wanted: 2, left: 1 });
  expectRefused(position, 'aquariumSell mackerel*1,horseMackerel*1', 'space.full');
  expectRefused(sold, 'aquariumSell mackerel*1', 'space.full');
  const other = laid('newAquarium');
  expectRefused(other, 'sellNewAquarium horseMackerel*1', 'token.notTaken', { token: 'horseMackerel' });
});

describe('overfished', () => {
  // TX-HMACK-05, TX-HMACK-06, EX-HMACK-a
  test('it rewards every token at once, then Mackerel enters, then one board is drawn', () => {
    const position = harbour({
      players: [
        { licences: { horseMackerel: 1 }, boats: [ship] },
        { tokens: { horseMackerel: 3 } },
        { tokens: { horseMackerel: 1 } },
      ],
      boards: last,
      turn: { ap: 1, acted: true },
      activity: { kind: 'fishing' },
    });
    const after = play(position, 'catch A horseMackerel');
    expect([yenOf(after, 0), yenOf(after, 1), yenOf(after, 2)]).toEqual([2000, 2600, 2200]);
    expect(tokensOf(after, 1)).toEqual({ horseMackerel: 3 });
    expect(opened(after)).toEqual(['mackerel', 'nori']);
    expect(boardOf(after, 'mackerel')).toMatchObject({ barrels: 15, licences: 3 });
    expect(eventsOf(after).map(({ type }) => type)).toEqual([
      'caught',
      'overfished',
      'yenPaid',
      'yenPaid',
      'marketOpened',
      'marketOpened',
    ]);
    expectAccepted(after, 'fishEnd');
  });

  // EX-HMACK-b, TX-CHECK-01
  test('by a purchase it waits for the end of the Buying action, with the tokens held then', () => {
    const items = [
      { fish: 'horseMackerel', price: 100 },
      { fish: 'horseMackerel', price: 100 },
      { fish: 'eel', price: 100 },
    ] as const;
    const position = harbour({
      players: [{}, { tokens: { horseMackerel: 3 }, items }, { tokens: { horseMackerel: 1 } }],
      boards: { horseMackerel: { tokens: { horseMackerel: 2 } } },
    });
    const twice = play(position, 'buy 1 i1', 'buy 1 i2');
    expect(boardOf(twice, 'horseMackerel').overfished).toBe(true);
    expect(opened(twice)).toEqual([]);
    expect(yenOf(twice, 2)).toBe(2000);
    const third = play(twice, 'buy 1 i3');
    expect(yenOf(third, 0)).toBe(1700);
    const ended = play(third, 'buyEnd');
    expect([yenOf(ended, 0), yenOf(ended, 1), yenOf(ended, 2)]).toEqual([2100, 2900, 2200]);
    expect(opened(ended)).toEqual(['mackerel', 'nori']);
    expect(look(ended)).not.toHaveProperty('postponed');
  });

  // EX-HMACK-c
  test.each([false, true])('it only draws where Mackerel is in play already, overfished: %s', (overfished) => {
    const mackerel = overfished ? { barrels: 0, overfished } : {};
    const position = harbour({
      fish: ['mackerel', 'horseMackerel'],
      players: [{ licences: { horseMackerel: 1 }, boats: [ship] }],
      boards: { ...last, mackerel },
      box: { fish: ['nori', 'squid'] },
      activity: { kind: 'fishing' },
    });
    expect(opened(play(position, 'catch A horseMackerel'))).toHaveLength(1);
  });

  // TX-HMACK-06, EX-LATE-b, TX-LATE-05
  test('it brings Mackerel, and the draw finds nothing more', () => {
    const position = harbour({
      players: [{ licences: { horseMackerel: 1 }, boats: [ship] }],
      boards: last,
      box: { fish: ['mackerel'] },
      activity: { kind: 'fishing' },
    });
    const after = play(position, 'catch A horseMackerel');
    expect(opened(after)).toEqual(['mackerel']);
    expect(after.drawn).toEqual([]);
  });
});
