import { beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../store/client.ts';
import { createSubscriptionStore } from '../../store/subscription-store.ts';
import { tableName, withTable } from '../support/dynamo.ts';
import { inOrder } from '../support/faulty-endpoint.ts';

const table = withTable();
const store = () =>
  createSubscriptionStore({
    client: createClient({ endpoint: table.line.endpoint }),
    tableName,
    now: () => new Date(),
  });

beforeEach(() => table.line.reset());

const followed = (connectionId: string) => ({
  ...{ connectionId, operationId: '1', query: '', variables: '{}', sent: 0 },
  log: { kind: 'match', matchId: 'a-match' } as const,
});
const lease = { token: 'a-token', until: Date.now() + 10_000 };

describe('a write that was carried out and got no answer', () => {
  test('opens a connection once', async () => {
    table.line.fail(inOrder('PutItem', 'brokenAfter'));
    expect(await store().open({ connectionId: 'opened', rejected: false })).toBe(true);
    expect(await store().open({ connectionId: 'opened', rejected: false })).toBe(false);
  });

  test('adds an operation once', async () => {
    table.line.fail(inOrder('PutItem', 'brokenAfter', 'brokenAfter'));
    expect(await store().add(followed('added'), lease)).toBe(true);
    expect(await store().add(followed('added'), { ...lease, token: 'another' })).toBe(false);
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
