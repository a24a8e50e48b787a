import { describe, expect, test } from 'vitest';
import { mall } from '../../../engine/mall/index.ts';
import type { Laid, Position } from '../../support/mall/index.ts';
import {
  awaited,
  census,
  crateOf,
  eventsOf,
  expectRefused,
  expire,
  labels,
  legalNames,
  machineOf,
  onCard,
  play,
  playerOf,
  resign,
  table,
  viewOf,
  yenOf,
} from '../../support/mall/index.ts';

const dexterity = { mode: 'dexterity' } as const;
const atTable = (laid: Laid = {}): Position => table({ options: dexterity, ...laid });
const carrying = (node: string, crate: readonly string[], laid: Laid = {}): Position =>
  atTable({ ...laid, players: [{ node, crate }, ...(laid.players ?? [])] });
const lostOf = ({ state }: Position): readonly string[] => labels(state.lost);

// MALL-DEX-02, MALL-DEX-03, MALL-RUL-31
test('what falls out is lost, drinks go to the machine', () => {
  // MALL-T-DEX-1
  const moved = play(carrying('L3', ['shirt', 'drink.red', 'salmon']), 'move to=L5');
  expect(legalNames(moved)).toEqual(['reportFallen']);
  const after = play(moved, 'reportFallen shirt,drink.red');
  expect([crateOf(after, 0), lostOf(after)]).toEqual([['salmon'], ['shirt']]);
  expect(machineOf(after)).toEqual(['black black black black black black', 'red']);
  expect(after.state.turn.phase).toBe('take');
});

// MALL-DEX-03, MALL-RUL-40
test('several drinks go to the machine in the order of the report', () => {
  const moved = play(carrying('L3', ['drink.red', 'drink.blue', 'drink.green']), 'move to=L5');
  expect(machineOf(play(moved, 'reportFallen drink.green,drink.red'))[1]).toBe('green red');
});

// MALL-DEX-05, MALL-RUL-30
test('who loses the last item on the way out still leaves', () => {
  // MALL-T-DEX-2
  const after = play(carrying('L6', ['sheet']), 'move to=ENT', 'reportFallen sheet');
  expect([yenOf(after, 0), playerOf(after, 0).barrels, lostOf(after)]).toEqual([0, 1, ['sheet']]);
  expect(eventsOf(after, 'pricesChanged')).toEqual([]);
  expect(eventsOf(after, 'exited')).toMatchObject([{ sum: 0, reductions: [] }]);
});

// MALL-DEX-04
test('a report names items of the crate, each once', () => {
  const moved = play(carrying('L3', ['shirt']), 'move to=L5');
  // MALL-T-DEX-3
  expectRefused(moved, 'reportFallen socks', 'report.notInCrate', { item: 'socks' });
  expectRefused(moved, 'reportFallen shirt,shirt', 'report.notInCrate', { item: 'shirt' });
});

// MALL-DEX-04, MALL-RUL-46
test('reports follow moves and takes, not skips', () => {
  const arrived = play(atTable({ players: [{ node: 'L5' }] }), 'move to=L4', 'reportFallen -');
  expect(legalNames(play(arrived, 'take r4m item=dryer'))).toEqual(['reportFallen']);
  expect(play(arrived, 'skip').state.turn).toMatchObject({ seat: 1, phase: 'move' });
  const bare = atTable({ players: [{ node: 'P5' }], cards: { r6c1: [], r6c2: [] } });
  expect(play(bare, 'move to=P6', 'reportFallen -').state.turn).toMatchObject({ seat: 1, phase: 'move' });
});

