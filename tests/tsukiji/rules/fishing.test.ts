import { describe, expect, test } from 'vitest';
import type { PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  look,
  play,
  playerOf,
  table,
  yenOf,
} from '../../support/tsukiji.ts';

const fishing = { kind: 'fishing' } as const;
const sea = 'sea' as const;
const mackerel = (count: number) => ({ mackerel: count });

/** Seat 0 in the middle of Fishing. */
function fisher(player: PlayerOnTable, more: Partial<Parameters<typeof table>[0]> = {}): Position {
  return table({ seats: 2, turn: { ap: 1, acted: true }, activity: fishing, players: [player], ...more });
}

describe('activities', () => {
  const fleet = {
    licences: { mackerel: 2 },
    openDocks: 3,
    boats: [
      { kind: '1', at: 'L' },
      { kind: '2', at: sea },
      { kind: '2', at: sea, cargo: mackerel(1) },
    ],
  } as const;

  // TB-FISH-01, TB-RUL-11
  test('any subset of boats, in any order, mixed, with prices adjusted in between', () => {
    const position = fisher({ ...fleet, items: [{ fish: 'mackerel', price: 100 }] });
    const after = play(
      position,
      'dock C R prices=mackerel:2',
      'adjust i1 3',
      'sail A',
      'adjust i1 4',
      'catch B mackerel',
    );
    expect([boatOf(after, 'A').at, boatOf(after, 'B').cargo, boatOf(after, 'C').at]).toEqual(['sea', mackerel(1), 'R']);
    expectAccepted(position, 'fishEnd');
  });

  // TB-FISH-01, TB-FISH-05
  test('each boat does one thing in a Fishing action', () => {
    const sailed = play(fisher(fleet), 'sail A');
    expectRefused(sailed, 'catch A mackerel', 'boat.activated', { boat: 'A' });
    expectRefused(sailed, 'dock A L', 'boat.activated');
    const caught = play(fisher(fleet), 'catch B mackerel');
    expectRefused(caught, 'catch B mackerel', 'boat.activated');
    expectRefused(caught, 'dock B M prices=mackerel:1', 'boat.activated');
  });

  // TB-FISH-05, TB-RUL-10
  test('the same boat acts again in the second Fishing action of the turn', () => {
    const position = table({ seats: 2, players: [{ licences: mackerel(1), boats: [{ kind: '1', at: 'L' }] }] });
    const after = play(position, 'fishBegin', 'sail A', 'fishEnd', 'fishBegin', 'catch A mackerel');
    expect(boatOf(after, 'A').cargo).toEqual(mackerel(1));
  });

  // TB-FISH-02, TB-RUL-04
  test('a Fishing action may change nothing, and still costs 1 Action Point', () => {
    const before = table({ seats: 2, players: [fleet] });
    const after = play(before, 'fishBegin', 'fishEnd');
    expect(look(after).turn.ap).toBe(1);
    expect([look(after).players, look(after).boards]).toEqual([look(before).players, look(before).boards]);
  });

  // TB-FISH-03
  test('a boat that sails leaves its dock space at once', () => {
    const position = fisher({
      boats: [
        { kind: '1', at: 'L' },
        { kind: '1', at: sea },
      ],
    });
    expectRefused(position, 'dock B L', 'dock.noRoom', { dock: 'L' });
    const after = play(position, 'sail A', 'dock B L');
    expect([boatOf(after, 'A').at, boatOf(after, 'B').at]).toEqual(['sea', 'L']);
  });
});

