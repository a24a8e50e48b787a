import { expect, test } from 'vitest';
import { lastVersionSort, versionKey, versionPrefix, versionSort } from '../../store/keys.ts';

test('the key of a version', () => {
  expect(versionKey('0abc', 12)).toEqual({ pk: 'M#0abc', sk: 'V#00000012' });
});

test('sort keys sort as their numbers do', () => {
  const numbers = [0, 1, 9, 10, 99, 100, 12_345_678];
  const keys = numbers.map(versionSort);
  expect([...keys].sort()).toEqual(keys);
  expect([...keys, lastVersionSort].sort().at(-1)).toBe(lastVersionSort);
  for (const key of keys) expect(key.startsWith(versionPrefix)).toBe(true);
});
