import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withBundle } from '../../support/bundled.ts';

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

test('the Lambda answers with nothing but its one file', () => {
  expect(statSync(bundled.file).size).toBeLessThan(1.1 * 1024 * 1024);
  const env = {
    IDENTITY_ISSUER: 'https://identity.example',
    IDENTITY_JWKS: '{"keys":[]}',
    SOCKET_ENDPOINT: 'http://127.0.0.1:9',
  };
  expect(bundled.run(messages, env)).toEqual([
    { statusCode: 200, headers: { 'Sec-WebSocket-Protocol': 'graphql-transport-ws' } },
    { statusCode: 400 },
    { statusCode: 200, body: '{"type":"pong"}' },
  ]);
});
