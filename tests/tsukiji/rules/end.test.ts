import { describe, expect, test } from 'vitest';
import { blindDraw } from '../../../engine/kernel/draw.ts';
import { fork } from '../../../engine/kernel/fork.ts';
import { sheet } from '../../../engine/kernel/play-list.ts';
import type { TsukijiEvent } from '../../../engine/tsukiji/events.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { State } from '../../../engine/tsukiji/state.ts';
import type { Laid, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  eventsOf,
  expectAccepted,
  expectRefused,
  look,
  play,
  table,
  viewOf,
  yenOf,
} from '../../support/tsukiji.ts';

/** The last seat is about to end its turn: the next check is seat 0's. Wealth by seat. */
function eve(yen: readonly number[], resources: readonly number[], laid: Partial<Laid> = {}): Position {
  return table({
    seats: yen.length,
    turn: { seat: yen.length - 1, ap: 0 },
    players: yen.map((each, seat) => ({ yen: each, tokens: resources[seat] ? { mackerel: resources[seat] } : {} })),
    ...laid,
  });
}
const pass = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
const hidden = { options: { moneyHidden: true } };

describe('the end is triggered', () => {
  // TB-END-01, TB-RUL-58
  test.each([
    ['T1 alone lowest R', [5000, 3000, 2000], [10, 12, 15], undefined],
    ['T2 by yen', [5000, 3000, 2000], [10, 10, 15], ['yen']],
    ['T3 by R', [1000, 1000, 2000], [50, 3, 4], ['resources']],
    ['T4 alone least yen', [900, 1000, 2000], [50, 3, 4], undefined],
    ['T5 below both', [4900, 6000, 6000], [49, 0, 0], undefined],
    ['T6 both fail', [5000, 7000, 7000], [55, 60, 60], undefined],
    ['T7 by yen, tied for the lowest R', [5200, 100], [0, 0], ['yen']],
    ['both at once', [5000, 5000, 2000], [50, 50, 60], ['yen', 'resources']],
  ])('%s', (_, yen, resources, conditions) => {
    const after = play(eve(yen, resources), 'endTurn');
    expect(look(after).end).toEqual(conditions && { by: 0, last: yen.length - 1 });
    expect(eventsOf(after, 'endTriggered').map((event) => event.conditions)).toEqual(conditions ? [conditions] : []);
  });

  // TB-END-03, TB-RUL-61
  test('only by the player whose turn begins, and only then', () => {
    const others = play(eve([100, 6000, 6000], [10, 10, 10]), 'endTurn');
    expect(look(others).end).toBeUndefined();
    const position = table({
      seats: 2,
      fish: ['mackerel', 'squid'],
      players: [{ yen: 4800, tokens: { squid: 1, mackerel: 1 } }, { tokens: { mackerel: 1 } }],
    });
    const rich = play(position, 'enter squid', 'sell tokens=squid*1', 'leave', 'fishBegin', 'fishEnd', 'endTurn');
    expect([yenOf(rich, 0), look(rich).end]).toEqual([5400, undefined]);
    expect(look(play(rich, ...pass)).end).toEqual({ by: 0, last: 1 });
  });
});

describe('with hidden money', () => {
  const told = (position: Position, type: TsukijiEvent['type']) => eventsOf(position, type).length;

  // TB-END-02, TB-RUL-60
  test('5,000 yen are announced, without a sum; that alone triggers nothing', () => {
    const after = play(eve([5400, 3000, 2000], [12, 20, 30], hidden), 'endTurn');
    expect(eventsOf(after, 'wealthAnnounced')).toEqual([{ type: 'wealthAnnounced', seat: 0, atLeast: 5000 }]);
    expect([told(after, 'moneyRevealed'), look(after).end]).toEqual([0, undefined]);
  });

  // TB-END-02, TB-RUL-60
  test('50 R show all totals, then the conditions are tested', () => {
    const after = play(eve([900, 1000, 2000], [51, 3, 4], hidden), 'endTurn');
    const [shown] = eventsOf(after, 'moneyRevealed');
    expect(shown).toEqual({ type: 'moneyRevealed', seat: 0, totals: [900, 1000, 2000] });
    expect(shown && tsukiji.see(shown, { kind: 'seat', seat: 2 })).toEqual(shown);
    expect([told(after, 'wealthAnnounced'), look(after).end]).toEqual([0, undefined]);
  });

  // TB-RUL-75
  test('both are two announcements, and the totals are masked again afterwards', () => {
    const after = play(eve([5000, 6000], [60, 70], hidden), 'endTurn');
    expect([told(after, 'wealthAnnounced'), told(after, 'moneyRevealed')]).toEqual([1, 1]);
    expect(viewOf(after, 0).players.map((player) => player.yen)).toEqual([5000, undefined]);
  });

  // TB-END-02
  test('nothing is told of who has neither', () => {
    const after = play(eve([4900, 6000], [49, 0], hidden), 'endTurn');
    expect([told(after, 'wealthAnnounced'), told(after, 'moneyRevealed')]).toEqual([0, 0]);
  });

  // TB-END-02
  test('open money needs no announcement', () => {
    const after = play(eve([5400, 6000], [60, 70]), 'endTurn');
    expect([told(after, 'wealthAnnounced'), told(after, 'moneyRevealed')]).toEqual([0, 0]);
  });
});

