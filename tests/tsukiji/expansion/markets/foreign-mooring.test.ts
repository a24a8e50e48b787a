import { describe, expect, test } from 'vitest';
import {
  boatOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  legalNames,
  play,
  playerOf,
  table,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';
import { at, bids, fishing, stakeOf } from './foreign.ts';

describe('what is no docking at the Port', () => {
  // TX-FOREIGN-07, TX-RUL-48, EX-FOREIGN-f
  test('a Fugu licence stays', () => {
    const position = fishing([at('A', '2', { fugu: 2 })], { licences: { fugu: 1 } }, { fish: ['mackerel', 'fugu'] });
    const settled = play(position, 'dockForeign A', ...bids(0, 900, 0));
    expect(playerOf(settled, 0).licences).toEqual({ fugu: 1 });
    expect(tokensOf(settled, 1)).toEqual({ fugu: 2 });
  });

  // TX-FOREIGN-07, TX-RUL-48
  test('Sardines bring no bonus', () => {
    const position = fishing([at('A', '2', { sardines: 2 })], {}, { fish: ['mackerel', 'sardines'] });
    const settled = play(position, 'dockForeign A', ...bids(0, 100, 0));
    expect([tokensOf(settled, 0), tokensOf(settled, 1)]).toEqual([{}, { sardine: 2 }]);
  });

  // TX-FOREIGN-07, EX-FOREIGN-l
  test('barrels do not count for the unload bonus, and nothing is put on sale', () => {
    const position = fishing([at('A', 'barge', { eel: 6 }), at('B', '1', { mackerel: 1 })]);
    const settled = play(position, 'dockForeign A', ...bids(0, 100, 0), 'dock B L prices=mackerel:1');
    expect(eventsOf(settled, 'yenPaid').filter(({ reason }) => reason === 'unload')).toEqual([]);
    expect(itemsOf(settled, 0)).toHaveLength(1);
  });
});

describe('boats there', () => {
  // TX-FOREIGN-09, EX-FOREIGN-m
  test('sail in a later Fishing action, of the same turn too, and without a fee', () => {
    const docked = play(fishing([at('A', '1')], {}, { turn: { ap: 1 } }), 'dockForeign A');
    expectRefused(docked, 'sail A', 'boat.activated', { boat: 'A' });
    const sailed = play(docked, 'fishEnd', 'fishBegin', 'sail A');
    expect(boatOf(sailed, 'A').at).toBe('sea');
    expect(yenOf(sailed, 0)).toBe(1900);
    expect(eventsOf(sailed, 'sailed')).toMatchObject([{ boat: 'A', dock: 'moored' }]);
  });

  // TX-FOREIGN-09
  test('use no dock, do not catch, transfer or dock again', () => {
    const moored = [
      { id: 'A', kind: '1', at: 'moored' },
      { id: 'B', kind: 'barge4', at: 'moored' },
      at('C', '1', { mackerel: 1 }),
    ] as const;
    const position = fishing(moored, { licences: { eel: 1 }, openDocks: 1 });
    expectRefused(position, 'catch A eel', 'boat.notAtSea', { boat: 'A' });
    expectRefused(position, 'transfer C 1', 'boat.noBargeAtSea');
    expectRefused(position, 'dock A L', 'boat.notAtSea', { boat: 'A' });
    expectRefused(position, 'dockForeign A', 'boat.notAtSea', { boat: 'A' });
    expectAccepted(position, 'dock C L prices=mackerel:1');
  });

  // TX-FOREIGN-09, TX-BLUE-01
  test('are not sold', () => {
    const position = table({
      seats: 2,
      external: ['ships', 'foreignMarket'],
      players: [{ boats: [{ id: 'A', kind: '1', at: 'moored' }] }],
      activity: { kind: 'visit', market: 'ships' },
      options: { expansion: true },
    });
    expectRefused(position, 'sellBoat A', 'boat.notDocked', { boat: 'A' });
  });

  // TX-FOREIGN-10, TX-RUL-26
  test('may come empty', () => {
    const docked = play(fishing([at('A', '1'), at('B', 'barge')]), 'dockForeign B,A');
    expect(yenOf(docked, 0)).toBe(1900);
    expect(eventsOf(docked, 'bidsOpened')).toEqual([]);
    expect(eventsOf(docked, 'moored')).toMatchObject([{ boats: ['B', 'A'], barrels: {} }]);
  });

  // TX-FOREIGN-02
  test('come without a limit of space, also where all own docks are full', () => {
    const boats = Array.from({ length: 6 }, (_, index) => at(`A${index}`, '1'));
    expect(
      play(
        fishing(boats, { openDocks: 1 }),
        `dockForeign ${boats.map(({ id }) => id).join(',')}`,
      ).state.players[0]?.boats.every((boat) => boat.at === 'moored'),
    ).toBe(true);
  });

  // TX-FOREIGN-05, TX-RUL-50
  test('keep nothing aboard', () => {
    const docked = play(fishing([at('A', 'barge', { eel: 1, mackerel: 3, tuna: 2 })]), 'dockForeign A');
    expect(boatOf(docked, 'A').cargo).toEqual({});
    expect(stakeOf(docked)?.barrels).toEqual({ mackerel: 3, eel: 1 });
  });
});

describe('a group', () => {
  // TX-FOREIGN-02
  test('is of own boats at sea that have done nothing yet', () => {
    const position = fishing([at('A', '1', {}), at('B', '1'), { id: 'C', kind: '1', at: 'L' }], {
      licences: { eel: 1 },
    });
    expectRefused(position, 'dockForeign C', 'boat.notAtSea', { boat: 'C' });
    expectRefused(position, 'dockForeign A,C', 'boat.notAtSea', { boat: 'C' });
    expectRefused(position, 'dockForeign Z', 'boat.unknown', { boat: 'Z' });
    expectRefused(position, 'dockForeign A,A', 'boat.twice');
    expectRefused(play(position, 'catch A eel'), 'dockForeign A,B', 'boat.activated', { boat: 'A' });
  });

  // TX-FOREIGN-02
  test('costs ¥100', () => {
    const position = fishing([at('A', '1')], { yen: 0 });
    expectRefused(position, 'dockForeign A', 'money.short', { needed: 100, had: 0 });
    expect(legalNames(position)).not.toContain('dockForeign');
  });

  // TX-FOREIGN-01, TX-ENTRY-03
  test('is the only way there: it is never entered', () => {
    const position = table({
      seats: 2,
      external: ['ships', 'foreignMarket'],
      players: [{ boats: [at('A', '1')] }],
      options: { expansion: true },
    });
    expectRefused(position, 'enter foreignMarket', 'market.notEnterable', { market: 'foreignMarket' });
    expectRefused(position, 'dockForeign A', 'turn.notNow', { action: 'dockForeign' });
  });

  // TX-FOREIGN-01
  test('needs the board in play', () => {
    expectRefused(fishing([at('A', '1')], {}, { external: ['ships'] }), 'dockForeign A', 'market.notHere');
  });

  // TX-AUCT-02, TB-BID-05
  test('freezes everything while bids are pending', () => {
    const docked = play(fishing([at('A', '2', { eel: 2 }), at('B', '1')]), 'dockForeign A');
    for (const step of ['sail B', 'fishEnd', 'openDock', 'dockForeign B']) {
      expectRefused(docked, [0, step], 'turn.notNow', { moment: 'bidding' });
    }
    expectAccepted(play(docked, ...bids(0, 100, 0)), 'dockForeign B');
  });

  // TX-FOREIGN-03
  test('leaves other boats to own docks in the same action', () => {
    const position = fishing([at('A', '2', { eel: 2 }), at('B', '2', { mackerel: 2 })]);
    const settled = play(position, 'dockForeign A', ...bids(0, 100, 0), 'dock B L prices=mackerel:1,mackerel:2');
    expect(itemsOf(settled, 0)).toHaveLength(2);
    expect(boatOf(settled, 'B').at).toBe('L');
  });
});
