import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hexOf } from '../../../engine/kernel/hash.ts';
import { patientClient } from '../../../local/patient-client.ts';
import { tableName } from '../../../local/server.ts';
import { socketUrlOf } from '../../../local/socket-gateway.ts';
import { createMatchStore } from '../../../store/matches/match-store.ts';
import { collect } from '../../support/follow.ts';
import { liveMatch } from '../../support/live-match.ts';
import { withServer } from '../../support/server.ts';
import { registry } from '../../support/service.ts';

const table = withServer({ registry });

const everything = `subscription ($id: ID!) { matchUpdated(matchId: $id, after: 0) {
  version versions { version at kind seat base text events { type text data } actions draws }
  match { id version options invitation secret seats { seat name isYou } decisions { id seat kind } viewHash
    events { edges { node { text events { data } actions draws } } } } } }`;

/** Every byte that a subscriber is sent. */
async function bytes(id: string, person?: string) {
  const frames = collect<string>();
  const token = person === undefined ? undefined : await table.server.mint(person, person.toUpperCase());
  const socket = new WebSocket(socketUrlOf(table.server.url), 'graphql-transport-ws');
  socket.on('message', (data) => {
    frames.add(String(data));
    if (String(data).includes('connection_ack')) {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: everything, variables: { id } } }));
    }
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
  return { frames, close: () => socket.close() };
}

test('no byte of what a seat holds hidden reaches another seat, or the public', async () => {
  const { id, bid } = await liveMatch(table.server);
  const [aki, ben, anyone] = [await bytes(id, 'aki'), await bytes(id, 'ben'), await bytes(id)];
  const version = (n: number) => (frame: string) => frame.includes(`"matchUpdated":{"version":${n},`);
  for (const { frames } of [aki, ben, anyone]) await frames.until(version(3));
  await bid({ blue: 2 });
  for (const { frames } of [aki, ben, anyone]) await frames.until(version(4));

  const store = createMatchStore({ client: patientClient(table.server.endpoint), tableName });
  const stored = await store.newest(id);
  const secret = hexOf(stored?.secret ?? new Uint8Array());
  // The seat itself is told, so the canary would be seen.
  expect(aki.frames.all.join()).toContain('"chips":{"blue":2}');
  for (const { frames } of [ben, anyone]) {
    const text = frames.all.join();
    for (const canary of ['"chips"', '"blue"', secret, stored?.moveId ?? '', '"aki"', '"person"']) {
      expect(text).not.toContain(canary);
    }
  }
  for (const { close } of [aki, ben, anyone]) close();
});
