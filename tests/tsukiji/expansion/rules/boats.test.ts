import { describe, expect, test } from 'vitest';
import { at } from '../../../../engine/tsukiji/ask.ts';
import type { MarketId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Yard } from '../../../../engine/tsukiji/market.ts';
import type { BoatOnTable, Laid, Position } from '../../../support/tsukiji.ts';
import {
  boatOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  legalNames,
  play,
  playerOf,
  table,
  yenOf,
} from '../../../support/tsukiji.ts';

const options = { expansion: true, blueShip: true, barges: 'two4' };
const yard = (position: Position, id: MarketId = 'ships') => at<Yard>(position, id).own.boats;
const kindsOn = (position: Position, id: MarketId = 'ships') => yard(position, id).map(({ kind }) => kind);
const fleetOf = (position: Position) => playerOf(position, 0).boats.map(({ kind, at }) => [kind, at]);

const visiting = (yen: number, boats: readonly BoatOnTable[], more: Partial<Laid> = {}, openDocks = 3): Position =>
  table({
    seats: 3,
    external: ['ships'],
    players: [{ yen, boats, openDocks }],
    activity: { kind: 'visit', market: 'ships' },
    options,
    ...more,
  });

/** The blue ship lies on Used Ships, whose visitor has this. */
const atUsedShips = (yen: number, boats: readonly BoatOnTable[]): Position =>
  visiting(yen, boats, {
    external: ['ships', 'usedShips'],
    activity: { kind: 'visit', market: 'usedShips' },
    boards: { usedShips: { own: { boats: [{ id: 'U', kind: 'blue', at: 'board', cargo: {} }] } } },
  });

describe('barges of four slots', () => {
  const fishing = { activity: { kind: 'fishing' } } as const;
  const seas = (...boats: BoatOnTable[]): Position =>
    table({ seats: 2, fish: ['mackerel', 'salmon'], players: [{ boats, openDocks: 3 }], options, ...fishing });

  // TX-BARGE-01
  test('take four barrels, of which one Salmon', () => {
    const ship = { id: 'S', kind: '4', at: 'sea', cargo: { mackerel: 4 } } as const;
    const full = play(seas(ship, { id: 'B', kind: 'barge4', at: 'sea' }), 'transfer S 4');
    expect(boatOf(full, 'B').cargo).toEqual({ mackerel: 4 });
    const salmon = { id: 'S', kind: '1', at: 'sea', cargo: { salmon: 1 } } as const;
    const loaded = (cargo: object) => seas(salmon, { id: 'B', kind: 'barge4', at: 'sea', cargo });
    expectAccepted(loaded({ mackerel: 3 }), 'transfer S 1');
    expectRefused(loaded({ mackerel: 4 }), 'transfer S 1', 'cargo.noRoom', { most: 0 });
    expectRefused(loaded({ salmon: 1 }), 'transfer S 1', 'cargo.noRoom', { most: 0 });
  });

  // TX-BARGE-01
  test('never catch', () => {
    expectRefused(seas({ id: 'B', kind: 'barge4', at: 'sea' }), 'catch B mackerel', 'boat.notShip', { boat: 'B' });
  });

  // TX-BARGE-01, TX-BARGE-02, EX-BARGE
  test('one player may own both, but R holds one of them', () => {
    const docked = visiting(2000, [{ id: 'B', kind: 'barge4', at: 'R' }]);
    expectRefused(docked, 'buyBoat barge4 R', 'dock.noRoom', { dock: 'R' });
    const bought = play(visiting(2000, [{ id: 'B', kind: 'barge4', at: 'sea' }]), 'buyBoat barge4 R');
    expect(fleetOf(bought)).toEqual([
      ['barge4', 'sea'],
      ['barge4', 'R'],
    ]);
    const out = seas({ id: 'B', kind: 'barge4', at: 'R' }, { id: 'C', kind: 'barge4', at: 'sea' });
    expectRefused(out, 'dock C R', 'dock.noRoom', { dock: 'R' });
    expectAccepted(play(out, 'sail B'), 'dock C R');
    expectRefused(visiting(2000, [], {}, 2), 'buyBoat barge4 R', 'dock.noRoom', { dock: 'R' });
    expectRefused(visiting(2000, [{ kind: '1', at: 'R' }]), 'buyBoat barge4 R', 'dock.noRoom', { dock: 'R' });
  });

  // TX-BARGE-02
  test('a transfer names the barge where two are at sea', () => {
    const two = seas(
      { id: 'S', kind: '2', at: 'sea', cargo: { mackerel: 2 } },
      { id: 'B', kind: 'barge4', at: 'sea' },
      { id: 'C', kind: 'barge4', at: 'sea', cargo: { mackerel: 3 } },
    );
    expectRefused(two, 'transfer S 1', 'boat.whichBarge', { barges: ['B', 'C'] });
    expectRefused(two, 'transfer S 1 barge=S', 'boat.notBargeAtSea', { boat: 'S' });
    expectRefused(two, 'transfer S 2 barge=C', 'cargo.noRoom', { wanted: 2, most: 1 });
    expect(boatOf(play(two, 'transfer S 2 barge=B'), 'B').cargo).toEqual({ mackerel: 2 });
    expectAccepted(play(two, 'transfer S 1 barge=B'), 'transfer S 1 barge=C');
    const one = seas({ id: 'S', kind: '1', at: 'sea', cargo: { mackerel: 1 } }, { id: 'B', kind: 'barge4', at: 'sea' });
    expectAccepted(one, 'transfer S 1');
    expectAccepted(one, 'transfer S 1 barge=B');
  });

  // TX-BARGE-02, TX-RUL-06
  test('nothing goes from barge to barge, or from a barge to a ship', () => {
    const two = seas(
      { id: 'B', kind: 'barge4', at: 'sea', cargo: { mackerel: 1 } },
      { id: 'C', kind: 'barge4', at: 'sea' },
      { id: 'S', kind: '2', at: 'sea' },
    );
    expectRefused(two, 'transfer B 1 barge=C', 'boat.notShip', { boat: 'B' });
    expect(legalNames(two)).not.toContain('transfer');
  });
});

