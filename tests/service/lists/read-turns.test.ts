import { expect, test } from 'vitest';
import type { Turn, TurnsRead } from '../../../service/lists/read-turns.ts';
import { readTurns } from '../../../service/lists/read-turns.ts';
import { withTable } from '../../support/dynamo.ts';
import { tell, tellAll } from '../../support/rows.ts';
import { accepted, createEmpty, newMoveId, person, servicesOn, text } from '../../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
let players = 1_000;

/** A match of two whom no other test knows, in which the first must mark; the lists know all of it. */
async function playedBy() {
  players += 2;
  const [one, other] = [person(players), person(players + 1)];
  const input = { game: 'tictactoe', seats: 2, options: {}, access: 'public', bots: [], sit: {} } as const;
  const { match } = accepted(await services().createMatch(one, { ...input, moveId: newMoveId() }));
  const step = (expectedVersion: number) => ({ matchId: match.id, moveId: newMoveId(), expectedVersion });
  accepted(await services().joinMatch(other, step(1)));
  accepted(await services().startMatch(one, step(2)));
  accepted(await services().act(one, { ...step(3), given: text('bid blue*1') }));
  accepted(await services().act(other, { ...step(4), given: text('bid -') }));
  for (let n = 1; n <= 5; n++) await tell(table, { matchId: match.id, n });
  return { one, other, matchId: match.id, step };
}

const idsIn = (turns: readonly Turn[]) => turns.map(({ matchId, decision }) => `${matchId} ${decision.id}`);
const read = (who: { person: string; name: string }, after: number | undefined, limit = 100): Promise<TurnsRead> =>
  readTurns(table.rows, who, { limit, ...(after === undefined ? {} : { after }) });

test('from now on begins at the newest entry', async () => {
  const { one } = await playedBy();
  const newest = await table.rows.newestEntry(one.person);
  expect(newest).toBeGreaterThan(0);
  expect(await read(one, undefined)).toEqual({ after: newest, cursor: newest, newest, turns: [] });
  expect(await read(person(999), undefined)).toEqual({ after: 0, cursor: 0, newest: 0, turns: [] });
});

test('each answer goes on where the one before ended', async () => {
  const { one, matchId, step } = await playedBy();
  const from = await table.rows.newestEntry(one.person);
  const told: string[] = [];
  let cursor = from;
  for (const [version, line] of [
    [5, 'mark a1'],
    [6, 'mark b2'],
  ] as const) {
    if (version === 5) accepted(await services().act(one, { ...step(version), given: text(line) }));
    else accepted(await services().undo(one, step(version)));
    await tell(table, { matchId, n: version + 1 });
    const next = await read(one, cursor);
    expect(next.after).toBe(cursor);
    expect(next.cursor).toBeGreaterThan(cursor);
    cursor = next.cursor;
    told.push(...idsIn(next.turns));
  }
  expect(await read(one, cursor)).toMatchObject({ after: cursor, cursor, turns: [] });
  expect(idsIn((await read(one, from)).turns)).toEqual(told);
  expect(told).toHaveLength(2);
});

test('who has missed much is told all of it, part by part', async () => {
  const { one, matchId, step } = await playedBy();
  accepted(await services().act(one, { ...step(5), given: text('mark a1') }));
  await tell(table, { matchId, n: 6 });
  const all = await read(one, 0);
  const parts: TurnsRead[] = [];
  for (let after = 0; after < all.newest; after++) parts.push(await read(one, after, 1));
  expect(parts.length).toBeGreaterThan(1);
  for (const [at, { after, cursor }] of parts.entries()) expect([after, cursor]).toEqual([at, at + 1]);
  expect(parts.flatMap(({ turns }) => turns)).toEqual(all.turns);
});

test('after an entry that is not there yet nothing has opened, and nothing is passed over', async () => {
  const { one } = await playedBy();
  const newest = await table.rows.newestEntry(one.person);
  expect(await read(one, newest + 3)).toEqual({ after: newest + 3, cursor: newest + 3, newest, turns: [] });
});

test('who created a match and does not sit is told of nothing', async () => {
  const { match } = await createEmpty(services(), { bots: ['random', 'random'] });
  await tellAll(table, match.id);
  const entries = await table.rows.entries('aki', { after: 0, to: await table.rows.newestEntry('aki') });
  expect(entries.filter(({ matchId }) => matchId === match.id)).toMatchObject([{ turns: [] }]);
});
