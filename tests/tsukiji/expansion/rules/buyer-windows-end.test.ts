import { describe, expect, test } from 'vitest';
import { expectAccepted, expectRefused, look, play, tokensOf, yenOf } from '../../../support/tsukiji.ts';
import { ending, idle, now, own } from './windows.ts';

describe('the end of the game', () => {
  // TX-INFL-07, TX-RUL-28
  test('waits for the window after the last turn', () => {
    const position = ending([{ seat: 1, target: 0 }], { end: { by: 1, last: 0 } });
    const window = play(position, 'endTurn');
    expect([now(window), look(window).outcome]).toEqual([['window 1'], undefined]);
    const over = play(window, 'buy 0 i1', 'windowEnd');
    expect(look(over).outcome?.placings).toHaveLength(4);
    expect(tokensOf(over, 1)).toEqual({ mackerel: 1 });
  });

  // TX-INFL-07, EX-INFL-d
  test('comes without a window where the target has no turn left', () => {
    const position = ending([{ seat: 0, target: 1 }], { end: { by: 1, last: 0 } });
    const over = play(position, 'endTurn');
    expect(look(over).outcome).toBeDefined();
    expect([own(over).assigned, yenOf(over, 0)]).toEqual([[{ seat: 0, target: 1 }], 2000]);
  });

  // TX-INFL-07, EX-INFL-c
  test('may be decided before a token is put in front of one who has a last turn to come', () => {
    const position = ending([], {
      end: { by: 0, last: 3 },
      boards: { influence: { own: { buyers: 1, extensions: 2, onPort: [1, 0, 0, 0], assigned: [] } } },
    });
    const d = play(position, 'assignBuyer 3', 'endTurn', ...idle, ...idle);
    expect(now(d)).toEqual(['turn 3']);
    const a = play(d, ...idle);
    expect([now(a), look(a).outcome]).toEqual([['window 0'], undefined]);
    expect(look(play(a, 'windowEnd')).outcome).toBeDefined();
  });

  // TX-RUL-65
  test('by the round limit waits too', () => {
    const position = ending([{ seat: 1, target: 0 }], {
      firstSeat: 1,
      options: { expansion: true, roundLimit: 1 },
    });
    const window = play(position, 'endTurn');
    expect(now(window)).toEqual(['window 1']);
    expect(look(play(window, 'windowEnd')).outcome).toBeDefined();
  });
});

describe('the bound of a turn', () => {
  const full = { turn: { ap: 0, acted: true, commands: 300 } };

  // TX-RUL-64
  test('does not count what is done in a window, and does not bind it', () => {
    const window = play(ending([{ seat: 1, target: 0 }], full), 'endTurn');
    const { commands } = look(window).turn;
    const bought = play(window, 'buy 0 i1', 'buy 2 i4');
    expect(look(bought).turn.commands).toBe(commands);
    expectAccepted(bought, 'windowEnd');
  });

  // TX-RUL-64
  test('leaves no free step of the expansion and no further docking, but the way to the end', () => {
    const held = { influence: { own: { buyers: 1, extensions: 2, onPort: [1, 0, 0, 0], assigned: [] } } };
    const main = ending([], { turn: { ap: 1, acted: true, commands: 300 }, boards: held });
    expectRefused(main, 'assignBuyer 1', 'turn.tooLong', { commands: 300 });
    expectAccepted(main, 'fishBegin');
    const boats = [{ id: 'A', kind: '1', at: 'sea' }] as const;
    const fishing = ending([], {
      external: ['ships', 'influence', 'foreignMarket'],
      players: [{ boats }, {}, {}, {}],
      activity: { kind: 'fishing' },
      turn: { ap: 0, acted: true, commands: 300 },
    });
    expectRefused(fishing, 'dockForeign A', 'turn.tooLong', { commands: 300 });
    expectAccepted(fishing, 'fishEnd');
    const visit = ending([], { activity: { kind: 'visit', market: 'influence' }, turn: { ap: 1, commands: 300 } });
    expectAccepted(visit, 'buyBuyer');
    expectRefused(play(visit, 'buyBuyer'), 'buyBuyer', 'turn.tooLong', {});
    expectAccepted(play(visit, 'buyBuyer'), 'leave');
  });
});
