import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withBundle } from '../support/bundled.ts';

const bundled = withBundle('functions/graphql/handler.ts');

const request = `
const { handler } = await import(process.env.HANDLER);
const { statusCode, body } = await handler({
  version: '2.0', rawPath: '/graphql', rawQueryString: '', isBase64Encoded: false,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ games { name } match(id: "00000000000000000000000000") { id } }' }),
  requestContext: { requestId: 'r', domainName: 'd', http: { method: 'POST', sourceIp: '127.0.0.1' } },
});
console.log(JSON.stringify({ statusCode, body: JSON.parse(body) }));
`;

test('the Lambda is under 1 MB', () => {
  expect(statSync(bundled.file).size).toBeLessThan(1_000_000);
});

test('the Lambda answers, and masks a fault, with nothing but its one file', () => {
  const env = { IDENTITY_ISSUER: 'https://identity.example', IDENTITY_JWKS: '{"keys":[]}' };
  expect(bundled.run(request, env)).toMatchObject({
    statusCode: 200,
    body: { data: { games: [{ name: 'tsukiji' }, { name: 'poissonnier' }, { name: 'mall' }], match: null } },
  });
});
