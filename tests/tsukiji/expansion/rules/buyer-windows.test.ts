import { describe, expect, test } from 'vitest';
import {
  boardOf,
  eventsOf,
  expectRefused,
  itemsOf,
  legalNames,
  look,
  play,
  table,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';
import { ending, idle, influenceWith, mackerel, now, own } from './windows.ts';

describe('a window', () => {
  // TX-TURN-01, TX-INFL-05, EX-INFL-a
  test('follows the next turn of the target, then play goes on to its left', () => {
    const position = ending([{ seat: 0, target: 2 }]);
    const b = play(position, 'endTurn');
    expect(now(b)).toEqual(['turn 1']);
    const c = play(b, ...idle);
    expect(now(c)).toEqual(['turn 2']);
    const a = play(c, ...idle);
    expect(now(a)).toEqual(['window 0']);
    const d = play(a, 'windowEnd');
    expect(now(d)).toEqual(['turn 3']);
    expect(own(d)).toMatchObject({ buyers: 2, assigned: [] });
    expect(now(play(d, ...idle))).toEqual(['turn 0']);
  });

  // TX-INFL-06, TX-RUL-27, EX-INFL-b
  test('comes for each token on one target, in the order in which they were put there', () => {
    const position = ending([
      { seat: 1, target: 0 },
      { seat: 3, target: 0 },
    ]);
    const first = play(position, 'endTurn');
    expect(now(first)).toEqual(['window 1']);
    const second = play(first, 'windowEnd');
    expect(now(second)).toEqual(['window 3']);
    expect(now(play(second, 'windowEnd'))).toEqual(['turn 1']);
  });

  // TX-INFL-04, TX-INFL-06
  test('comes twice for two tokens of one owner', () => {
    const position = ending([
      { seat: 1, target: 0 },
      { seat: 1, target: 0 },
    ]);
    const second = play(position, 'endTurn', 'windowEnd');
    expect(now(second)).toEqual(['window 1']);
    expect(now(play(second, 'windowEnd'))).toEqual(['turn 1']);
  });

  // TX-INFL-05, EX-INFL-e
  test('of the next player leads on to the own turn', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'eel'],
      external: ['ships', 'influence'],
      players: [{ items: [mackerel()] }, {}],
      turn: { seat: 0, ap: 0, acted: true },
      boards: influenceWith({ seat: 1, target: 0 }),
      options: { expansion: true },
    });
    const window = play(position, 'endTurn');
    expect(now(window)).toEqual(['window 1']);
    expect(now(play(window, 'windowEnd'))).toEqual(['turn 1']);
  });

  // TX-INFL-05
  test('buys any number of pieces by all rules of Buying, but only from others', () => {
    const window = play(ending([{ seat: 1, target: 0 }]), 'endTurn');
    expect(legalNames(window, 1)).toEqual(['buy', 'windowEnd']);
    expectRefused(window, 'buy 1 i2', 'buy.own');
    const bought = play(window, 'buy 0 i1', 'buy 2 i4');
    expect([tokensOf(bought, 1), yenOf(bought, 1), yenOf(bought, 0), yenOf(bought, 2)]).toEqual([
      { mackerel: 2 },
      1800,
      2100,
      2100,
    ]);
    expect(look(bought).turn).toMatchObject({ seat: 0, ap: 0 });
    expectRefused(bought, 'buy 0 i1', 'item.unknown', { item: 'i1' });
    expect(now(play(bought, 'windowEnd'))).toEqual(['turn 1']);
  });

  // TX-INFL-05
  test('may be left without a purchase', () => {
    const left = play(ending([{ seat: 1, target: 0 }]), 'endTurn', 'windowEnd');
    expect(eventsOf(left, 'bought')).toEqual([]);
    expect(eventsOf(left, 'windowClosed')).toMatchObject([{ seat: 1, target: 0 }]);
  });

  // TX-INFL-05, TB-BUY-04
  test('asks for the price, and for a token that is left', () => {
    const poor = play(
      ending([{ seat: 1, target: 0 }], { players: [{ items: [mackerel(500)] }, { yen: 400 }, {}, {}] }),
      'endTurn',
    );
    expectRefused(poor, 'buy 0 i1', 'money.short', { needed: 500, had: 400 });
    const none = { mackerel: { overfished: true, barrels: 0, tokens: {} } };
    expectRefused(play(ending([{ seat: 1, target: 0 }], { boards: none }), 'endTurn'), 'buy 0 i1', 'stock.noToken');
  });

  // TX-INFL-05, EX-INFL-g
  test('finds fish fresh that the target docked in that turn, and buys from all others too', () => {
    const boats = [{ id: 'A', kind: '2', at: 'sea', cargo: { salmon: 1 } }] as const;
    const position = ending([{ seat: 1, target: 0 }], {
      fish: ['mackerel', 'eel', 'salmon'],
      players: [{ boats }, { items: [mackerel()] }, { items: [mackerel()] }, {}],
      turn: { ap: 0, acted: true },
      activity: { kind: 'fishing' },
    });
    const window = play(position, 'dock A L prices=salmon:3', 'fishEnd', 'endTurn');
    const [salmon] = itemsOf(window, 0);
    const bought = play(window, `buy 0 ${salmon?.id}`, 'buy 2 i2');
    expect(tokensOf(bought, 1)).toEqual({ salmonFresh: 1, mackerel: 1 });
  });

  // TX-INFL-05, TX-RUL-51
  test('knows no free steps, no other action, and nobody else', () => {
    const window = play(
      ending([{ seat: 1, target: 0 }], { players: [{ items: [mackerel()] }, { licences: { mackerel: 1 } }, {}, {}] }),
      'endTurn',
    );
    for (const step of ['openDock', 'returnLicence mackerel', 'fishBegin', 'enter ships', 'endTurn', 'buyEnd']) {
      expectRefused(window, [1, step], 'turn.notNow', { moment: 'window' });
    }
    expectRefused(window, [0, 'endTurn'], 'turn.notYours', { moment: 'window' });
    expectRefused(window, [2, 'windowEnd'], 'turn.notYours');
  });

  // TX-RUL-27, TX-RUL-63
  test('is skipped where nothing is on sale in any other Port', () => {
    const nothing = ending([{ seat: 1, target: 0 }], { players: [{}, { items: [mackerel()] }, {}, {}] });
    const skipped = play(nothing, 'endTurn');
    expect(now(skipped)).toEqual(['turn 1']);
    expect(own(skipped)).toMatchObject({ buyers: 2, assigned: [] });
    expect(eventsOf(skipped, 'goodReturned')).toMatchObject([{ seat: 1, good: 'buyer' }]);
  });

  // TX-RUL-63
  test('is not skipped because the owner cannot pay: what one can afford may be hidden', () => {
    const poor = ending([{ seat: 1, target: 0 }], { players: [{ items: [mackerel(500)] }, { yen: 0 }, {}, {}] });
    expect(now(play(poor, 'endTurn'))).toEqual(['window 1']);
  });
});

