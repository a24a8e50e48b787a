import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import { rebuild } from '../../../service/lists/rebuild.ts';
import { itemOf } from '../../../store/attributes.ts';
import type { Key } from '../../../store/keys.ts';
import { activeRowKey, endedRowKey, publicRowKey } from '../../../store/lists/row-keys.ts';
import { tableName, withTable } from '../../support/dynamo.ts';
import { check, entriesOf, rowsOfPerson, tellAll } from '../../support/rows.ts';
import { accepted, aki, ben, createTictactoe, newMoveId, servicesOn, startTictactoe } from '../../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
const repair = () => rebuild(table, { repair: true });

const none = { missing: 0, different: 0, stray: 0, repaired: 0 };

let open = { matchId: '', at: '' };
let playing = '';
let over = { matchId: '', at: '' };

beforeAll(async () => {
  const { match } = await createTictactoe(services());
  open = { matchId: match.id, at: match.createdAt };
  playing = (await startTictactoe(services())).match.id;
  const ending = await startTictactoe(services());
  const step = { matchId: ending.match.id, moveId: newMoveId(), expectedVersion: ending.version };
  over = { matchId: ending.match.id, at: accepted(await services().resign(ben, step)).match.at };
  for (const matchId of [open.matchId, playing, over.matchId]) await tellAll(table, matchId);
});

const client = () => patientClient(table.endpoint);
const put = (key: Key, rest: object) =>
  client().send(new PutItemCommand({ TableName: tableName, Item: itemOf({ ...key, ...rest }) }));
const remove = (key: Key) => client().send(new DeleteItemCommand({ TableName: tableName, Key: itemOf({ ...key }) }));

test('after the feed has settled there is nothing to do', async () => {
  // Aki and the open list; Aki and Ben; Aki, Ben and the finished list.
  expect(await check(table)).toEqual({ matches: 3, rows: 2 + 2 + 3, ...none });
  const before = await table.rows.newestEntry('aki');
  expect(await repair()).toEqual({ matches: 3, rows: 7, ...none });
  expect(await table.rows.newestEntry('aki')).toBe(before);
});

test('what is missing, spoilt or too much is found, and exactly that is put right', async () => {
  const game = 'tictactoe';
  const good = { ...(await rowsOfPerson(table, 'aki')), ...(await rowsOfPerson(table, 'ben')) };
  await remove(activeRowKey('aki', playing));
  await remove(publicRowKey('open', { game, ...open }));
  await put(activeRowKey('ben', playing), { row: '{"matchId":"other"}' });
  await put(endedRowKey('ben', over.at, over.matchId), { row: 'no JSON' });
  await put(publicRowKey('finished', { game, ...over }), { something: 'else' });
  // Someone who sits nowhere, a match that is over, a time at which it did not end, a match that is none.
  await put(activeRowKey('chiyo', playing), { row: '{}' });
  await put(activeRowKey('aki', over.matchId), { row: '{}' });
  await put(endedRowKey('aki', '2020-01-01T00:00:00.000Z', over.matchId), { row: '{}' });
  await put(publicRowKey('open', { game, at: open.at, matchId: 'none' }), { row: '{}' });
  const found = { matches: 3, rows: 7, missing: 2, different: 3, stray: 4 };
  expect(await check(table)).toEqual({ ...found, repaired: 0 });
  expect(await repair()).toEqual({ ...found, repaired: 9 });
  expect(await check(table)).toEqual({ matches: 3, rows: 7, ...none });
  expect({ ...(await rowsOfPerson(table, 'aki')), ...(await rowsOfPerson(table, 'ben')) }).toEqual(good);
});

test('a repair is a change like any other: who asks again is told', async () => {
  const before = await table.rows.newestEntry('aki');
  const revisions = await table.rows.revisions('open', 'tictactoe');
  await remove(activeRowKey('aki', playing));
  await remove(publicRowKey('open', { game: 'tictactoe', ...open }));
  await repair();
  expect((await entriesOf(table, 'aki')).slice(before)).toMatchObject([{ matchId: playing, turns: [{ kind: 'bid' }] }]);
  expect(await table.rows.revisions('open', 'tictactoe')).not.toEqual(revisions);
});

test('versions of which nobody has been told yet are found', async () => {
  await createTictactoe(services());
  accepted(await services().joinMatch(ben, { matchId: open.matchId, moveId: newMoveId() }));
  accepted(await services().startMatch(aki, { matchId: open.matchId, moveId: newMoveId(), expectedVersion: 2 }));
  // A new row of Aki and one in the open list; Ben's new row, Aki's old one, and the open list.
  expect(await check(table)).toMatchObject({ matches: 4, missing: 3, different: 1, stray: 1 });
  await repair();
  expect(await check(table)).toMatchObject(none);
});
