import { describe, expect, test } from 'vitest';
import type { BoatOnTable, Position } from '../../support/tsukiji.ts';
import {
  boatOf,
  expectAccepted,
  expectRefused,
  legalNames,
  play,
  playerOf,
  table,
  yenOf,
} from '../../support/tsukiji.ts';

const fisher = (openDocks: number, ...boats: readonly BoatOnTable[]): Position =>
  table({ seats: 2, external: [], turn: { ap: 1 }, activity: { kind: 'fishing' }, players: [{ openDocks, boats }] });
const ship = (at: BoatOnTable['at']): BoatOnTable => ({ kind: '1', at });
const barge = (at: BoatOnTable['at']): BoatOnTable => ({ kind: 'barge', at });

describe('dock space', () => {
  // TB-DOCK-01
  test('R takes a second ship but no barge beside a ship', () => {
    expectAccepted(fisher(3, ship('R'), ship('sea')), 'dock B R');
    expectRefused(fisher(3, ship('R'), barge('sea')), 'dock B R', 'dock.noRoom', { dock: 'R' });
  });

  // TB-DOCK-01
  test('R takes two ships or the barge, nothing beside it', () => {
    expectRefused(fisher(3, ship('R'), ship('R'), ship('sea')), 'dock C R', 'dock.noRoom');
    expectAccepted(fisher(3, barge('sea')), 'dock A R');
    expectRefused(fisher(3, barge('R'), ship('sea')), 'dock B R', 'dock.noRoom');
  });

  // TB-DOCK-01
  test('L and M take one ship, never the barge', () => {
    expectRefused(fisher(3, ship('L'), ship('sea')), 'dock B L', 'dock.noRoom');
    expectRefused(fisher(3, ship('M'), ship('sea')), 'dock B M', 'dock.noRoom');
    expectRefused(fisher(3, barge('sea')), 'dock A M', 'dock.noRoom', { dock: 'M' });
    expectRefused(fisher(3, barge('sea')), 'dock A L', 'dock.noRoom');
  });

  // TB-DOCK-01, TB-COMP-03
  test('all docks open hold 4 ships, or 2 ships and the barge', () => {
    const ships = fisher(3, ...Array.from({ length: 5 }, () => ship('sea')));
    const full = play(ships, 'dock A L', 'dock B M', 'dock C R', 'dock D R');
    for (const dock of ['L', 'M', 'R']) expectRefused(full, `dock E ${dock}`, 'dock.noRoom');
    const mixed = fisher(3, ship('sea'), ship('sea'), barge('sea'), ship('sea'));
    const docked = play(mixed, 'dock A L', 'dock B M', 'dock C R');
    expectRefused(docked, 'dock D R', 'dock.noRoom');
  });

  // TB-DOCK-01
  test('a covered dock takes nothing', () => {
    expectRefused(fisher(1, ship('sea')), 'dock A M', 'dock.noRoom', { dock: 'M' });
  });

  // TB-DOCK-04
  test('a player may own more boats than there is space', () => {
    const position = fisher(1, ship('L'), ship('sea'), ship('sea'));
    expect(playerOf(position, 0).boats).toHaveLength(3);
    expectAccepted(position, 'fishEnd');
  });

  // TB-DOCK-03, TB-RUL-13
  test('a docked boat stays where it is until it sails', () => {
    const position = fisher(3, ship('R'), barge('sea'));
    expectRefused(position, 'dock A M', 'boat.notAtSea', { boat: 'A' });
    expectAccepted(play(position, 'sail A'), 'dock B R');
  });
});

describe('opening a dock', () => {
  const owner = (yen: number, openDocks = 1): Position => table({ seats: 2, players: [{ yen, openDocks }] });

  // TB-DOCK-02
  test('costs 500, M before R', () => {
    const once = play(owner(1000), 'openDock');
    expect([yenOf(once, 0), playerOf(once, 0).openDocks]).toEqual([500, 2]);
    const twice = play(once, 'openDock');
    expect([yenOf(twice, 0), playerOf(twice, 0).openDocks]).toEqual([0, 3]);
  });

  // TB-DOCK-02
  test('never opens R first', () => {
    const position = table({ seats: 2, players: [{ boats: [ship('sea'), ship('sea')] }] });
    const after = play(position, 'openDock', 'fishBegin');
    expectRefused(after, 'dock A R', 'dock.noRoom', { dock: 'R' });
    expect(boatOf(play(after, 'dock A M'), 'A').at).toBe('M');
  });

  // TB-DOCK-02
  test('is refused to who cannot pay, and when all are open', () => {
    expectRefused(owner(400), 'openDock', 'money.short', { needed: 500, had: 400 });
    expectRefused(owner(2000, 3), 'openDock', 'dock.allOpen');
  });

  // TB-DOCK-02
  test('is for good: there is no way to cover a dock again', () => {
    expect(legalNames(play(owner(2000), 'openDock', 'openDock'))).toEqual(['enter', 'fishBegin']);
  });
});
