import { expect, test } from 'vitest';
import { rememberedTalk } from '../../../service/subscriptions/remembered.ts';
import { openTable, posted, read, say, talkingOn } from '../../support/chat.ts';
import { withTable } from '../../support/dynamo.ts';
import { aki, ben, chiyo, person } from '../../support/service.ts';

const table = withTable();

test('what many listeners are told is read once, and each hears what is theirs', async () => {
  const services = talkingOn(table);
  const matchId = await openTable(services, { privateTalk: true });
  posted(await say(services, aki, matchId, 'for all'));
  posted(await say(services, ben, matchId, 'for Chiyo', { to: 2 }));
  const onePass = talkingOn(table, { messages: rememberedTalk(table.messages) });
  const texts = async (at: number) => {
    const { messages } = await read(onePass, person(at), { matchId, after: 0, limit: 20 });
    return messages.map(({ text }) => text);
  };
  await texts(3);
  table.line.reset();
  expect(await texts(4)).toEqual(['for all']);
  // The match itself.
  expect([...table.line.counts]).toEqual([['Query', 1]]);
  expect(await Promise.all([aki, ben, chiyo].map((_, at) => texts(at)))).toEqual([
    ['for all'],
    ['for all', 'for Chiyo'],
    ['for all', 'for Chiyo'],
  ]);
});
