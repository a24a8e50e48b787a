import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListAnswer, ListAsk, ListPage } from '../../../service/lists/list-page.ts';
import type { Lists } from '../../../service/lists/lists.ts';
import { createLists } from '../../../service/lists/lists.ts';
import { withTable } from '../../support/dynamo.ts';
import { tellAll } from '../../support/rows.ts';
import { accepted, aki, ben, createTictactoe, newMoveId, registry, servicesOn } from '../../support/service.ts';

const table = withTable();
let second = 0;
// Several are created in the same second: the id decides then.
const now = (): Date => {
  second += 1;
  return new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(second / 3)));
};
const services = () => servicesOn(table.store, { now });
const lists = (): Lists => createLists({ rows: table.rows, registry });

const matches = 23;
const ids: string[] = [];

async function createOne(): Promise<string> {
  const { match } = await createTictactoe(services(), { seats: 2 + (ids.length % 2) });
  await tellAll(table, match.id);
  ids.push(match.id);
  return match.id;
}

/** A match that Ben joins and leaves by resigning: it is over. */
async function finishOne(): Promise<string> {
  const { id } = (await createTictactoe(services(), {})).match;
  const step = (expectedVersion: number) => ({ matchId: id, moveId: newMoveId(), expectedVersion });
  accepted(await services().joinMatch(ben, step(1)));
  accepted(await services().startMatch(aki, step(2)));
  accepted(await services().resign(ben, step(3)));
  await tellAll(table, id);
  return id;
}

beforeAll(async () => {
  for (let made = 0; made < matches; made++) await createOne();
});
beforeEach(() => table.line.reset());

function pageIn<Node>(answer: ListAnswer<Node>): ListPage<Node> {
  return answer.ok && answer.page !== undefined ? answer.page : expect.unreachable(JSON.stringify(answer));
}

type Read = (ask: ListAsk) => Promise<ListAnswer<{ readonly matchId: string; readonly createdAt: string }>>;

/** All pages of a list; `between` happens after each. */
async function through(read: Read, first: number, between: (page: number) => Promise<unknown> = async () => {}) {
  const found: { readonly matchId: string; readonly createdAt: string }[] = [];
  let page = pageIn(await read({ first }));
  for (let at = 1; ; at++) {
    found.push(...page.edges.map(({ node }) => node));
    if (!page.hasNextPage) return found;
    expect(page.edges).toHaveLength(first);
    await between(at);
    page = pageIn(await read({ first, after: page.endCursor ?? '' }));
    expect(page.hasPreviousPage).toBe(true);
  }
}

const open: Read = (ask) => lists().matches({ ...ask, list: 'open' });
const mine: Read = (ask) => lists().myMatches(aki, ask);

describe.each([
  ['of a public list', open],
  ['of one’s own', mine],
])('the pages %s', (_, read) => {
  test.each([1, 4, 7, 23, 50])('of %i are the whole list, once and in order', async (first) => {
    const found = await through(read, first);
    expect(found.map(({ matchId }) => matchId).sort()).toEqual([...ids].sort());
    const places = found.map(({ createdAt, matchId }) => `${createdAt}#${matchId}`);
    expect(places).toEqual([...places].sort().reverse());
  });

  test('miss and repeat nothing that stays, whatever comes and goes between them', async () => {
    const stay = [...ids];
    const extra = await createOne();
    const found = await through(read, 5, async (page) => {
      if (page === 1) await createOne();
      if (page !== 2) return;
      const gone = { matchId: extra, moveId: newMoveId() };
      accepted(await services().joinMatch(ben, gone));
      const seats = (await table.store.newest(extra))?.match.seats.length ?? 0;
      if (seats === 3)
        accepted(await services().joinMatch({ person: 'chiyo', name: 'Chiyo' }, { ...gone, moveId: newMoveId() }));
      await tellAll(table, extra);
    });
    const seen = found.map(({ matchId }) => matchId);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(stay.filter((id) => id !== extra)));
  });
});

describe('reads', () => {
  const unitsOf = async (read: () => Promise<unknown>): Promise<number> => {
    table.line.reset();
    await read();
    return table.line.readUnits;
  };

  test.each([
    ['matches', (ask: ListAsk) => lists().matches({ ...ask, list: 'open' })],
    ['matches of a game', (ask: ListAsk) => lists().matches({ ...ask, list: 'open', game: 'tictactoe' })],
    ['finished matches', (ask: ListAsk) => lists().matches({ ...ask, list: 'finished' })],
    ['myMatches', (ask: ListAsk) => lists().myMatches(aki, ask)],
    ['myDecisions', (ask: ListAsk) => lists().myDecisions(aki, ask)],
    ['myHistory', (ask: ListAsk) => lists().myHistory(aki, ask)],
    ['myMatches of someone new', (ask: ListAsk) => lists().myMatches({ person: 'new', name: 'New' }, ask)],
  ])('that nothing is new in %s costs one read unit', async (_, read) => {
    const { etag } = pageIn<unknown>(await read({}));
    const units = await unitsOf(async () => {
      expect(await read({ ifNoneMatch: etag })).toEqual({ ok: true, page: undefined });
    });
    expect(units).toBeLessThanOrEqual(1);
    expect([...table.line.counts]).toEqual([['Query', 1]]);
  });

  test('a page of a public list reads of every part its share', async () => {
    const units = await unitsOf(() => lists().matches({ list: 'open', first: 4 }));
    // The revisions, and one unit of each of the four parts.
    expect(units).toBe(5);
    expect([...table.line.counts]).toEqual([['Query', 5]]);
  });

  test('a page of one’s history reads its page', async () => {
    await finishOne();
    await finishOne();
    const units = await unitsOf(() => lists().myHistory(ben, { first: 1 }));
    expect(units).toBe(2);
  });
});

test('a person’s history is the matches that are over, the last first, a page at a time', async () => {
  const ended = [await finishOne(), await finishOne(), await finishOne()];
  const found = await through((ask) => lists().myHistory(ben, ask), 1);
  expect(found.map(({ matchId }) => matchId).slice(0, 3)).toEqual(ended.reverse());
});

test('what has waited longest comes first, whichever match it waits in', async () => {
  const started: string[] = [];
  for (let match = 0; match < 3; match++) {
    const { id } = (await createTictactoe(services(), {})).match;
    accepted(await services().joinMatch(ben, { matchId: id, moveId: newMoveId() }));
    started.unshift(id);
  }
  for (const matchId of started) {
    accepted(await services().startMatch(aki, { matchId, moveId: newMoveId(), expectedVersion: 2 }));
    // A clock that has gone on: no two begin in the same second.
    second += 3;
  }
  for (const matchId of started) await tellAll(table, matchId);
  const all = pageIn(await lists().myDecisions(ben, {}));
  expect(all.edges.map(({ node }) => node.match.matchId)).toEqual(started);
  const first = pageIn(await lists().myDecisions(ben, { first: 2 }));
  expect(first.hasNextPage).toBe(true);
  const rest = pageIn(await lists().myDecisions(ben, { first: 2, after: first.endCursor ?? '' }));
  expect(rest.edges.map(({ node }) => node.match.matchId)).toEqual(started.slice(2));
});

test('a list is empty, not absent, for who has nothing', async () => {
  const page = pageIn(await lists().myDecisions({ person: 'nobody', name: 'Nobody' }, {}));
  expect(page).toEqual({ etag: expect.any(String), edges: [], hasNextPage: false, hasPreviousPage: false });
});
