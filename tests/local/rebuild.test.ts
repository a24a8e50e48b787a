import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientClient } from '../../local/patient-client.ts';
import { tableName } from '../../local/server.ts';
import { itemOf } from '../../store/attributes.ts';
import { activeRowKey } from '../../store/lists/row-keys.ts';
import { lastOf, run } from '../support/command.ts';
import { ask, fieldOf, withServer } from '../support/server.ts';

const local = withServer();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uogashi-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

async function rebuild(variables: { readonly [name: string]: string }, ...args: readonly string[]) {
  const ran = await run('local/rebuild.ts', args, variables);
  return { code: ran.code, report: lastOf(ran), complaint: ran.complaint };
}

const create =
  'mutation ($create: CreateMatchInput!) { createMatch(input: $create) { ... on Accepted { match { id } } } }';
const mine = '{ myMatches { edges { node { id } } } }';

test('npm run rebuild finds what is missing, puts it right, and says so in one line', async () => {
  const { server } = local;
  const at = { DYNAMODB_ENDPOINT: server.endpoint };
  const token = await server.mint('aki', 'Aki');
  const variables = { create: { moveId: 'create', game: 'tsukiji', seats: 2, options: {} } };
  const { match } = fieldOf<{ match: { id: string } }>(await ask(server, create, { token, variables }), 'createMatch');
  await server.idle();
  const whole = { edges: [{ node: { id: match.id } }] };
  expect(fieldOf(await ask(server, mine, { token }), 'myMatches')).toEqual(whole);

  const nothing = { matches: 1, rows: 2, differences: 0, missing: 0, different: 0, stray: 0, repaired: 0 };
  expect(await rebuild(at, '--check')).toEqual({ code: 0, report: nothing, complaint: '' });
  const Key = itemOf({ ...activeRowKey('aki', match.id) });
  await patientClient(server.endpoint).send(new DeleteItemCommand({ TableName: tableName, Key }));
  const missing = { ...nothing, differences: 1, missing: 1 };
  expect(await rebuild(at, '--check')).toEqual({ code: 1, report: missing, complaint: '' });
  expect(await rebuild(at)).toEqual({ code: 0, report: { ...missing, repaired: 1 }, complaint: '' });
  expect(await rebuild(at, '--check')).toEqual({ code: 0, report: nothing, complaint: '' });
  expect(fieldOf(await ask(server, mine, { token }), 'myMatches')).toEqual(whole);
});

test('it opens the folder that npm start keeps, unless it is in use', async () => {
  expect(await rebuild({ DATA_FOLDER: folder })).toMatchObject({ code: 0, report: { matches: 0, differences: 0 } });
});
