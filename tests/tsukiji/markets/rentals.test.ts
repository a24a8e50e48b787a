import { describe, expect, test } from 'vitest';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  boardOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  itemsOf,
  legal,
  legalNames,
  play,
  playerOf,
  table,
  yenOf,
} from '../../support/tsukiji.ts';

interface Held {
  readonly seat: number;
  readonly good: 'freezer' | 'handcart';
  readonly uses: number;
}

const laid = (player: PlayerOnTable, held: readonly Held[] = [], more: Partial<Laid> = {}): Position => {
  const left = (good: string) => 2 - held.filter((each) => each.good === good).length;
  return table({
    seats: 2,
    fish: ['mackerel', 'eel', 'salmon'],
    external: ['ships', 'rentals'],
    players: [player],
    boards: { rentals: { own: { stock: { freezers: left('freezer'), handcarts: left('handcart') }, held } } },
    ...more,
  });
};
const visiting = (player: PlayerOnTable, held: readonly Held[] = []): Position =>
  laid(player, held, { activity: { kind: 'visit', market: 'rentals' } });
const starting = (player: PlayerOnTable, held: readonly Held[]): Position =>
  laid(player, held, { turn: { stage: 'start' } });

const freezer = (uses: number): Held => ({ seat: 0, good: 'freezer', uses });
const handcart = (uses: number): Held => ({ seat: 0, good: 'handcart', uses });
const ownOf = (position: Position) => boardOf(position, 'rentals').own;

// TB-SETUP-09
test('begins with 2 freezers and 2 handcarts', () => {
  expect(ownOf(table({ seats: 4, external: ['ships', 'rentals'] }))).toEqual({
    stock: { freezers: 2, handcarts: 2 },
    held: [],
  });
});

describe('renting', () => {
  // TB-RENT-01 TB-RENT-02 TB-RENT-05
  test('costs ¥200 each and fills a licence space each', () => {
    const rented = play(visiting({ yen: 400, licences: { mackerel: 2 } }), 'rent freezers=2');
    expect(yenOf(rented, 0)).toBe(0);
    expect(ownOf(rented)).toEqual({ stock: { freezers: 0, handcarts: 2 }, held: [freezer(2), freezer(2)] });
    expectRefused(play(rented, 'leave', 'enter mackerel'), 'buyLicence 1', 'spaces.full', { wanted: 1, free: 0 });
  });

  // TB-RENT-01
  test('is limited by what is there, paid and has a space', () => {
    expectRefused(visiting({}, [{ ...freezer(2), seat: 1 }]), 'rent freezers=2', 'stock.short', { wanted: 2, left: 1 });
    expectRefused(visiting({ yen: 300 }), 'rent freezers=1 handcarts=1', 'money.short', { needed: 400, had: 300 });
    expectRefused(visiting({}), 'rent', 'rent.nothing');
    const crowded = visiting({ licences: { mackerel: 3 } });
    expectRefused(crowded, 'rent freezers=1 handcarts=1', 'spaces.full', { wanted: 2, free: 1 });
    expectAccepted(crowded, 'rent handcarts=1');
  });

  // TB-LIC-03
  test('leaves no space: 2 licences, a freezer and a handcart fill all four', () => {
    const rented = play(visiting({ licences: { mackerel: 2 } }), 'rent freezers=1 handcarts=1');
    expectRefused(rented, 'rent freezers=1', 'spaces.full', { wanted: 1, free: 0 });
  });

  // TB-RUL-38
  test('is possible with four licences, for one of them could be returned', () => {
    const entered = play(laid({ licences: { mackerel: 4 } }), 'enter rentals');
    expectRefused(entered, 'rent freezers=1', 'spaces.full', { wanted: 1, free: 0 });
    expect(ownOf(play(entered, 'returnLicence mackerel', 'rent freezers=1'))).toMatchObject({ held: [freezer(2)] });
  });

  // TB-RUL-38
  test('makes room for nothing but a licence when time runs out', () => {
    const position = visiting({ licences: { mackerel: 4 } });
    const [decision] = awaited(position);
    if (decision === undefined) throw new Error('nothing is awaited');
    expect(tsukiji.fallback(position, decision)).toEqual({ type: 'returnLicence', fish: 'mackerel' });
  });

  // TB-RUL-38
  test('four rentals leave no space that could be emptied', () => {
    const held = [freezer(2), freezer(1), handcart(2), handcart(1)];
    const position = laid({}, held);
    expectRefused(position, 'enter eel', 'market.nothingToDo', { market: 'eel' });
    expectAccepted(laid({ licences: { mackerel: 1 } }, held.slice(1)), 'enter eel');
  });

  // TB-RENT-02 TB-RUL-39
  test('cannot be given back early, only burned', () => {
    const position = laid({ licences: { mackerel: 1 } }, [handcart(2)], { turn: { ap: 0 } });
    expect(legalNames(position)).toEqual(['endTurn', 'openDock', 'returnLicence', 'useHandcart']);
    const returns = legal(position, 0).filter(({ action }) => action === 'returnLicence');
    expect(returns.map(({ example }) => example)).toEqual([{ type: 'returnLicence', fish: 'mackerel' }]);
    const burned = play(position, 'useHandcart', 'useHandcart', 'endTurn');
    expect(ownOf(burned)).toEqual({ stock: { freezers: 2, handcarts: 2 }, held: [] });
  });
});

