import { expect, test } from 'vitest';
import type { PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectRefused,
  play,
  resourcesOf,
  table,
  tokensOf,
  viewOf,
  yenOf,
} from '../../support/tsukiji.ts';

const markerOf = (position: Position): unknown => boardOf(position, 'eel').own;

/** Seat 0 in the Eel Market, the marker on a value. */
const visiting = (marker: number, player: PlayerOnTable): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'eel'],
    players: [player],
    boards: { eel: { own: { marker } } },
    activity: { kind: 'visit', market: 'eel' },
  });

/** Seat 0 fishing with one ship at sea, the marker on a value. */
const fishing = (marker: number, player: PlayerOnTable): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'eel'],
    players: [player],
    boards: { eel: { own: { marker } } },
    activity: { kind: 'fishing' },
  });

// TB-EEL-01
test('a licence costs ¥500', () => {
  const two = play(visiting(1, { yen: 1000 }), 'buyLicence 2');
  expect(yenOf(two, 0)).toBe(0);
  expect(two.state.players[0]?.licences).toEqual({ eel: 2 });
});

// TB-EEL-02
test('tokens sold together bring the marker value before the sale, then it falls 2 for each', () => {
  const sold = play(visiting(6, { yen: 0, tokens: { eel: 2 } }), 'sell tokens=eel*2');
  expect(yenOf(sold, 0)).toBe(1200);
  expect(markerOf(sold)).toEqual({ marker: 2 });
  expect(boardOf(sold, 'eel').tokens).toEqual({ eel: 15 });
  expect(tokensOf(sold, 0)).toEqual({});
});

// TB-EEL-02
test('two separate sales bring less than one', () => {
  const sold = play(visiting(6, { yen: 0, tokens: { eel: 2 } }), 'sell tokens=eel*1', 'sell tokens=eel*1');
  expect(yenOf(sold, 0)).toBe(600 + 400);
  expect(markerOf(sold)).toEqual({ marker: 2 });
});

// TB-EEL-03
test('catching leaves the marker where it is', () => {
  const ships = [
    { kind: '1', at: 'sea' },
    { kind: '1', at: 'sea' },
  ] as const;
  const caught = play(fishing(4, { licences: { eel: 2 }, boats: ships }), 'catch A eel', 'catch B eel');
  expect(markerOf(caught)).toEqual({ marker: 4 });
});

// TB-EEL-03
test('every barrel unloaded moves the marker up 1, and degrading leaves it there', () => {
  const ship = { kind: '2', at: 'sea', cargo: { eel: 2 } } as const;
  const docked = play(fishing(4, { boats: [ship] }), 'dock A L prices=eel:3,eel:6:price=900');
  expect(markerOf(docked)).toEqual({ marker: 6 });
  expect(eventsOf(docked, 'markerMoved')).toEqual([{ type: 'markerMoved', market: 'eel', from: 4, to: 6 }]);
  const nextTurn = table({
    seats: 2,
    fish: ['mackerel', 'eel'],
    players: [{ items: [{ fish: 'eel', row: 'lower', price: 300 }] }],
    boards: { eel: { own: { marker: 6 } } },
    turn: { seat: 1, ap: 0 },
  });
  const degraded = play(nextTurn, 'endTurn');
  expect(boardOf(degraded, 'eel').barrels).toBe(boardOf(nextTurn, 'eel').barrels + 1);
  expect(markerOf(degraded)).toEqual({ marker: 6 });
});

// TB-EEL-04 TB-RUL-19
test('movement beyond the top of the track is dropped', () => {
  const ship = { kind: '3', at: 'sea', cargo: { eel: 3 } } as const;
  const docked = play(fishing(12, { boats: [ship] }), 'dock A L prices=eel:1,eel:1,eel:1');
  expect(markerOf(docked)).toEqual({ marker: 13 });
  expect(eventsOf(docked, 'markerMoved')).toEqual([{ type: 'markerMoved', market: 'eel', from: 12, to: 13 }]);
});

// TB-EEL-04 TB-RUL-19
test.each([
  { marker: 3, sold: 2, yen: 600 },
  { marker: 2, sold: 1, yen: 200 },
])('selling $sold at $marker brings ¥$yen and stops at 1', ({ marker, sold, yen }) => {
  const after = play(visiting(marker, { yen: 0, tokens: { eel: sold } }), `sell tokens=eel*${sold}`);
  expect(yenOf(after, 0)).toBe(yen);
  expect(markerOf(after)).toEqual({ marker: 1 });
});

// TB-EEL-04
test('a marker that does not move is no event', () => {
  const sold = play(visiting(1, { tokens: { eel: 1 } }), 'sell tokens=eel*1');
  expect(eventsOf(sold, 'markerMoved')).toEqual([]);
});

// TB-EEL-05
test('each token is worth the marker value', () => {
  expect(resourcesOf(visiting(7, { tokens: { eel: 3 } }), 0)).toBe(21);
});

// TB-RUL-20
test('barrels raise the marker of an overfished Eel too, and go to the box when they return', () => {
  const overfished = table({
    seats: 3,
    fish: ['mackerel', 'eel'],
    players: [{ boats: [{ kind: '2', at: 'sea', cargo: { eel: 2 } }] }],
    boards: { eel: { own: { marker: 4 }, overfished: true, barrels: 0 } },
    activity: { kind: 'fishing' },
  });
  expect(markerOf(play(overfished, 'dock A L prices=eel:1,eel:1'))).toEqual({ marker: 6 });
});

test('everyone sees the marker', () => {
  const board = viewOf(visiting(9, {}), { kind: 'public' }).markets.find(({ id }) => id === 'eel');
  expect(board).toMatchObject({ facts: { marker: 9 } });
});

test('only Eel tokens of the own area can be sold here', () => {
  const position = visiting(5, { tokens: { eel: 1, mackerel: 2 } });
  expectRefused(position, 'sell tokens=eel*2', 'token.notOwned', { token: 'eel', wanted: 2, had: 1 });
  expectRefused(position, 'sell tokens=mackerel*2', 'token.notTaken', { token: 'mackerel' });
});
