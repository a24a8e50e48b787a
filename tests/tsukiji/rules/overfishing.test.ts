import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  boardOf,
  eventsOf,
  expectRefused,
  look,
  play,
  playerOf,
  resourcesOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

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

describe('a fish is overfished', () => {
  // TB-OVER-01, TB-OVER-02, TB-RUL-51
  test('by the catch of its last barrel, however many lie elsewhere', () => {
    const position = waters({
      activity: fishing,
      players: [{ licences: { eel: 2 }, boats: [ship(), ship({ eel: 3 }), ship()] }, { boats: [ship({ eel: 2 })] }],
      boards: { eel: { barrels: 1 } },
    });
    const after = play(position, 'catch A eel');
    expect([overfished(after), boardOf(after, 'eel').overfished, opened(after)]).toEqual([['eel'], true, ['squid']]);
    expect(look(after).activity?.kind).toBe('fishing');
    expectRefused(after, 'catch C eel', 'fish.overfished');
  });

  // TB-OVER-01
  test('by the purchase of its last token', () => {
    const position = waters({
      players: [{}, { items: [{ fish: 'eel', price: 100 }] }],
      boards: { eel: { tokens: { eel: 1 } } },
    });
    expect(overfished(play(position, 'buy 1 i1'))).toEqual(['eel']);
  });

  // TB-OVER-01
  test('by a Fugu bought from the own Port', () => {
    const position = waters({
      turn: { stage: 'start' },
      players: [{ items: [{ fish: 'fugu', row: 'lower', price: 100 }] }],
      boards: { fugu: { tokens: { fugu: 1 } } },
    });
    const after = play(position, 'fuguBuy i1');
    expect([overfished(after), opened(after), look(after).boxed]).toEqual([['fugu'], ['squid'], { fugu: 4 }]);
  });

  // TB-OVER-01, TB-OVER-07
  test('by the draw of its last token from the bag; bidding goes on', () => {
    const position = waters({
      activity: fishing,
      players: [{ boats: [{ kind: '2', at: 'sea', cargo: { crab: 2 } }] }],
      boards: { crab: { barrels: 4, tokens: { crab8: 1 } } },
    });
    const after = play(position, 'dock A L');
    expect([overfished(after), look(after).boxed, opened(after)]).toEqual([['crab'], { crab: 6 }, ['squid']]);
    const told = eventsOf(after).map((event) => event.type);
    expect(told.indexOf('marketOpened')).toBeLessThan(told.indexOf('bidsOpened'));
    expect(awaited(after).map(({ kind }) => kind)).toEqual(['bid', 'bid']);
    expect(tokensOf(play(after, [0, 'bid 100'], [1, 'bid 0']), 0)).toEqual({ crab8: 1 });
  });

  // TB-OVER-01, TB-OVER-07
  test('not while Takoyaki alone run out, but while they alone are left', () => {
    const octopus = (tokens: object): Position =>
      table({
        seats: 2,
        fish: ['mackerel', 'octopus'],
        players: [{}, { items: [{ fish: 'octopus', price: 100 }] }],
        boards: { octopus: { tokens } },
      });
    expect(overfished(play(octopus({ octopus: 5 }), 'buy 1 i1'))).toEqual([]);
    expect(overfished(play(octopus({ octopus: 1, takoyaki: 9 }), 'buy 1 i1'))).toEqual(['octopus']);
  });
});

