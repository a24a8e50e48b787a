import { expect, test } from 'vitest';
import { createTurns } from '../../service/in-turn.ts';

/** Something that ends when it is told to. */
function held() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

const breath = () => new Promise((resolve) => setImmediate(resolve));

test('those who share a name go one after the other, in the order in which they came', async () => {
  const inTurn = createTurns();
  const told: string[] = [];
  const first = held();
  const all = [
    inTurn(['aki', 'ben'], async () => {
      told.push('first');
      await first.ended;
    }),
    inTurn(['ben', 'chiyo'], async () => void told.push('second')),
    inTurn(['chiyo'], async () => void told.push('third')),
    inTurn(['dai'], async () => void told.push('apart')),
  ];
  await breath();
  expect(told).toEqual(['first', 'apart']);
  first.end();
  await Promise.all(all);
  expect(told).toEqual(['first', 'apart', 'second', 'third']);
});

test('one that fails says so, and holds up nobody', async () => {
  const inTurn = createTurns();
  const failing = inTurn(['aki'], () => Promise.reject(new Error('cannot')));
  const next = inTurn(['aki'], async () => 'done');
  await expect(failing).rejects.toThrow('cannot');
  expect(await next).toBe('done');
});