describe('a correction', () => {
  const moved = play(carrying('L3', ['shirt', 'salmon', 'drink.red'], { players: [{ node: 'R5' }] }), 'move to=L5');

  // MALL-DEX-04, MALL-RUL-39
  test('replaces the report, as often as needed', () => {
    const first = play(moved, 'reportFallen shirt');
    expect(legalNames(first)).toEqual(['reportFallen', 'skip', 'take']);
    const second = play(first, 'reportFallen salmon,drink.red');
    expect([crateOf(second, 0), lostOf(second)]).toEqual([['shirt'], ['salmon']]);
    const third = play(second, 'reportFallen -');
    expect([crateOf(third, 0), lostOf(third), machineOf(third)[1]]).toEqual([['shirt', 'salmon', 'drink.red'], [], '']);
    expect(census(third)).toEqual(census(moved));
  });

  // MALL-DEX-04, MALL-STATE-01
  test('takes back a turn that has passed, before anybody else acts', () => {
    const passed = play(moved, 'reportFallen -', 'take r5m item=washer', 'reportFallen washer');
    expect(passed.state.turn).toMatchObject({ seat: 1, phase: 'move' });
    expect(awaited(passed).map(({ seat }) => seat)).toEqual([1]);
    expect(mall.awaiting(passed)).toMatchObject([{ seat: 1 }, { seat: 0, kind: 'correction', answered: true }]);
    expect(viewOf(passed, { kind: 'spectator' }).correctable).toBe(0);
    expect(legalNames(passed, 0)).toEqual(['reportFallen']);
    const corrected = play(passed, [0, 'reportFallen shirt']);
    expect([crateOf(corrected, 0), lostOf(corrected)]).toEqual([['salmon', 'drink.red', 'washer'], ['shirt']]);
    expect(corrected.state.turn).toMatchObject({ seat: 1, phase: 'move', no: 2 });
    expect(eventsOf(corrected, 'reportTakenBack')).toEqual([{ type: 'reportTakenBack', seat: 0 }]);
    const ids = (position: Position): readonly string[] => mall.awaiting(position).map(({ id }) => id);
    expect(ids(corrected).filter((id) => ids(passed).includes(id))).toEqual([]);
  });

  // MALL-DEX-04
  test('takes back a TAKE that was skipped for want of anything to take', () => {
    const bare = carrying('P5', ['shirt'], { cards: { r6c1: [], r6c2: [] }, players: [{ node: 'R5' }] });
    const skipped = play(bare, 'move to=P6', 'reportFallen shirt');
    expect(skipped.state.turn.seat).toBe(1);
    expect(crateOf(play(skipped, [0, 'reportFallen -']), 0)).toEqual(['shirt']);
  });

  // MALL-DEX-04
  test('takes back the choice of garments, but no exit that was paid', () => {
    const out = play(carrying('L6', ['sheet', 'socks', 'detergent']), 'move to=ENT', 'reportFallen -');
    expect(legalNames(out)).toEqual(['reportFallen', 'settle']);
    const dropped = play(out, 'reportFallen socks');
    expect(yenOf(dropped, 0)).toBe(800);
    expectRefused(dropped, [0, 'reportFallen -'], 'turn.notYours');
    const paid = play(carrying('L6', ['sheet']), 'move to=ENT', 'reportFallen -');
    expectRefused(paid, [0, 'reportFallen sheet'], 'turn.notYours');
  });

  // MALL-DEX-04
  test('comes too late after the next action of anybody, a resignation too', () => {
    const reported = play(moved, 'reportFallen -');
    expectRefused(
      play(reported, 'take r5m item=washer', 'reportFallen -', 'move to=R4'),
      [0, 'reportFallen shirt'],
      'turn.notYours',
    );
    expectRefused(play(reported, 'skip'), [0, 'reportFallen shirt'], 'turn.notYours');
    const three = carrying('L3', ['shirt'], { seats: 3 });
    const left = resign(play(three, 'move to=L5', 'reportFallen -'), 2);
    expectRefused(left, 'reportFallen shirt', 'turn.wrongPhase');
  });

  // MALL-DEX-04
  test('is nobody else’s, and comes too late when the match is over', () => {
    const passed = play(moved, 'reportFallen -', 'take r5m item=washer', 'reportFallen -');
    expectRefused(passed, [1, 'reportFallen -'], 'turn.wrongPhase');
    const last = carrying('P5', [], { idleTurns: 9, cards: { r6c1: [], r6c2: [] } });
    const over = play(last, 'move to=P6', 'reportFallen -');
    expect(mall.awaiting(over)).toEqual([]);
    expectRefused(over, [0, 'reportFallen -'], 'turn.gameOver');
  });

  // MALL-DEX-04, MALL-TIME-02
  test('comes too late when another deadline has passed', () => {
    const passed = expire(play(moved, 'reportFallen -', 'take r5m item=washer', 'reportFallen -'));
    expect(mall.awaiting(passed).some(({ kind }) => kind === 'correction' && passed.state.correction?.seat === 0)).toBe(
      false,
    );
  });
});

