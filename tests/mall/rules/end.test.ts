import { expect, test } from 'vitest';
import { known } from '../../../engine/kernel/invariant.ts';
import { sheet } from '../../../engine/kernel/play-list.ts';
import { mall } from '../../../engine/mall/index.ts';
import type { State } from '../../../engine/mall/state.ts';
import type { Laid, Position } from '../../support/mall/index.ts';
import { crateOf, eventsOf, play, playerOf, ranking, resign, shelfOf, table, yenOf } from '../../support/mall/index.ts';

/** All agree to end the match here. */
function conclude(position: Position): Position {
  const state = JSON.parse(JSON.stringify(position.state)) as State;
  const paper = sheet<State, Position['options'], Position['events'][number]>({ ...position, state }, () => 0);
  mall.conclude(paper.table);
  return { ...position, state, events: [...position.events, ...paper.events] };
}

// MALL-END-01, MALL-END-02
test('the match ends inside the exit after which all but one are done', () => {
  // MALL-T-END-1
  const players = [
    { barrels: 2, status: 'finished', yen: 100 },
    { barrels: 1, node: 'L6', crate: ['shirt'] },
    { barrels: 1, node: 'R6', crate: ['washer'], yen: 700 },
  ] as const;
  const after = play(table({ seats: 3, active: 1, players }), 'move to=ENT');
  expect(mall.awaiting(after)).toEqual([]);
  expect([0, 1, 2].map((seat) => yenOf(after, seat))).toEqual([100, 300, 700]);
  expect(ranking(after)).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
  expect(eventsOf(after, 'gameOver')).toMatchObject([{ why: 'barrels' }]);
  // MALL-T-END-2
  const two = table({
    players: [
      { barrels: 1, node: 'L6', crate: ['shirt'] },
      { node: 'R6', crate: ['washer'] },
    ],
  });
  const over = play(two, 'move to=ENT');
  expect([ranking(over), yenOf(over, 1), crateOf(over, 1)]).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
    0,
    ['washer'],
  ]);
});

// MALL-END-03, MALL-END-04, MALL-PRESS-01, MALL-RUL-22
test.each<readonly [string, Laid, readonly (readonly [number, number])[]]>([
  [
    'MALL-T-END-3',
    {
      seats: 3,
      players: [
        { yen: 4200, shelf: ['magazine'] },
        { yen: 4200, shelf: ['magazine', 'newspaper'] },
        { yen: 3900, shelf: ['newspaper'] },
      ],
    },
    [
      [1, 1],
      [0, 2],
      [2, 3],
    ],
  ],
  [
    'MALL-T-END-4',
    {
      players: [
        { yen: 4200, shelf: ['magazine'] },
        { yen: 4200, shelf: ['newspaper'] },
      ],
    },
    [
      [0, 1],
      [1, 1],
    ],
  ],
  [
    'MALL-T-END-5',
    {
      players: [
        { yen: 4200, shelf: ['magazine'] },
        { yen: 4200, crate: ['magazine', 'newspaper'] },
      ],
    },
    [
      [0, 1],
      [1, 2],
    ],
  ],
])('%s', (_id, laid, places) => {
  const over = conclude(table(laid));
  expect(ranking(over)).toEqual(places);
  expect(eventsOf(over, 'gameOver')).toMatchObject([{ why: 'agreed' }]);
});

