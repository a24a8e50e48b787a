import { expect, test } from 'vitest';
import { LRUCache } from '../../schema/graphql/lru-cache.ts';

test('what was not used for longest is dropped', () => {
  const cache = new LRUCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});

test('a new value of a key takes the place of the old one', () => {
  const cache = new LRUCache<string, number>({ max: 2 });
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    cache.set(key, value);
  expect([cache.get('a'), cache.get('b')]).toEqual([3, 2]);
});
