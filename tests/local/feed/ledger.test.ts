import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ledgerInMemory, openLedger } from '../../../local/feed/ledger.ts';
import { includes, rangesIn, textOf, withNumber } from '../../../local/feed/ranges.ts';
import type { Change } from '../../../store/log.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uogashi-'));
  path = join(folder, 'made', 'feed.ledger');
});
afterEach(() => rm(folder, { recursive: true }));

const change = (matchId: string, n: number): Change => ({ log: { kind: 'match', matchId }, n });

test('ranges hold exactly the numbers that were added, and do not touch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (numbers) => {
      const ranges = numbers.reduce<ReturnType<typeof withNumber>>(withNumber, []);
      const held = Array.from({ length: 32 }, (_, n) => n).filter((n) => includes(ranges, n));
      expect(held).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const [at, [from]] of ranges.entries()) expect(from).toBeGreaterThan((ranges[at - 1]?.[1] ?? -1) + 1);
      if (ranges.length > 0) expect(rangesIn(textOf(ranges))).toEqual(ranges);
    }),
  );
});

describe('a ledger in a file', () => {
  test('is the same when it is opened again, however the entries came', async () => {
    const ledger = await openLedger(path);
    await ledger.enter([change('a', 1), change('a', 2), change('b', 5)]);
    await Promise.all([ledger.enter([change('a', 4)]), ledger.enter([change('b', 4)])]);
    await ledger.close();
    const again = await openLedger(path);
    const known = [1, 2, 3, 4, 5].map((n) => [again.has(change('a', n)), again.has(change('b', n))]);
    expect(known).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [true, true],
      [false, true],
    ]);
    expect(again.has({ log: { kind: 'chat', matchId: 'a' }, n: 1 })).toBe(false);
    await again.close();
  });

  test('is one line per log when it is opened', async () => {
    const ledger = await openLedger(path);
    for (let n = 1; n <= 500; n++) await ledger.enter([change('a', n)]);
    await ledger.close();
    await (await openLedger(path)).close();
    expect(await readFile(path, 'utf8')).toBe('1-500 match#a\n');
  });

  test('does not believe a line that was cut off', async () => {
    const ledger = await openLedger(path);
    await ledger.enter([change('a', 1)]);
    await ledger.close();
    // It was to be about match akira.
    await appendFile(path, '1-9 match#a');
    const again = await openLedger(path);
    expect([again.has(change('a', 1)), again.has(change('a', 9))]).toEqual([true, false]);
    await again.close();
  });
});

test('a ledger in memory knows what was entered', async () => {
  const ledger = ledgerInMemory();
  await ledger.enter([change('a', 2)]);
  expect([ledger.has(change('a', 1)), ledger.has(change('a', 2))]).toEqual([false, true]);
});
