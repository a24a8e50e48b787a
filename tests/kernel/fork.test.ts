import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fork } from '../../engine/kernel/fork.ts';
import { holds } from '../support/holds.ts';

it('copies any plain value to an equal one', () => {
  holds(fc.jsonValue(), (value) => expect(fork(value)).toEqual(value));
});

it('shares nothing with what it copied', () => {
  const original = { seats: [{ chips: { red: 1 } }], board: [null, [1, 2]] };
  const copy = fork(original);
  Object.assign(copy.seats[0]?.chips ?? {}, { red: 9 });
  copy.board.push(null);
  expect(original).toEqual({ seats: [{ chips: { red: 1 } }], board: [null, [1, 2]] });
});

it('thaws what was frozen', () => {
  const copy = fork(Object.freeze({ turn: 1 })) as { turn: number };
  copy.turn = 2;
  expect(copy).toEqual({ turn: 2 });
});
