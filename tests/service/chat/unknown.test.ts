import { describe, expect, test } from 'vitest';
import { hear, newMessageId, posted, read, refusedAs, say, textsFor, withTalk } from '../../support/chat.ts';
import { withTable } from '../../support/dynamo.ts';
import { passingFaultsOfTransactions } from '../../support/faulty-endpoint.ts';
import { aki, ben, servicesOn } from '../../support/service.ts';

const table = withTable({ requestTimeoutMs: 300 });
const talk = withTalk(table);
const { services } = talk;
const hasty = () => servicesOn(table.hasty, { messages: table.hastyMessages });

describe.each([0, 1, 2])('a message whose store call %i', (call) => {
  test.each(passingFaultsOfTransactions)('meets %s is said once', async (fault) => {
    const messageId = newMessageId();
    let asked = 0;
    table.line.fail(({ operation }) => {
      const isIt = asked++ === call && (fault !== 'cancelled' || operation === 'TransactWriteItems');
      return isIt ? fault : undefined;
    });
    const first = posted(await say(services(), aki, talk.matchId, 'once', { messageId }));
    expect(posted(await say(services(), aki, talk.matchId, 'once', { messageId }))).toEqual(first);
    expect(await textsFor(services(), ben, talk.matchId)).toEqual(['once']);
  });
});

describe('no answer at all is UNKNOWN, never a refusal', () => {
  test.each(['lostBefore', 'lostAfter', 'brokenAfter', 'error500', 'throttled'] as const)(
    'while every request meets %s; the next call knows',
    async (fault) => {
      const messageId = newMessageId();
      table.line.fail(() => fault);
      refusedAs(await say(hasty(), aki, talk.matchId, 'once', { messageId }), 'UNKNOWN', { messageId });
      table.line.reset();
      posted(await say(services(), aki, talk.matchId, 'once', { messageId }));
      expect(await textsFor(services(), ben, talk.matchId)).toEqual(['once']);
    },
  );

  test('when the write is carried out, but neither it nor the look at its receipt is answered', async () => {
    const messageId = newMessageId();
    table.line.fail(({ operation }) =>
      operation === 'TransactWriteItems' ? 'lostAfter' : operation === 'GetItem' ? 'error500' : undefined,
    );
    refusedAs(await say(hasty(), aki, talk.matchId, 'once', { messageId }), 'UNKNOWN', { messageId });
    table.line.reset();
    expect(posted(await say(services(), aki, talk.matchId, 'once', { messageId })).n).toBe(1);
    expect(await textsFor(services(), ben, talk.matchId)).toEqual(['once']);
  });

  test('and what arrives late finds that it was said', async () => {
    const messageId = newMessageId();
    table.line.fail(({ operation }) => (operation === 'TransactWriteItems' ? 'held' : undefined));
    refusedAs(await say(hasty(), aki, talk.matchId, 'once', { messageId }), 'UNKNOWN');
    await table.line.settled();
    table.line.reset();
    posted(await say(services(), ben, talk.matchId, 'meanwhile'));
    posted(await say(services(), aki, talk.matchId, 'once', { messageId }));
    await table.line.letGo();
    expect(await textsFor(services(), ben, talk.matchId)).toEqual(['meanwhile', 'once']);
  });

  test('a read does not guess: it fails', async () => {
    table.line.fail(() => 'error500');
    await expect(hasty().readMessages(aki, { matchId: talk.matchId, limit: 5 })).rejects.toThrow();
  });
});

test('a whole talk gets through a line that loses one request in four', async () => {
  let asked = 0;
  table.line.fail(() => (++asked % 4 === 0 ? (passingFaultsOfTransactions[(asked / 4) % 7] ?? 'error500') : undefined));
  for (let at = 0; at < 12; at++) posted(await say(services(), at % 2 === 0 ? aki : ben, talk.matchId, `${at}`));
  table.line.reset();
  expect(await textsFor(services(), aki, talk.matchId)).toEqual(Array.from({ length: 12 }, (_, at) => `${at}`));
  expect((await read(services(), aki, { matchId: talk.matchId })).newest).toBe(12);
  expect((await hear(services(), aki, talk.matchId)).map(({ n }) => n)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
});
