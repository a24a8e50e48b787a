import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { closed, listening } from '../../../local/listen.ts';
import { connect } from '../../../local/play/api.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The API of a server that answers one request after the other so, and the last way ever after; and how often it was asked. */
async function asking(...ways: readonly RequestListener[]) {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    ways[Math.min(count, ways.length - 1)]?.(incoming, outgoing);
    count += 1;
  });
  const port = await listening(server, { host: '127.0.0.1', port: 0 });
  closing.push(() => closed(server));
  return { api: connect(`http://127.0.0.1:${port}`, 'token'), count: () => count };
}

const breaking: RequestListener = ({ socket }) => void socket.destroy();
const answering =
  (data: object): RequestListener =>
  (_incoming, outgoing) =>
    void outgoing.end(JSON.stringify({ data }));

const unknown = answering({ act: { __typename: 'Unknown', code: 'UNKNOWN', facts: {} } });
const accepted = answering({ act: { __typename: 'Accepted', match: { id: 'm' } } });
const stale = answering({ act: { __typename: 'StaleVersion', code: 'STALE_VERSION', facts: {} } });
const faulty: RequestListener = (_incoming, outgoing) => void outgoing.end('{"errors":[{"message":"a fault"}]}');

test('a request whose connection breaks off is sent again', async () => {
  const { api, count } = await asking(breaking, breaking, answering({ match: { id: 'm' } }));
  expect(await api.look('m')).toEqual({ id: 'm' });
  expect(count()).toBe(3);
});

test('a submission of which nobody knows what became of it is sent again', async () => {
  const { api, count } = await asking(unknown, breaking, accepted);
  expect(await api.submit('act', {})).toMatchObject({ __typename: 'Accepted' });
  expect(count()).toBe(3);
});

test.each([
  ['a refusal', stale, { __typename: 'StaleVersion' }],
  ['an answer', accepted, { __typename: 'Accepted' }],
])('%s stands', async (_, way, answer) => {
  const { api, count } = await asking(way);
  expect(await api.submit('act', {})).toMatchObject(answer);
  expect(count()).toBe(1);
});

test('a fault of the API is not asked for twice', async () => {
  const { api, count } = await asking(faulty);
  await expect(api.look('m')).rejects.toThrow('a fault');
  expect(count()).toBe(1);
});

test('a server that always breaks off is given up', async () => {
  const { api, count } = await asking(breaking);
  await expect(api.look('m')).rejects.toThrow('fetch failed');
  expect(count()).toBe(4);
});
