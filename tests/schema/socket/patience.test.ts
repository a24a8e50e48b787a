import { expect, test } from 'vitest';
import { withSockets } from '../../support/sockets.ts';
import { withApi } from '../api.ts';
import { accepted, act, start } from '../table-talk.ts';

// Nobody may wait here.
const api = withApi({ app: { wait: () => Promise.reject(new Error('somebody waits')) } });
const sockets = withSockets(api);

test('no update waits for what is not there yet: it would hold up all who are told after it', async () => {
  const match = await start(api);
  const connection = await sockets.connect();
  const query = `subscription ($id: ID!) { matchUpdated(matchId: $id, after: 2) {
    version match { events(after: 3, wait: 20) { edges { node { version } } } } } }`;
  await sockets.send(connection, { type: 'subscribe', id: '1', payload: { query, variables: { id: match.id } } });
  await accepted(act(api, 'Aki', match, 'bid blue*1'));
  await sockets.tell(match.id, 4);
  expect(sockets.line.sent(connection)).toMatchObject(
    [
      { version: 3, edges: [] },
      { version: 4, edges: [{ node: { version: 4 } }] },
    ].map(({ version, edges }) => ({ payload: { data: { matchUpdated: { version, match: { events: { edges } } } } } })),
  );
});