describe('after the trigger', () => {
  const third = (): Position =>
    table({
      seats: 4,
      fish: ['mackerel', 'eel', 'tuna'],
      turn: { seat: 1, ap: 0 },
      players: [{}, {}, { yen: 5000 }, {}],
    });

  // TB-END-04
  test('its player and every other play one last turn, then all is scored', () => {
    let position = play(third(), 'endTurn');
    expect(look(position).end).toEqual({ by: 2, last: 1 });
    const seats: number[] = [];
    while (look(position).outcome === undefined) {
      seats.push(look(position).turn.seat);
      position = play(position, ...pass);
    }
    expect(seats).toEqual([2, 3, 0, 1]);
    expect(awaited(position)).toEqual([]);
    expectRefused(position, [2, 'fishBegin'], 'turn.notYours');
  });

  // TB-END-05
  test('another trigger changes nothing', () => {
    const position = table({
      seats: 3,
      turn: { seat: 0, ap: 0 },
      players: [{}, { yen: 9000 }, {}],
      end: { by: 2, last: 1 },
    });
    const after = play(position, 'endTurn');
    expect([look(after).end, eventsOf(after, 'endTriggered')]).toEqual([{ by: 2, last: 1 }, []]);
  });

  // TB-END-05
  test('a player who has had the last turn still sells, and it counts', () => {
    const eel = [{ fish: 'eel', price: 600 }] as const;
    const position = table({
      seats: 4,
      fish: ['mackerel', 'eel'],
      turn: { seat: 3, ap: 1 },
      end: { by: 2, last: 3 },
      players: [{}, {}, { yen: 5000, items: eel }, {}],
    });
    const after = play(position, 'buy 2 i1', 'buyEnd', 'endTurn');
    const reasons = look(after).outcome?.placings.find(({ seat }) => seat === 2)?.reasons;
    expect(reasons).toContainEqual({ reason: 'yen', amount: 5600 });
  });

  // TB-END-05
  test('all still bid', () => {
    const position = table({
      seats: 4,
      fish: ['mackerel', 'tuna'],
      turn: { seat: 0, ap: 1 },
      activity: { kind: 'fishing' },
      end: { by: 2, last: 1 },
      players: [{ boats: [{ kind: '3', at: 'sea', cargo: { tuna: 3 } }] }],
    });
    expect(
      awaited(play(position, 'dock A L'))
        .map(({ seat }) => seat)
        .toSorted(),
    ).toEqual([0, 1, 2, 3]);
  });

  // TB-END-05
  test('licences still pay income to all', () => {
    const position = table({
      seats: 3,
      fish: ['mackerel', 'eel'],
      turn: { seat: 1 },
      end: { by: 2, last: 1 },
      players: [{ licences: { eel: 1 } }, {}, { licences: { eel: 2 } }],
    });
    const after = play(position, 'enter eel');
    expect([yenOf(after, 0), yenOf(after, 2)]).toEqual([2100, 2200]);
  });
});

describe('the house rules', () => {
  // TB-RUL-77
  test('a round limit: scoring follows the last turn of its last round', () => {
    const limited = (firstSeat: number): Position =>
      table({ seats: 2, firstSeat, turn: { seat: 0, ap: 0 }, round: 3, options: { roundLimit: 3 } });
    const after = play(limited(1), 'endTurn');
    expect(eventsOf(after, 'matchScored')).toMatchObject([{ why: 'roundLimit' }]);
    expect(look(after).outcome?.placings).toHaveLength(2);
    expect(look(play(limited(0), 'endTurn'))).toMatchObject({ round: 3, turn: { seat: 1 } });
    expectAccepted(table({ seats: 2, firstSeat: 1, turn: { ap: 0 }, round: 300 }), 'endTurn');
  });

  // TB-RUL-77
  test('the players may end it by agreement, at any moment', () => {
    const stake = { market: 'tuna', tokens: { tuna15: 1 }, from: 'supply' } as const;
    const position = table({
      seats: 2,
      activity: { kind: 'fishing' },
      fish: ['mackerel', 'tuna'],
      players: [{ yen: 3000 }, { yen: 1000 }],
      pending: { kind: 'bidding', id: 0, stake, bidders: [0, 1], bids: {} },
    });
    const state = fork(position.state);
    const paper = sheet<State, Position['options'], TsukijiEvent>(
      { state, options: position.options },
      blindDraw().draw,
    );
    tsukiji.conclude(paper.table);
    expect(tsukiji.outcome(paper.table)?.placings.map(({ score }) => score)).toEqual([3200, 1200]);
    expect([tsukiji.awaiting(paper.table), paper.revealed()]).toEqual([[], true]);
    expect(paper.events.at(-1)).toMatchObject({ type: 'matchScored', why: 'agreed' });
  });
});