// MALL-DEX-06, MALL-RUL-48, MALL-RUL-40
test('the real vending machine: what came out enters in slot order, and it counts as a use', () => {
  const position = atTable({
    phase: 'take',
    players: [{ node: 'U6' }],
    vending: ['drink.black', 'drink.red', 'drink.blue'],
  });
  const after = play(position, 'reportVending drink.blue,drink.black');
  expect([crateOf(after, 0), machineOf(after)[0]]).toEqual([['drink.black', 'drink.blue'], 'red']);
  expect(after.drawn).toEqual([]);
  expect(play(position, 'reportVending -').state.vending.uses).toBe(1);
  expectRefused(position, 'reportVending drink.red,drink.red', 'vending.notInCrate', { item: 'drink.red' });
  expectRefused(position, 'useVending', 'vending.wrongSource', { source: 'table' });
  const app = atTable({
    ...position,
    options: { ...dexterity, vendingSource: 'app' },
    phase: 'take',
    players: [{ node: 'U6' }],
  });
  expectRefused(app, 'reportVending -', 'vending.wrongSource', { source: 'app' });
  expect(legalNames(app)).toContain('useVending');
});

// MALL-DEX-06
test('the conditions of the real machine are those of the other', () => {
  expectRefused(atTable({ phase: 'take', players: [{ node: 'L5' }] }), 'reportVending -', 'vending.notAtMachine');
  expectRefused(atTable({ phase: 'take', players: [{ node: 'U6' }], vending: [] }), 'reportVending -', 'vending.empty');
});

// MALL-DEX-07
test('the real bag: the value must be in what remains', () => {
  const position = atTable({
    phase: 'take',
    players: [{ node: 'T1', yen: 600 }],
    bags: { tuna: ['tuna:20', 'tuna:25'] },
  });
  const after = play(position, 'reportBag r1c1 25');
  expect([crateOf(after, 0), yenOf(after, 0), after.drawn]).toEqual([['tuna:25'], 100, []]);
  expectRefused(position, 'reportBag r1c1 15', 'take.notInBag', { bag: 'tuna', value: 15 });
  expectRefused(position, 'take r1c1', 'take.wrongSource', { source: 'table' });
  expectRefused(position, 'reportBag r2c1 25', 'take.notOnCard', { card: 'r2c1' });
  expectRefused(position, 'reportBag r1c2 25', 'take.notInFront', { card: 'r1c2' });
  const poor = atTable({ phase: 'take', players: [{ node: 'T1', yen: 400 }] });
  expectRefused(poor, 'reportBag r1c1 20', 'take.notEnoughYen', { needed: 500, had: 400 });
  const empty = atTable({ phase: 'take', players: [{ node: 'T5' }], bags: { crab: [] } });
  expectRefused(empty, 'reportBag r1c5 4', 'take.bagEmpty');
  const app = atTable({ options: { ...dexterity, bagSource: 'app' }, phase: 'take', players: [{ node: 'T5' }] });
  expectRefused(app, 'reportBag r1c5 4', 'take.wrongSource', { source: 'app' });
  expect(crateOf(play(app, 'take r1c5'), 0)).toHaveLength(1);
});

// MALL-DEX-08
test('in economic mode nothing falls and nothing is reported', () => {
  const position = play(table({ players: [{ node: 'L3', crate: ['shirt'] }] }), 'move to=L5');
  expectRefused(position, 'reportFallen shirt', 'turn.wrongPhase', { phase: 'take' });
  expectRefused(position, [1, 'reportFallen -'], 'turn.notYours');
  expect(onCard(play(position, 'skip'), 'r5m')).toHaveLength(3);
});

// MALL-DEX-01
test('a crate keeps its order: items are added at its end and never moved', () => {
  const after = play(carrying('L5', ['shirt', 'salmon']), 'move to=L4', 'reportFallen shirt', 'take r4m item=dryer');
  expect(crateOf(after, 0)).toEqual(['salmon', 'dryer']);
});
