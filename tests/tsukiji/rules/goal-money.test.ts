import { describe, expect, test } from 'vitest';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { Position } from '../../support/tsukiji.ts';
import {
  baseActions,
  expectRefused,
  harbour,
  legalNames,
  look,
  onward,
  play,
  table,
  viewOf,
  yenOf,
} from '../../support/tsukiji.ts';

const lastTurn = { turn: { ap: 0 }, end: { by: 0, last: 0 } };
const scoreOf = (position: Position, seat: number) =>
  look(position).outcome?.placings.find((placing) => placing.seat === seat)?.score;

// TB-GOAL-01
test('the goal is yen, and every R is worth 100', () => {
  const position = table({
    seats: 3,
    ...lastTurn,
    players: [{ yen: 3000, tokens: { mackerel: 12 } }, { tokens: { mackerel: 13 } }, { tokens: { mackerel: 11 } }],
  });
  expect(scoreOf(play(position, 'endTurn'), 0)).toBe(4200);
});

// TB-GOAL-02
test('boats, licences, barrels, Port Takoyaki, rentals and docks are worth nothing', () => {
  const position = table({
    seats: 3,
    ...lastTurn,
    fish: ['mackerel', 'octopus'],
    external: ['ships', 'rentals'],
    players: [
      {
        yen: 3000,
        tokens: { mackerel: 12 },
        licences: { mackerel: 1 },
        boats: [{ kind: '3', at: 'sea', cargo: { mackerel: 3 } }],
        openDocks: 3,
        items: [
          { fish: 'mackerel', price: 500 },
          { fish: 'octopus', token: 'takoyaki', price: 500 },
        ],
      },
      { tokens: { mackerel: 13 } },
      { tokens: { mackerel: 11 } },
    ],
    boards: {
      rentals: { own: { stock: { freezers: 1, handcarts: 2 }, held: [{ seat: 0, good: 'freezer', uses: 2 }] } },
    },
  });
  expect(scoreOf(play(position, 'endTurn'), 0)).toBe(4200);
});

describe('the money of others', () => {
  const players = [{ yen: 700 }, { yen: 1100 }];
  const yenSeen = (position: Position, viewer: Parameters<typeof viewOf>[1]) =>
    viewOf(position, viewer).players.map((player) => player.yen);

  // TB-MONEY-01
  test('is public when money is open', () => {
    expect(yenSeen(table({ seats: 2, players }), { kind: 'spectator' })).toEqual([700, 1100]);
  });

  // TB-MONEY-01
  test('is known to its owner only when money is hidden', () => {
    const position = table({ seats: 2, players, options: { moneyHidden: true } });
    expect(yenSeen(position, 0)).toEqual([700, undefined]);
    expect(yenSeen(position, 1)).toEqual([undefined, 1100]);
    expect(yenSeen(position, { kind: 'spectator' })).toEqual([undefined, undefined]);
    expect(yenSeen(position, { kind: 'organizer' })).toEqual([undefined, undefined]);
    expect(yenSeen(position, { kind: 'public' })).toEqual([undefined, undefined]);
  });

  // TB-MONEY-01
  test('shows in every payment, in both modes', () => {
    const position = table({
      seats: 2,
      players: [{}, { items: [{ fish: 'mackerel', price: 200 }] }],
      options: { moneyHidden: true },
    });
    const paid = play(position, 'buy 1 i1').events.find((event) => event.type === 'yenPaid');
    expect(paid).toEqual({ type: 'yenPaid', from: 0, to: 1, amount: 200, reason: 'price' });
    expect(paid && tsukiji.see(paid, { kind: 'spectator' })).toEqual(paid);
  });
});

// TB-MONEY-02
test('nobody spends more than they own', () => {
  const position = table({ seats: 2, players: [{ yen: 300 }, { items: [{ fish: 'mackerel', price: 400 }] }] });
  expectRefused(position, 'buy 1 i1', 'money.short', { needed: 400, had: 300 });
});

// TB-MONEY-03, TB-RUL-67
test('there are no gifts and no private deals: these are all the actions', () => {
  expect(Object.keys(tsukiji.catalogue)).toEqual(expect.arrayContaining([...baseActions]));
  const offered = new Set(
    [...onward(harbour(4, { roundLimit: 2 }), 'gifts')].flatMap(({ before, seat }) => legalNames(before, seat)),
  );
  expect([...offered].filter((name) => !baseActions.includes(name))).toEqual([]);
});

// TB-RUL-66
test('the supply never runs out, although only 23,500 yen are printed', () => {
  const position = table({ seats: 2, fish: ['mackerel', 'squid'], players: [{ yen: 23_400, tokens: { squid: 2 } }] });
  expect(yenOf(play(position, 'enter squid', 'sell tokens=squid*2'), 0)).toBe(24_600);
});