describe('a catch', () => {
  const [one, two, three] = (['1', '2', '3'] as const).map((kind) => ({ kind, at: sea }));
  const aboard = (boat: typeof two, count: number, fish = 'mackerel') => ({ ...boat, cargo: { [fish]: count } });

  // TB-FISH-04
  test('takes a barrel off the board and uses a licence', () => {
    const after = play(fisher({ licences: mackerel(1), boats: [one] }), 'catch A mackerel');
    expect(boatOf(after, 'A').cargo).toEqual(mackerel(1));
    expect(boardOf(after, 'mackerel').barrels).toBe(14);
    expect(look(after).activity).toMatchObject({ used: mackerel(1), activated: ['A'] });
  });

  // TB-FISH-04 T1
  test('is refused with as many licences as loaded ships', () => {
    const position = fisher({ licences: mackerel(1), boats: [aboard(one, 1), one] });
    expectRefused(position, 'catch B mackerel', 'licence.tooFew', { licences: 1, ships: 1 });
  });

  // TB-FISH-04 T2
  test('is legal with more licences than loaded ships', () => {
    expectAccepted(fisher({ licences: mackerel(2), boats: [aboard(one, 1), one] }), 'catch B mackerel');
  });

  // TB-FISH-04 T3
  test('adds to a loaded ship with one licence', () => {
    expectAccepted(fisher({ licences: mackerel(1), boats: [aboard(two, 1)] }), 'catch A mackerel');
  });

  // TB-FISH-04 T4
  test('is legal once the loaded ship has docked', () => {
    const position = fisher({ licences: mackerel(1), boats: [aboard(one, 1), one] });
    expectAccepted(play(position, 'dock A L prices=mackerel:1'), 'catch B mackerel');
  });

  // TB-FISH-04 T5
  test('is legal once the loaded ship was emptied at the start of the turn', () => {
    const position = table({ seats: 2, players: [{ licences: mackerel(1), boats: [aboard(one, 1), one] }] });
    expectAccepted(play(position, 'discard A mackerel*1', 'fishBegin'), 'catch B mackerel');
  });

  // TB-FISH-04 T6
  test('takes no notice of the barge', () => {
    const barge = { kind: 'barge', at: sea, cargo: mackerel(3) } as const;
    expectAccepted(fisher({ licences: mackerel(1), boats: [one, barge] }), 'catch A mackerel');
  });

  // TB-FISH-04 T7
  test('of a loaded and of an empty ship with two licences', () => {
    expectAccepted(
      play(fisher({ licences: mackerel(2), boats: [aboard(three, 1), one] }), 'catch A mackerel'),
      'catch B mackerel',
    );
  });

  // TB-FISH-04 T8
  test('needs a licence that was not used in this action', () => {
    const after = play(
      fisher({ licences: mackerel(2), boats: [one, one, one] }),
      'catch A mackerel',
      'catch B mackerel',
    );
    expectRefused(after, 'catch C mackerel', 'licence.used', { fish: 'mackerel' });
  });

  // TB-FISH-04 T9
  test('of two loaded ships with one licence: the second is refused', () => {
    const position = fisher({ licences: mackerel(1), boats: [aboard(two, 1), aboard(two, 1)] });
    expectRefused(play(position, 'catch A mackerel'), 'catch B mackerel', 'licence.used');
  });

  // TB-FISH-04 T10
  test('keeps a ship to one type of fish', () => {
    const position = fisher(
      { licences: { mackerel: 1, eel: 1 }, boats: [aboard(two, 1)] },
      { fish: ['mackerel', 'eel'] },
    );
    expectRefused(position, 'catch A eel', 'cargo.otherFish', { boat: 'A' });
  });

  // TB-FISH-04 T11
  test('of a second Salmon with the same ship is refused', () => {
    const position = fisher(
      { licences: { salmon: 2 }, boats: [aboard(three, 1, 'salmon')] },
      { fish: ['mackerel', 'salmon'] },
    );
    expectRefused(position, 'catch A salmon', 'cargo.noRoom');
  });

  // TB-FISH-04 T12
  test('is legal once the loaded ship was emptied into the barge', () => {
    const position = fisher({ licences: mackerel(1), boats: [aboard(one, 1), one, { kind: 'barge', at: sea }] });
    expectAccepted(play(position, 'transfer A 1'), 'catch B mackerel');
  });

  // TB-FISH-04
  test.each([
    ['at a dock', { boats: [{ kind: '1', at: 'L' }] }, 'boat.notAtSea'],
    ['with full slots', { boats: [aboard(two, 2)] }, 'cargo.noRoom'],
    ['without a licence', { licences: {}, boats: [one] }, 'licence.notOwned'],
    ['with a ship that is not there', { boats: [] }, 'boat.unknown'],
  ] as const)('%s is refused', (_, player, code) => {
    expectRefused(fisher({ licences: mackerel(1), ...player }), 'catch A mackerel', code);
  });

  // TB-FISH-04
  test('of a fish that is overfished or not in play is refused', () => {
    const empty = fisher(
      { licences: { mackerel: 1, eel: 1 }, boats: [one] },
      { boards: { mackerel: { barrels: 0, overfished: true } } },
    );
    expectRefused(empty, 'catch A mackerel', 'fish.overfished', { fish: 'mackerel' });
    expectRefused(empty, 'catch A eel', 'market.notInPlay', { market: 'eel' });
  });
});

