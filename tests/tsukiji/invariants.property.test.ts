import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, dockHasRoom, freeSpaces, isBarge, isDocked, marketOf, stockOf } from '../../engine/tsukiji/ask.ts';
import type { DockId } from '../../engine/tsukiji/catalog/ids.ts';
import { boatFacts, isFish } from '../../engine/tsukiji/catalog/pieces.ts';
import { print } from '../../engine/tsukiji/catalog/prints.ts';
import { entriesOf, totalOf } from '../../engine/tsukiji/counts.ts';
import { holds } from '../support/holds.ts';
import type { Played, Position } from '../support/tsukiji.ts';
import { census, deal, harbour, livelyAction, matchPlay, onward, stockOfBoards, sumOf } from '../support/tsukiji.ts';

/** Everything that must hold after an action; gives the ids of what does not. */
function broken({ before, after }: Pick<Played, 'before' | 'after'>): readonly string[] {
  const newcomers = after.state.order.filter((id) => !before.state.order.includes(id));
  const pieces = sumOf(census(before), stockOfBoards(after, newcomers));
  const same = (kind: string): boolean => only(pieces, kind) === only(census(after), kind);
  const rules: { readonly [id: string]: () => boolean } = {
    'TB-INV-01': () => same('barrel'),
    'TB-INV-02': () => same('token'),
    'TB-INV-03': () => same('licence'),
    'TB-INV-04': () => same('boat'),
    'TB-INV-05': () => cargoesFit(after),
    'TB-INV-06': () => portsFit(after) && nobodyLendsAndBorrows(after),
    'TB-INV-07': () => after.state.players.every(({ yen }) => yen >= 0 && yen % 100 === 0),
    'TB-INV-08': () => overfishedIsOverfished(before, after),
  };
  return Object.entries(rules).flatMap(([id, holds]) => (holds() ? [] : [id]));
}

function only(pieces: { readonly [name: string]: number }, kind: string): string {
  return JSON.stringify(Object.entries(pieces).filter(([name]) => name.startsWith(`${kind} `)));
}

/** A ship carries one type; docked boats are empty; slots and the limits of a fish hold. */
function cargoesFit(position: Position): boolean {
  const boats = position.state.players.flatMap((player) => player.boats);
  return boats.every((boat) => {
    const cargo = entriesOf(boat.cargo);
    const limits = cargo.every(([fish, count]) => count <= (marketOf(position, fish).perBoat ?? count));
    const room = totalOf(boat.cargo) <= boatFacts[boat.kind].slots && (isBarge(boat) || cargo.length <= 1);
    return limits && room && (!isDocked(boat) || cargo.length === 0);
  });
}

/** Licence spaces and docks hold what lies there: taken off its dock, each boat would find room again. */
function portsFit(position: Position): boolean {
  return position.state.players.every((player, seat) => {
    const fits = player.boats.filter(isDocked).every((boat) => {
      const without = { ...player, boats: player.boats.filter((each) => each !== boat) };
      return dockHasRoom(position, without, boat.at as DockId, boat.kind);
    });
    const free = freeSpaces(position, seat);
    return fits && free >= 0 && free <= print(position, 'port.licenceSpaces');
  });
}

function nobodyLendsAndBorrows(position: Position): boolean {
  if (position.state.boards.bank === undefined) return true;
  const holdings = marketOf(position, 'bank').facts?.(at(position, 'bank')).holdings ?? [];
  const owners = (good: string) => holdings.filter((each) => each.good === good).map(({ seat }) => seat);
  return owners('loan').every((seat) => !owners('share').includes(seat));
}

/** Not overfished: a barrel and a token are there, and always were. Overfished: for good. */
function overfishedIsOverfished(before: Position, after: Position): boolean {
  return after.state.order.filter(isFish).every((fish) => {
    const board = after.state.boards[fish];
    if (board === undefined) return false;
    const stocked = board.barrels > 0 && totalOf(stockOf(board)) > 0;
    const wasOverfished = before.state.boards[fish]?.overfished === true;
    return board.overfished ? board.barrels === 0 : stocked && !wasOverfished;
  });
}

/** Plays to the end; the first action after which something does not hold. */
function firstBreach(
  play: Iterable<Played>,
): { readonly action: unknown; readonly ids: readonly string[] } | undefined {
  for (const played of play) {
    const ids = broken(played);
    if (ids.length > 0) return { action: played.action, ids };
  }
  return undefined;
}

const hiddenOrNot = [false, true].map((moneyHidden) => ({ moneyHidden, roundLimit: 4 }));

describe.each([2, 3, 4, 5, 6])('with %i players', (seats) => {
  // TB-INV-01, TB-INV-02, TB-INV-03, TB-INV-04
  test('a match is dealt with all pieces of its boards, one licence and one ship for each', () => {
    const position = deal(`census ${seats}`, seats);
    const own = { 'boat 1': seats, 'licence mackerel': seats };
    expect(census(position)).toEqual(sumOf(stockOfBoards(position, position.state.order), own));
  });

  // TB-INV-01, TB-INV-02, TB-INV-03, TB-INV-04, TB-INV-05, TB-INV-06, TB-INV-07, TB-INV-08
  test.each(hiddenOrNot)('all invariants hold after every action of a match: $moneyHidden', (options) => {
    expect(firstBreach(matchPlay(`match ${seats}`, seats, options, livelyAction))).toBeUndefined();
  });

  // TB-INV-01, TB-INV-02, TB-INV-03, TB-INV-04, TB-INV-05, TB-INV-06, TB-INV-07, TB-INV-08
  test.each(hiddenOrNot)('all invariants hold where everything happens: $moneyHidden', (options) => {
    expect(firstBreach(onward(harbour(seats, options), `harbour ${seats}`))).toBeUndefined();
  });
});

// TB-INV-01, TB-INV-02, TB-INV-03, TB-INV-04, TB-INV-05, TB-INV-06, TB-INV-07, TB-INV-08
test('all invariants hold in any match', () => {
  const match = fc.record({
    seed: fc.integer({ min: 0, max: 1e9 }),
    seats: fc.integer({ min: 2, max: 6 }),
    moneyHidden: fc.boolean(),
    beginner: fc.boolean(),
  });
  const breachOf = ({ seed, seats, ...options }: { readonly seed: number; readonly seats: number }) =>
    firstBreach(matchPlay(`any ${seed}`, seats, { ...options, roundLimit: 3 }, livelyAction));
  holds(match, (each) => expect(breachOf(each)).toBeUndefined(), 12);
});