describe('a freezer', () => {
  const port = {
    items: [
      { fish: 'salmon', price: 400 },
      { fish: 'mackerel', row: 'lower', price: 200 },
    ],
  } as const;

  // TB-RENT-03 TB-RENT-04
  test('skips degradation and shows one use less', () => {
    const used = play(starting(port, [freezer(2)]), 'useFreezer');
    expect(ownOf(used)).toMatchObject({ stock: { freezers: 1 }, held: [freezer(1)] });
    expect(itemsOf(used, 0).map(({ fish, row }) => [fish, row])).toEqual([
      ['salmon', 'upper'],
      ['mackerel', 'lower'],
    ]);
    expect(used.state.turn).toMatchObject({ stage: 'main', ap: 2 });
    expect(eventsOf(used, 'degradationSkipped')).toEqual([{ type: 'degradationSkipped', seat: 0, market: 'rentals' }]);
  });

  // TB-RENT-03
  test('goes back to the board after its second use and frees the space at once', () => {
    const used = play(starting({ licences: { mackerel: 3 } }, [freezer(1)]), 'useFreezer');
    expect(ownOf(used)).toEqual({ stock: { freezers: 2, handcarts: 2 }, held: [] });
    expectAccepted(play(used, 'enter eel'), 'buyLicence 1');
  });

  // TB-RENT-04 TB-RUL-40
  test('is used once per turn, however many are held', () => {
    const used = play(starting(port, [freezer(2), freezer(2)]), 'useFreezer');
    expect(legalNames(used)).not.toContain('useFreezer');
    expectRefused(used, 'useFreezer', 'turn.notNow');
  });

  // TB-RUL-40
  test('may be used with an empty Port', () => {
    expect(legalNames(starting({}, [freezer(2)]))).toEqual(['degrade', 'useFreezer']);
    expectAccepted(starting({}, [freezer(2)]), 'useFreezer');
  });

  // TB-RUL-69
  test('is the one that the player names, or else the one that frees its space soonest', () => {
    const position = starting({}, [freezer(2), freezer(1)]);
    expect(ownOf(play(position, 'useFreezer'))).toMatchObject({ held: [freezer(2)] });
    expect(ownOf(play(position, 'useFreezer uses=2'))).toMatchObject({ held: [freezer(1), freezer(1)] });
    expectRefused(starting({}, [freezer(2)]), 'useFreezer uses=1', 'good.none', { good: 'freezer', uses: 1 });
  });

  // TB-RENT-04
  test('of another player is of no use', () => {
    const position = laid({}, [{ ...freezer(2), seat: 1 }], { turn: { ap: 0 } });
    expect(play(position, 'endTurn').state.turn).toMatchObject({ seat: 1, stage: 'start' });
    expectRefused(starting({}, [freezer(2), { ...handcart(1), seat: 1 }]), [1, 'useFreezer'], 'turn.notYours');
  });
});

describe('a handcart', () => {
  // TB-RENT-05
  test('gives points for Markets only, and each may be used twice in a turn', () => {
    const sold = { items: [{ fish: 'mackerel', price: 100 }] } as const;
    const position = laid({}, [handcart(2)], { players: [{}, sold] });
    const acted = play(position, 'fishBegin', 'fishEnd', 'buy 1 i1', 'buyEnd', 'useHandcart', 'enter mackerel');
    const again = play(acted, 'buyLicence 1', 'leave', 'useHandcart', 'enter eel', 'buyLicence 1', 'leave');
    expect(ownOf(again)).toEqual({ stock: { freezers: 2, handcarts: 2 }, held: [] });
    expect(playerOf(again, 0).licences).toEqual({ mackerel: 1, eel: 1 });
  });

  // TB-RENT-05
  test('never pays for Fishing or Buying', () => {
    const sold = { items: [{ fish: 'mackerel', price: 100 }] } as const;
    const position = play(laid({}, [handcart(2)], { players: [{}, sold], turn: { ap: 0 } }), 'useHandcart');
    expect(legalNames(position)).toEqual(['endTurn', 'enter', 'openDock', 'useHandcart']);
    expectRefused(position, 'fishBegin', 'points.none');
    expectRefused(position, 'buy 1 i1', 'points.none');
  });

  // TB-RENT-03
  test('used twice in one turn may be rented again at once', () => {
    const used = play(laid({ licences: { mackerel: 3 } }, [handcart(2)]), 'useHandcart', 'useHandcart');
    const rented = play(used, 'enter rentals', 'rent handcarts=1');
    expect(ownOf(rented)).toEqual({ stock: { freezers: 2, handcarts: 1 }, held: [handcart(2)] });
  });

  // TB-RUL-68
  test.each([
    { ap: 2, price: 1, left: { ap: 2, cartAp: 0 } },
    { ap: 1, price: 2, left: { ap: 0, cartAp: 0 } },
    { ap: 0, price: 1, left: { ap: 0, cartAp: 0 } },
  ])('is spent first: $ap AP, a Market of $price AP', ({ ap, price, left }) => {
    const options = { prints: { 'fish.eel.entry': [{ ap: price }] } };
    const position = laid({}, [handcart(2)], { turn: { ap }, options });
    expect(play(position, 'useHandcart', 'enter eel').state.turn).toMatchObject(left);
  });

  // TB-RENT-02 TB-RENT-03
  test('fills its space until it is used up', () => {
    const full = play(laid({ licences: { mackerel: 3 } }, [handcart(1)]), 'enter eel');
    expectRefused(full, 'buyLicence 1', 'spaces.full', { wanted: 1, free: 0 });
    expectAccepted(play(full, 'useHandcart'), 'buyLicence 1');
  });
});
