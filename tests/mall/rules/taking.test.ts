import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../../support/mall/index.ts';
import {
  crateOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  legal,
  legalNames,
  onCard,
  play,
  playerOf,
  table,
  yenOf,
} from '../../support/mall/index.ts';

const taking = (node: string, laid: Laid = {}): Position =>
  table({ phase: 'take', ...laid, players: [{ node, ...laid.players?.[0] }] });

/** The names of items that can be taken. */
const offered = (position: Position): readonly string[] =>
  legal(position).flatMap(({ fields: { item } }) => (item?.kind === 'choice' ? item.of : []));

// MALL-TAKE-01, MALL-TAKE-03
test('one item from a card in front of the last dot, or nothing', () => {
  // MALL-T-TAKE-1
  const position = taking('L3', { cards: { r3c2: ['sheet'] } });
  expect(offered(position).filter((name) => !name.includes('#'))).toEqual(['sheet', 'washer', 'detergent']);
  expect(legalNames(position)).toEqual(['skip', 'take']);
  const after = play(position, 'take r3c2 item=sheet');
  expect([crateOf(after, 0), onCard(after, 'r3c2'), yenOf(after, 0)]).toEqual([['sheet'], [], 0]);
  expect(after.state.turn).toMatchObject({ seat: 1, phase: 'move' });
  expect(crateOf(play(position, 'skip'), 0)).toEqual([]);
});

// MALL-TAKE-04
test('cards are not refilled', () => {
  // MALL-T-TAKE-2
  const position = table({ players: [{ node: 'L3' }, { node: 'U4' }], phase: 'take' });
  const after = play(position, 'take r3m item=washer', 'move to=U3');
  expect(offered(after).filter((name) => !name.includes('#') && !name.startsWith('drink'))).toEqual(['detergent']);
});

// MALL-TAKE-02, MALL-RUL-07
test('nothing is taken on the way', () => {
  // MALL-T-TAKE-3
  const position = play(table({ players: [{ node: 'L6' }] }), 'move path=L5,L4,L3');
  expectRefused(position, 'take r5m item=washer', 'take.notInFront', { card: 'r5m' });
  expectRefused(position, 'take r9c9 item=washer', 'take.notInFront', { card: 'r9c9' });
});

// MALL-RUL-34
test('an item or the machine, not both', () => {
  // MALL-T-TAKE-4
  const position = taking('U6', { draws: { 'vending/1': [0.9, 0.9, 0.9, 0.9, 0.9, 0.9] } });
  const after = play(position, 'useVending');
  expect(crateOf(after, 0)).toEqual([]);
  expectRefused(after, [0, 'take r3c6 item=shirt'], 'turn.notYours', { active: 1 });
});

// MALL-TAKE-05, MALL-RUL-29
test('a crate takes any number of items', () => {
  const full = ['magazine', 'magazine', 'newspaper', 'newspaper', 'salmon', 'salmon', 'salmon', 'dryer'];
  expect(crateOf(play(taking('L3', { players: [{ crate: full }] }), 'take r3m item=washer'), 0)).toHaveLength(9);
});

// MALL-TAKE-06, MALL-RUL-37
test('the player chooses which drink, by id or by label', () => {
  const position = taking('T3', { cards: { r2c3: ['drink.red', 'drink.blue', 'drink.red'] } });
  const red = position.state.cards.r2c3?.[2]?.id ?? '';
  expect(playerOf(play(position, `take r2c3 item=${red}`), 0).crate).toMatchObject([{ id: red }]);
  expect(crateOf(play(position, 'take r2c3 item=drink.blue'), 0)).toEqual(['drink.blue']);
  expectRefused(position, 'take r2c3 item=drink.green', 'take.notOnCard', { item: 'drink.green' });
  expectRefused(position, 'take r2c3', 'action.malformed', { field: 'item' });
});

// MALL-RUL-28
test('a pair of socks is one item', () => {
  expect(playerOf(play(taking('P3', { cards: { r3c1: ['socks'] } }), 'take r3c1 item=socks'), 0).crate).toHaveLength(1);
});

// MALL-TAKE-07
test('nothing is taken at the entrance', () => {
  const out = play(table({ players: [{ node: 'L6', crate: ['shirt'] }] }), 'move to=ENT');
  expectRefused(out, [0, 'take r6m item=magazine'], 'turn.notYours');
});

