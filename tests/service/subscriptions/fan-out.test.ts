import { describe, expect, test } from 'vitest';
import type { Posted } from '../../../service/subscriptions/connections.ts';
import { withApi } from '../../schema/api.ts';
import type { ShortMatch } from '../../schema/table-talk.ts';
import { accepted, act, start } from '../../schema/table-talk.ts';
import type { Update } from '../../support/follow.ts';
import { joined, matchUpdated, upTo } from '../../support/follow.ts';
import { withSockets } from '../../support/sockets.ts';

const api = withApi({ table: { insistForMs: 500 } });
const sockets = withSockets(api);

/** Follows a match from its first version on, as the only operation of a new connection. */
async function follower(match: ShortMatch, token?: string): Promise<string> {
  const connection = await sockets.connect(token);
  const payload = { query: matchUpdated, variables: { id: match.id, after: 0 } };
  expect(await sockets.send(connection, { type: 'subscribe', id: '1', payload })).toBeUndefined();
  return connection;
}

/** Aki bids again and again: the next versions. */
async function bids(match: ShortMatch, count: number): Promise<number> {
  let { version } = match;
  for (let n = 0; n < count; n++) ({ version } = await accepted(act(api, 'Aki', { ...match, version }, 'bid blue*1')));
  return version;
}

/** What a connection was told, which must join. */
function told(connection: string): readonly number[] {
  const frames = sockets.line.sent(connection);
  return joined(frames.map(({ payload }) => (payload as { data: { matchUpdated: Update } }).data.matchUpdated));
}

test('it does not matter which entries the feed tells of, how often, or in which order', async () => {
  const match = await start(api);
  const connections = [await follower(match), await follower(match, await api.mint('Ben'))];
  await bids(match, 8);
  for (const n of [6, 5, 5, 11, 4, 11, 7]) await sockets.tell(match.id, n);
  for (const connection of connections) expect(told(connection)).toEqual(upTo(11));
});

test('many senders at once deliver everything once', async () => {
  const match = await start(api);
  const connections = await Promise.all(upTo(5).map(() => follower(match)));
  await bids(match, 5);
  const telling = upTo(8).map((n) => sockets.tell(match.id, n));
  // Who finds another at work too long is told again by the feed.
  await Promise.allSettled(telling);
  await sockets.tell(match.id, 8);
  for (const connection of connections) expect(told(connection)).toEqual(upTo(8));
});

test('what is written while a subscription begins is not lost', async () => {
  const match = await start(api);
  let written: Promise<unknown> | undefined;
  sockets.line.answer = async (): Promise<Posted> => {
    // Between what was there and what comes: the first message is on its way.
    written ??= bids(match, 1).then(() => sockets.tell(match.id, 4).catch(() => undefined));
    await written;
    return 'sent';
  };
  const connection = await follower(match);
  await sockets.tell(match.id, 4);
  expect(told(connection)).toEqual(upTo(4));
});

