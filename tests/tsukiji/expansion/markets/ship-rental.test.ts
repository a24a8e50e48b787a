import { describe, expect, test } from 'vitest';
import { at } from '../../../../engine/tsukiji/ask.ts';
import type { MarketId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Yard } from '../../../../engine/tsukiji/market.ts';
import type { BoatOnTable, Laid, PlayerOnTable, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  legalNames,
  look,
  play,
  playerOf,
  table,
  yenOf,
} from '../../../support/tsukiji.ts';

const options = { expansion: true, blueShip: true, barges: 'two4' };
const laid = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'eel', 'crab'],
    external: ['ships', 'usedShips', 'shipRental'],
    players: [{ openDocks: 3, ...player }],
    options,
    ...more,
  });
const visiting = (player: PlayerOnTable = {}, more: Partial<Laid> = {}): Position =>
  laid(player, { activity: { kind: 'visit', market: 'shipRental' }, ...more });
const kindsOn = (position: Position, id: MarketId) => at<Yard>(position, id).own.boats.map(({ kind }) => kind);
const rental = (position: Position) => boardOf(position, 'shipRental').own;
const rented = { by: 'shipRental', origin: 'ships' } as const;
const atSea = (id: string, kind: BoatOnTable['kind'], cargo: BoatOnTable['cargo'] = {}): BoatOnTable => ({
  id,
  kind,
  at: 'sea',
  cargo,
});
const fishing = (boats: readonly BoatOnTable[], player: PlayerOnTable = {}): Position =>
  laid(
    { boats, ...player },
    {
      activity: { kind: 'fishing' },
      turn: { ap: 1, acted: true },
      boards: { shipRental: { own: { tokens: 5, boxed: 0 } } },
    },
  );

describe('renting', () => {
  // TX-RENT-01, EX-RENT-a
  test.each([
    ['3', options, 300],
    ['barge4', options, 400],
    ['barge', { ...options, barges: 'one6' }, 600],
    ['1', options, 100],
    ['4', options, 400],
  ] as const)('a boat of kind %s costs ¥100 per slot', (kind, chosen, price) => {
    const position = visiting({ yen: price }, { options: chosen });
    const got = play(position, `rentBoat ${kind} ships R`);
    expect(yenOf(got, 0)).toBe(0);
    expect(playerOf(got, 0).boats).toMatchObject([{ kind, at: 'R', cargo: {}, lent: rented }]);
    expect(rental(got)).toEqual({ tokens: 5, boxed: 0 });
    expect(kindsOn(got, 'ships').length).toBe(kindsOn(position, 'ships').length - 1);
    expectRefused(visiting({ yen: price - 100 }, { options: chosen }), `rentBoat ${kind} ships R`, 'money.short', {
      needed: price,
    });
  });

  // TX-RENT-01, TX-BLUE-05
  test('never the blue ship', () => {
    expectRefused(visiting(), 'rentBoat blue ships L', 'boat.notForRent', { kind: 'blue' });
  });

  // TX-RENT-01
  test('takes what lies on a board of boats, as long as tokens last', () => {
    expectRefused(visiting(), 'rentBoat 1 usedShips L', 'stock.short', { wanted: 1, left: 0 });
    expectRefused(visiting(), 'rentBoat 1 shipRental L', 'market.noBoats', { market: 'shipRental' });
    expectRefused(visiting(), 'rentBoat 1 bank L', 'market.notInPlay', { market: 'bank' });
    const none = visiting({}, { boards: { shipRental: { own: { tokens: 0, boxed: 0 } } } });
    expectRefused(none, 'rentBoat 1 ships L', 'stock.short', { wanted: 1, left: 0 });
    const two = play(visiting(), 'rentBoat 1 ships L', 'rentBoat 2 ships M');
    expect(playerOf(two, 0).boats.map(({ kind, at }) => [kind, at])).toEqual([
      ['1', 'L'],
      ['2', 'M'],
    ]);
  });

  // TX-RENT-02, EX-RENT-b
  test('needs a free space in an open dock at that moment', () => {
    const one = play(visiting({ yen: 1000, openDocks: 1 }), 'rentBoat 1 ships L');
    expectRefused(one, 'rentBoat 2 ships L', 'dock.noRoom', { dock: 'L' });
    expectRefused(one, 'rentBoat 2 ships M', 'dock.noRoom', { dock: 'M' });
    const opened = play(one, 'openDock');
    expect(yenOf(opened, 0)).toBe(400);
    expectAccepted(opened, 'rentBoat 2 ships M');
    expectRefused(visiting({ boats: [{ kind: '1', at: 'R' }] }), 'rentBoat barge4 ships R', 'dock.noRoom');
  });

  // TX-RENT-08, TX-RUL-33, EX-RENT-d
  test('from Used Ships is possible in last turns too, and the boat goes back there', () => {
    const own = { boats: [{ id: 'U', kind: '1', at: 'board', cargo: {} }] };
    const position = laid({}, { end: { by: 1, last: 0 }, boards: { usedShips: { own } } });
    expectRefused(position, 'enter usedShips', 'market.closed');
    const out = play(position, 'enter shipRental', 'rentBoat 1 usedShips L', 'leave', 'fishBegin', 'sail U');
    expect(boatOf(out, 'U').lent).toEqual({ by: 'shipRental', origin: 'usedShips' });
    const home = play(fishing([{ ...atSea('U', '1'), lent: { by: 'shipRental', origin: 'usedShips' } }]), 'dock U L');
    expect(kindsOn(home, 'usedShips')).toEqual(['1']);
  });

  // TX-ENTRY-03
  test('costs 1 Action Point to enter, and needs a boat to rent', () => {
    expect(look(play(laid({}), 'enter shipRental')).turn.ap).toBe(1);
    expectRefused(laid({ yen: 0 }), 'enter shipRental', 'market.nothingToDo', { market: 'shipRental' });
    expectRefused(laid({ openDocks: 1, boats: [{ kind: '1', at: 'L' }] }), 'enter shipRental', 'market.nothingToDo');
  });
});

