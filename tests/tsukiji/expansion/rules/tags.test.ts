import { describe, expect, test } from 'vitest';
import type { BoatOnTable, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  himonoHolder,
  himonoTag,
  legal,
  play,
  table,
} from '../../../support/tsukiji.ts';

const mixed: BoatOnTable = {
  kind: '3',
  at: 'sea',
  cargo: { mackerel: 3 },
  tags: [himonoTag('mackerel'), himonoTag('mackerel', 'himono2')],
};
const barge: BoatOnTable = { kind: 'barge', at: 'sea' };
const holder = (...boats: readonly BoatOnTable[]): Position => himonoHolder([{}, {}], { boats });

describe('a transfer', () => {
  // TX-RUL-57
  test('names the tag where barrels of one fish differ by it', () => {
    const position = holder(mixed, barge);
    expectRefused(position, 'transfer A 1', 'barrels.which', { boat: 'A' });
    expectRefused(position, 'transfer A 1 fish=mackerel', 'barrels.which');
    expectRefused(position, 'transfer A 2 licence=none', 'cargo.noRoom', { most: 1 });
    expectRefused(position, 'transfer A 1 licence=himono3', 'barrels.short');
    const tagged = play(position, 'transfer A 1 licence=himono2');
    expect(boatOf(tagged, 'B')).toMatchObject({ cargo: { mackerel: 1 }, tags: [himonoTag('mackerel', 'himono2')] });
    expect(boatOf(tagged, 'A').tags).toEqual([himonoTag('mackerel')]);
    expect(eventsOf(tagged, 'transferred')).toMatchObject([{ licence: 'himono2' }]);
    const untagged = play(position, 'transfer A 1 licence=none');
    expect(boatOf(untagged, 'B')).not.toHaveProperty('tags');
  });

  // TX-RUL-57
  test('names the fish of a blue ship that carries two', () => {
    const blue: BoatOnTable = { kind: 'blue', at: 'sea', cargo: { eel: 2, sardines: 1 } };
    const position = holder(blue, barge);
    expectRefused(position, 'transfer A 1', 'barrels.which');
    expectRefused(position, 'transfer A 1 fish=mackerel', 'barrels.short');
    expectRefused(position, 'transfer A 1 licence=none', 'barrels.noTags', { boat: 'A' });
    expect(boatOf(play(position, 'transfer A 2 fish=eel'), 'B').cargo).toEqual({ eel: 2 });
  });

  test('has nothing to name in a base match', () => {
    const position = table({
      seats: 2,
      players: [{ boats: [{ kind: '2', at: 'sea', cargo: { mackerel: 1 } }, barge] }],
    });
    expectRefused(position, 'transfer A 1 fish=mackerel', 'transfer.needless');
    expectRefused(position, 'transfer A 1 barge=B', 'transfer.needless');
    expectAccepted(position, 'transfer A 1');
  });
});

describe('a discard', () => {
  // TX-RUL-57
  test('names the tag where barrels of one fish differ by it', () => {
    const position = holder({ ...mixed, kind: 'barge', cargo: { eel: 1, mackerel: 3 } });
    expectRefused(position, 'discard A mackerel*1', 'barrels.which', { boat: 'A' });
    expectRefused(position, 'discard A mackerel*2 licence=himono1', 'barrels.short', { boat: 'A' });
    const one = play(position, 'discard A mackerel*1 licence=himono1');
    expect(boatOf(one, 'A')).toMatchObject({
      cargo: { eel: 1, mackerel: 2 },
      tags: [himonoTag('mackerel', 'himono2')],
    });
    expect(boardOf(one, 'mackerel').barrels).toBe(16);
    const rest = play(one, 'discard A eel*1,mackerel*1 licence=none');
    expect(boatOf(rest, 'A').cargo).toEqual({ mackerel: 1 });
    const last = play(rest, 'discard A mackerel*1');
    expect(boatOf(last, 'A')).toMatchObject({ cargo: {} });
    expect(boatOf(last, 'A')).not.toHaveProperty('tags');
  });

  // TX-RUL-57
  test('names no tag on a boat without any', () => {
    const position = holder({ kind: '2', at: 'sea', cargo: { eel: 1 } });
    expectRefused(position, 'discard A eel*1 licence=none', 'barrels.noTags', { boat: 'A' });
    expect(legal(position, 0).find(({ action }) => action === 'discard')?.fields).not.toHaveProperty('licence');
  });
});
