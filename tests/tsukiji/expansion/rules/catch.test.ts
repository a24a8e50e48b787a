import { describe, expect, test } from 'vitest';
import type { FishId, PerFish } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { BoatOnTable, Laid, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  look,
  play,
  table,
} from '../../../support/tsukiji.ts';

const all: readonly FishId[] = [
  ...(['mackerel', 'eel', 'squid', 'fugu', 'salmon'] as const),
  ...(['horseMackerel', 'himono', 'sardines'] as const),
];

/** Seat 0 in the middle of Fishing, with these licences and boats at sea. */
const fisher = (licences: PerFish, boats: readonly Partial<BoatOnTable>[], more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: all,
    external: [],
    turn: { ap: 1, acted: true },
    activity: { kind: 'fishing' },
    players: [{ licences, boats: boats.map((boat) => ({ kind: '1', at: 'sea', ...boat })) }],
    options: { expansion: true, blueShip: true },
    ...more,
  });
const tag = (fish: FishId, licence = 'himono1') => ({ of: 'himono', licence, fish }) as const;
const again = (position: Position): Position => play(position, 'fishEnd', 'fishBegin');

describe('one use of a licence', () => {
  // TX-CATCH-02
  test('of Horse Mackerel catches one of them, or up to two Mackerel', () => {
    const position = fisher({ horseMackerel: 1 }, [{ kind: '3' }]);
    expect(boatOf(play(position, 'catch A horseMackerel'), 'A').cargo).toEqual({ horseMackerel: 1 });
    expect(boatOf(play(position, 'catch A mackerel licence=horseMackerel'), 'A').cargo).toEqual({ mackerel: 1 });
    const two = play(position, 'catch A mackerel licence=horseMackerel count=2');
    expect(boatOf(two, 'A').cargo).toEqual({ mackerel: 2 });
    expect(boardOf(two, 'mackerel').barrels).toBe(13);
    expect(look(two).activity).toMatchObject({ used: { horseMackerel: 1 }, activated: ['A'] });
    expect(eventsOf(two, 'caught')).toMatchObject([{ fish: 'mackerel', count: 2, licence: 'horseMackerel' }]);
    expectRefused(position, 'catch A mackerel licence=horseMackerel count=3', 'cargo.noRoom', { wanted: 3, most: 2 });
    expectRefused(position, 'catch A mackerel', 'licence.notOwned', { fish: 'mackerel' });
  });

  // TX-CATCH-02
  test('of Himono catches Mackerel, Horse Mackerel or Sardines, and nothing else', () => {
    const position = fisher({ himono: 1 }, [{ kind: '2' }]);
    for (const fish of ['mackerel', 'horseMackerel', 'sardines'])
      expectAccepted(position, `catch A ${fish} licence=himono`);
    expectRefused(position, 'catch A himono', 'licence.notFor', { fish: 'himono' });
    expectRefused(position, 'catch A eel licence=himono', 'licence.notFor', { licence: 'himono', fish: 'eel' });
    expectRefused(position, 'catch A mackerel licence=himono count=2', 'cargo.noRoom', { wanted: 2, most: 1 });
  });

  // TX-CATCH-02
  test('of Himono catches Himono once none of the three can be caught', () => {
    const gone = { barrels: 0, overfished: true };
    const boards = { mackerel: gone, horseMackerel: gone };
    const fish: readonly FishId[] = ['mackerel', 'horseMackerel', 'himono'];
    const position = fisher({ himono: 1 }, [{ kind: '2' }], { fish, boards });
    expect(boatOf(play(position, 'catch A himono'), 'A').tags).toEqual([tag('himono')]);
    expectAccepted(position, 'catch A himono licence=himono1');
    expectRefused(position, 'catch A mackerel licence=himono', 'fish.overfished');
    const mackerelLeft = fisher({ himono: 1 }, [{}], { fish, boards: { horseMackerel: gone } });
    expectRefused(mackerelLeft, 'catch A himono', 'licence.notFor');
  });

  // TX-CATCH-02, TX-RUL-46
  test.each([
    ['slot', [{ kind: '1' }], {}],
    ['barrel', [{ kind: '2' }], { mackerel: { barrels: 1 } }],
  ] as const)('of Horse Mackerel catches one Mackerel where only one %s is left', (_, boats, boards) => {
    const position = fisher({ horseMackerel: 1 }, boats, { boards });
    expectRefused(position, 'catch A mackerel licence=horseMackerel count=2', 'cargo.noRoom', { most: 1 });
    expectAccepted(position, 'catch A mackerel licence=horseMackerel');
  });

  // TX-CATCH-01
  test('of Himono leaves a tag on the barrel, which stays with it on the barge', () => {
    const position = fisher({ himono: 1, mackerel: 1 }, [{ kind: '2' }, { kind: 'barge' }]);
    const caught = play(position, 'catch A mackerel licence=himono1');
    expect(boatOf(caught, 'A').tags).toEqual([tag('mackerel')]);
    const moved = play(caught, 'transfer A 1');
    expect(boatOf(moved, 'A')).not.toHaveProperty('tags');
    expect(boatOf(moved, 'B')).toMatchObject({ cargo: { mackerel: 1 }, tags: [tag('mackerel')] });
    expect(boatOf(play(position, 'catch A mackerel'), 'A')).not.toHaveProperty('tags');
  });

  // TX-RUL-58
  test('of several Himono licences takes the first usable one, or the one that is named', () => {
    const position = fisher({ himono: 2 }, [{ kind: '2' }, { kind: '2' }, { kind: '2' }]);
    const first = play(position, 'catch A mackerel licence=himono');
    expect(boatOf(first, 'A').tags).toEqual([tag('mackerel', 'himono1')]);
    const second = play(first, 'catch B mackerel licence=himono');
    expect(boatOf(second, 'B').tags).toEqual([tag('mackerel', 'himono2')]);
    expectRefused(second, 'catch C sardines licence=himono', 'licence.used', { fish: 'himono' });
    const named = play(position, 'catch A mackerel licence=himono2');
    expect(boatOf(named, 'A').tags).toEqual([tag('mackerel', 'himono2')]);
    expectRefused(named, 'catch B mackerel licence=himono2', 'licence.used');
    expectRefused(position, 'catch A mackerel licence=himono3', 'licence.unknown', { licence: 'himono3' });
  });

  test('has no name where it is one of the fish’s own, and no number', () => {
    const position = fisher({ mackerel: 1 }, [{ kind: '2' }]);
    expectRefused(position, 'catch A mackerel licence=mackerel', 'licence.needless');
    expectRefused(position, 'catch A mackerel count=1', 'catch.needless');
    expectRefused(position, 'catch A mackerel second=mackerel', 'boat.oneLicence', { boat: 'A' });
  });
});