// TX-BOAT-PRICES
describe('prices', () => {
  test.each([
    ['barge4', 1000, 100, 600, 400],
    ['4', 2000, 200, 1200, 800],
  ] as const)('of a boat of kind %s', (kind, buy, sell, buyUsed, sellUsed) => {
    expect(yenOf(play(visiting(buy, []), `buyBoat ${kind} R`), 0)).toBe(0);
    expectRefused(visiting(buy - 100, []), `buyBoat ${kind} R`, 'money.short', { needed: buy });
    const own = [{ id: 'Z', kind, at: 'R' }] as const;
    expect(yenOf(play(visiting(0, own), 'sellBoat Z'), 0)).toBe(sell);
    const sold = play(atUsedShips(buyUsed - sellUsed, own), 'sellBoat Z');
    expect(yenOf(sold, 0)).toBe(buyUsed);
    expect(yenOf(play(sold, `buyBoat ${kind} R`), 0)).toBe(0);
  });

  test('of the six-slot barge are those of the base game', () => {
    const one6 = { options: { ...options, barges: 'one6' } };
    expect(yenOf(play(visiting(1000, [], one6), 'buyBoat barge R'), 0)).toBe(0);
  });

  test.each([
    ['ships', 200],
    ['usedShips', 800],
  ] as const)('of the blue ship sold at %s', (market, price) => {
    const own = [{ id: 'Z', kind: 'blue', at: 'M' }] as const;
    const position = visiting(0, own, { external: ['ships', 'usedShips'], activity: { kind: 'visit', market } });
    expect(yenOf(play(position, 'sellBoat Z'), 0)).toBe(price);
  });
});

