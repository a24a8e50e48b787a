import { expect, test } from 'vitest';
import {
  lastVersionSort,
  messageKey,
  messageReceiptKey,
  versionKey,
  versionPrefix,
  versionSort,
} from '../../store/keys.ts';
import { changeAt } from '../../store/log.ts';
import { receiptHash } from '../../store/messages/post-message.ts';

test('the key of a version', () => {
  expect(versionKey('0abc', 12)).toEqual({ pk: 'M#0abc', sk: 'V#00000012' });
});

test('the keys of a message and of its receipt, which is no entry of a log', () => {
  expect(messageKey('0abc', 12)).toEqual({ pk: 'M#0abc', sk: 'C#00000012' });
  expect(changeAt(messageKey('0abc', 12))).toEqual({ log: { kind: 'chat', matchId: '0abc' }, n: 12 });
  const receipt = messageReceiptKey('0abc', receiptHash({ person: 'aki', messageId: 'm' }));
  expect(receipt).toEqual({ pk: 'M#0abc', sk: expect.stringMatching(/^R#[0-9a-f]{64}$/) });
  expect(changeAt(receipt)).toBeUndefined();
});

test('sort keys sort as their numbers do', () => {
  const numbers = [0, 1, 9, 10, 99, 100, 12_345_678];
  const keys = numbers.map(versionSort);
  expect([...keys].sort()).toEqual(keys);
  expect([...keys, lastVersionSort].sort().at(-1)).toBe(lastVersionSort);
  for (const key of keys) expect(key.startsWith(versionPrefix)).toBe(true);
});
