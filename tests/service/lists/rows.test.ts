import { expect, test } from 'vitest';
import { withTable } from '../../support/dynamo.ts';
import { check, entriesOf, publicRows, rowsOfPerson, tellAll } from '../../support/rows.ts';
import { accepted, aki, ben, createTictactoe, newMoveId, servicesOn, text } from '../../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
const step = (matchId: string, expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });

test('a match goes through the lists', async () => {
  const { match } = await createTictactoe(services(), { language: 'en', speed: 'realTime' });
  const { id } = match;
  await tellAll(table, id);
  expect(await publicRows(table, 'open')).toMatchObject([
    { matchId: id, phase: 'lobby', language: 'en', speed: 'realTime' },
  ]);
  expect(Object.keys(await rowsOfPerson(table, 'aki'))).toEqual([`A#${id}`]);
  accepted(await services().joinMatch(ben, { matchId: id, moveId: newMoveId() }));
  await tellAll(table, id);
  expect(await publicRows(table, 'open')).toEqual([]);
  accepted(await services().startMatch(aki, step(id, 2)));
  await tellAll(table, id);
  expect(await entriesOf(table, 'ben')).toMatchObject([
    { n: 1, matchId: id, turns: [] },
    { n: 2, matchId: id, turns: [{ seat: 1, kind: 'bid' }] },
  ]);
  accepted(await services().act(aki, { ...step(id, 3), given: text('bid blue*1') }));
  await tellAll(table, id);
  accepted(await services().resign(ben, step(id, 4)));
  await tellAll(table, id);
  expect(Object.keys(await rowsOfPerson(table, 'aki'))).toEqual([expect.stringMatching(`^F#.*#${id}$`)]);
  expect(await publicRows(table, 'finished')).toMatchObject([
    { matchId: id, phase: 'over', placings: [{ place: 1 }, {}] },
  ]);
  expect(await check(table)).toMatchObject({ matches: 1, rows: 3, missing: 0, different: 0, stray: 0 });
});