describe('the blue ship', () => {
  const oldShip = { id: 'O', kind: '1', at: 'L' } as const;
  const buy = 'buyBlue ships O L';

  // TX-BLUE-01, TX-BLUE-02, TX-BLUE-03, TX-RUL-07, EX-BLUE-03a
  test('takes the place of the ship that is given for it', () => {
    const bought = play(visiting(2300, [oldShip], {}, 1), buy);
    expect(yenOf(bought, 0)).toBe(300);
    expect(fleetOf(bought)).toEqual([['blue', 'L']]);
    expect(yard(bought)).toContainEqual({ id: 'O', kind: '1', at: 'board', cargo: {} });
    expect(kindsOn(bought)).not.toContain('blue');
    expect(eventsOf(bought, 'yenPaid')).toMatchObject([{ amount: 2000, reason: 'boat' }]);
  });

  // TX-BLUE-02
  test('sends that ship to Used Ships, if that board is in play', () => {
    const bought = play(visiting(2300, [oldShip], { external: ['ships', 'usedShips'] }, 1), buy);
    expect(kindsOn(bought, 'usedShips')).toEqual(['1']);
    expect(eventsOf(bought, 'boatTradedIn')).toMatchObject([{ boat: 'O', kind: '1', market: 'usedShips' }]);
  });

  // TX-BLUE-01, EX-BLUE-03b, EX-BLUE-03c
  test.each([
    [{ ...oldShip, at: 'sea' }, 'boat.notDocked'],
    [{ ...oldShip, at: 'moored' }, 'boat.notDocked'],
    [{ ...oldShip, at: 'R', kind: 'barge' }, 'boat.notShip'],
    [{ ...oldShip, lent: { by: 'shipRental', origin: 'ships' } }, 'boat.lent'],
  ] as const)('is not sold for %j', (boat, code) => {
    const position = visiting(4000, [boat]);
    expectRefused(position, buy, code, { boat: 'O' });
    expect(legalNames(position)).not.toContain('buyBlue');
  });

  // TX-BLUE-01
  test('is not sold for nothing, nor for a boat of another player', () => {
    const position = table({
      seats: 3,
      external: ['ships'],
      players: [{ yen: 4000 }, { boats: [oldShip] }],
      activity: { kind: 'visit', market: 'ships' },
      options,
    });
    expectRefused(position, buy, 'boat.unknown', { boat: 'O' });
    expectRefused(position, 'buyBoat blue L', 'boat.tradeIn', { kind: 'blue' });
  });

  // TX-BLUE-03
  test('needs yen and a dock', () => {
    expectRefused(visiting(1900, [oldShip]), buy, 'money.short', { needed: 2000, had: 1900 });
    const full = [oldShip, { id: 'P', kind: '1', at: 'M' }] as const;
    expectRefused(visiting(2000, full, {}, 2), 'buyBlue ships O M', 'dock.noRoom', { dock: 'M' });
    expectAccepted(visiting(2000, full, {}, 2), 'buyBlue ships P M');
  });

  // TX-BLUE-02, TX-BLUE-03, EX-BLUE-03d
  test('costs ¥1,200 and a ship on Used Ships', () => {
    const bought = play(atUsedShips(1300, [{ id: 'O', kind: '2', at: 'L' }]), 'buyBlue usedShips O L');
    expect(yenOf(bought, 0)).toBe(100);
    expect(kindsOn(bought, 'usedShips')).toEqual(['2']);
    expect(fleetOf(bought)).toEqual([['blue', 'L']]);
  });

  // TX-BLUE-01
  test('is bought at the board that is visited', () => {
    expectRefused(atUsedShips(4000, [oldShip]), buy, 'market.notHere', { action: 'buyBlue' });
    const without = visiting(4000, [oldShip], { options: { expansion: true } });
    expectRefused(without, buy, 'stock.short', { wanted: 1, left: 0 });
  });

  // TX-BLUE-05
  test('may sail at once, like any ship', () => {
    const bought = play(visiting(2300, [oldShip]), buy, 'leave', 'fishBegin');
    const id = playerOf(bought, 0).boats[0]?.id ?? '';
    expect(boatOf(play(bought, `sail ${id}`), id)).toMatchObject({ kind: 'blue', at: 'sea' });
  });
});