describe('crabs', () => {
  const drawing = (laid: Laid = {}): Position => taking('T5', { draws: { 'bag/crab': [0.768319] }, ...laid });

  // MALL-CRAB-01, MALL-RUL-08
  test('a token is drawn from the bag; the one on the card stays', () => {
    const after = play(drawing(), 'take r1c5');
    expect(crateOf(after, 0)).toEqual(['crab:8']);
    expect(eventsOf(after, 'drewCrab')).toMatchObject([{ seat: 0, value: 8 }]);
    expect(after.drawn).toMatchObject([{ stream: 'bag/crab', bound: 7 }]);
    expectRefused(drawing(), 'take r1c5 item=crab:4', 'action.malformed', { field: 'item' });
  });

  // MALL-CRAB-02
  test('none from an empty bag', () => {
    expectRefused(drawing({ bags: { crab: [] } }), 'take r1c5', 'take.bagEmpty', { bag: 'crab' });
  });

  // MALL-CRAB-03
  test('what was drawn does not come back', () => {
    const after = play(drawing(), 'take r1c5');
    expect(after.state.bags.crab.map(({ value }) => value)).toEqual([4, 4, 6, 6, 6, 8]);
    const out = play(table({ players: [{ node: 'L6', crate: ['crab:8'] }] }), 'move to=ENT');
    expect(out.state.bags.crab).toHaveLength(6);
  });
});

describe('tuna', () => {
  const buying = (yen: number, laid: Laid = {}): Position =>
    taking('T1', { ...laid, players: [{ yen, ...laid.players?.[0] }] });

  // MALL-TUNA-01, MALL-TUNA-02, MALL-RUL-09
  test('each costs 500 more than the one before', () => {
    // MALL-T-TUNA-1
    const first = play(buying(1600), 'take r1c1');
    expect([yenOf(first, 0), eventsOf(first, 'boughtTuna')]).toMatchObject([1100, [{ cost: 500 }]]);
    const second = play(buying(1100, { players: [{ tunaBought: 1 }] }), 'take r1c1');
    expect([yenOf(second, 0), playerOf(second, 0).tunaBought]).toEqual([100, 2]);
    const third = buying(1400, { players: [{ tunaBought: 2 }] });
    expectRefused(third, 'take r1c1', 'take.notEnoughYen', { needed: 1500, had: 1400 });
    // MALL-T-TUNA-2
    expectRefused(buying(400), 'take r1c1', 'take.notEnoughYen', { needed: 500, had: 400 });
  });

  // MALL-TUNA-01
  test('nothing is drawn before it is paid for', () => {
    expect(
      legal(buying(400)).filter(({ fields: { card } }) => card?.kind === 'choice' && card.of.includes('r1c1')),
    ).toEqual([]);
    expectAccepted(buying(500), 'take r1c1');
  });

  // MALL-TUNA-03
  test('none from an empty bag, and none comes back', () => {
    expectRefused(buying(0, { bags: { tuna: [] } }), 'take r1c1', 'take.bagEmpty', { bag: 'tuna' });
    expect(play(buying(500), 'take r1c1').state.bags.tuna).toHaveLength(2);
    const out = play(table({ players: [{ node: 'L6', crate: ['tuna:20'] }] }), 'move to=ENT');
    expect(out.state.bags.tuna).toHaveLength(2);
  });

  // MALL-RUL-27, MALL-RUL-26
  test('an exit pays too late for the tuna of the same turn', () => {
    expectRefused(buying(0, { players: [{ crate: ['washer', 'dryer'] }] }), 'take r1c1', 'take.notEnoughYen');
  });
});

// MALL-STATE-03
test('a dot where nothing can be taken leaves nothing to choose', () => {
  const bare = table({ players: [{ node: 'P5' }], cards: { r6c1: [], r6c2: [] } });
  expect(play(bare, 'move to=P6').state.turn).toMatchObject({ seat: 1, phase: 'move' });
  const poor = table({ players: [{ node: 'P2' }], cards: { r2c1: [] } });
  expect(play(poor, 'move to=T1').state.turn).toMatchObject({ seat: 1, phase: 'move' });
  const rich = table({ players: [{ node: 'P2', yen: 500 }], cards: { r2c1: [] } });
  expect(play(rich, 'move to=T1').state.turn).toMatchObject({ seat: 0, phase: 'take' });
});

// MALL-RUL-45
test('the order of refusals of a take', () => {
  expectRefused(taking('L3', { bags: { crab: [] } }), 'take r1c5 item=crab', 'take.notInFront');
  expectRefused(taking('T5', { options: { mode: 'dexterity' }, bags: { crab: [] } }), 'take r1c5', 'take.wrongSource');
  expectRefused(taking('T1', { bags: { tuna: [] } }), 'take r1c1', 'take.bagEmpty');
});
