import { describe, expect, test } from 'vitest';
import { one } from '../../../../engine/tsukiji/counts.ts';
import type { Laid, PlayerOnTable, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  viewOf,
  yenOf,
} from '../../../support/tsukiji.ts';

/** A table with so many Sardine tokens in the stock and on the white area. */
const harbour = (stock: number, iwashi: number, player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'sardines'],
    external: [],
    players: [player],
    options: { expansion: true },
    box: { fish: ['squid'] },
    ...more,
    boards: { sardines: { tokens: one('sardine', stock + iwashi), own: { iwashi }, ...more.boards?.sardines } },
  });
const visit = { activity: { kind: 'visit', market: 'sardines' } } as const;
const fishing = { activity: { kind: 'fishing' } } as const;
/** Tokens in the stock and on the white area. */
const areas = (position: Position) => {
  const { tokens, own } = boardOf(position, 'sardines');
  const { iwashi } = own as { readonly iwashi: number };
  return { stock: (tokens.sardine ?? 0) - iwashi, iwashi };
};
const docking = (barrels: number) => `dock A L prices=${Array.from({ length: barrels }, () => 'sardines:1').join(',')}`;
const loaded = (barrels: number) => ({ boats: [{ kind: '4', at: 'sea', cargo: { sardines: barrels } }] }) as const;

// TX-SETUP-10
test('all tokens begin in the stock', () => {
  const position = table({ seats: 2, fish: ['sardines'], options: { expansion: true } });
  expect(areas(position)).toEqual({ stock: 12, iwashi: 0 });
});

describe('licences', () => {
  // TX-SARD-02, TX-COMP-03
  test('cost ¥500 while two lie there, ¥300 for the last one', () => {
    const position = harbour(12, 0, {}, visit);
    expect(yenOf(play(position, 'buyLicence 1'), 0)).toBe(1500);
    expect(yenOf(play(position, 'buyLicence 2'), 0)).toBe(1200);
    expect(yenOf(play(position, 'buyLicence 1', 'buyLicence 1'), 0)).toBe(1200);
    expect(
      yenOf(play(harbour(12, 0, {}, { ...visit, boards: { sardines: { licences: 1 } } }), 'buyLicence 1'), 0),
    ).toBe(1700);
    const poor = harbour(12, 0, { yen: 700 }, visit);
    expectRefused(poor, 'buyLicence 2', 'money.short', { needed: 800, had: 700 });
    expectAccepted(poor, 'buyLicence 1');
  });

  // TX-SARD-01, EX-SARD-c
  test('bar their holder until they are returned, and are bought back at the price of that moment', () => {
    const holder = harbour(12, 0, { licences: { sardines: 1 } }, { boards: { sardines: { licences: 1 } } });
    expectRefused(holder, 'enter sardines', 'licence.held', { fish: 'sardines' });
    const back = play(holder, 'returnLicence sardines', 'enter sardines');
    expect(yenOf(play(back, 'buyLicence 2'), 0)).toBe(1200);
    expect(yenOf(play(back, 'buyLicence 1'), 0)).toBe(1500);
  });

  // TX-SARD-02
  test('show the price of the next one', () => {
    const priceOf = (position: Position) =>
      viewOf(position, 0).markets.find(({ id }) => id === 'sardines')?.licencePrice;
    expect(priceOf(harbour(12, 0, {}))).toBe(500);
    expect(priceOf(harbour(12, 0, {}, { boards: { sardines: { licences: 1 } } }))).toBe(300);
  });
});

