import { describe, expect, test } from 'vitest';
import { playList } from '../../../../engine/kernel/play-list.ts';
import type { Tokens } from '../../../../engine/tsukiji/catalog/ids.ts';
import { tsukiji } from '../../../../engine/tsukiji/index.ts';
import { drawsOf } from '../../../support/tsukiji/position.ts';
import type { Laid, PlayerOnTable, Position } from '../../../support/tsukiji.ts';
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
  viewOf,
  yenOf,
} from '../../../support/tsukiji.ts';

const harbour = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'eel', 'fugu', 'nori'],
    external: [],
    players: [player],
    options: { expansion: true },
    box: { fish: ['squid'] },
    ...more,
  });
const visit = { activity: { kind: 'visit', market: 'nori' } } as const;

describe('the licence', () => {
  // TX-NORI-01, TX-NORI-03, TX-COMP-03
  test('is free, and one is all a player may own', () => {
    const entered = play(harbour({ yen: 0 }), 'enter nori');
    expect(look(entered).turn.ap).toBe(2);
    const taken = play(entered, 'buyLicence 1');
    expect(playerOf(taken, 0).licences).toEqual({ nori: 1 });
    expect(yenOf(taken, 0)).toBe(0);
    expectRefused(entered, 'buyLicence 2', 'licence.ownLimit', { wanted: 2, left: 1 });
    expectRefused(taken, 'buyLicence 1', 'licence.ownLimit', { left: 0 });
    expectRefused(harbour({ tokens: { nori: 1 } }, visit), 'sell tokens=nori*1', 'market.notHere');
  });

  // TX-NORI-01
  test('bars its owner from the board until it is returned', () => {
    const owner = harbour({ licences: { nori: 1 } });
    expectRefused(owner, 'enter nori', 'licence.ownLimit');
    expectAccepted(play(owner, 'returnLicence nori'), 'enter nori');
    const left = play(harbour({}), 'enter nori', 'buyLicence 1', 'leave', 'returnLicence nori');
    expectRefused(left, 'enter nori', 'market.oncePerTurn');
  });

  // TX-NORI-02
  test('brings its owners an income when somebody enters', () => {
    const entered = play(harbour({}, { players: [{}, { licences: { nori: 1 } }] }), 'enter nori');
    expect([yenOf(entered, 0), yenOf(entered, 1)]).toEqual([2000, 2100]);
  });

  // TX-RUL-67
  test('may be taken, returned and taken again in one visit', () => {
    const again = play(harbour({}, visit), 'buyLicence 1', 'returnLicence nori', 'buyLicence 1');
    expect(playerOf(again, 0).licences).toEqual({ nori: 1 });
  });
});

describe('the value of a token', () => {
  const worth = (tokens: Tokens, marker = 1) =>
    resourcesOf(harbour({ tokens }, { boards: { eel: { own: { marker } } } }), 0);

  // TX-NORI-05, EX-NORI-a, EX-NORI-b, EX-NORI-c, EX-NORI-d
  test.each([
    { tokens: { mackerel: 38, nori: 1 }, r: 41 },
    { tokens: { mackerel: 9, nori: 4 }, r: 9 },
    { tokens: { mackerel: 10, nori: 2 }, r: 12 },
    { tokens: { fugu: 3, eel: 2, mackerel: 4, nori: 2 }, marker: 5, r: 27 },
    { tokens: { nori: 5 }, r: 0 },
  ])('is a tenth of what else its owner has: $r R in all', ({ tokens, marker, r }) => {
    expect(worth(tokens, marker)).toBe(r);
  });

  // TX-NORI-06, TX-RUL-16, EX-NORI-h
  test('inside a valued set comes from all that its owner has before anything moves', () => {
    const seller = { yen: 5000, tokens: { mackerel: 30, nori: 1 } };
    const position = harbour(seller, {
      external: ['trading'],
      activity: { kind: 'visit', market: 'trading' },
      options: { expansion: true, prints: { 'ext.trading.spaces': [{ minR: 23, yen: 500 }] } },
    });
    expectAccepted(position, 'trade 1 mackerel*20,nori*1');
    expectRefused(position, 'trade 1 mackerel*19,nori*1', 'worth.short', { needed: 23, had: 22 });
  });

  // TX-NORI-05
  test('is told by seat, for it depends on the owner', () => {
    const position = harbour({}, { players: [{ tokens: { mackerel: 25 } }, { tokens: { nori: 1 } }] });
    const board = viewOf(position, 1).markets.find(({ id }) => id === 'nori');
    expect(board?.facts.worthBySeat).toEqual([2, 0, 0]);
  });
});

describe('overfished', () => {
  const fishing = { activity: { kind: 'fishing' } } as const;
  const ship = { kind: '1', at: 'sea' } as const;
  const lastBarrel = { nori: { barrels: 1 } };

  // TX-NORI-04, EX-NORI-e, EX-NORI-f, EX-NORI-i
  test('costs every owner ¥100 a token, or all yen, at once when the last barrel is caught', () => {
    const position = harbour(
      {},
      {
        players: [
          { licences: { nori: 1 }, boats: [ship] },
          { yen: 300, tokens: { nori: 4 } },
          { yen: 1000, tokens: { nori: 2 } },
        ],
        boards: lastBarrel,
        ...fishing,
      },
    );
    const after = play(position, 'catch A nori');
    expect([yenOf(after, 0), yenOf(after, 1), yenOf(after, 2)]).toEqual([2000, 0, 800]);
    expect(tokensOf(after, 1)).toEqual({ nori: 4 });
    expect(boardOf(after, 'nori').overfished).toBe(true);
    expectAccepted(after, 'fishEnd');
  });

  // TX-NORI-04, EX-NORI-g, TX-CHECK-01
  test('by a purchase costs its owners at the end of the Buying action; the new board comes at once', () => {
    const items = [
      { fish: 'nori', price: 100 },
      { fish: 'eel', price: 400 },
    ] as const;
    const position = harbour(
      {},
      {
        players: [
          { yen: 600, tokens: { nori: 2 } },
          { items, tokens: { nori: 1 } },
        ],
        boards: { nori: { tokens: { nori: 1 } } },
      },
    );
    const bought = play(position, 'buy 1 i1');
    expect(eventsOf(bought, 'marketOpened')).toMatchObject([{ market: 'squid' }]);
    expect(yenOf(bought, 0)).toBe(500);
    const both = play(bought, 'buy 1 i2');
    expect(yenOf(both, 0)).toBe(100);
    const ended = play(both, 'buyEnd');
    expect([yenOf(ended, 0), yenOf(ended, 1)]).toEqual([0, 2400]);
  });

  // TX-NORI-04
  test('with hidden money shows what was paid, so nothing may follow in the same list', () => {
    const position = harbour(
      {},
      {
        players: [
          { licences: { nori: 1 }, boats: [ship] },
          { yen: 300, tokens: { nori: 4 } },
        ],
        boards: lastBarrel,
        box: { fish: [] },
        ...fishing,
        options: { expansion: true, moneyHidden: true },
      },
    );
    expect(yenOf(play(position, 'catch A nori'), 1)).toBe(0);
    const actions = [{ type: 'catch', ship: 'A', fish: 'nori' }, { type: 'fishEnd' }];
    const list = playList(tsukiji, position, { seat: 0, actions }, drawsOf(position));
    expect(list).toMatchObject({ refused: true, code: 'MUST_BE_LAST' });
  });
});
