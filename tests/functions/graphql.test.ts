import { describe, expect, test } from 'vitest';
import { serve } from '../../functions/graphql/serve.ts';
import { wire } from '../../functions/graphql/wiring.ts';
import type { HttpEvent } from '../../functions/http-event.ts';
import type { Journal } from '../../functions/journal.ts';
import { localIssuer, openIssuer } from '../../local/issuer.ts';
import { createApp } from '../../schema/graphql/server.ts';
import { tableName, withTable } from '../support/dynamo.ts';

const table = withTable();

/** The Lambda as its environment makes it, and what it has logged. */
async function lambda() {
  const issuer = await openIssuer();
  const logged: Parameters<Journal>[0][] = [];
  const environment = {
    TABLE_NAME: tableName,
    IDENTITY_ISSUER: localIssuer,
    IDENTITY_JWKS: JSON.stringify(issuer.jwks),
    DYNAMODB_ENDPOINT: table.line.endpoint,
  };
  const handler = serve(createApp(wire(environment, (line) => logged.push(line))));
  return { handler, logged, token: await issuer.mint('aki', 'Aki') };
}

function post(query: string, token?: string): HttpEvent {
  return {
    version: '2.0',
    rawPath: '/graphql',
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
    isBase64Encoded: false,
    requestContext: { requestId: 'request-1', domainName: 'api.example', http: { method: 'POST', sourceIp: '::1' } },
  };
}

function get(rawPath: string): HttpEvent {
  const { requestContext, ...event } = post('');
  return { ...event, rawPath, requestContext: { ...requestContext, http: { method: 'GET', sourceIp: '::1' } } };
}

test('knows who asks by the token', async () => {
  const { handler, token } = await lambda();
  const answer = await handler(post('{ me { id name } }', token));
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body)).toEqual({ data: { me: { id: 'aki', name: 'Aki' } } });
  const anonymous = await handler(post('{ me { id } }'));
  expect(JSON.parse(anonymous.body)).toEqual({ data: { me: null } });
});

test('writes what is accepted to the table', async () => {
  const { handler, token } = await lambda();
  const create = `mutation { createMatch(input: { moveId: "m1", game: "tsukiji", seats: 2 }) {
    __typename ... on Accepted { match { id version } } } }`;
  const submit = async () => JSON.parse((await handler(post(create, token))).body).data.createMatch;
  // The Lambda does not wait long for a busy database: what is unknown is sent again.
  await expect.poll(submit).toMatchObject({ __typename: 'Accepted', match: { version: 1 } });
  expect((await table.store.newest((await submit()).match.id))?.match.creator).toBe('aki');
});

// An unauthenticated action must not look as if it had succeeded.
test('an anonymous mutation is told so, and shows no state', async () => {
  const { handler } = await lambda();
  table.line.reset();
  const create = `mutation { createMatch(input: { moveId: "m1", game: "tsukiji", seats: 2 }) {
    __typename ... on Accepted { match { id } } } }`;
  const { data } = JSON.parse((await handler(post(create))).body);
  expect(data).toEqual({ createMatch: { __typename: 'Unauthenticated' } });
  expect([...table.line.counts]).toEqual([]);
});

test('refuses a request with a token that is none', async () => {
  const { handler } = await lambda();
  table.line.reset();
  const { statusCode, body } = await handler(post('{ games { name } }', 'a.b.c'));
  expect(statusCode).toBe(401);
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

describe('GET /health', () => {
  test('answers for the process, without the database', async () => {
    const { handler } = await lambda();
    table.line.fail(() => 'error500');
    expect(await handler(get('/health'))).toMatchObject({ statusCode: 200, body: '{"ok":true}' });
    table.line.reset();
  });

  test('is only for reading', async () => {
    const { handler } = await lambda();
    expect(await handler({ ...post(''), rawPath: '/health' })).toMatchObject({ statusCode: 405 });
  });
});

test('a fault is masked, and logged under the id of its request', async () => {
  const { handler, logged } = await lambda();
  table.line.fail(() => 'error500');
  const answer = await handler(post(`{ match(id: "${'0'.repeat(26)}") { id } }`));
  table.line.reset();
  expect(answer.body).not.toContain('database');
  expect(JSON.parse(answer.body).errors[0].extensions).toEqual({ code: 'INTERNAL', requestId: 'request-1' });
  expect(logged).toMatchObject([{ level: 'error', requestId: 'request-1', name: 'StoreUnavailable', path: 'match' }]);
  // Of the attempts the last one is the cause; on a busy machine that may have had no answer in time.
  expect(logged[0]?.cause).toMatch(/injected|timed out|timeout/i);
});

test('GraphiQL is not served', async () => {
  const { handler } = await lambda();
  const event = get('/graphql');
  const answer = await handler({ ...event, headers: { accept: 'text/html' } });
  expect(answer.body).not.toContain('<html');
});

describe('a missing setting stops the start', () => {
  test.each(['TABLE_NAME', 'IDENTITY_ISSUER', 'IDENTITY_JWKS'])('%s', (name) => {
    const environment = { TABLE_NAME: 't', IDENTITY_ISSUER: 'i', IDENTITY_JWKS: '{"keys":[]}' };
    expect(() => wire({ ...environment, [name]: '' }, () => {})).toThrow(name);
  });
});
