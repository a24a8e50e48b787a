import { describe, expect, test } from 'vitest';
import type { Boat } from '../../../engine/tsukiji/state.ts';
import type { Laid, Position } from '../../support/tsukiji.ts';
import { boardOf, expectAccepted, expectRefused, play, playerOf, table, yenOf } from '../../support/tsukiji.ts';

const yard = (position: Position): readonly Boat[] => (boardOf(position, 'usedShips').own as { boats: Boat[] }).boats;
const boats = [{ id: 'Z', kind: '2', at: 'L' }] as const;
const prices = [
  ['1', 200, 300],
  ['2', 400, 600],
  ['3', 600, 900],
  ['4', 800, 1200],
  ['barge', 400, 600],
] as const;

const laid = (more: Partial<Laid> = {}): Position =>
  table({ seats: 4, external: ['ships', 'usedShips'], players: [{ yen: 0, boats }], ...more });

// TB-USED-01 TB-SETUP-09
test('begins empty', () => {
  expect(yard(laid())).toEqual([]);
  expectRefused(play(laid(), 'enter usedShips'), 'buyBoat 1 M', 'stock.short', { wanted: 1, left: 0 });
});

describe.each(prices)('a boat of kind %s', (kind, sells, buys) => {
  const position = laid({ players: [{ yen: 0, boats: [{ id: 'Z', kind, at: 'R' }], openDocks: 3 }] });
  const sold = play(position, 'enter usedShips', 'sellBoat Z');

  // TB-USED-01
  test(`brings ¥${sells} and lies on the board`, () => {
    expect(yenOf(sold, 0)).toBe(sells);
    expect(yard(sold)).toEqual([{ id: 'Z', kind, at: 'board', cargo: {} }]);
  });

  // TB-USED-02
  test(`is bought for ¥${buys}`, () => {
    const board = { usedShips: { own: { boats: [{ id: 'Z', kind, at: 'board', cargo: {} }] } } };
    const player = { yen: buys, openDocks: 3 };
    const visiting = { activity: { kind: 'visit', market: 'usedShips' } as const, boards: board };
    const bought = play(laid({ ...visiting, players: [player] }), `buyBoat ${kind} R`);
    expect(yenOf(bought, 0)).toBe(0);
    expect(playerOf(bought, 0).boats).toEqual([{ id: 'Z', kind, at: 'R', cargo: {} }]);
    const poor = laid({ ...visiting, players: [{ ...player, yen: buys - 100 }] });
    expectRefused(poor, `buyBoat ${kind} R`, 'money.short', { needed: buys, had: buys - 100 });
  });
});

// TB-USED-02
test('a boat that is bought needs room at a dock', () => {
  const own = { boats: [{ id: 'Y', kind: '1', at: 'board', cargo: {} }] };
  const position = laid({ players: [{ boats }], boards: { usedShips: { own } } });
  expectRefused(play(position, 'enter usedShips'), 'buyBoat 1 L', 'dock.noRoom', { dock: 'L' });
});

// TB-USED-02
test('a two-slot ship sold and bought back costs ¥200', () => {
  const position = laid({ players: [{ yen: 200, boats }] });
  expect(yenOf(play(position, 'enter usedShips', 'sellBoat Z', 'buyBoat 2 L'), 0)).toBe(0);
});

// TB-USED-03 TB-RUL-49
test('is closed from the turn in which the end is triggered, for everyone; Ships stays open', () => {
  const rich = { yen: 5000, boats };
  const players = [rich, rich, rich, rich];
  const position = laid({ players, turn: { seat: 1, ap: 0 } });
  const triggered = play(position, 'endTurn');
  expect(triggered.state.end).toEqual({ by: 2, last: 1 });
  expectRefused(triggered, 'enter usedShips', 'market.closed', { market: 'usedShips' });
  expectAccepted(triggered, 'enter ships');
  const later = play(triggered, 'fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn');
  expectRefused(later, 'enter usedShips', 'market.closed', { market: 'usedShips' });
});