describe('a rented boat', () => {
  const lent = (id: string, kind: BoatOnTable['kind'], cargo: BoatOnTable['cargo'] = {}): BoatOnTable => ({
    ...atSea(id, kind, cargo),
    lent: rented,
  });

  // TX-RENT-03
  test('sails and catches like an own one, and counts among the ships that carry a fish', () => {
    const position = fishing([{ id: 'A', kind: '2', at: 'L', lent: rented }, atSea('B', '2')], {
      licences: { mackerel: 1 },
    });
    const out = play(position, 'sail A', 'fishEnd', 'fishBegin', 'catch A mackerel', 'fishEnd');
    expect(boatOf(out, 'A')).toMatchObject({ at: 'sea', cargo: { mackerel: 1 } });
    const other = fishing([lent('A', '2', { mackerel: 1 }), atSea('B', '2')], { licences: { mackerel: 1 } });
    expectRefused(other, 'catch B mackerel', 'licence.tooFew', { licences: 1, ships: 1 });
  });

  // TX-RENT-03, TX-RUL-31
  test('is neither sold, traded in nor handed back unsailed', () => {
    const boats = [{ id: 'A', kind: '2', at: 'L', lent: rented }] as const;
    const yard = laid({ boats, yen: 4000 }, { activity: { kind: 'visit', market: 'ships' } });
    expectRefused(yard, 'sellBoat A', 'boat.lent', { boat: 'A' });
    expectRefused(yard, 'buyBlue ships A L', 'boat.lent', { boat: 'A' });
    expect(legalNames(yard)).toEqual(expect.not.arrayContaining(['sellBoat', 'buyBlue']));
    const idle = play(fishing(boats), 'fishEnd', 'fishBegin', 'fishEnd');
    expect(boatOf(idle, 'A')).toMatchObject({ at: 'L', lent: rented });
  });

  // TX-RENT-04, EX-RENT-e
  test('gives nothing to a barge; a rented barge takes from own ships', () => {
    const cargo = { mackerel: 1 };
    expectRefused(fishing([lent('A', '2', cargo), atSea('B', 'barge4')]), 'transfer A 1', 'boat.lent', { boat: 'A' });
    expectAccepted(fishing([atSea('A', '2', cargo), lent('B', 'barge4')]), 'transfer A 1');
    expectRefused(fishing([lent('A', '2', cargo), lent('B', 'barge4')]), 'transfer A 1', 'boat.lent', { boat: 'A' });
  });

  // TX-RENT-05, TX-RENT-06, TX-UNLOAD-01, EX-RENT-c
  test('goes home when it docks, and its space is free at once', () => {
    const position = fishing([lent('A', '2', { mackerel: 2 }), atSea('B', '1')], { yen: 0, openDocks: 1 });
    const home = play(position, 'dock A L prices=mackerel:1,mackerel:2');
    expect([yenOf(home, 0), itemsOf(home, 0).length]).toEqual([100, 2]);
    expect(playerOf(home, 0).boats.map(({ id }) => id)).toEqual(['B']);
    expect(at<Yard>(home, 'ships').own.boats.at(-1)).toEqual({ id: 'A', kind: '2', at: 'board', cargo: {} });
    expect(rental(home)).toEqual({ tokens: 6, boxed: 0 });
    expect(eventsOf(home, 'boatCameHome')).toMatchObject([{ boat: 'A', origin: 'ships' }]);
    expectAccepted(home, 'dock B L');
  });

  // TX-RENT-05, TX-AUCT-02
  test('goes home after the auctions of its docking', () => {
    const docked = play(fishing([lent('A', '2', { crab: 2 })]), 'dock A L');
    expect(boatOf(docked, 'A').at).toBe('L');
    const settled = play(docked, [0, 'bid 0'], [1, 'bid 100'], [2, 'bid 0']);
    expect(playerOf(settled, 0).boats).toEqual([]);
    const types = settled.events.map(({ type }) => type);
    expect(types.indexOf('boatCameHome')).toBeGreaterThan(types.indexOf('stakeWon'));
  });

  // TX-RENT-05
  test('needs a free dock like any boat', () => {
    const boats = [lent('A', '1'), { id: 'B', kind: '1', at: 'L' }] as const;
    expectRefused(fishing(boats, { openDocks: 1 }), 'dock A L', 'dock.noRoom', { dock: 'L' });
  });

  // TX-RENT-06
  test('may be rented again, or bought, without any refund', () => {
    const home = play(fishing([lent('A', '2')]), 'dock A L', 'fishEnd');
    const again = play(home, 'enter shipRental', 'rentBoat 2 ships L');
    expect(playerOf(again, 0).boats).toMatchObject([{ kind: '2', lent: rented }]);
    const bought = play(home, 'enter ships', 'buyBoat 2 L');
    expect(playerOf(bought, 0).boats[0]).not.toHaveProperty('lent');
  });
});
