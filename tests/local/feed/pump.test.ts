import { describe, expect, test } from 'vitest';
import type { FeedHandler, StreamRecord } from '../../../functions/feed/event.ts';
import { serve } from '../../../functions/feed/serve.ts';
import { feedOf } from '../../../functions/feed/wiring.ts';
import { ledgerInMemory } from '../../../local/feed/ledger.ts';
import type { PumpSettings } from '../../../local/feed/pump.ts';
import { createPump } from '../../../local/feed/pump.ts';
import { unrestOf } from '../../../local/feed/unrest.ts';
import type { Consumer } from '../../../service/feed/consumer.ts';
import type { Change } from '../../../store/log.ts';
import { versionRecord } from '../../support/feed-records.ts';

const hasty = { mostAttempts: 10, pauseMs: () => 0 };

function pumping(settings: Partial<PumpSettings> = {}) {
  const ledger = ledgerInMemory();
  const givenUp: Change[] = [];
  const pump = createPump({ ledger, patience: hasty, report: (lost) => givenUp.push(...lost), ...settings });
  const isDone = (matchId: string, n: number) => ledger.has({ log: { kind: 'match', matchId }, n });
  return { pump, givenUp, isDone };
}

const sequenceOf = (record: StreamRecord) => record.dynamodb?.SequenceNumber ?? '';
const sortKeyOf = (record: StreamRecord) => record.dynamodb?.Keys?.sk?.S ?? '';
const isOfStream = (record: { eventSource: string }): record is StreamRecord => record.eventSource === 'aws:dynamodb';

/** A handler that notes the sort keys of each batch, and answers as it is told. */
function noting(answer: (records: readonly StreamRecord[]) => readonly string[] = () => []) {
  const batches: string[][] = [];
  const handler: FeedHandler = async ({ Records }) => {
    const records = [...Records].filter(isOfStream);
    batches.push(records.map(sortKeyOf));
    return { batchItemFailures: answer(records).map((itemIdentifier) => ({ itemIdentifier })) };
  };
  return { handler, batches };
}

const versions = (count: number, matchId = 'm') =>
  Array.from({ length: count }, (_, index) => versionRecord(matchId, index + 1));

/** A consumer of matches that does as it is told. */
const consumerOf = (consume: Consumer['consume'], name = 'noting'): Consumer => ({ name, follows: ['match'], consume });

describe('records', () => {
  test('come in order, in batches of so many, one batch at a time, and are entered when they are done', async () => {
    const { pump, isDone } = pumping({ batchSize: 4 });
    let open = 0;
    const { handler, batches } = noting();
    pump.push(versions(9));
    pump.start(async (event) => {
      open += 1;
      expect(open).toBe(1);
      await new Promise(setImmediate);
      open -= 1;
      return await handler(event);
    });
    await pump.idle();
    expect(batches.map(({ length }) => length)).toEqual([4, 4, 1]);
    expect(batches.flat()).toEqual(versions(9).map(sortKeyOf));
    expect(isDone('m', 9)).toBe(true);
  });

  test('from the first one that failed come again', async () => {
    const { pump, givenUp, isDone } = pumping();
    const failing = ['V#00000002', 'V#00000003'];
    const { handler, batches } = noting((records) => {
      const failed = records.find((record) => sortKeyOf(record) === failing[0]);
      if (failed !== undefined) failing.shift();
      return failed === undefined ? [] : [sequenceOf(failed)];
    });
    pump.push(versions(4));
    pump.start(handler);
    await pump.idle();
    expect(batches.map((keys) => keys.map((key) => Number(key.slice(2))))).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4],
      [3, 4],
    ]);
    expect(givenUp).toEqual([]);
    expect(isDone('m', 4)).toBe(true);
  });

  test('of which one makes the handler fail do not hold up the others; that one is given up', async () => {
    const { pump, givenUp, isDone } = pumping();
    const { handler, batches } = noting();
    pump.push(versions(20));
    pump.start(async (event) => {
      const answered = await handler(event);
      if (batches.at(-1)?.includes('V#00000007')) throw new Error('poison');
      return answered;
    });
    await pump.idle();
    expect(givenUp.map(({ n }) => n)).toEqual([7]);
    expect(versions(20).map((_, at) => isDone('m', at + 1))).toEqual(versions(20).map((_, at) => at !== 6));
  });

  test('are told of at once, before anyone follows them up', () => {
    const { pump } = pumping();
    const told: Change[] = [];
    const end = pump.onRecord((change) => told.push(change));
    pump.push([versionRecord('m', 3)]);
    end();
    pump.push([versionRecord('m', 4)]);
    expect(told).toEqual([{ log: { kind: 'match', matchId: 'm' }, n: 3 }]);
  });
});

