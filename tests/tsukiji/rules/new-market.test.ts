import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../../support/tsukiji.ts';
import { boardOf, eventsOf, expectAccepted, look, play, table } from '../../support/tsukiji.ts';

/** A table from whose box one board can be drawn. */
const waters = (laid: Partial<Laid>): Position =>
  table({
    seats: 2,
    external: [],
    box: { fish: ['squid'] },
    fish: ['mackerel', 'eel', 'fugu', 'crab', 'tuna'],
    ...laid,
  });
const ship = (cargo = {}) => ({ kind: '3', at: 'sea', cargo }) as const;
const overfished = (position: Position): readonly string[] => eventsOf(position, 'overfished').map(({ fish }) => fish);
const opened = (position: Position): readonly string[] =>
  eventsOf(position, 'marketOpened').map(({ market }) => market);
const fishing = { kind: 'fishing' } as const;

describe('a new Market', () => {
  const lastEel = (laid: Partial<Laid>): Position =>
    table({
      seats: 4,
      fish: ['mackerel', 'snapper'],
      activity: fishing,
      players: [{ licences: { mackerel: 1 }, boats: [ship()] }],
      boards: { mackerel: { barrels: 1 } },
      ...laid,
    });

  // TB-OVER-05
  test('is drawn from the box and set up as at the start', () => {
    const tuna = play(lastEel({ box: { fish: ['eel', 'tuna'] }, draws: { 'market/fish': [1] } }), 'catch A mackerel');
    expect(boardOf(tuna, 'tuna')).toMatchObject({
      barrels: 6,
      tokens: { tuna15: 2, tuna20: 2, tuna25: 1 },
      licences: 3,
    });
    expect([look(tuna).box.fish, look(tuna).order.at(-1)]).toEqual([['eel'], 'tuna']);
    const eel = play(lastEel({ box: { fish: ['eel', 'tuna'] }, draws: { 'market/fish': [0] } }), 'catch A mackerel');
    expect(boardOf(eel, 'eel')).toMatchObject({ barrels: 8, tokens: { eel: 13 }, licences: 4, own: { marker: 1 } });
  });

  // TB-OVER-05, TB-RUL-53
  test('does not come where the box is empty', () => {
    const after = play(lastEel({ box: { fish: [] } }), 'catch A mackerel');
    expect([overfished(after), opened(after)]).toEqual([['mackerel'], []]);
  });

  // TB-OVER-05, TB-SETUP-04
  test('may be one that beginners do not meet at setup', () => {
    const position = lastEel({ box: { fish: ['tuna'] }, options: { beginner: true } });
    expect(opened(play(position, 'catch A mackerel'))).toEqual(['tuna']);
  });

  // TB-OVER-06, TB-RUL-52, TB-RUL-54
  test('comes once for a fish: its tokens running out later brings no other', () => {
    const position = waters({
      players: [{}, { items: [{ fish: 'eel', price: 100 }] }],
      boards: { eel: { barrels: 0, overfished: true, tokens: { eel: 1 } } },
    });
    expect([overfished(play(position, 'buy 1 i1')), opened(play(position, 'buy 1 i1'))]).toEqual([[], []]);
  });

  // TB-OVER-06, TB-RUL-52
  test('is for good: tokens sold back do not mend the fish, but can be bought', () => {
    const position = waters({
      players: [{ tokens: { eel: 1 } }, { items: [{ fish: 'eel', price: 100 }] }],
      boards: { eel: { barrels: 0, overfished: true, tokens: {} } },
    });
    const sold = play(position, 'enter eel', 'sell tokens=eel*1', 'leave');
    expect(boardOf(sold, 'eel')).toMatchObject({ overfished: true, tokens: { eel: 1 } });
    expectAccepted(sold, 'buy 1 i1');
  });

  // TB-OVER-07, TB-RUL-54
  test('comes for each fish, in the order they run out', () => {
    const position = waters({
      activity: fishing,
      players: [{ licences: { mackerel: 1, eel: 1 }, boats: [ship(), ship()] }],
      boards: { eel: { barrels: 1 }, mackerel: { barrels: 1 } },
      box: { fish: ['squid', 'salmon'] },
    });
    const after = play(position, 'catch A eel', 'catch B mackerel');
    expect(overfished(after)).toEqual(['eel', 'mackerel']);
    expect(opened(after).toSorted()).toEqual(['salmon', 'squid']);
  });
});
