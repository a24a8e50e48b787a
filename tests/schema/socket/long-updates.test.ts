import { expect, test } from 'vitest';
import { withSockets } from '../../support/sockets.ts';
import { withApi } from '../api.ts';
import { accepted, create, newMoveId, start, submit } from '../table-talk.ts';

const api = withApi();
const sockets = withSockets(api);

/** The same field under so many names. */
const copies = (field: string, count: number): string =>
  Array.from({ length: count }, (_, n) => `${field}${n}: ${field}`).join(' ');

test('what is too long for one message is told in several, which join', async () => {
  const { id } = await start(api);
  const input = (text: string) => ({ matchId: id, messageId: newMoveId(), text });
  for (let n = 1; n <= 20; n++) {
    const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
    const said = await api.data({ query, variables: { input: input('魚'.repeat(1_000)) }, as: 'Aki' });
    expect(said).toEqual({ sendMessage: { __typename: 'Message' } });
  }
  const connection = await sockets.connect(await api.mint('Ben'));
  const query = `subscription { messagesUpdated(matchId: "${id}", after: 0) { after upTo messages { n ${copies('text', 4)} } } }`;
  expect(await sockets.send(connection, { type: 'subscribe', id: '1', payload: { query } })).toBeUndefined();
  const told = sockets.line.sent(connection);
  expect(told).toMatchObject([
    { type: 'next', payload: { data: { messagesUpdated: { after: 0, upTo: 10 } } } },
    { type: 'next', payload: { data: { messagesUpdated: { after: 10, upTo: 20 } } } },
  ]);
  const numbers = [...JSON.stringify(told).matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n));
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('an operation ends where one entry alone is too long', async () => {
  const { id } = await create(api, { game: 'mall', mallOptions: {} });
  await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id }));
  await accepted(submit(api, 'Aki', 'startMatch', { matchId: id, expectedVersion: 2 }));
  const connection = await sockets.connect(await api.mint('Ben'));
  const query = `subscription { matchUpdated(matchId: "${id}", after: 0) { match { ${copies('viewJson', 16)} } } }`;
  await sockets.send(connection, { type: 'subscribe', id: '1', payload: { query } });
  expect(sockets.line.sent(connection)).toMatchObject([
    { type: 'error', payload: [{ extensions: { code: 'TOO_LARGE' } }] },
  ]);
  expect((await sockets.sender.store.connection(connection))?.operations).toEqual([]);
});
