import { beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../../store/client.ts';
import { messageItem } from '../../../store/messages/message-item.ts';
import { createMessageStore } from '../../../store/messages/message-store.ts';
import { StoreUnavailable } from '../../../store/store-fault.ts';
import { storedMessage } from '../../support/chat.ts';
import { tableName, withMatch, withTable } from '../../support/dynamo.ts';
import { inOrder, passingFaultsOfTransactions } from '../../support/faulty-endpoint.ts';
import { itemBytes } from '../../support/item-size.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
const match = withMatch(table);

const numbers = (messages: readonly { readonly n: number }[]) => messages.map(({ n }) => n);

test('a message comes back as it was written', async () => {
  const ben = { person: 'ben', name: 'Ben', seat: 1 };
  const said = storedMessage(match.id, 1, {
    content: { kind: 'talk', text: 'buy\nnow 🐟', to: ben, mentions: [0, 2] },
  });
  const notice = storedMessage(match.id, 2, {
    by: { person: 'aki', name: 'Aki' },
    content: { kind: 'notice', about: ben, muted: true },
    muted: ['a-mark'],
  });
  for (const message of [said, notice]) expect(await table.messages.post(message)).toBe('written');
  expect(await table.messages.since(match.id, 0, 10)).toEqual([said, notice]);
  expect(await table.messages.posted(match.id, 'aki', 'message-2')).toEqual(notice);
});

describe('reading', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 12; n++) await table.messages.post(storedMessage(match.id, n));
    await table.store.put(storedVersion(match.id, 1));
    table.line.reset();
  });

  test('from the newest back, and from any number on', async () => {
    expect(numbers(await table.messages.latest(match.id, 3))).toEqual([12, 11, 10]);
    expect(numbers(await table.messages.latest(match.id, 3, 10))).toEqual([9, 8, 7]);
    expect(numbers(await table.messages.latest(match.id, 3, 2))).toEqual([1]);
    expect(numbers(await table.messages.since(match.id, 0, 2))).toEqual([1, 2]);
    expect(numbers(await table.messages.since(match.id, 10, 20))).toEqual([11, 12]);
    expect([...table.line.counts]).toEqual([['Query', 5]]);
  });

  test('past either end there is nothing, and nothing is asked', async () => {
    expect(await table.messages.since(match.id, 12, 5)).toEqual([]);
    expect(await table.messages.latest(match.id, 5, 1)).toEqual([]);
    expect(await table.messages.latest(match.id, 5, -3)).toEqual([]);
    expect([...table.line.counts]).toEqual([['Query', 1]]);
  });

  test('versions and messages of one match do not meet', async () => {
    expect((await table.store.newest(match.id))?.n).toBe(1);
    expect(await table.store.since(match.id, 0, 100)).toHaveLength(1);
  });
});

test('reads on where the database ends a page at 1 MB', async () => {
  const text = 'x'.repeat(90_000);
  for (let n = 1; n <= 20; n++) {
    await table.messages.post(storedMessage(match.id, n, { content: { kind: 'talk', text, mentions: [] } }));
  }
  table.line.reset();
  expect(numbers(await table.messages.since(match.id, 0, 100))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(table.line.counts.get('Query')).toBeGreaterThan(1);
});

describe('posting', () => {
  test('never replaces a message', async () => {
    expect(await table.messages.post(storedMessage(match.id, 1))).toBe('written');
    expect(await table.messages.post(storedMessage(match.id, 1, { messageId: 'other' }))).toBe('overtaken');
    expect(await table.messages.posted(match.id, 'aki', 'other')).toBeUndefined();
    expect(await table.messages.since(match.id, 0, 10)).toEqual([storedMessage(match.id, 1)]);
  });

  test('never writes one messageId twice, whatever the number', async () => {
    await table.messages.post(storedMessage(match.id, 1));
    expect(await table.messages.post(storedMessage(match.id, 2, { messageId: 'message-1' }))).toBe('known');
    expect(numbers(await table.messages.since(match.id, 0, 10))).toEqual([1]);
  });

  test('tells the messageIds of two persons apart, and those of two tables', async () => {
    await table.messages.post(storedMessage(match.id, 1));
    const bens = storedMessage(match.id, 2, { by: { person: 'ben', name: 'Ben' }, messageId: 'message-1' });
    expect(await table.messages.post(bens)).toBe('written');
    expect(await table.messages.post(storedMessage(`${match.id}-b`, 1))).toBe('written');
  });

  test('one of thirty at once wins', async () => {
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, at) => table.messages.post(storedMessage(match.id, 1, { messageId: `m-${at}` }))),
    );
    expect(results.filter((result) => result === 'written')).toHaveLength(1);
    expect(results.filter((result) => result === 'overtaken')).toHaveLength(29);
  });
});

describe('a write', () => {
  /** Soon begins again, where an answer does not come. */
  const brisk = () => {
    const client = createClient({ endpoint: table.line.endpoint, requestTimeoutMs: 300 });
    return createMessageStore({ client, tableName, insistForMs: 60_000 });
  };

  test.each(passingFaultsOfTransactions)('that met %s once stands, once', async (fault) => {
    table.line.fail(inOrder('TransactWriteItems', fault));
    // Without an answer its own receipt is what the next attempt meets.
    expect(await brisk().post(storedMessage(match.id, 1))).toMatch(/^(written|known)$/);
    expect(await table.messages.since(match.id, 0, 10)).toEqual([storedMessage(match.id, 1)]);
  });

  test.each(['lostBefore', 'error500', 'cancelled'] as const)('that meets %s for ever is unknown', async (fault) => {
    table.line.fail(() => fault);
    expect(await table.hastyMessages.post(storedMessage(match.id, 1))).toBe('unknown');
    await expect(table.hastyMessages.latest(match.id, 1)).rejects.toThrow();
  });

  test('a read without an answer says so', async () => {
    table.line.fail(() => 'lostBefore');
    await expect(table.hastyMessages.latest(match.id, 1)).rejects.toThrow(StoreUnavailable);
    await expect(table.hastyMessages.since(match.id, 0, 1)).rejects.toThrow(StoreUnavailable);
    await expect(table.hastyMessages.posted(match.id, 'aki', 'm')).rejects.toThrow(StoreUnavailable);
  });

  test('that is a mistake of ours is thrown at once', async () => {
    const text = 'x'.repeat(500_000);
    const tooLarge = storedMessage(match.id, 1, { content: { kind: 'talk', text, mentions: [] } });
    await expect(table.messages.post(tooLarge)).rejects.toThrow();
    expect(table.line.counts.get('TransactWriteItems')).toBe(1);
  });
});

test('the largest message is an item of less than 8 KB', () => {
  const whoever = { person: '魚'.repeat(128), name: '魚'.repeat(60), seat: 5 };
  const message = storedMessage('0'.repeat(26), 10_000, {
    by: whoever,
    messageId: 'm'.repeat(64),
    content: { kind: 'talk', text: '🐟'.repeat(1_000), to: whoever, mentions: [0, 1, 2, 3, 4, 5] },
    muted: Array.from({ length: 50 }, () => 'f'.repeat(32)),
  });
  expect(itemBytes(messageItem(message))).toBeLessThan(8 * 1024);
});
