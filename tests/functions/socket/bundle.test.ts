import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../../../engine/registry.ts';
import { withBundle } from '../../support/bundled.ts';
import { tableName, withTable } from '../../support/dynamo.ts';
import { createTictactoe, servicesOn } from '../../support/service.ts';

const table = withTable();
const bundled = withBundle('functions/socket/handler.ts');

const messages = `
const { handler } = await import(process.env.HANDLER);
const event = (eventType, parts) => ({ ...parts, requestContext: { eventType, connectionId: 'c', requestId: 'r' } });
console.log(JSON.stringify([
  await handler(event('CONNECT', { headers: { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' } })),
  await handler(event('CONNECT', { headers: {} })),
  await handler(event('MESSAGE', { body: '{"type":"ping"}' })),
]));
`;

const follow = `
import { once } from 'node:events';
import { createServer } from 'node:http';
const told = [];
const gateway = createServer(async (incoming, outgoing) => {
  let text = '';
  for await (const part of incoming) text += part;
  if (incoming.method === 'POST') told.push(JSON.parse(text));
  outgoing.end('{}');
});
gateway.listen(0, '127.0.0.1');
await once(gateway, 'listening');
process.env.SOCKET_ENDPOINT = 'http://127.0.0.1:' + gateway.address().port;
const { handler } = await import(process.env.HANDLER);
const say = async (message) => {
  const event = { body: JSON.stringify(message), requestContext: { eventType: 'MESSAGE', connectionId: 'c', requestId: 'r' } };
  const { body } = await handler(event);
  if (body !== undefined) told.push(JSON.parse(body));
};
const query = 'subscription ($id: ID!) { matchUpdated(matchId: $id, after: 0) { version } }';
const subscribe = (id, variables) => say({ type: 'subscribe', id, payload: { query, variables } });
await say({ type: 'connection_init' });
await subscribe('known', { id: process.env.MATCH });
await subscribe('unknown', { id: '00000000000000000000000000' });
await subscribe('malformed', { id: {} });
gateway.closeAllConnections();
gateway.close();
console.log(JSON.stringify(told));
`;

test('the Lambda tells those who follow', async () => {
  const { match } = await createTictactoe(servicesOn(table.store, { registry }), { game: 'mall' });
  const env = {
    IDENTITY_ISSUER: 'https://identity.example',
    IDENTITY_JWKS: '{"keys":[]}',
    TABLE_NAME: tableName,
    DYNAMODB_ENDPOINT: table.endpoint,
    MATCH: match.id,
  };
  expect(await bundled.run(follow, env)).toMatchObject([
    { type: 'connection_ack' },
    { id: 'known', type: 'next', payload: { data: { matchUpdated: { version: 1 } } } },
    { id: 'unknown', type: 'error', payload: [{ extensions: { code: 'NOT_FOUND' } }] },
    { id: 'malformed', type: 'error', payload: [{ message: expect.stringContaining('ID cannot represent value') }] },
  ]);
});

test('the Lambda answers with nothing but its one file', async () => {
  expect(statSync(bundled.file).size).toBeLessThan(1.1 * 1024 * 1024);
  const env = {
    IDENTITY_ISSUER: 'https://identity.example',
    IDENTITY_JWKS: '{"keys":[]}',
    SOCKET_ENDPOINT: 'http://127.0.0.1:9',
  };
  expect(await bundled.run(messages, env)).toEqual([
    { statusCode: 200, headers: { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' } },
    { statusCode: 400 },
    { statusCode: 200, body: '{"type":"pong"}' },
  ]);
});