describe('what is put off', () => {
  test('holds up no other consumer, and is done when it is done', async () => {
    const { pump, givenUp, isDone } = pumping();
    const told: number[] = [];
    let fails = 4;
    const failing = consumerOf(async () => {
      fails -= 1;
      if (fails >= 0) throw new Error('not yet');
    }, 'failing');
    const other = consumerOf(async (_, n) => void told.push(n));
    pump.start(serve(feedOf({ consumers: [failing, other], later: pump.later }, () => {})));
    pump.push([versionRecord('m', 1)]);
    await pump.idle();
    expect(fails).toBeLessThan(0);
    expect(told).toEqual([1]);
    expect(isDone('m', 1)).toBe(true);
    expect(givenUp).toEqual([]);
  });

  test('and never succeeds is given up after ten times, and not entered', async () => {
    const { pump, givenUp, isDone } = pumping();
    let times = 0;
    const failing = consumerOf(async (log) => {
      if (log.kind !== 'match' || log.matchId !== 'bad') return;
      times += 1;
      throw new Error('never');
    });
    pump.start(serve(feedOf({ consumers: [failing], later: pump.later }, () => {})));
    pump.push([versionRecord('bad', 1), versionRecord('good', 1)]);
    await pump.idle();
    pump.push([versionRecord('good', 2)]);
    await pump.idle();
    expect(times).toBe(1 + 10);
    expect(givenUp.map(({ log, n }) => ({ log, n }))).toEqual([{ log: { kind: 'match', matchId: 'bad' }, n: 1 }]);
    expect([isDone('bad', 1), isDone('good', 1), isDone('good', 2)]).toEqual([false, true, true]);
  });
});

test('a pump that is stopped ends the batch under way, and begins nothing more', async () => {
  const { pump, isDone } = pumping({ batchSize: 1 });
  let release = (): void => {};
  const begun = new Promise<void>((resolve) => {
    pump.start(async () => {
      resolve();
      await new Promise<void>((go) => {
        release = go;
      });
      return { batchItemFailures: [] };
    });
  });
  pump.push(versions(3));
  await begun;
  const stopped = pump.stop();
  release();
  await stopped;
  await pump.idle();
  expect([1, 2, 3].map((n) => isDone('m', n))).toEqual([true, false, false]);
});

describe('a stream that misbehaves', () => {
  /** What a handler got of a few hundred versions of several matches. */
  async function delivered(seed: string) {
    const unrest = unrestOf({ seed, mostCopies: 5, reorder: true, mostDelayMs: 5 });
    const { pump, isDone } = pumping({ unrest, batchSize: 20 });
    const { handler, batches } = noting();
    pump.start(handler);
    const matches = ['a', 'b', 'c', 'd', 'e'];
    for (const match of matches) pump.push(versions(60, match));
    await pump.idle();
    const all = matches.every((match) => versions(60).every((_, at) => isDone(match, at + 1)));
    return { got: batches.flat(), all };
  }

  test.each(['1', '2', '3'])(
    'delivers everything at least once, more than once, and out of order (seed %s)',
    async (seed) => {
      const { got, all } = await delivered(seed);
      expect(all).toBe(true);
      expect(new Set(got).size).toBe(60);
      expect(got.length).toBeGreaterThan(300 * 2);
      expect(got.length).toBeLessThanOrEqual(300 * 5);
      expect(got).not.toEqual([...got].sort());
    },
  );

  test('without delays misbehaves in the same way for the same seed', async () => {
    const order = async (seed: string) => {
      const { pump } = pumping({ unrest: unrestOf({ seed, mostCopies: 3, reorder: true }) });
      const { handler, batches } = noting();
      pump.push(versions(50));
      pump.start(handler);
      await pump.idle();
      return batches;
    };
    expect(await order('7')).toEqual(await order('7'));
    expect(await order('7')).not.toEqual(await order('8'));
  });
});
