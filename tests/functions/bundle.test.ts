import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../../engine/registry.ts';
import { localIssuer, openIssuer } from '../../local/issuer.ts';
import { withBundle } from '../support/bundled.ts';
import { tableName, withTable } from '../support/dynamo.ts';

const table = withTable();
const bundled = withBundle('functions/graphql/handler.ts');

const send = `
const { handler } = await import(process.env.HANDLER);
const send = async (method, rawPath, query, variables) => {
  const { statusCode, body } = await handler({
    version: '2.0', rawPath, rawQueryString: '', isBase64Encoded: false,
    headers: {
      'content-type': 'application/json',
      accept: query === undefined ? 'text/html' : '*/*',
      ...(process.env.TOKEN === undefined ? {} : { authorization: 'Bearer ' + process.env.TOKEN }),
    },
    ...(query === undefined ? {} : { body: JSON.stringify({ query, variables }) }),
    requestContext: { requestId: 'r', domainName: 'd', http: { method, sourceIp: '127.0.0.1' } },
  });
  return { statusCode, body };
};
`;

const requests = `${send}
const query = '{ games { name } match(id: "00000000000000000000000000") { id } }';
console.log(JSON.stringify({
  first: await send('POST', '/graphql', query),
  again: await send('POST', '/graphql', query),
  root: await send('GET', '/'),
  unknown: await send('GET', '/nothing'),
  invalid: await send('POST', '/graphql', '{ nothing }'),
}));
`;

// Each step is sent twice, as by a client that got no answer.
const steps = `${send}
// A busy machine may keep the Lambda waiting for longer than it waits: a client asks again.
const ask = async (query, variables, tries = 5) => {
  const { body } = await send('POST', '/graphql', query, variables);
  return tries > 1 && /"(INTERNAL|UNKNOWN)"/.test(body) ? ask(query, variables, tries - 1) : JSON.parse(body);
};
const answers = [];
const step = async (mutation, type, input) => {
  const query = 'mutation ($input: ' + type + '!) { answer: ' + mutation + '(input: $input) {' +
    ' __typename ... on Accepted { match { id version phase } } ... on Problem { code } } }';
  for (const _ of [1, 2]) answers.push((await ask(query, { input })).data.answer);
  return answers.at(-1).match;
};
const { id } = await step('createMatch', 'CreateMatchInput', { moveId: 'a', game: 'mall', seats: 2, bots: ['random'] });
const started = await step('startMatch', 'StepInput', { moveId: 'b', matchId: id, expectedVersion: 1 });
await step('startMatch', 'StepInput', { moveId: 'c', matchId: id, expectedVersion: started.version });
const look = await ask('query ($id: ID!) { match(id: $id) { version phase seats { bot } view { __typename } } }', { id });
const streamed = await ask('subscription ($id: ID!) { matchUpdated(matchId: $id) { version } }', { id });
console.log(JSON.stringify({ answers, look, streamed }));
`;

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

interface Played {
  readonly answers: readonly { readonly match?: { readonly version: number } }[];
  readonly look: object;
  readonly streamed: { readonly errors: readonly object[] };
}

test('the Lambda of the API is under 1 MB', () => {
  expect(statSync(bundled.file).size).toBeLessThan(1_000_000);
});

test('the Lambda answers, and masks a fault, with nothing but its one file', async () => {
  const env = { IDENTITY_ISSUER: 'https://identity.example', IDENTITY_JWKS: '{"keys":[]}' };
  const { first, again, root, unknown, invalid } = (await bundled.run(requests, env)) as { [name: string]: Answer };
  const statuses = [first, again, root, unknown].map((answer) => answer?.statusCode);
  expect(statuses).toEqual([200, 200, 404, 404]);
  const { data } = JSON.parse(first?.body ?? '');
  expect(data.games.map(({ name }: { name: string }) => name)).toEqual(Object.keys(registry));
  expect(data.match).toBeNull();
  expect(JSON.parse(again?.body ?? '').data).toEqual(data);
  expect(JSON.parse(invalid?.body ?? '').errors[0].message).toContain('nothing');
});

test('the Lambda plays a match on its table', async () => {
  const issuer = await openIssuer();
  const env = {
    IDENTITY_ISSUER: localIssuer,
    IDENTITY_JWKS: JSON.stringify(issuer.jwks),
    TOKEN: await issuer.mint('aki', 'Aki'),
    TABLE_NAME: tableName,
    DYNAMODB_ENDPOINT: table.endpoint,
  };
  const { answers, look, streamed } = (await bundled.run(steps, env)) as Played;
  const [created, , started] = answers;
  expect(created).toMatchObject({ __typename: 'Accepted', match: { version: 1, phase: 'LOBBY' } });
  expect(started).toMatchObject({ __typename: 'Accepted', match: { phase: 'PLAYING' } });
  const refused = { __typename: 'AlreadyStarted', code: 'ALREADY_STARTED' };
  expect(answers).toEqual([created, created, started, started, refused, refused]);
  const { version } = started?.match ?? {};
  const seats = [{ bot: null }, { bot: 'random' }];
  expect(look).toEqual({ data: { match: { version, phase: 'PLAYING', seats, view: { __typename: 'MallView' } } } });
  expect(streamed.errors).toMatchObject([{ extensions: { code: 'NO_STREAMS' } }]);
});
