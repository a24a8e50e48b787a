import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import { createSubscriptionStore } from '../../../store/subscriptions/subscription-store.ts';
import { tableName, withTable } from '../../support/dynamo.ts';
import { inOrder } from '../../support/faulty-endpoint.ts';

const table = withTable();
let laterBy = 0;
const store = () =>
  createSubscriptionStore({
    client: patientClient(table.line.endpoint),
    tableName,
    now: () => new Date(began + laterBy * 1_000),
  });
const began = Date.now();

beforeEach(() => {
  table.line.reset();
  laterBy = 0;
});

const followed = (connectionId: string) => ({
  ...{ connectionId, operationId: '1', query: '', variables: '{}', sent: 0 },
  log: { kind: 'match', matchId: 'a-match' } as const,
});
const lease = { token: 'a-token', until: Date.now() + 3_600_000 };

describe('a write that was carried out and got no answer', () => {
  test('opens a connection once', async () => {
    table.line.fail(inOrder('PutItem', 'brokenAfter'));
    expect(await store().open({ connectionId: 'opened', rejected: false })).toBe(true);
    expect(await store().open({ connectionId: 'opened', rejected: false })).toBe(false);
  });

  test('adds an operation once', async () => {
    table.line.fail(inOrder('PutItem', 'brokenAfter', 'brokenAfter'));
    expect(await store().add(followed('added'), lease)).toBe('added');
    expect(await store().add(followed('added'), { ...lease, token: 'another' })).toBe('known');
  });

  test('takes a lease, keeps it and gives it back', async () => {
    await store().add(followed('taken'), lease);
    await store().release(followed('taken'), 1, lease);
    table.line.fail(inOrder('UpdateItem', 'brokenAfter'));
    expect(await store().take(followed('taken'), 2, lease)).toMatchObject({ kind: 'taken', subscription: { sent: 1 } });
    table.line.fail(inOrder('UpdateItem', 'brokenAfter'));
    expect(await store().keep(followed('taken'), 2, lease)).toBe(true);
    table.line.fail(inOrder('UpdateItem', 'brokenAfter'));
    await store().release(followed('taken'), 3, lease);
    expect(await store().take(followed('taken'), 3, lease)).toEqual({ kind: 'done' });
    expect(await store().take(followed('taken'), 4, { ...lease, token: 'next' })).toMatchObject({ kind: 'taken' });
  });
});

describe('an operation that is ended while it is added', () => {
  test.each([1, 2])('before its write %i leaves nothing behind', async (at) => {
    const operation = { ...followed(`ended-${at}`), log: { kind: 'match', matchId: `ended-${at}` } as const };
    await store().open({ connectionId: operation.connectionId, rejected: false });
    let puts = 0;
    table.line.fail(async ({ operation: name }) => {
      if (name === 'PutItem' && ++puts === at) await store().end(operation);
      return undefined;
    });
    expect(await store().add(operation, lease)).toBe('ended');
    table.line.reset();
    expect((await store().connection(operation.connectionId))?.operations).toEqual([]);
    for await (const page of store().followers(operation.log)) expect(page).toEqual([]);
    // What was marked for it is gone too.
    expect(await store().add(operation, lease)).toBe('added');
  });
});

test('an operation that is added while another of its id ends is never one that nobody finds', async () => {
  const operation = { ...followed('twice'), log: { kind: 'match', matchId: 'twice' } as const };
  await store().open({ connectionId: 'twice', rejected: false });
  await store().add(operation, lease);
  let puts = 0;
  table.line.fail(async ({ operation: name }) => {
    if (name === 'PutItem' && ++puts === 2) await store().end(operation);
    return undefined;
  });
  expect(await store().add(operation, { ...lease, token: 'another' })).toBe('ended');
  table.line.reset();
  expect((await store().connection('twice'))?.operations).toEqual([]);
});

test('a connection that is closed leaves no mark of an operation that was ended before it began', async () => {
  await store().open({ connectionId: 'marked', rejected: false });
  await store().end(followed('marked'));
  await store().close('marked');
  expect(await store().add(followed('marked'), lease)).toBe('added');
});

describe('that an operation ended before it began counts for seconds only', () => {
  const isAdded = (connectionId: string) => store().add(followed(connectionId), { ...lease, token: randomUUID() });

  test.each([
    [0, 'ended'],
    [4, 'ended'],
    [6, 'added'],
  ] as const)('%i seconds later an operation of that id is %s', async (seconds, added) => {
    await store().end(followed(`stray-${seconds}`));
    laterBy = seconds;
    expect(await isAdded(`stray-${seconds}`)).toBe(added);
    expect(await isAdded(`stray-${seconds}`)).toBe(added === 'ended' ? 'added' : 'known');
  });

  test.each([4, 60])('and from the last time on: again after %i seconds', async (seconds) => {
    const connectionId = `stray-again-${seconds}`;
    await store().end(followed(connectionId));
    laterBy = seconds;
    await store().end(followed(connectionId));
    laterBy = seconds + 4;
    expect(await isAdded(connectionId)).toBe('ended');
  });

  test('an operation that has begun is ended whenever it is', async () => {
    await store().open({ connectionId: 'long', rejected: false });
    await isAdded('long');
    laterBy = 7_000;
    expect(await isAdded('long')).toBe('known');
    await isAdded('long');
    await store().end(followed('long'));
    expect((await store().connection('long'))?.operations).toEqual([]);
  });
});

test('what stood in the way of an operation and went before it was looked at does not count', async () => {
  await store().open({ connectionId: 'gone', rejected: false });
  const operation = { ...followed('gone'), log: { kind: 'match', matchId: 'gone' } as const };
  await store().end(operation);
  table.line.fail(async ({ operation: name }) => {
    if (name !== 'GetItem') return undefined;
    table.line.reset();
    await store().close('gone');
    return undefined;
  });
  expect(await store().add(operation, lease)).toBe('added');
  for await (const page of store().followers(operation.log)) expect(page).toHaveLength(1);
});
