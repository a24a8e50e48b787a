import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import type { StoredMessage } from '../../../store/messages/message-item.ts';
import { messageItem } from '../../../store/messages/message-item.ts';
import { posted, read, refusedAs, say, storedMessage, withTalk } from '../../support/chat.ts';
import { tableName, withTable } from '../../support/dynamo.ts';
import { aki, ben, person } from '../../support/service.ts';

const table = withTable();
const talk = withTalk(table, { privateTalk: true });
const { services } = talk;

/** Fills a table: every third message is from Ben to Chiyo alone. */
async function fill(count: number): Promise<void> {
  const [by, to] = [
    { person: 'ben', name: 'Ben', seat: 1 },
    { person: 'chiyo', name: 'Chiyo', seat: 2 },
  ];
  const messages = Array.from({ length: count }, (_, at) => {
    const content = { kind: 'talk' as const, text: `${at + 1}`, mentions: [], ...(at % 3 === 2 ? { to } : {}) };
    return storedMessage(talk.matchId, at + 1, { by, content });
  });
  await put(messages);
}

const page = async (part: object, viewer = aki) => {
  const { after, upTo, newest, messages } = await read(services(), viewer, { matchId: talk.matchId, ...part });
  return { after, upTo, newest, numbers: messages.map(({ n }) => n) };
};

test('a table where nothing was said', async () => {
  const empty = { after: 0, upTo: 0, newest: 0, numbers: [] };
  expect(await page({})).toEqual(empty);
  expect(await page({ after: 0 })).toEqual(empty);
});

test('the newest page first, then back to the beginning', async () => {
  await fill(12);
  expect(await page({ limit: 5 }, ben)).toEqual({ after: 7, upTo: 12, newest: 12, numbers: [8, 9, 10, 11, 12] });
  expect(await page({ limit: 5, before: 8 }, ben)).toMatchObject({ after: 2, upTo: 7, numbers: [3, 4, 5, 6, 7] });
  expect(await page({ limit: 5, before: 3 }, ben)).toMatchObject({ after: 0, upTo: 2, numbers: [1, 2] });
  expect(await page({ limit: 5, before: 1 }, ben)).toMatchObject({ after: 0, upTo: 0, numbers: [] });
  expect(await page({ limit: 2, before: 99 }, ben)).toMatchObject({ after: 10, upTo: 12, numbers: [11, 12] });
});

test('pages are filled with what the viewer hears, and say which numbers they cover', async () => {
  await fill(12);
  expect(await page({ limit: 3 })).toEqual({ after: 7, upTo: 12, newest: 12, numbers: [8, 10, 11] });
  expect(await page({ limit: 3, after: 0 })).toEqual({ after: 0, upTo: 4, newest: 12, numbers: [1, 2, 4] });
  expect(await page({ limit: 100, after: 10 })).toEqual({ after: 10, upTo: 12, newest: 12, numbers: [11] });
});

describe('pages join without gap or double', () => {
  test.each([1, 2, 3, 7, 100])('of %i, both ways, for who hears all and who does not', async (limit) => {
    await fill(25);
    const all = Array.from({ length: 25 }, (_, at) => at + 1);
    for (const [viewer, expected] of [
      [ben, all],
      [person(4), all.filter((n) => n % 3 !== 0)],
    ] as const) {
      const onwards: number[] = [];
      for (let [after, more] = [0, true]; more; ) {
        const { numbers, upTo, newest } = await page({ limit, after }, viewer);
        onwards.push(...numbers);
        [after, more] = [upTo, upTo < newest];
      }
      expect(onwards).toEqual(expected);
      const backwards: number[] = [];
      for (let [before, more]: [number | undefined, boolean] = [undefined, true]; more; ) {
        const { numbers, after } = await page({ limit, ...(before === undefined ? {} : { before }) }, viewer);
        backwards.unshift(...numbers);
        [before, more] = [after + 1, after > 0];
      }
      expect(backwards).toEqual(expected);
    }
  });
});

test('where very much is private a page is short, and can be gone on from', async () => {
  const [by, to] = [
    { person: 'ben', name: 'Ben', seat: 1 },
    { person: 'chiyo', name: 'Chiyo', seat: 2 },
  ];
  posted(await say(services(), aki, talk.matchId, 'for all'));
  const content = { kind: 'talk', text: 'x', to, mentions: [] } as const;
  for (let first = 2; first <= 451; first += 25) {
    await put(Array.from({ length: 25 }, (_, at) => storedMessage(talk.matchId, first + at, { by, content })));
  }
  table.line.reset();
  expect(await page({ limit: 20 })).toEqual({ after: 51, upTo: 451, newest: 451, numbers: [] });
  expect(table.line.counts.get('Query')).toBe(22);
  expect(await page({ limit: 20, before: 52 })).toMatchObject({ after: 0, upTo: 51, numbers: [1] });
});

/** Puts up to 25 messages at once, past all rules. */
async function put(messages: readonly StoredMessage[]): Promise<void> {
  const client = patientClient(table.endpoint);
  const puts = messages.map((message) => ({ PutRequest: { Item: messageItem(message) } }));
  await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: puts } }));
  client.destroy();
}

test.each([0, -1, 101, 1_000])('a page of %i is refused, by the argument that asks for it', async (limit) => {
  const range = { expected: '1 to 100', min: 1, max: 100 };
  const ask = (part: object) => services().readMessages(aki, { matchId: talk.matchId, limit, ...part });
  refusedAs(await ask({}), 'input.malformed', { field: 'last', ...range });
  refusedAs(await ask({ before: 3 }), 'input.malformed', { field: 'last', ...range });
  refusedAs(await ask({ after: 0 }), 'input.malformed', { field: 'first', ...range });
});

test('a page after a message that is still to come is refused: what is said before it would be left out', async () => {
  const newest = (await page({ limit: 1 }, aki)).upTo;
  const ask = (after: number) => services().readMessages(aki, { matchId: talk.matchId, limit: 5, after });
  refusedAs(await ask(newest + 1), 'input.malformed', { field: 'after', max: newest });
  expect((await ask(newest)).ok).toBe(true);
});

test.each(['after', 'before'])('a page %s a negative number is refused', async (field) => {
  const part = { matchId: talk.matchId, limit: 5, [field]: -1 };
  refusedAs(await services().readMessages(aki, part), 'input.malformed', { field, min: 0 });
});
