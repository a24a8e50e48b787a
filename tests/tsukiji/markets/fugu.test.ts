import { expect, test } from 'vitest';
import type { PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, expectRefused, itemsOf, play, playerOf, resourcesOf, table, yenOf } from '../../support/tsukiji.ts';

const visiting = (player: PlayerOnTable): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'fugu'],
    players: [player],
    activity: { kind: 'visit', market: 'fugu' },
  });

// TB-FUGU-01
test('the only licence is free', () => {
  const taken = play(visiting({ yen: 0 }), 'buyLicence 1');
  expect(playerOf(taken, 0).licences).toEqual({ fugu: 1 });
  expect(boardOf(taken, 'fugu').licences).toBe(0);
  expectRefused(taken, 'buyLicence 1', 'stock.short', { wanted: 1, left: 0 });
});

// TB-FUGU-02
test('the licence goes back when its holder unloads Fugu', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'fugu'],
    players: [
      {
        yen: 0,
        licences: { fugu: 1 },
        boats: [
          { kind: '3', at: 'sea', cargo: { fugu: 2 } },
          { kind: '1', at: 'sea' },
        ],
      },
    ],
    boards: { fugu: { licences: 0, barrels: 1 } },
    activity: { kind: 'fishing' },
  });
  const docked = play(position, 'dock A L prices=fugu:1,fugu:6:price=800');
  expect(boardOf(docked, 'fugu').licences).toBe(1);
  expect(playerOf(docked, 0).licences).toEqual({});
  expect(itemsOf(docked, 0).map(({ price }) => price)).toEqual([100, 800]);
  expect(yenOf(docked, 0)).toBe(100);
  expectRefused(docked, 'catch B fugu', 'licence.notOwned', { fish: 'fugu' });
});

// TB-FUGU-02
test('the barge counts as a boat that unloads', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'fugu'],
    players: [
      { openDocks: 3, licences: { fugu: 1 }, boats: [{ kind: 'barge', at: 'sea', cargo: { mackerel: 1, fugu: 1 } }] },
    ],
    boards: { fugu: { licences: 0 } },
    activity: { kind: 'fishing' },
  });
  const docked = play(position, 'dock A R prices=mackerel:1,fugu:1');
  expect(boardOf(docked, 'fugu').licences).toBe(1);
});

// TB-FUGU-02
test('who unloads Fugu without the licence loses nothing, and other fish leave it where it is', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'fugu'],
    players: [
      {
        openDocks: 2,
        licences: { mackerel: 1 },
        boats: [{ kind: '1', at: 'sea', cargo: { fugu: 1 } }],
      },
      { licences: { fugu: 1 } },
    ],
    boards: { fugu: { licences: 0 } },
    activity: { kind: 'fishing' },
  });
  const docked = play(position, 'dock A L prices=fugu:1');
  expect(playerOf(docked, 0).licences).toEqual({ mackerel: 1 });
  expect(playerOf(docked, 1).licences).toEqual({ fugu: 1 });
});

// TB-FUGU-03
test.each([
  { own: 4, sold: 4, yen: 1600, left: 0 },
  { own: 5, sold: 2, yen: 400, left: 9 },
  { own: 1, sold: 1, yen: 100, left: 0 },
])('owning $own and selling $sold brings ¥$yen, the rest counts $left R', ({ own, sold, yen, left }) => {
  const after = play(visiting({ yen: 0, tokens: { fugu: own } }), `sell tokens=fugu*${sold}`);
  expect(yenOf(after, 0)).toBe(yen);
  expect(resourcesOf(after, 0)).toBe(left);
});

// TB-FUGU-04
test('all tokens together are worth their number squared', () => {
  expect(resourcesOf(visiting({ tokens: { fugu: 7 } }), 0)).toBe(49);
  expect(resourcesOf(visiting({}), 0)).toBe(0);
});