// MALL-T-06
test('a short game', () => {
  const over = play(
    table(),
    'move path=L6,L5',
    'take r5m item=washer',
    'move path=R6',
    'take r6m item=magazine',
    'move path=L6,ENT',
    'move path=R5',
    'take r5m item=detergent',
    'move path=L6,L5,L4',
    'take r4m item=dryer',
    'move path=R6,ENT',
    'move path=L5,L6,ENT',
  );
  expect([yenOf(over, 0), yenOf(over, 1), over.state.prices.appliance]).toEqual([900, 0, 300]);
  expect([shelfOf(over, 1), playerOf(over, 1).barrels]).toEqual([['magazine', 'detergent'], 1]);
  expect(over.state.turn.no).toBe(7);
  expect(ranking(over)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

// MALL-END-05, MALL-RUL-32
test('five rounds in which nothing happens end the match', () => {
  // MALL-T-END-6
  const players = [{ node: 'L5', crate: ['washer'] }, { node: 'L5' }, { node: 'L5' }];
  let here = table({ seats: 3, turnNo: 31, players });
  while (here.state.outcome === undefined) {
    const back = playerOf(here, here.state.turn.seat).node === 'L5' ? 'L4' : 'L5';
    here = play(here, `move to=${back}`, 'skip');
  }
  expect(here.state.turn.no).toBe(45);
  expect([yenOf(here, 0), crateOf(here, 0)]).toEqual([0, ['washer']]);
  expect(eventsOf(here, 'gameOver')).toMatchObject([{ why: 'stall' }]);
});

// MALL-END-05
test.each(['take r5m item=washer', 'move to=ENT'])('`%s` ends a run of idle turns', (step) => {
  const isTaking = step.startsWith('take');
  const position = table({
    idleTurns: 9,
    phase: isTaking ? 'take' : 'move',
    players: [{ node: isTaking ? 'L5' : 'L6', crate: ['shirt'] }],
  });
  expect(play(position, step).state.idleTurns).toBe(0);
});

// MALL-END-05
test('the use of the machine counts, though nothing comes out', () => {
  const draws = { 'vending/1': [0.9, 0.9, 0.9, 0.9, 0.9, 0.9] };
  const after = play(table({ idleTurns: 9, phase: 'take', draws, players: [{ node: 'U6' }] }), 'useVending');
  expect(after.state).toMatchObject({ idleTurns: 0 });
  expect(after.state.outcome).toBeUndefined();
});

// MALL-END-06
test('a resigned player is out of the order of play, and last', () => {
  // MALL-T-END-7
  const three = {
    seats: 3,
    active: 2,
    players: [
      { barrels: 2, status: 'finished', yen: 900 },
      { barrels: 1, yen: 300 },
      { node: 'L5', crate: ['washer'] },
    ],
  } as const;
  const over = resign(table(three), 1);
  expect(ranking(over)).toEqual([
    [0, 1],
    [2, 2],
    [1, 3],
  ]);
  expect([eventsOf(over, 'gameOver'), yenOf(over, 2)]).toMatchObject([[{ why: 'resigned' }], 0]);
  // MALL-T-END-8
  const early = { seats: 3, active: 2, players: [{ barrels: 1 }, { barrels: 1 }, { node: 'L5', crate: ['washer'] }] };
  const on = resign(table(early), 2);
  expect(on.state.turn).toMatchObject({ seat: 0, phase: 'move' });
  expect([playerOf(on, 2).status, crateOf(on, 2)]).toEqual(['resigned', ['washer']]);
  const done = play(on, 'move to=L6', 'take r6m item=magazine', 'move to=R6', 'skip', 'move to=ENT');
  expect(ranking(done).map(([seat]) => seat)).toEqual([0, 1, 2]);
});

// MALL-END-06
test('who is alone has won', () => {
  const over = resign(table({ players: [{ yen: 5000 }, {}] }), 0);
  expect(ranking(over)).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

// MALL-RUL-41
test('the turn of who resigns is idle unless something was done in it; the lower limit waits for the end of a turn', () => {
  const players = [{ node: 'L5' }, { node: 'R5' }, { node: 'L4' }];
  const idle = resign(table({ seats: 3, idleTurns: 3, players }), 0);
  expect(idle.state.idleTurns).toBe(4);
  const waiting = resign(table({ seats: 3, active: 1, idleTurns: 11, players }), 0);
  expect(waiting.state.outcome).toBeUndefined();
  expect(known(play(waiting, 'move to=R4', 'skip').state.outcome, 'outcome').placings).toHaveLength(3);
  const atOnce = resign(table({ seats: 3, active: 0, idleTurns: 11, players }), 0);
  expect(eventsOf(atOnce, 'gameOver')).toMatchObject([{ why: 'stall' }]);
  const report = table({ seats: 3, options: { mode: 'dexterity' }, idleTurns: 3, phase: 'take', players });
  expect(resign(play(report, 'take r5m item=washer'), 0).state.idleTurns).toBe(0);
});

// MALL-RUL-42
test('who is finished may resign too, ranks last, and changes nothing for the others', () => {
  const players = [
    { barrels: 2, status: 'finished', yen: 9000 },
    { barrels: 1, node: 'L6', crate: ['shirt'] },
    { barrels: 1, node: 'R6', crate: ['shirt'] },
  ] as const;
  const on = resign(table({ seats: 3, active: 1, players }), 0);
  expect(on.state.outcome).toBeUndefined();
  const over = play(on, 'move to=ENT');
  expect(ranking(over)).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
  const four = table({ seats: 4, players: [{ yen: 100 }, { yen: 900 }, { yen: 0 }, { yen: 0 }] });
  const both = conclude(resign(resign(four, 1), 0));
  expect(ranking(both)).toEqual([
    [2, 1],
    [3, 1],
    [0, 3],
    [1, 3],
  ]);
});
