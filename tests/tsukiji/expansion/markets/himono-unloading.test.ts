import { describe, expect, test } from 'vitest';
import type { Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  himonoHolder,
  himonoLicence,
  himonoShip,
  himonoTag,
  itemsOf,
  play,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';

const fishing = { turn: { ap: 1, acted: true }, activity: { kind: 'fishing' } } as const;
/** What lies on a licence. */
const on = (position: Position, id = 'himono1') => {
  const { barrels, tokens } = himonoLicence(position, id) ?? {};
  return { barrels, tokens };
};

describe('unloading', () => {
  // TX-HIMONO-04, TX-RUL-11, TX-RUL-61
  test('fills the room of the licences first: it is compulsory', () => {
    const position = himonoHolder([{}], { boats: [himonoShip({ mackerel: 2 })] }, fishing);
    expectRefused(position, 'dock A L', 'placement.mismatch', { wanted: 2, given: 0 });
    expectRefused(position, 'dock A L placement=mackerel:himono1', 'placement.mismatch', { wanted: 2, given: 1 });
    expectRefused(position, 'dock A L prices=mackerel:1,mackerel:1', 'prices.mismatch', { wanted: 0 });
    const after = play(position, 'dock A L placement=mackerel:himono1,mackerel:himono1');
    expect(itemsOf(after, 0)).toEqual([]);
    expect(yenOf(after, 0)).toBe(1100);
    expect(eventsOf(after, 'kept')).toHaveLength(2);
  });

  // EX-HIMONO-b
  test('returns what finds no room', () => {
    const position = himonoHolder([{ barrels: { sardines: 1 } }], { boats: [himonoShip({ mackerel: 2 })] }, fishing);
    expectRefused(position, 'dock A L placement=mackerel:himono1,mackerel:himono1', 'placement.mismatch', {
      wanted: 1,
    });
    const after = play(position, 'dock A L placement=mackerel:himono1');
    expect(on(after).barrels).toEqual({ mackerel: 1, sardines: 1 });
    expect(boardOf(after, 'mackerel').barrels).toBe(16);
    expect(yenOf(after, 0)).toBe(1100);
  });

  // EX-HIMONO-c
  test('returns all where there is no room at all', () => {
    const position = himonoHolder([{ barrels: { sardines: 2 } }], { boats: [himonoShip({ mackerel: 2 })] }, fishing);
    expectRefused(position, 'dock A L placement=mackerel:himono1', 'placement.mismatch', { wanted: 0 });
    const after = play(position, 'dock A L');
    expect(boardOf(after, 'mackerel').barrels).toBe(17);
    expect(yenOf(after, 0)).toBe(1100);
  });

  // TX-RUL-15, TX-HIMONO-04
  test('may be split over several licences, as the owner likes', () => {
    const position = himonoHolder(
      [{}, { barrels: { sardines: 1 } }],
      { boats: [himonoShip({ mackerel: 2 })] },
      fishing,
    );
    const split = play(position, 'dock A L placement=mackerel:himono1,mackerel:himono2');
    expect(on(split, 'himono1').barrels).toEqual({ mackerel: 1 });
    expect(on(split, 'himono2').barrels).toEqual({ mackerel: 1, sardines: 1 });
    expectAccepted(position, 'dock A L placement=mackerel:himono1,mackerel:himono1');
    expectRefused(position, 'dock A L placement=mackerel:himono2,mackerel:himono2', 'licence.full', { left: 1 });
    expectRefused(position, 'dock A L placement=mackerel:himono1,sardines:himono1', 'placement.mismatch');
  });

  // EX-HIMONO-j
  test('of a barge lays down what has a tag and prices the rest', () => {
    const barge = himonoShip({ mackerel: 1, eel: 1 }, { tags: [himonoTag('mackerel')], kind: 'barge' });
    const position = himonoHolder([{}], { boats: [barge], openDocks: 3 }, fishing);
    const after = play(position, 'dock A R prices=eel:2 placement=mackerel:himono1');
    expect(itemsOf(after, 0)).toMatchObject([{ fish: 'eel', column: 2 }]);
    expect(on(after).barrels).toEqual({ mackerel: 1 });
    expect(yenOf(after, 0)).toBe(1100);
    expect(boardOf(after, 'eel').own).toMatchObject({ marker: 2 });
  });

  // EX-HIMONO-k, TX-RUL-12
  test('of Sardines with a tag brings the docking bonus all the same', () => {
    const position = himonoHolder(
      [{}],
      { boats: [himonoShip({ sardines: 1 })] },
      {
        ...fishing,
        boards: { sardines: { tokens: { sardine: 4 } } },
      },
    );
    const docked = play(position, 'dock A L placement=sardines:himono1');
    expect(tokensOf(docked, 0)).toEqual({ sardine: 1 });
    expect(boardOf(docked, 'sardines')).toMatchObject({ tokens: { sardine: 3 }, own: { iwashi: 1 } });
    const added = play(docked, 'himonoAdd himono1 token=sardine');
    expect(on(added)).toEqual({ barrels: { sardines: 1 }, tokens: { sardine: 1 } });
  });

  // EX-CATCH-m
  test('treats barrels of one fish differently, by their tag', () => {
    const position = himonoHolder(
      [{}],
      { boats: [himonoShip({ mackerel: 2 }, { tags: [himonoTag('mackerel')] })] },
      fishing,
    );
    const after = play(position, 'dock A L prices=mackerel:1 placement=mackerel:himono1');
    expect(itemsOf(after, 0)).toHaveLength(1);
    expect(on(after).barrels).toEqual({ mackerel: 1 });
  });
});