describe('unloading', () => {
  // TB-FISH-06
  test('empties the boat at once', () => {
    const after = play(
      fisher({ boats: [{ kind: '3', at: sea, cargo: mackerel(2) }] }),
      'dock A L prices=mackerel:3,mackerel:6:price=900',
    );
    expect(boatOf(after, 'A')).toMatchObject({ at: 'L', cargo: {} });
    expect(itemsOf(after, 0)).toMatchObject([
      { fish: 'mackerel', row: 'upper', column: 3, price: 300 },
      { fish: 'mackerel', row: 'upper', column: 6, price: 900 },
    ]);
  });

  // TB-FISH-06
  test('an empty boat may dock', () => {
    expectAccepted(fisher({ boats: [{ kind: '1', at: sea }] }), 'dock A L');
  });

  // TB-FISH-06
  test('names one price for each barrel, of its fish', () => {
    const position = fisher({ boats: [{ kind: '2', at: sea, cargo: mackerel(2) }] });
    expectRefused(position, 'dock A L', 'prices.mismatch', { wanted: 2, given: 0 });
    expectRefused(position, 'dock A L prices=mackerel:1', 'prices.mismatch', { wanted: 2, given: 1 });
    expectRefused(position, 'dock A L prices=mackerel:1,eel:1', 'prices.mismatch');
    expectRefused(position, 'dock A L prices=mackerel:1,mackerel:1,mackerel:1', 'prices.mismatch', {
      wanted: 2,
      given: 3,
    });
  });

  // TB-FISH-07
  test('pays the bonus, takes the licence, prices the barrels, then draws for the pile', () => {
    const barge = { kind: 'barge', at: sea, cargo: { fugu: 1, eel: 1, crab: 2, tuna: 1 } } as const;
    const position = fisher(
      { licences: { fugu: 1 }, openDocks: 3, boats: [barge] },
      { fish: ['mackerel', 'fugu', 'eel', 'crab', 'tuna'], boards: { fugu: { licences: 0 } } },
    );
    const after = play(position, 'dock A R prices=fugu:1,eel:2');
    const told = eventsOf(after).map((event) => event.type);
    const steps = ['docked', 'yenPaid', 'licenceReturned', 'itemsPlaced', 'tokensMoved', 'bidsOpened'] as const;
    expect(steps.map((step) => told.indexOf(step))).toEqual(
      steps.map((step) => told.indexOf(step)).toSorted((a, b) => a - b),
    );
    expect(steps.every((step) => told.includes(step))).toBe(true);
    expect(yenOf(after, 0)).toBe(2200);
  });

  const ship = (barrels: number) => ({ kind: '3', at: sea, cargo: barrels === 0 ? {} : mackerel(barrels) }) as const;
  const dockAll = (id: string, dock: string, barrels: number) =>
    barrels === 0 ? `dock ${id} ${dock}` : `dock ${id} ${dock} prices=${Array(barrels).fill('mackerel:1').join(',')}`;

  // TB-FISH-08
  test.each([
    [3, 1, [100, 200]],
    [1, 1, [0, 100]],
    [3, 2, [100, 200]],
    [0, 2, [0, 100]],
  ])('pays for every two barrels of the action: %i then %i', (first, second, paid) => {
    const position = fisher({ yen: 0, openDocks: 2, boats: [ship(first), ship(second)] });
    const once = play(position, dockAll('A', 'L', first));
    expect([yenOf(once, 0), yenOf(play(once, dockAll('B', 'M', second)), 0)]).toEqual(paid);
  });

  // TB-FISH-08
  test('one barrel in each of two Fishing actions pays nothing', () => {
    const position = table({ seats: 2, players: [{ yen: 0, openDocks: 2, boats: [ship(1), ship(1)] }] });
    const after = play(
      position,
      'fishBegin',
      dockAll('A', 'L', 1),
      'fishEnd',
      'fishBegin',
      dockAll('B', 'M', 1),
      'fishEnd',
    );
    expect(yenOf(after, 0)).toBe(0);
  });

  // TB-FISH-08
  test('a barge with 6 pays 300', () => {
    const position = fisher({ yen: 0, openDocks: 3, boats: [{ kind: 'barge', at: sea, cargo: mackerel(6) }] });
    expect(yenOf(play(position, dockAll('A', 'R', 6)), 0)).toBe(300);
  });

  // TB-FISH-09
  test('barrels left in a pile are returned, and no pile carries over', () => {
    const crab = { kind: '1', at: sea, cargo: { crab: 1 } } as const;
    const position = table({
      seats: 2,
      fish: ['mackerel', 'crab'],
      players: [{ openDocks: 2, boats: [crab, crab] }],
      boards: { crab: { barrels: 4 } },
    });
    const after = play(position, 'fishBegin', 'dock A L', 'fishEnd', 'fishBegin', 'dock B M', 'fishEnd');
    expect(eventsOf(after, 'bidsOpened')).toEqual([]);
    expect(boardOf(after, 'crab').barrels).toBe(6);
    expect(itemsOf(after, 0)).toEqual([]);
  });
});

// TB-FISH-10
test('the worked example of the rulebook', () => {
  const position = table({
    seats: 2,
    players: [
      {
        licences: mackerel(1),
        boats: [
          { id: 'T', kind: '2', at: sea },
          { id: 'O', kind: '1', at: 'L' },
        ],
      },
    ],
  });
  const first = play(position, 'fishBegin', 'catch T mackerel', 'sail O', 'fishEnd');
  const after = play(first, 'fishBegin', 'dock T L prices=mackerel:3', 'catch O mackerel', 'fishEnd');
  expect(boatOf(after, 'T')).toMatchObject({ at: 'L', cargo: {} });
  expect(boatOf(after, 'O')).toMatchObject({ at: 'sea', cargo: mackerel(1) });
  expect(itemsOf(after, 0)).toMatchObject([{ fish: 'mackerel', row: 'upper', price: 300 }]);
  expect([look(after).turn.ap, boardOf(after, 'mackerel').barrels, playerOf(after, 0).yen]).toEqual([0, 13, 2000]);
});
