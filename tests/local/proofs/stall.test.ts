import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { unlessStalled } from '../../../local/proofs/realtime/stall.ts';

const bounds = { mostTurns: 3, turnMs: 1 };

test('what waits for something that does not come ends, and says for what', async () => {
  const stalled = unlessStalled((tell) => {
    tell('lane 0', 'is done');
    tell('lane 1', 'waits for a turn');
    return new Promise<never>(() => {});
  }, bounds);
  await expect(stalled).rejects.toThrow(
    'Nothing has happened for 3 turns of 1 ms: lane 0: is done; lane 1: waits for a turn',
  );
});

test('what tells the same again and again has stalled too', async () => {
  const told = new AbortController();
  const stalled = unlessStalled(async (tell) => {
    while (!told.signal.aborted) {
      tell('lane 0', 'waits');
      await pause(1);
    }
  }, bounds);
  await expect(stalled).rejects.toThrow('lane 0: waits');
  told.abort();
});

test('what goes on may take as long as it likes', async () => {
  const turns = 20;
  const run = unlessStalled(
    async (tell) => {
      for (let turn = 0; turn < turns; turn += 1) {
        tell('lane 0', `turn ${turn}`);
        await pause(1);
      }
      return 'the end';
    },
    { mostTurns: 1_000, turnMs: 1 },
  );
  expect(await run).toBe('the end');
});

test('what fails, fails as it does', async () => {
  await expect(unlessStalled(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
