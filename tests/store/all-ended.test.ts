import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allEnded } from '../../store/all-ended.ts';

test('a failure is told of when everything has ended', async () => {
  let end: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  let told: unknown;
  const all = allEnded([slow, Promise.reject(new Error('first')), Promise.reject(new Error('second'))]);
  const heard = all.catch((error: unknown) => {
    told = error;
  });
  await nextTurn();
  expect(told).toBeUndefined();
  end();
  await heard;
  expect(told).toEqual(new Error('first'));
});

test('without a failure, everything is told in the order given', async () => {
  expect(await allEnded([nextTurn('slow'), Promise.resolve('fast')])).toEqual(['slow', 'fast']);
});