describe('a subscriber that cannot be told', () => {
  test('because it is gone is forgotten, and holds up no other', async () => {
    const match = await start(api);
    const [gone, there] = [await follower(match), await follower(match)];
    sockets.line.answer = (connection) => (connection === gone ? 'gone' : 'sent');
    await sockets.tell(match.id, await bids(match, 1));
    expect(told(there)).toEqual(upTo(4));
    expect(await sockets.sender.store.connection(gone)).toBeUndefined();
    expect(await followersOf(match)).toEqual([there]);
  });

  test('for want of capacity is told later, and holds up no other', async () => {
    const match = await start(api);
    const [slow, there] = [await follower(match), await follower(match)];
    sockets.line.answer = (connection) => (connection === slow ? 'refused' : 'sent');
    const version = await bids(match, 1);
    await expect(sockets.tell(match.id, version)).rejects.toThrow('could not be told');
    expect(told(there)).toEqual(upTo(4));
    sockets.line.answer = () => 'sent';
    await sockets.tell(match.id, version);
    expect(told(slow)).toEqual(upTo(4));
  });

  test('and it is not known whether it was is closed: it comes again', async () => {
    const match = await start(api);
    const [lost, there] = [await follower(match), await follower(match)];
    sockets.line.answer = (connection) => (connection === lost ? 'unknown' : 'sent');
    await sockets.tell(match.id, await bids(match, 1));
    expect(sockets.line.closed.get(lost)?.code).toBe(1012);
    expect(await followersOf(match)).toEqual([there]);
  });

  test('and cannot be closed either is not forgotten: it would wait for ever', async () => {
    const match = await start(api);
    const connection = await follower(match);
    const version = await bids(match, 1);
    sockets.line.answer = () => 'unknown';
    sockets.line.canClose = false;
    await expect(sockets.tell(match.id, version)).rejects.toThrow('could not be told');
    expect(await followersOf(match)).toEqual([connection]);
    // What it may have been told is not told again.
    sockets.line.answer = () => 'sent';
    sockets.line.canClose = true;
    sockets.later(11);
    await sockets.tell(match.id, version);
    expect(told(connection)).toEqual(upTo(3));
    expect(sockets.line.closed.get(connection)?.code).toBe(1012);
    expect(await followersOf(match)).toEqual([]);
  });

  test('because the database does not answer is told later', async () => {
    const match = await start(api);
    const connection = await follower(match);
    const version = await bids(match, 1);
    const reads = { failing: true };
    api.table.line.fail(({ operation }) => (reads.failing && operation === 'Query' ? 'error500' : undefined));
    await expect(sockets.tell(match.id, version)).rejects.toThrow('could not be told');
    api.table.line.reset();
    expect(told(connection)).toEqual(upTo(3));
    await sockets.tell(match.id, version);
    expect(told(connection)).toEqual(upTo(4));
  });
});

test('who follows in great number or at great cost holds up no other log: the rest is told later', async () => {
  const match = await start(api);
  const connections = await Promise.all(upTo(40).map(() => follower(match)));
  const version = await bids(match, 1);
  sockets.line.answer = () => {
    sockets.later(2);
    return 'sent';
  };
  await expect(sockets.tell(match.id, version)).rejects.toThrow('could not be told');
  sockets.line.answer = () => 'sent';
  await sockets.tell(match.id, version);
  for (const connection of connections) expect(told(connection)).toEqual(upTo(4));
});

describe('a sender that dies while it holds the lease', () => {
  test('is waited for while it may live, then the connection is closed', async () => {
    const match = await start(api);
    const connection = await follower(match);
    const version = await bids(match, 1);
    const [subscription] = await subscriptionsOf(match);
    if (subscription === undefined) return expect.unreachable();
    const until = sockets.sender.now().getTime() + 10_000;
    expect(await sockets.sender.store.take(subscription, version, { token: 'dead', until })).toMatchObject({
      kind: 'taken',
    });
    await expect(sockets.tell(match.id, version)).rejects.toThrow('another sends');
    expect(sockets.line.closed.has(connection)).toBe(false);
    sockets.later(11);
    await sockets.tell(match.id, version);
    expect(sockets.line.closed.get(connection)?.code).toBe(1012);
    expect(await followersOf(match)).toEqual([]);
  });
});

test('who cannot be told is named by no error: errors are logged', async () => {
  const connection = await sockets.connect(await api.mint('Ben'));
  await sockets.send(connection, {
    type: 'subscribe',
    id: '1',
    payload: { query: 'subscription { myTurns { cursor } }' },
  });
  const log = { kind: 'person', person: 'id-of-Ben' } as const;
  const { store, now } = sockets.sender;
  for await (const page of store.followers(log))
    for (const subscription of page)
      await store.take(subscription, 1, { token: 'dead', until: now().getTime() + 10_000 });
  const error = await sockets.fanOut.consume(log, 1, 1).catch(String);
  expect(error).toContain('could not be told');
  expect(error).not.toContain('id-of-Ben');
});

test('what many would be told the same is resolved once', async () => {
  const match = await start(api);
  await Promise.all(upTo(20).map(() => follower(match)));
  const version = await bids(match, 1);
  api.table.line.reset();
  await sockets.tell(match.id, version);
  // One query for the newest version, one for what happened since: the subscribers are read elsewhere.
  expect(api.table.line.counts.get('Query')).toBe(2);
});

async function subscriptionsOf({ id }: ShortMatch) {
  const pages = [];
  for await (const page of sockets.sender.store.followers({ kind: 'match', matchId: id })) pages.push(page);
  return pages.flat();
}

async function followersOf(match: ShortMatch): Promise<readonly string[]> {
  return (await subscriptionsOf(match)).map(({ connectionId }) => connectionId);
}
