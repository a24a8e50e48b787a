import { describe, expect, test } from 'vitest';
import { freeSpaces } from '../../../../engine/tsukiji/ask.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  expectAccepted,
  expectRefused,
  legalNames,
  look,
  play,
  playerOf,
  table,
  yenOf,
} from '../../../support/tsukiji.ts';

const laid = (more: Partial<Laid> = {}): Position =>
  table({
    seats: 4,
    fish: ['mackerel', 'eel'],
    external: ['ships', 'influence'],
    options: { expansion: true },
    ...more,
  });
const visiting = (more: Partial<Laid> = {}): Position =>
  laid({ activity: { kind: 'visit', market: 'influence' }, ...more });
const own = (position: Position) =>
  boardOf(position, 'influence').own as {
    readonly buyers: number;
    readonly extensions: number;
    readonly onPort: readonly number[];
    readonly assigned: readonly { readonly seat: number; readonly target: number }[];
  };

describe('Buyer tokens', () => {
  // TX-INFL-01, TX-INFL-02
  test('cost ¥200 each and fill a licence space until they are assigned', () => {
    const position = visiting();
    const bought = play(position, 'buyBuyer', 'buyBuyer');
    expect([yenOf(bought, 0), freeSpaces(bought, 0), own(bought).buyers]).toEqual([1600, 2, 0]);
    expectRefused(bought, 'buyBuyer', 'stock.short', { wanted: 1, left: 0 });
    const assigned = play(bought, 'assignBuyer 1');
    expect([freeSpaces(assigned, 0), own(assigned)]).toEqual([
      3,
      { buyers: 0, extensions: 2, onPort: [1, 0, 0, 0], assigned: [{ seat: 0, target: 1 }] },
    ]);
  });

  // TX-INFL-02, TB-LIC-03, EX-INFL-f
  test('need a free space and the yen', () => {
    const full = { licences: { mackerel: 3, eel: 1 } };
    const position = visiting({ players: [{ yen: 200, ...full }] });
    expectRefused(position, 'buyBuyer', 'spaces.full', { wanted: 1, free: 0 });
    expectAccepted(play(position, 'returnLicence eel'), 'buyBuyer');
    expectRefused(visiting({ players: [{ yen: 100 }] }), 'buyBuyer', 'money.short', { needed: 200, had: 100 });
  });

  // TX-INFL-02
  test('count as full spaces for those who want licences', () => {
    const position = laid({
      activity: { kind: 'visit', market: 'mackerel' },
      players: [{ licences: { mackerel: 3 } }],
      boards: { influence: { own: { buyers: 1, extensions: 2, onPort: [1, 0, 0, 0], assigned: [] } } },
    });
    expectRefused(position, 'buyLicence 1', 'spaces.full', { wanted: 1, free: 0 });
    expectAccepted(play(position, 'assignBuyer 3'), 'buyLicence 1');
  });

  // TX-INFL-02, TX-RUL-37
  test('are neither given back nor put before the own Port', () => {
    const bought = play(visiting(), 'buyBuyer');
    expectRefused(bought, 'assignBuyer 0', 'buyer.own');
    expectRefused(bought, 'assignBuyer 4', 'seat.unknown', { seat: 4 });
    expectRefused(visiting(), 'assignBuyer 1', 'good.none', { good: 'buyer' });
    expect(legalNames(visiting())).not.toContain('assignBuyer');
  });

  // TX-INFL-04
  test('may lie several in front of one Port, of the same owner too', () => {
    const assigned = play(visiting(), 'buyBuyer', 'buyBuyer', 'assignBuyer 2', 'assignBuyer 2');
    expect(own(assigned).assigned).toEqual([
      { seat: 0, target: 2 },
      { seat: 0, target: 2 },
    ]);
  });

  // TX-INFL-03
  test('stay where they were put', () => {
    const assigned = play(visiting(), 'buyBuyer', 'assignBuyer 2');
    expectRefused(assigned, 'assignBuyer 3', 'good.none');
  });
});