describe('then its barrels', () => {
  // TB-OVER-03
  test('on the board go to the box, and all that return later', () => {
    const position = waters({
      players: [{ boats: [ship({ eel: 2 })] }, { items: [{ fish: 'eel', price: 100 }] }],
      boards: { eel: { barrels: 3, tokens: { eel: 1 } } },
    });
    const bought = play(position, 'buy 1 i1');
    expect([boardOf(bought, 'eel').barrels, look(bought).boxed]).toEqual([0, { eel: 4 }]);
    const afterwards = waters({
      players: [{ boats: [ship({ eel: 2 })] }],
      boards: { eel: { barrels: 0, overfished: true } },
    });
    expect(look(play(afterwards, 'discard A eel*2')).boxed).toEqual({ eel: 2 });
  });

  // TB-OVER-04
  test('on boats can still be docked, auctioned and boxed', () => {
    const position = waters({
      activity: fishing,
      players: [{ boats: [ship({ tuna: 3 })] }],
      boards: { tuna: { barrels: 0, overfished: true } },
    });
    const after = play(position, 'dock A L');
    expect([awaited(after).length, look(after).boxed]).toEqual([2, { tuna: 3 }]);
    expect(overfished(after)).toEqual([]);
  });

  // TB-OVER-04
  test('on Ports are for sale while tokens last', () => {
    const position = waters({
      players: [
        {},
        {
          items: [
            { fish: 'eel', price: 100 },
            { fish: 'eel', price: 100 },
          ],
        },
      ],
      boards: { eel: { barrels: 0, overfished: true, tokens: { eel: 1 } } },
    });
    const after = play(position, 'buy 1 i1');
    expect(tokensOf(after, 0)).toEqual({ eel: 1 });
    expectRefused(after, 'buy 1 i2', 'stock.noToken');
  });
});

// TB-OVER-04, TB-RUL-55
test('its Market stays: licences, income and sales go on', () => {
  const position = waters({
    players: [{ licences: { eel: 1 }, tokens: { eel: 1 } }],
    boards: { eel: { barrels: 0, overfished: true, own: { marker: 6 } } },
  });
  const after = play(position, 'enter eel', 'buyLicence 1', 'sell tokens=eel*1', 'leave');
  expect([yenOf(after, 0), playerOf(after, 0).licences]).toEqual([2000 + 100 - 500 + 600, { eel: 2 }]);
});

// TB-OVER-07
test('in a purchase the barrel returns first, then the token leaves', () => {
  const fugu = { fish: 'fugu', price: 100 } as const;
  const position = waters({
    players: [{}, { items: [fugu, fugu] }],
    boards: { fugu: { barrels: 1, tokens: { fugu: 1 } } },
  });
  const after = play(position, 'buy 1 i1');
  expect([boardOf(after, 'fugu').barrels, look(after).boxed, opened(after)]).toEqual([0, { fugu: 2 }, ['squid']]);
  expectRefused(after, 'buy 1 i2', 'stock.noToken', { fish: 'fugu' });
});

// TB-OVER-07
test('Red Snapper tokens are worth 2 R once the fish is overfished', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'snapper'],
    external: [],
    activity: fishing,
    players: [{ licences: { snapper: 1 }, tokens: { snapper: 2 }, boats: [ship()] }],
    boards: { snapper: { barrels: 1, tokens: { snapper: 9 } } },
  });
  const caught = play(position, 'catch A snapper');
  expect([resourcesOf(position, 0), resourcesOf(caught, 0)]).toEqual([6, 4]);
});

// TB-OVER-08
test('discarded barrels can keep a fish from running out, but do not undo overfishing', () => {
  const fleet = [{ licences: { eel: 2 }, boats: [ship({ eel: 1 }), ship()] }];
  const saved = play(
    waters({ players: fleet, boards: { eel: { barrels: 1 } } }),
    'discard A eel*1',
    'fishBegin',
    'catch B eel',
  );
  expect([overfished(saved), boardOf(saved, 'eel').barrels]).toEqual([[], 1]);
  const late = play(waters({ players: fleet, boards: { eel: { barrels: 0, overfished: true } } }), 'discard A eel*1');
  expect(boardOf(late, 'eel')).toMatchObject({ barrels: 0, overfished: true });
});

// TB-RUL-56
test('tokens laid down on other boards are no stock', () => {
  const position = waters({
    external: ['aquarium'],
    players: [{}, { items: [{ fish: 'eel', price: 100 }] }],
    boards: { eel: { tokens: { eel: 1 } }, aquarium: { own: { tokens: { eel: 2 } } } },
  });
  expect(overfished(play(position, 'buy 1 i1'))).toEqual(['eel']);
});
