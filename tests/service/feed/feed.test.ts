import { expect, test } from 'vitest';
import type { Consumer } from '../../../service/feed/consumer.ts';
import type { Undone } from '../../../service/feed/feed.ts';
import { createFeed } from '../../../service/feed/feed.ts';
import { NotYet } from '../../../service/not-yet.ts';
import type { Change, Log } from '../../../store/log.ts';

const match = (matchId: string): Log => ({ kind: 'match', matchId });
const change = (log: Log, n: number, first = n): Change & { readonly first: number } => ({ log, n, first });
const person: Log = { kind: 'person', person: 'aki' };

/** A consumer that notes what it is told, and fails while `fails` says so. */
function noting(
  name: string,
  follows: Consumer['follows'],
  fails: () => boolean = () => false,
  failure: Error = new Error(`${name} cannot`),
) {
  const told: (Change & { readonly first: number })[] = [];
  const consumer: Consumer = {
    name,
    follows,
    consume: async (log, n, first) => {
      told.push({ log, n, first });
      if (fails()) throw failure;
    },
  };
  return { consumer, told };
}

function feedOf(consumers: readonly Consumer[], keep: (undone: Undone) => void = () => {}) {
  const reported: Undone[] = [];
  const feed = createFeed({
    consumers,
    later: async (undone) => keep(undone),
    report: (undone) => reported.push(undone),
  });
  return { feed, reported };
}

test('a consumer is told once how far each log that it follows has grown', async () => {
  const matches = noting('matches', ['match']);
  const all = noting('all', ['match', 'person']);
  const { feed } = feedOf([matches.consumer, all.consumer]);
  const changes = [change(match('a'), 2), change(match('b'), 7), change(match('a'), 4), change(match('a'), 3)];
  expect(await feed.follow([...changes, change(person, 1)])).toEqual([]);
  expect(matches.told).toEqual([change(match('a'), 4, 2), change(match('b'), 7)]);
  expect(all.told).toEqual([...matches.told, change(person, 1)]);
});

test('one that fails holds up no other, and what it could not do is put off', async () => {
  const kept: Undone[] = [];
  const failing = noting('failing', ['match'], () => true);
  const other = noting('other', ['match']);
  const { feed, reported } = feedOf([failing.consumer, other.consumer], (undone) => void kept.push(undone));
  expect(await feed.follow([change(match('a'), 1), change(match('b'), 1)])).toEqual([]);
  expect(other.told).toHaveLength(2);
  expect(kept).toEqual([
    { consumer: 'failing', ...change(match('a'), 1) },
    { consumer: 'failing', ...change(match('b'), 1) },
  ]);
  expect(reported).toEqual(kept);
});

test('what could not even be put off comes back: every change of its log, and no other', async () => {
  const failing = noting('failing', ['match'], () => true);
  const { feed } = feedOf([failing.consumer], ({ log }) => {
    if (log.kind === 'match' && log.matchId === 'a') throw new Error('no queue');
  });
  const changes = [change(match('b'), 1), change(match('a'), 1), change(match('a'), 2), change(person, 1)];
  expect(await feed.follow(changes)).toEqual([change(match('a'), 1), change(match('a'), 2)]);
});

test('again, only the one that could not is told', async () => {
  let fails = true;
  const once = noting('once', ['match'], () => fails);
  const other = noting('other', ['match']);
  const { feed, reported } = feedOf([once.consumer, other.consumer]);
  const undone = { consumer: 'once', ...change(match('a'), 3) };
  await expect(feed.again(undone)).rejects.toThrow('once cannot');
  expect(reported).toEqual([undone]);
  fails = false;
  await feed.again(undone);
  expect(once.told).toHaveLength(2);
  expect(other.told).toEqual([]);
});

test('what no consumer answers for is not taken for done', async () => {
  const { feed } = feedOf([]);
  await expect(feed.again({ consumer: 'gone', ...change(person, 1) })).rejects.toThrow('gone');
});

test('what cannot be done yet is put off like what fails, and is nothing to report', async () => {
  const kept: Undone[] = [];
  const waiting = noting('waiting', ['match'], () => true, new NotYet('it moves on'));
  const { feed, reported } = feedOf([waiting.consumer], (undone) => void kept.push(undone));
  expect(await feed.follow([change(match('a'), 1)])).toEqual([]);
  const [undone] = kept;
  expect(undone).toEqual({ consumer: 'waiting', ...change(match('a'), 1) });
  if (undone !== undefined) await expect(feed.again(undone)).rejects.toThrow('it moves on');
  expect(reported).toEqual([]);
});
