import { beforeEach, describe, expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import { listConsumer } from '../../../service/lists/list-consumer.ts';
import { createClient } from '../../../store/client.ts';
import { createRowStore } from '../../../store/lists/row-store.ts';
import { createMatchStore } from '../../../store/matches/match-store.ts';
import { StoreUnavailable } from '../../../store/store-fault.ts';
import { tableName, withTable } from '../../support/dynamo.ts';
import { check, entriesOf, publicRows, rowsOfPerson, tell, tellAll } from '../../support/rows.ts';
import {
  accepted,
  aki,
  ben,
  chiyo,
  createEmpty,
  createTictactoe,
  newMoveId,
  playTictactoe,
  servicesOn,
  startTictactoe,
  text,
} from '../../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
const step = (matchId: string, expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });
const settled = { missing: 0, different: 0, stray: 0 };

beforeEach(() => table.line.reset());

/** Holds the first request of this operation of a telling, about something, until something else has happened. */
async function during(
  held: string,
  telling: () => Promise<void>,
  otherwise: () => Promise<unknown>,
  about = '',
): Promise<void> {
  let meets: () => void = () => {};
  const met = new Promise<void>((resolve) => {
    meets = resolve;
  });
  let goOn: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isMet = false;
  table.line.fail(async ({ operation, body }) => {
    if (operation !== held || isMet || !JSON.stringify(body).includes(about)) return undefined;
    isMet = true;
    meets();
    await gone;
    return undefined;
  });
  const told = telling();
  await met;
  await otherwise();
  goOn();
  await told;
}

describe.each(['BatchGetItem', 'GetItem', 'TransactWriteItems'])(
  'a telling that is overtaken before its %s',
  (held) => {
    test('leaves no row of one who has left meanwhile', async () => {
      const { match } = await createTictactoe(services());
      await tellAll(table, match.id);
      accepted(await services().joinMatch(ben, { matchId: match.id, moveId: newMoveId() }));
      await during(
        held,
        () => tell(table, { matchId: match.id, n: 2 }),
        async () => {
          accepted(await services().leaveMatch(ben, step(match.id, 2)));
          await tell(table, { matchId: match.id, n: 3 });
        },
      );
      expect(Object.keys(await rowsOfPerson(table, 'ben'))).not.toContain(`A#${match.id}`);
      expect(await check(table)).toMatchObject(settled);
    });

    test('leaves no match in the open list that has begun meanwhile', async () => {
      const { match } = await createTictactoe(services());
      await during(
        held,
        () => tell(table, { matchId: match.id, n: 1 }),
        async () => {
          accepted(await services().joinMatch(ben, { matchId: match.id, moveId: newMoveId() }));
          accepted(await services().startMatch(aki, step(match.id, 2)));
          await tell(table, { matchId: match.id, n: 2 });
          await tell(table, { matchId: match.id, n: 3 });
        },
      );
      expect((await publicRows(table, 'open')).map(({ matchId }) => matchId)).not.toContain(match.id);
      expect(await check(table)).toMatchObject(settled);
    });

    test('announces no decision again', async () => {
      const { match, version } = await startTictactoe(services());
      await tellAll(table, match.id, version - 1);
      await tellAll(table, match.id);
      accepted(await services().act(aki, { ...step(match.id, version), given: text('bid blue*1') }));
      await during(
        held,
        () => tell(table, { matchId: match.id, n: version + 1 }),
        async () => {
          accepted(await services().act(ben, { ...step(match.id, version + 1), given: text('bid -') }));
          await tell(table, { matchId: match.id, n: version + 2 });
        },
      );
      const told = (await entriesOf(table, 'aki')).filter(({ matchId }) => matchId === match.id);
      const announced = told.flatMap(({ turns }) => turns.map(({ id }) => id));
      expect(new Set(announced).size).toBe(announced.length);
      expect(await check(table)).toMatchObject(settled);
    });
  },
);

test('a telling that is overtaken writes nothing that was true for a moment only', async () => {
  // Aki organizes and does not play: their row says the same after two turns.
  const { match } = await createEmpty(services());
  const { id } = match;
  for (const who of [ben, chiyo]) accepted(await services().joinMatch(who, { matchId: id, moveId: newMoveId() }));
  accepted(await services().startMatch(aki, step(id, 3)));
  accepted(await services().act(ben, { ...step(id, 4), given: text('bid blue*1') }));
  accepted(await services().act(chiyo, { ...step(id, 5), given: text('bid -') }));
  await tellAll(table, id);
  accepted(await services().act(ben, { ...step(id, 6), given: text('mark a1; confirm') }));
  await during(
    'TransactWriteItems',
    () => tell(table, { matchId: id, n: 7 }),
    async () => {
      accepted(await services().act(chiyo, { ...step(id, 7), given: text('mark a2; confirm') }));
      await tell(table, { matchId: id, n: 8 });
    },
    'P#aki',
  );
  expect(await check(table)).toMatchObject(settled);
});

