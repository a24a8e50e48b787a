import { expect, it } from 'vitest';
import { randomFrom } from '../../engine/kernel/random.ts';

const take = (seed: string, count: number, bound: number): readonly number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random(bound));
};

it('gives the same numbers for the same text, for ever', () => {
  expect(take('7', 8, 100)).toEqual(take('7', 8, 100));
  expect(take('7', 8, 100)).toMatchInlineSnapshot(`
    [
      53,
      4,
      46,
      56,
      93,
      15,
      27,
      53,
    ]
  `);
});

it('gives other numbers for another text', () => {
  expect(take('7', 8, 100)).not.toEqual(take('8', 8, 100));
});

it('keeps within its bound and reaches all of it', () => {
  expect([...new Set(take('bound', 600, 6))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(take('one', 10, 1))).toEqual(new Set([0]));
});
