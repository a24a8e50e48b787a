import { expect, test } from 'vitest';
import type { Tokens } from '../../../engine/tsukiji/catalog/ids.ts';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, expectRefused, legalNames, play, table, tokensOf, yenOf } from '../../support/tsukiji.ts';

const laid = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'octopus', 'tuna'],
    external: ['ships', 'government'],
    players: [{ yen: 0, ...player }],
    ...more,
  });

const filled = (left: Tokens, right: Tokens): Partial<Laid> => ({ boards: { government: { own: { left, right } } } });

// TB-SETUP-09
test('begins empty', () => {
  expect(boardOf(laid({}), 'government').own).toEqual({ left: {}, right: {} });
});

// TB-GOV-01
test('is entered once per turn, with Action Points left too', () => {
  const left = play(laid({ tokens: { mackerel: 2 } }), 'enter government', 'donate left=mackerel*1', 'leave');
  expect(left.state.turn.ap).toBe(2);
  expectRefused(left, 'enter government', 'market.oncePerTurn', { market: 'government' });
});

// TB-GOV-01 TB-RUL-36
test('is entered once per turn even where entering costs', () => {
  const options = { prints: { 'ext.government.entry': [{ ap: 1 }] } };
  const left = play(
    laid({ tokens: { mackerel: 2 } }, { options }),
    'enter government',
    'donate left=mackerel*1',
    'leave',
  );
  expect(left.state.turn.ap).toBe(1);
  expectRefused(left, 'enter government', 'market.oncePerTurn', { market: 'government' });
});

// TB-GOV-02
test('pays the printed yen of each space, whatever the token', () => {
  const position = play(laid({ tokens: { mackerel: 4 } }), 'enter government');
  const given = play(position, 'donate left=mackerel*3 right=mackerel*1');
  expect(yenOf(given, 0)).toBe(3 * 400 + 1 * 200);
  expect(tokensOf(given, 0)).toEqual({});
  expect(boardOf(given, 'government').own).toEqual({ left: { mackerel: 3 }, right: { mackerel: 1 } });
});

// TB-GOV-02
test('takes several donations in one visit', () => {
  const position = play(laid({ tokens: { mackerel: 1, tuna15: 1 } }), 'enter government');
  expect(yenOf(play(position, 'donate left=tuna15*1', 'donate right=mackerel*1'), 0)).toBe(600);
});

// TB-GOV-02
test('takes only own tokens, each once, and at least one', () => {
  const position = play(laid({ tokens: { mackerel: 2 } }), 'enter government');
  const facts = { token: 'mackerel', wanted: 3, had: 2 };
  expectRefused(position, 'donate left=mackerel*2 right=mackerel*1', 'token.notOwned', facts);
  expectRefused(position, 'donate', 'token.none');
});

// TB-GOV-03
test('takes exactly one more where one place is left', () => {
  const almost = filled({ mackerel: 2 }, { mackerel: 10 });
  const position = play(laid({ tokens: { mackerel: 2 } }, almost), 'enter government');
  expectRefused(position, 'donate left=mackerel*2', 'space.full', { space: 'left', wanted: 2, left: 1 });
  expectRefused(position, 'donate right=mackerel*1', 'space.full', { space: 'right', wanted: 1, left: 0 });
  const given = play(position, 'donate left=mackerel*1');
  expect(legalNames(given)).not.toContain('donate');
});

// TB-GOV-03
test('is not enterable when both spaces are full', () => {
  const position = laid({ tokens: { mackerel: 1 } }, filled({ mackerel: 3 }, { mackerel: 10 }));
  expectRefused(position, 'enter government', 'market.full', { market: 'government' });
});

// TB-MKT-05
test('is not enterable without an own token', () => {
  expectRefused(laid({}), 'enter government', 'market.nothingToDo', { market: 'government' });
});

// TB-RUL-48
test('takes Takoyaki of the own area', () => {
  const position = play(laid({ tokens: { takoyaki: 1 } }), 'enter government', 'donate right=takoyaki*1');
  expect(yenOf(position, 0)).toBe(200);
});
