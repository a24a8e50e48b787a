import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../../engine/registry.ts';
import { withBundle } from '../support/bundled.ts';

const bundled = withBundle('functions/graphql/handler.ts');

const requests = `
// The Node of Lambda has it; Node 20, where the tests run too, has not.
globalThis.URLPattern ??= class { test() { return false; } };
const { handler } = await import(process.env.HANDLER);
const send = async (method, rawPath, query) => {
  const { statusCode, body } = await handler({
    version: '2.0', rawPath, rawQueryString: '', isBase64Encoded: false,
    headers: { 'content-type': 'application/json', accept: query === undefined ? 'text/html' : '*/*' },
    ...(query === undefined ? {} : { body: JSON.stringify({ query }) }),
    requestContext: { requestId: 'r', domainName: 'd', http: { method, sourceIp: '127.0.0.1' } },
  });
  return { statusCode, body };
};
const query = '{ games { name } match(id: "00000000000000000000000000") { id } }';
console.log(JSON.stringify({
  first: await send('POST', '/graphql', query),
  again: await send('POST', '/graphql', query),
  root: await send('GET', '/'),
  unknown: await send('GET', '/nothing'),
  invalid: await send('POST', '/graphql', '{ nothing }'),
}));
`;

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

test('the Lambda is under 1 MB', () => {
  expect(statSync(bundled.file).size).toBeLessThan(1_000_000);
});

test('the Lambda answers, and masks a fault, with nothing but its one file', () => {
  const env = { IDENTITY_ISSUER: 'https://identity.example', IDENTITY_JWKS: '{"keys":[]}' };
  const { first, again, root, unknown, invalid } = bundled.run(requests, env) as { [name: string]: Answer };
  const statuses = [first, again, root, unknown].map((answer) => answer?.statusCode);
  expect(statuses).toEqual([200, 200, 404, 404]);
  const { data } = JSON.parse(first?.body ?? '');
  expect(data.games.map(({ name }: { name: string }) => name)).toEqual(Object.keys(registry));
  expect(data.match).toBeNull();
  expect(JSON.parse(again?.body ?? '').data).toEqual(data);
  expect(JSON.parse(invalid?.body ?? '').errors[0].message).toContain('nothing');
});
