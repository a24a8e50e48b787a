import { beforeEach, describe, expect, test } from 'vitest';
import { messageItem } from '../../../store/messages/message-item.ts';
import { hear, mute, posted, refusedAs, say, storedMessage, withTalk } from '../../support/chat.ts';
import { withTable } from '../../support/dynamo.ts';
import { itemBytes } from '../../support/item-size.ts';
import { aki, ben } from '../../support/service.ts';

const table = withTable();
const opened = '2026-11-30T09:30:00.000Z';
let now = new Date(opened);
beforeEach(() => {
  now = new Date(opened);
});
const talk = withTalk(table, { privateTalk: true, now: () => now });
const { services } = talk;

const passed = (seconds: number): void => {
  now = new Date(Date.parse(opened) + 1_000 * seconds);
};

describe('twenty messages in a minute', () => {
  test('are a person’s share, and the next is good when the first of them is a minute old', async () => {
    for (let at = 0; at < 20; at++) {
      passed(at);
      posted(await say(services(), aki, talk.matchId, `${at}`));
    }
    passed(25);
    refusedAs(await say(services(), aki, talk.matchId, '20'), 'CHAT_TOO_FAST', {
      most: 20,
      seconds: 60,
      retryAfter: 35,
    });
    posted(await say(services(), ben, talk.matchId, 'my own share'));
    passed(59.5);
    refusedAs(await say(services(), aki, talk.matchId, '20'), 'CHAT_TOO_FAST', { retryAfter: 1 });
    passed(60);
    posted(await say(services(), aki, talk.matchId, '20'));
    refusedAs(await say(services(), aki, talk.matchId, '21'), 'CHAT_TOO_FAST', { retryAfter: 1 });
    passed(61);
    posted(await say(services(), aki, talk.matchId, '21'));
  });

  test('are twenty, however many are sent at once, and however much others say in between', async () => {
    const sent = Array.from({ length: 30 }, (_, at) => say(services(), at < 25 ? ben : aki, talk.matchId, `${at}`));
    const answers = await Promise.all(sent);
    const ofBen = answers.slice(0, 25).filter(({ ok }) => ok);
    expect(ofBen).toHaveLength(20);
    for (const answer of answers.slice(25)) posted(answer);
    for (const answer of answers.filter(({ ok }) => !ok)) refusedAs(answer, 'CHAT_TOO_FAST');
    expect(await hear(services(), aki, talk.matchId)).toHaveLength(25);
  });

  test('count notices and private messages too', async () => {
    for (let at = 0; at < 10; at++) {
      posted(await mute(services(), aki, talk.matchId, 1, at % 2 === 0));
      posted(await say(services(), aki, talk.matchId, `${at}`, { to: 1 }));
    }
    refusedAs(await mute(services(), aki, talk.matchId, 1), 'CHAT_TOO_FAST');
  });
});

test('a message at a quiet table is two queries and one transaction', async () => {
  posted(await say(services(), aki, talk.matchId, 'one'));
  expect([...table.line.counts].sort()).toEqual([
    ['Query', 2],
    ['TransactWriteItems', 1],
  ]);
});

test('a table has ten thousand messages', async () => {
  await table.messages.post(storedMessage(talk.matchId, 9_999));
  expect(posted(await say(services(), aki, talk.matchId, 'the last word')).n).toBe(10_000);
  refusedAs(await say(services(), ben, talk.matchId, 'but'), 'CHAT_FULL', { most: 10_000 });
  refusedAs(await mute(services(), aki, talk.matchId, 1), 'CHAT_FULL', { most: 10_000 });
});

// However loud a table is, an item holds one message and what goes with it.
test('no item grows with what is said', async () => {
  const text = '🐟'.repeat(1_000);
  for (let minute = 0; minute < 4; minute++) {
    passed(61 * minute);
    for (let at = 0; at < 20; at++)
      posted(await say(services(), ben, talk.matchId, text, at % 2 === 0 ? { to: 0 } : {}));
  }
  const sizes = (await table.messages.since(talk.matchId, 0, 100)).map((message) => itemBytes(messageItem(message)));
  expect(sizes).toHaveLength(80);
  expect(Math.max(...sizes)).toBeLessThan(4_500);
  expect(itemBytes({ at: { S: 'x' } })).toBe(3);
});