describe('a purchase in a window', () => {
  const last = { mackerel: { tokens: { mackerel: 1 } } };

  // TX-INFL-08, TX-CHECK-01
  test('may overfish: the new board comes at once', () => {
    const bought = play(ending([{ seat: 1, target: 0 }], { boards: last }), 'endTurn', 'buy 0 i1');
    expect(boardOf(bought, 'mackerel').overfished).toBe(true);
    expect(eventsOf(bought, 'marketOpened')).toHaveLength(1);
    expect(now(bought)).toEqual(['window 1']);
  });

  // TX-INFL-08, TX-HMACK-05, EX-INFL-i
  test('pays the reward of Horse Mackerel at the end of the window, before the next S1', () => {
    const horse = { fish: 'horseMackerel', price: 100 } as const;
    const position = ending([{ seat: 1, target: 0 }], {
      fish: ['mackerel', 'horseMackerel'],
      players: [{ items: [horse, mackerel()] }, {}, { tokens: { horseMackerel: 2 } }, {}],
      boards: { horseMackerel: { tokens: { horseMackerel: 1 } } },
    });
    const bought = play(position, 'endTurn', 'buy 0 i1');
    expect(eventsOf(bought, 'yenPaid').filter(({ reason }) => reason === 'reward')).toEqual([]);
    const ended = play(bought, 'buy 0 i2', 'windowEnd');
    expect([yenOf(ended, 1), yenOf(ended, 2)]).toEqual([2000 - 200 + 200, 2400]);
    const types = ended.events.map(({ type }) => type);
    const paid = ended.events.findIndex((event) => event.type === 'yenPaid' && event.reason === 'reward');
    expect(paid).toBeGreaterThan(types.indexOf('windowClosed'));
    expect(paid).toBeLessThan(types.indexOf('turnBegan'));
  });

  // TX-INFL-08
  test('starts no end check: that is for the own S1', () => {
    const position = ending([{ seat: 2, target: 0 }], {
      players: [{ yen: 4900, items: [mackerel()] }, {}, { tokens: { mackerel: 3 } }, { tokens: { mackerel: 1 } }],
    });
    const bought = play(position, 'endTurn', 'buy 0 i1', 'windowEnd');
    expect([yenOf(bought, 0), look(bought).end]).toEqual([5000, undefined]);
  });
});