describe('assigning', () => {
  const holding = (more: Partial<Laid> = {}): Position =>
    laid({
      boards: { influence: { own: { buyers: 1, extensions: 2, onPort: [1, 0, 0, 0], assigned: [] } } },
      players: [{ tokens: { eel: 1 }, licences: { mackerel: 1 } }, { items: [{ fish: 'eel', price: 100 }] }],
      ...more,
    });

  // TX-TURN-02, TX-INFL-03
  test.each<[string, Partial<Laid>]>([
    ['before, between and after actions', { turn: { ap: 1, acted: true } }],
    ['with no points left', { turn: { ap: 0, acted: true } }],
    ['inside Fishing', { activity: { kind: 'fishing' } }],
    ['inside Buying', { activity: { kind: 'buying' } }],
    ['inside a visit, before its first interaction', { activity: { kind: 'visit', market: 'eel' } }],
    ['inside a visit, after its first interaction', { activity: { kind: 'visit', market: 'eel', done: { sell: 1 } } }],
  ])('is a free step %s', (_, more) => {
    const position = holding(more);
    const assigned = play(position, 'assignBuyer 1');
    expect(look(assigned).turn.ap).toBe(look(position).turn.ap);
    expect(own(assigned).assigned).toEqual([{ seat: 0, target: 1 }]);
  });

  // TX-TURN-02
  test('is no step of S2, of pending bids, or of another turn', () => {
    expectRefused(holding({ turn: { stage: 'start' } }), 'assignBuyer 1', 'turn.notNow', { moment: 'start' });
    expectRefused(holding(), [1, 'assignBuyer 0'], 'turn.notYours');
    const stake = { market: 'eel', tokens: { eel: 1 }, from: 'supply' } as const;
    const bidding = holding({ pending: { kind: 'bidding', id: 1, stake, bidders: [0, 1], bids: {} } });
    expectRefused(bidding, [0, 'assignBuyer 1'], 'turn.notNow', { moment: 'bidding' });
    const naming = holding({ pending: { kind: 'naming', stake, tied: [0, 1], amount: 0 } });
    expectRefused(naming, 'assignBuyer 1', 'turn.notNow', { moment: 'naming' });
  });

  // TX-RUL-66
  test('does not count as making room when a Market is entered: assign first', () => {
    const position = holding({
      players: [{ tokens: {} }],
      boards: { influence: { own: { buyers: 0, extensions: 2, onPort: [4, 0, 0, 0], assigned: [] } } },
      fish: ['mackerel', 'eel'],
    });
    expectRefused(position, 'enter eel', 'market.nothingToDo', { market: 'eel' });
    expectAccepted(play(position, 'assignBuyer 1'), 'enter eel');
  });
});

describe('Extension tokens', () => {
  // TX-INFL-01, TX-INFL-09, TX-LATE-06
  test('cost ¥200 and bring a board of the kind that is named, to be used at once', () => {
    const position = visiting({
      box: { fish: ['squid'], external: ['bank', 'government'] },
      draws: { 'market/external': [1] },
    });
    const fish = play(position, 'buyExtension fish');
    expect([yenOf(fish, 0), own(fish).extensions, look(fish).order.at(-1)]).toEqual([1800, 1, 'squid']);
    expect(look(fish).box).toEqual({ fish: [], external: ['bank', 'government'] });
    const both = play(fish, 'buyExtension external');
    expect(look(both).order.slice(-2)).toEqual(['squid', 'government']);
    expectAccepted(play(both, 'leave'), 'enter squid');
    expectRefused(both, 'buyExtension external', 'stock.short', { wanted: 1, left: 0 });
  });

  // TX-INFL-09, TX-RUL-52, EX-INFL-h
  test('name no kind whose box is empty; where both are, none is sold', () => {
    const position = visiting({ box: { fish: ['himono'], external: [] } });
    expectRefused(position, 'buyExtension external', 'box.empty', { kind: 'external' });
    const bought = play(position, 'buyExtension fish');
    expect(look(bought).order.at(-1)).toBe('himono');
    expectRefused(bought, 'buyExtension fish', 'box.empty', { kind: 'fish' });
    expect(legalNames(bought)).not.toContain('buyExtension');
  });

  // TX-INFL-09
  test('need the yen', () => {
    const position = visiting({ players: [{ yen: 100 }] });
    expectRefused(position, 'buyExtension fish', 'money.short', { needed: 200, had: 100 });
  });

  // TX-INFL-09
  test('leave the visit going on', () => {
    expectAccepted(play(visiting(), 'buyExtension fish'), 'buyBuyer');
    expectAccepted(play(visiting(), 'buyExtension fish'), 'leave');
  });
});

// TX-ENTRY-03, TB-MKT-05
test('entering costs 1 Action Point and needs something to buy', () => {
  expect(look(play(laid(), 'enter influence')).turn.ap).toBe(1);
  expectRefused(laid({ players: [{ yen: 100 }] }), 'enter influence', 'market.nothingToDo', { market: 'influence' });
  const full = { players: [{ licences: { mackerel: 4 } }], box: { fish: [], external: [] } } as const;
  expectAccepted(laid(full), 'enter influence');
  const sold = { influence: { own: { buyers: 0, extensions: 0, onPort: [2, 0, 0, 0], assigned: [] } } };
  expectRefused(laid({ boards: sold }), 'enter influence', 'market.nothingToDo');
  expect(playerOf(laid(), 0).licences).toEqual({});
});
