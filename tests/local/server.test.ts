import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../local/database.ts';
import { patientClient } from '../../local/patient-client.ts';
import { startServer, tableName } from '../../local/server.ts';
import { createMatchStore } from '../../store/matches/match-store.ts';
import { ask, fieldOf, withServer } from '../support/server.ts';
import { accepted, aki, createEmpty, newMoveId, registry, servicesOn } from '../support/service.ts';

const table = withServer({ registry });

const play = `mutation ($create: CreateMatchInput!) { createMatch(input: $create) { ... on Accepted { match { id } } } }`;
const start = `mutation ($step: StepInput!) { startMatch(input: $step) { __typename } }`;
const look = `query ($id: ID!) { match(id: $id) { phase version } }`;

/** Creates a match of bots through the API and starts it. */
async function startBots(server: typeof table.server, bots: readonly string[], moveId: string): Promise<string> {
  const token = await server.mint('aki', 'Aki');
  const create = { moveId, game: 'tictactoe', seats: bots.length, bots, sit: false, options: {} };
  const created = await ask(server, play, { token, variables: { create } });
  const { id } = fieldOf<{ match: { id: string } }>(created, 'createMatch').match;
  const step = { matchId: id, moveId: newMoveId(), expectedVersion: 1 };
  expect((await ask(server, start, { token, variables: { step } })).data).toEqual({
    startMatch: { __typename: 'Accepted' },
  });
  return id;
}

test('bots move after a commit, with nobody asking them to', async () => {
  const id = await startBots(table.server, ['random', 'random'], newMoveId());
  await table.server.idle();
  expect((await ask(table.server, look, { variables: { id } })).data).toMatchObject({ match: { phase: 'OVER' } });
});

test('a seed decides the ids, the draws and the bots', async () => {
  const playWith = async (seed: string) => {
    const server = await startServer({ registry, seed, journal: () => {} });
    const id = await startBots(server, ['random', 'random', 'random'], 'the-same');
    await server.idle();
    const store = createMatchStore({ client: patientClient(server.endpoint), tableName });
    const log = await store.since(id, 0, 1_000);
    await server.close();
    return { id, log: log.map(({ moveId, command, draws }) => (moveId.startsWith('bot') ? { command, draws } : {})) };
  };
  const first = await playWith('7');
  expect(await playWith('7')).toEqual(first);
  expect((await playWith('8')).id).not.toBe(first.id);
});

test('what was still to be moved when a server stopped is moved when the next one starts', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'uogashi-'));
  const database = await openDatabase(tableName, join(dataFolder, 'database'));
  const store = createMatchStore({ client: patientClient(database.endpoint), tableName });
  const { match } = await createEmpty(servicesOn(store), { bots: ['random', 'random'] });
  accepted(await servicesOn(store).startMatch(aki, { matchId: match.id, moveId: newMoveId(), expectedVersion: 1 }));
  await database.close();

  const server = await startServer({ registry, dataFolder, journal: () => {} });
  await server.idle();
  expect((await ask(server, look, { variables: { id: match.id } })).data).toMatchObject({ match: { phase: 'OVER' } });
  await server.close();
  await rm(dataFolder, { recursive: true });
});

test.each(['1', '2', '3'])('bots make every move once, however the feed misbehaves (seed %s)', async (seed) => {
  const unrest = { seed, mostCopies: 5, reorder: true, mostDelayMs: 3 };
  const server = await startServer({ registry, unrest, journal: () => {} });
  const bots = ['random', 'random', 'random', 'random'];
  const ids = await Promise.all([1, 2, 3].map(() => startBots(server, bots, newMoveId())));
  await server.idle();
  const store = createMatchStore({ client: patientClient(server.endpoint), tableName });
  for (const id of ids) {
    expect((await store.newest(id))?.match.phase).toBe('over');
    const moveIds = (await store.since(id, 0, 1_000)).map(({ moveId }) => moveId);
    expect(new Set(moveIds).size).toBe(moveIds.length);
  }
  await server.close();
});

test('another DynamoDB than its own is used as it is told', async () => {
  const database = await openDatabase('another-table');
  const server = await startServer({ registry, endpoint: database.endpoint, journal: () => {} });
  const id = await startBots(server, ['random', 'random'], newMoveId());
  await server.close();
  const store = createMatchStore({ client: patientClient(database.endpoint), tableName });
  expect((await store.newest(id))?.match.id).toBe(id);
  await database.close();
});

describe('a start that fails leaves nothing behind', () => {
  test('where the port is taken', async () => {
    const port = Number(new URL(table.server.url).port);
    const dataFolder = await mkdtemp(join(tmpdir(), 'uogashi-'));
    await expect(startServer({ registry, port, dataFolder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const server = await startServer({ registry, dataFolder, journal: () => {} });
    await server.close();
    await rm(dataFolder, { recursive: true });
  });
});

test('GraphiQL is one page that fetches nothing from elsewhere', async () => {
  const app = { graphiql: { render: renderGraphiQL, defaultQuery: '{ me { name } }' } };
  const server = await startServer({ registry, app, journal: () => {} });
  const response = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
  const page = await response.text();
  await server.close();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(page).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="https?:/);
});

test('who waits for what is to come does not keep a server that closes', async () => {
  const server = await startServer({ registry, journal: () => {} });
  const id = await startBots(server, ['random', 'random'], newMoveId());
  await server.idle();
  const { data } = await ask(server, look, { variables: { id } });
  const { version: after } = Object(data?.match) as { readonly version: number };
  const wait =
    'query ($id: ID!, $after: Cursor) { match(id: $id) { events(after: $after, wait: 20) { edges { cursor } } } }';
  const waiting = ask(server, wait, { variables: { id, after } }).then(
    () => 'answered',
    () => 'broken off',
  );
  // By now the server has the other question too.
  await ask(server, look, { variables: { id } });
  await server.close();
  expect(await waiting).toBe('broken off');
});
