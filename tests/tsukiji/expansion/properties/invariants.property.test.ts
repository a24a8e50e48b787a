import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeSpaces, isBarge, marketOf } from '../../../../engine/tsukiji/ask.ts';
import type { FishId } from '../../../../engine/tsukiji/catalog/ids.ts';
import { boatFacts } from '../../../../engine/tsukiji/catalog/pieces.ts';
import { countOf, totalOf } from '../../../../engine/tsukiji/counts.ts';
import type { Boat } from '../../../../engine/tsukiji/state.ts';
import { holds } from '../../../support/holds.ts';
import type { Played, Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  census,
  expansionHarbour,
  livelyAction,
  matchPlay,
  onward,
  stockOfBoards,
  sumOf,
  viewOf,
} from '../../../support/tsukiji.ts';

/** Everything that must hold after an action; gives the ids of what does not. */
function broken({ before, after }: Pick<Played, 'before' | 'after'>): readonly string[] {
  const newcomers = after.state.order.filter((id) => !before.state.order.includes(id));
  const pieces = sumOf(census(before), stockOfBoards(after, newcomers, 0));
  const now = census(after);
  const same = (kind: string): boolean => only(pieces, kind) === only(now, kind);
  const rules: { readonly [id: string]: () => boolean } = {
    'TX-INV-01': () => same('barrel'),
    'TX-INV-02': () => same('token'),
    'TX-INV-03': () => same('licence') && portsFit(after),
    'TX-INV-04': () => licencesFit(after),
    'TX-INV-06': () => markerFits(after),
    'TX-INV-07': () => after.state.players.every(({ boats }) => boats.every((boat) => cargoFits(after, boat))),
    'TX-INV-09': () => after.state.outcome !== undefined || after.state.players.every(({ yen }) => yen >= 0),
  };
  return Object.entries(rules).flatMap(([id, holdsNow]) => (holdsNow() ? [] : [id]));
}

function only(pieces: { readonly [name: string]: number }, kind: string): string {
  return JSON.stringify(Object.entries(pieces).filter(([name]) => name.startsWith(`${kind} `)));
}

function portsFit(position: Position): boolean {
  return position.state.players.every(
    ({ licences }, seat) => freeSpaces(position, seat) >= 0 && countOf(licences, 'nori') <= 1,
  );
}

/** No licence carries more than it can, and it lies face down exactly with two of its barrels at sea. */
function licencesFit(position: Position): boolean {
  const board = viewOf(position, { kind: 'public' }).markets.find(({ id }) => id === 'himono');
  const licences = board?.facts.licences ?? [];
  return (
    licences.every(({ id, seat, faceUp, barrels, tokens }) => {
      const boats = position.state.players[seat]?.boats ?? [];
      const atSea = boats.flatMap(({ tags = [] }) => tags.filter(({ licence }) => licence === id)).length;
      return totalOf(barrels) + totalOf(tokens) <= 2 && atSea <= 2 && faceUp === atSea < 2;
    }) &&
    position.state.players.every(
      ({ licences: held }, seat) => countOf(held, 'himono') === licences.filter((each) => each.seat === seat).length,
    )
  );
}

function markerFits(position: Position): boolean {
  if (position.state.boards.swordfish === undefined) return true;
  const { marker } = boardOf(position, 'swordfish').own as { readonly marker: number };
  return marker >= 1 && marker <= 13;
}

function cargoFits(position: Position, boat: Boat): boolean {
  const types = Object.keys(boat.cargo) as FishId[];
  const most = boat.tags !== undefined ? 1 : (boatFacts[boat.kind].uses ?? 1);
  const apart = types.includes('mackerel') && types.includes('horseMackerel');
  const limits = types.every((fish) => countOf(boat.cargo, fish) <= (marketOf(position, fish).perBoat ?? 9));
  const tagged = types.every(
    (fish) => (boat.tags ?? []).filter((tag) => tag.fish === fish).length <= countOf(boat.cargo, fish),
  );
  const room = totalOf(boat.cargo) <= boatFacts[boat.kind].slots;
  return limits && tagged && room && (isBarge(boat) || (types.length <= most && !apart));
}

/** Plays to the end; the first action after which something does not hold. */
function firstBreach(play: Iterable<Played>): unknown {
  for (const played of play) {
    const ids = broken(played);
    if (ids.length > 0) return { action: played.action, ids };
  }
  return undefined;
}

describe.each([2, 3, 4, 5, 6])('with %i players', (seats) => {
  // TX-INV-01, TX-INV-02, TX-INV-03, TX-INV-04, TX-INV-06, TX-INV-07, TX-INV-09
  test.each([false, true])('all invariants hold where everything happens; collapse: %s', (collapse) => {
    const start = expansionHarbour(seats, { collapse, moneyHidden: collapse, roundLimit: 4 });
    expect(firstBreach(onward(start, `harbour ${seats}`))).toBeUndefined();
  });
});

// TX-INV-01, TX-INV-02, TX-INV-03, TX-INV-04, TX-INV-06, TX-INV-07, TX-INV-09
test('all invariants hold in any match of the expansion', () => {
  const match = fc.record({
    seed: fc.integer({ min: 0, max: 1e9 }),
    seats: fc.integer({ min: 2, max: 6 }),
    starter: fc.constantFrom('mackerel' as const, 'horseMackerel' as const),
    blueShip: fc.boolean(),
    barges: fc.constantFrom('one6' as const, 'two4' as const),
    moneyHidden: fc.boolean(),
    collapse: fc.boolean(),
    openOrder: fc.boolean(),
  });
  const breachOf = ({ seed, seats, ...options }: { readonly seed: number; readonly seats: number }): unknown => {
    const raw = { expansion: true, roundLimit: 3, extraFishMarkets: 3, ...options };
    return firstBreach(matchPlay(`any ${seed}`, seats, raw, livelyAction));
  };
  holds(match, (each) => expect(breachOf(each)).toBeUndefined(), 12);
});