test('a person’s row is begun by whoever is told of their coming, however late', async () => {
  const { match } = await startTictactoe(services());
  const { id } = match;
  await tell(table, { matchId: id, n: 3 });
  await tell(table, { matchId: id, n: 1 });
  expect(Object.keys(await rowsOfPerson(table, 'aki'))).toContain(`A#${id}`);
  expect(Object.keys(await rowsOfPerson(table, 'ben'))).not.toContain(`A#${id}`);
  await tell(table, { matchId: id, n: 2 });
  expect(Object.keys(await rowsOfPerson(table, 'ben'))).toContain(`A#${id}`);
  expect(await check(table)).toMatchObject(settled);
});

test('versions that come together are told of at once: who came has a row, who left has none', async () => {
  const { match } = await createTictactoe(services(), { seats: 3 });
  const { id } = match;
  accepted(await services().joinMatch(ben, { matchId: id, moveId: newMoveId() }));
  accepted(await services().joinMatch(chiyo, { matchId: id, moveId: newMoveId() }));
  await tell(table, { matchId: id, n: 3, first: 1 });
  expect(await check(table)).toMatchObject(settled);
  accepted(await services().leaveMatch(ben, step(id, 3)));
  accepted(await services().leaveMatch(chiyo, step(id, 4)));
  await tell(table, { matchId: id, n: 5, first: 4 });
  expect(Object.keys(await rowsOfPerson(table, 'ben'))).not.toContain(`A#${id}`);
  expect(await check(table)).toMatchObject(settled);
});

describe('what a telling costs', () => {
  test('nothing is written, and little read, where nothing in the lists has changed', async () => {
    const { match, version } = await playTictactoe(services());
    await tellAll(table, match.id);
    table.line.reset();
    await tell(table, { matchId: match.id, n: version });
    expect([...table.line.counts].sort()).toEqual([
      ['BatchGetItem', 1],
      ['Query', 1],
    ]);
    // The version, a row of each of the two persons, and the place in the open list where no row is.
    expect(table.line.readUnits).toBe(4);
  });

  test('of a version that is no longer the newest, two versions are read', async () => {
    const { match, version } = await playTictactoe(services());
    await tellAll(table, match.id);
    table.line.reset();
    await tell(table, { matchId: match.id, n: version - 1 });
    expect([...table.line.counts].sort()).toEqual([
      ['BatchGetItem', 1],
      ['Query', 2],
    ]);
  });

  test('only the rows that change are written, each with its entry', async () => {
    const { match, version } = await startTictactoe(services());
    await tellAll(table, match.id);
    accepted(await services().resign(ben, step(match.id, version)));
    const before = await Promise.all(['aki', 'ben'].map((who) => table.rows.newestEntry(who)));
    table.line.reset();
    await tellAll(table, match.id, version);
    // Two persons and the list of finished matches.
    expect(table.line.counts.get('TransactWriteItems')).toBe(3);
    const after = await Promise.all(['aki', 'ben'].map((who) => table.rows.newestEntry(who)));
    expect(after).toEqual(before.map((n) => n + 1));
  });
});

describe('a database that fails', () => {
  test.each(['lostAfter', 'brokenAfter', 'error500', 'throttled', 'conflict'] as const)(
    'with %s now and then loses and doubles nothing',
    async (fault) => {
      const { match } = await startTictactoe(services());
      const client = createClient({ endpoint: table.line.endpoint, requestTimeoutMs: 300 });
      const place = { client, tableName, insistForMs: 60_000 };
      let asked = 0;
      table.line.fail(() => (++asked % 3 === 0 ? fault : undefined));
      await tellAll({ store: createMatchStore(place), rows: createRowStore(place) }, match.id);
      await table.line.settled();
      table.line.reset();
      expect(await check(table)).toMatchObject(settled);
      const own = (await entriesOf(table, 'ben')).filter(({ matchId }) => matchId === match.id);
      expect(own.flatMap(({ turns }) => turns)).toHaveLength(1);
    },
  );

  test('for good rejects, and is told again later', async () => {
    const { match } = await createTictactoe(services());
    const client = patientClient(table.line.endpoint);
    const rows = createRowStore({ client, tableName, insistForMs: 500 });
    table.line.fail(({ operation }) => (operation === 'TransactWriteItems' ? 'error500' : undefined));
    await expect(tell({ store: table.store, rows }, { matchId: match.id, n: 1 })).rejects.toThrow(StoreUnavailable);
    table.line.reset();
    await tell(table, { matchId: match.id, n: 1 });
    expect(await check(table)).toMatchObject(settled);
  });
});

test("matches of one person that are told of at once do not get into each other's way", async () => {
  const matches = await Promise.all(Array.from({ length: 12 }, () => createTictactoe(services())));
  const consumer = listConsumer(table);
  await Promise.all(matches.map(({ match }) => consumer.consume({ kind: 'match', matchId: match.id }, 1, 1)));
  // For each match a change of Aki's rows, and one of the open list.
  expect(table.line.counts.get('TransactWriteItems')).toBe(2 * matches.length);
});
