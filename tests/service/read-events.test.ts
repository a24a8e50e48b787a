import { beforeEach, describe, expect, test } from 'vitest';
import type { EventsRead } from '../../service/read-events.ts';
import { withTable } from '../support/dynamo.ts';
import { aki, ben, playTictactoe, refusedWith, servicesOn } from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);

beforeEach(() => table.line.reset());

async function read(matchId: string, after: number, limit = 100, viewer = aki): Promise<EventsRead> {
  const answer = await services().readEvents(viewer, { matchId, after, limit });
  return answer.ok ? answer : expect.unreachable();
}

test('from any version on, oldest first', async () => {
  const { match, version } = await playTictactoe(services());
  const all = await read(match.id, 0);
  expect(all.newest).toBe(version);
  expect(all.versions.map(({ n, kind }) => [n, kind])).toEqual([
    [1, 'create'],
    [2, 'join'],
    [3, 'start'],
    [4, 'act'],
    [5, 'act'],
  ]);
  for (let after = 0; after <= version; after++) {
    expect((await read(match.id, after)).versions).toEqual(all.versions.slice(after));
  }
  expect((await read(match.id, 1, 2)).versions).toEqual(all.versions.slice(1, 3));
});

test('every event is also a line of English', async () => {
  const { match } = await playTictactoe(services());
  const { versions } = await read(match.id, 3, 1);
  expect(versions[0]?.events).toEqual([
    { event: { type: 'bidPlaced', seat: 0, chips: { blue: 1 } }, text: 'Aki: bidPlaced' },
  ]);
});

test('of a running match a viewer gets the actions of the own seat only', async () => {
  const { match } = await playTictactoe(services());
  const actionsOf = async (viewer: typeof aki) =>
    (await read(match.id, 3, 2, viewer)).versions.map((version) => version.actions);
  expect(await actionsOf(aki)).toEqual([[{ type: 'bid', chips: { blue: 1 } }], undefined]);
  expect(await actionsOf(ben)).toEqual([undefined, [{ type: 'bid', chips: {} }]]);
});

describe('the edges', () => {
  test('after the newest there is nothing, further on it is refused, and nothing but the newest is read', async () => {
    const { match, version } = await playTictactoe(services());
    table.line.reset();
    expect((await read(match.id, version)).versions).toEqual([]);
    const beyond = await services().readEvents(aki, { matchId: match.id, after: version + 1, limit: 1 });
    expect(beyond).toMatchObject({ code: 'input.malformed', facts: { field: 'after', min: 0, max: version } });
    expect([...table.line.counts]).toEqual([['Query', 2]]);
  });

  test.each([
    [{ limit: 0 }, { field: 'first', min: 1, max: 100 }],
    [{ limit: -1 }, { field: 'first', min: 1, max: 100 }],
    [{ limit: 101 }, { field: 'first', min: 1, max: 100 }],
    [{ after: -3 }, { field: 'after', min: 0 }],
  ])('%j is refused before anything is read', async (part, facts) => {
    const answer = await services().readEvents(aki, { matchId: '0'.repeat(26), after: 0, limit: 1, ...part });
    expect(answer).toMatchObject({ ok: false, code: 'input.malformed', facts });
    expect([...table.line.counts]).toEqual([]);
  });

  test('NOT_FOUND', async () => {
    refusedWith(await services().readEvents(aki, { matchId: 'none', after: 0, limit: 1 }), 'NOT_FOUND');
  });
});
