import { describe, expect, test } from 'vitest';
import type { FishId } from '../../../engine/tsukiji/catalog/ids.ts';
import type { BoatOnTable, Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, boatOf, expectAccepted, expectRefused, look, play, table } from '../../support/tsukiji.ts';

/** Seat 0 in the middle of Fishing. */
const fisher = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    external: [],
    turn: { ap: 1, acted: true },
    activity: { kind: 'fishing' },
    players: [player],
    ...more,
  });
const sea = 'sea' as const;
const mackerel = (count: number) => ({ mackerel: count });

const one: BoatOnTable = { kind: '1', at: sea };
const two: BoatOnTable = { kind: '2', at: sea };
const three: BoatOnTable = { kind: '3', at: sea };
const aboard = (boat: BoatOnTable, count: number, fish: FishId = 'mackerel'): BoatOnTable => ({
  ...boat,
  cargo: { [fish]: count },
});

describe('a catch', () => {
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
  ] as readonly (readonly [string, PlayerOnTable, string])[])('%s is refused', (_, player, code) => {
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