describe('Iwashi', () => {
  // TX-SARD-03, EX-SARD-g
  test('cost ¥100 each, also beside a licence', () => {
    const bought = play(harbour(4, 3, { yen: 800 }, visit), 'buyLicence 1', 'buyIwashi 2');
    expect(tokensOf(bought, 0)).toEqual({ sardine: 2 });
    expect(yenOf(bought, 0)).toBe(100);
    expect(areas(bought)).toEqual({ stock: 4, iwashi: 1 });
    expectRefused(bought, 'buyIwashi 2', 'stock.short', { wanted: 2, left: 1 });
    expectRefused(harbour(4, 3, { yen: 200 }, visit), 'buyIwashi 3', 'money.short');
    expectRefused(harbour(4, 3, { tokens: { sardine: 1 } }, visit), 'sell tokens=sardine*1', 'market.notHere');
  });

  // EX-SARD-d
  test('are the only reason to enter without a licence left', () => {
    const none = { boards: { sardines: { licences: 0 } } };
    expectRefused(harbour(12, 0, {}, none), 'enter sardines', 'market.nothingToDo');
    expectAccepted(harbour(12, 1, {}, none), 'enter sardines');
  });
});

describe('docking', () => {
  // TX-SARD-04, EX-SARD-a, TX-SARD-06, TX-RUL-17
  test('brings a token and an Iwashi for each barrel while the stock lasts', () => {
    const after = play(harbour(5, 0, loaded(3), fishing), docking(3));
    expect(tokensOf(after, 0)).toEqual({ sardine: 3 });
    expect(areas(after)).toEqual({ stock: 0, iwashi: 2 });
    expect(boardOf(after, 'sardines').overfished).toBe(false);
  });

  // EX-SARD-b, TX-SARD-06
  test('leaves Iwashi that can be bought, and then Sardines are overfished', () => {
    const after = play(harbour(0, 2, {}, visit), 'buyIwashi 2');
    expect(yenOf(after, 0)).toBe(1800);
    expect(boardOf(after, 'sardines').overfished).toBe(true);
  });

  // EX-SARD-f, TX-RUL-43
  test('of two barrels with one token left brings that one, and Sardines are overfished', () => {
    const after = play(harbour(1, 0, loaded(2), fishing), docking(2));
    expect(tokensOf(after, 0)).toEqual({ sardine: 1 });
    expect(areas(after)).toEqual({ stock: 0, iwashi: 0 });
    expect(boardOf(after, 'sardines').overfished).toBe(true);
    expect(itemsOf(after, 0)).toHaveLength(2);
    const rival = { items: [{ fish: 'sardines', price: 200 }] } as const;
    const none = { boards: { sardines: { overfished: true, barrels: 0 } } };
    expectRefused(harbour(0, 0, {}, { players: [{}, rival], ...none }), 'buy 1 i1', 'stock.noToken');
  });

  // TX-SARD-04
  test('of a barge counts too, with or without overfishing', () => {
    const barge = { openDocks: 3, boats: [{ kind: 'barge', at: 'sea', cargo: { sardines: 2 } }] } as const;
    const after = play(
      harbour(6, 0, barge, { ...fishing, boards: { sardines: { overfished: true, barrels: 0 } } }),
      'dock A R prices=sardines:1,sardines:1',
    );
    expect(tokensOf(after, 0)).toEqual({ sardine: 2 });
    expect(areas(after)).toEqual({ stock: 2, iwashi: 2 });
  });
});

describe('a barrel that is bought', () => {
  const rival = { items: [{ fish: 'sardines', price: 200 }] } as const;

  // TX-SARD-05
  test('brings a token of the stock', () => {
    const after = play(harbour(3, 2, {}, { players: [{}, rival] }), 'buy 1 i1');
    expect(areas(after)).toEqual({ stock: 2, iwashi: 2 });
  });

  // TX-SARD-05, TX-RUL-18, EX-SARD-e
  test('brings an Iwashi for nothing once the stock is empty', () => {
    const after = play(harbour(0, 2, {}, { players: [{}, rival] }), 'buy 1 i1');
    expect(yenOf(after, 0)).toBe(1800);
    expect(tokensOf(after, 0)).toEqual({ sardine: 1 });
    expect(areas(after)).toEqual({ stock: 0, iwashi: 1 });
    expect(boardOf(after, 'sardines').overfished).toBe(false);
  });
});

// TX-SARD-03
test('a token is worth 1 R', () => {
  expect(resourcesOf(harbour(5, 0, { tokens: { sardine: 3 } }), 0)).toBe(3);
  expect(playerOf(harbour(5, 0, {}), 0).tokens).toEqual({});
});
