import { expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import { tableName } from '../../../local/server.ts';
import type { Person } from '../../../service/identity.ts';
import type { Services } from '../../../service/services.ts';
import { createMatchStore } from '../../../store/matches/match-store.ts';
import { createMessageStore } from '../../../store/messages/message-store.ts';
import { mute, openTable, posted, say } from '../../support/chat.ts';
import { follow, socketClient } from '../../support/follow.ts';
import { withServer } from '../../support/server.ts';
import { aki, ben, chiyo, person, registry, servicesOn } from '../../support/service.ts';

const table = withServer({ registry });

const query = `subscription ($id: ID!, $after: Int) { messagesUpdated(matchId: $id, after: $after) {
  after upTo messages { n text to { seat name } } } }`;

interface Told {
  readonly messagesUpdated: {
    readonly after: number;
    readonly upTo: number;
    readonly messages: readonly { readonly n: number; readonly text: string }[];
  };
}

/** The use cases over the table of the server, past its API: what they write the server learns from its feed. */
function services(): Services {
  const place = { client: patientClient(table.server.endpoint), tableName };
  return servicesOn(createMatchStore(place), { messages: createMessageStore(place) });
}

/** Someone who listens at a table, from a message on. */
async function listener(who: Person, id: string, after: number) {
  const client = socketClient(table.server, await table.server.mint(who.person, who.name));
  const { data } = follow<Told>(client, query, { id, after });
  return {
    /** Answers when they have been told up to a message; with what they heard, in order. */
    heard: async (upTo: number) => {
      await data.until(({ messagesUpdated }) => messagesUpdated.upTo >= upTo);
      const updates = data.all.map(({ messagesUpdated }) => messagesUpdated);
      for (const [at, update] of updates.entries()) expect(update.after).toBe(updates[at - 1]?.upTo ?? after);
      return updates.flatMap(({ messages }) => messages.map(({ text }) => text));
    },
    leave: () => client.dispose(),
  };
}

test('what is said is heard by all who follow, and a whisper by two', async () => {
  const id = await openTable(services(), { privateTalk: true });
  posted(await say(services(), aki, id, 'before'));
  const [byBen, byChiyo, byEmi] = await Promise.all([ben, chiyo, person(4)].map((who) => listener(who, id, 0)));
  posted(await say(services(), aki, id, 'all hands'));
  posted(await say(services(), ben, id, 'canary', { to: 2 }));
  posted(await mute(services(), aki, id, 1));
  const all = ['before', 'all hands', 'canary', 'Aki muted Ben.'];
  expect(await byBen?.heard(4)).toEqual(all);
  expect(await byChiyo?.heard(4)).toEqual(all);
  expect(await byEmi?.heard(4)).toEqual(all.filter((text) => text !== 'canary'));
  for (const one of [byBen, byChiyo, byEmi]) await one?.leave();
});

test('who was away goes on where they were', async () => {
  const id = await openTable(services());
  const first = await listener(ben, id, 0);
  posted(await say(services(), aki, id, 'one'));
  expect(await first.heard(1)).toEqual(['one']);
  await first.leave();
  posted(await say(services(), aki, id, 'two'));
  posted(await say(services(), chiyo, id, 'three'));
  const again = await listener(ben, id, 1);
  posted(await say(services(), aki, id, 'four'));
  expect(await again.heard(4)).toEqual(['two', 'three', 'four']);
  await again.leave();
});
