import { expect, test } from 'vitest';
import { createBotMover } from '../../local/bot-mover.ts';

/** Passes that are under way: each ends when it is told to, with what it is told. */
function passes() {
  const open: {
    readonly matchId: string;
    readonly end: (more: boolean) => void;
    readonly fail: (why: string) => void;
  }[] = [];
  const moveBots = (matchId: string) =>
    new Promise<boolean>((resolve, reject) => {
      open.push({ matchId, end: resolve, fail: (why) => reject(new Error(why)) });
    });
  const next = () => open.shift() ?? expect.unreachable('no pass is under way');
  return { moveBots, next, open };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one pass at a time per match, and one more for what happened meanwhile', async () => {
  const { moveBots, next, open } = passes();
  const mover = createBotMover(moveBots, () => {});
  for (let time = 0; time < 5; time++) mover.wake('a');
  mover.wake('b');
  expect(open.map(({ matchId }) => matchId)).toEqual(['a', 'b']);
  mover.wake('a');
  mover.wake('a');
  next().end(false);
  next().end(false);
  await turn();
  expect(open.map(({ matchId }) => matchId)).toEqual(['a']);
  next().end(false);
  await mover.idle();
  expect(open).toEqual([]);
});

test('a pass that left something is followed by another', async () => {
  const { moveBots, next, open } = passes();
  const mover = createBotMover(moveBots, () => {});
  mover.wake('a');
  next().end(true);
  await turn();
  expect(open).toHaveLength(1);
  next().end(false);
  await mover.idle();
});

test('a pass that fails is reported, and the next wake tries again', async () => {
  const { moveBots, next, open } = passes();
  const reported: string[] = [];
  const mover = createBotMover(moveBots, (matchId, error) => reported.push(`${matchId}: ${error}`));
  mover.wake('a');
  next().fail('no answer');
  await mover.idle();
  expect(reported).toEqual(['a: Error: no answer']);
  mover.wake('a');
  expect(open).toHaveLength(1);
  next().end(false);
  await mover.idle();
});

test('when it is stopped it ends after the pass that is under way', async () => {
  const { moveBots, next, open } = passes();
  const mover = createBotMover(moveBots, () => {});
  mover.wake('a');
  const stopped = mover.stop();
  next().end(true);
  await stopped;
  expect(open).toEqual([]);
});