describe('licences and ships', () => {
  const a = (cargo: PerFish, more: Partial<BoatOnTable> = {}) => ({ kind: '2', cargo, ...more }) as const;

  // EX-CATCH-j, TX-RUL-10
  test('every licence that may catch a fish counts', () => {
    const position = fisher({ mackerel: 1, horseMackerel: 1 }, [a({ mackerel: 2 }), {}]);
    expectAccepted(position, 'catch B mackerel');
    expectAccepted(position, 'catch B mackerel licence=horseMackerel');
    expectAccepted(position, 'catch B horseMackerel');
  });

  // EX-CATCH-k
  test('one Himono licence serves one ship with Mackerel, and another with Sardines', () => {
    const position = fisher({ himono: 1 }, [a({ mackerel: 1 }, { tags: [tag('mackerel')] }), {}]);
    expectRefused(position, 'catch B mackerel licence=himono', 'licence.tooFew', { licences: 1, ships: 1 });
    const down = play(position, 'catch B sardines licence=himono');
    expectRefused(again(down), 'catch A mackerel licence=himono', 'licence.used');
    expectAccepted(position, 'catch A mackerel licence=himono');
  });

  // EX-CATCH-l
  test('a barge does not count, but what it carries keeps the licence at one', () => {
    const barge = { kind: 'barge', cargo: { mackerel: 1 }, tags: [tag('mackerel')] } as const;
    const position = fisher({ himono: 1 }, [a({}), {}, barge]);
    const after = play(position, 'catch B mackerel licence=himono');
    expect(boatOf(after, 'B').tags).toEqual([tag('mackerel')]);
    expectRefused(again(after), 'catch A mackerel licence=himono', 'licence.used');
  });

  // EX-CATCH-m
  test('a ship mixes barrels with and without a tag', () => {
    const position = fisher({ mackerel: 1, himono: 1 }, [a({ mackerel: 1 })]);
    expect(boatOf(play(position, 'catch A mackerel licence=himono'), 'A')).toMatchObject({
      cargo: { mackerel: 2 },
      tags: [tag('mackerel')],
    });
  });

  // EX-CATCH-n
  test('the last Mackerel is caught, and Mackerel is overfished', () => {
    const position = fisher({ horseMackerel: 1 }, [{ kind: '2' }], {
      boards: { mackerel: { barrels: 1 } },
      box: { fish: [] },
    });
    const after = play(position, 'catch A mackerel licence=horseMackerel');
    expect(boardOf(after, 'mackerel').overfished).toBe(true);
  });

  // EX-CATCH-p
  test('a licence that lies face down still counts', () => {
    const full = a({ mackerel: 2 }, { tags: [tag('mackerel'), tag('mackerel')] });
    const position = fisher({ himono: 2 }, [full, {}]);
    const after = play(position, 'catch B mackerel licence=himono');
    expect(boatOf(after, 'B').tags).toEqual([tag('mackerel', 'himono2')]);
    expectRefused(position, 'catch B mackerel licence=himono1', 'licence.used');
  });

  // EX-CATCH-q
  test('one Horse Mackerel licence serves one ship with Mackerel', () => {
    const position = fisher({ horseMackerel: 1 }, [a({ mackerel: 2 }), {}]);
    expectRefused(position, 'catch B mackerel licence=horseMackerel', 'licence.tooFew', { licences: 1, ships: 1 });
    expectAccepted(position, 'catch B horseMackerel');
  });
});
