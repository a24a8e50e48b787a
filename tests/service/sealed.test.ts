import { beforeEach, describe, expect, test } from 'vitest';
import { withTable } from '../support/dynamo.ts';
import {
  accepted,
  aki,
  ben,
  newMoveId,
  person,
  refusedWith,
  servicesOn,
  startTictactoe,
  typed,
} from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);

beforeEach(() => table.line.reset());

interface Bid {
  readonly seat: number;
  readonly expectedVersion: number;
  readonly chips?: { readonly red?: number; readonly blue?: number };
  readonly moveId?: string;
}

/** A sealed bid for the first turn of a match. */
function bid(matchId: string, { seat, expectedVersion, chips = {}, moveId = newMoveId() }: Bid) {
  const given = typed({ type: 'bid', chips });
  return services().act(person(seat), { matchId, moveId, expectedVersion, decisionId: `0.bid${seat}`, given });
}

test.each([2, 4, 6])('%i bids in the same tick are all accepted, each a version of its own', async (seats) => {
  const { match, version } = await startTictactoe(services(), seats);
  const answers = await Promise.all(
    Array.from({ length: seats }, (_, seat) => bid(match.id, { seat, expectedVersion: version })),
  );
  const versions = answers.map((answer) => accepted(answer).version);
  expect([...versions].sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, at) => version + 1 + at));
  const log = await table.store.since(match.id, version, 100);
  expect(log.map((logged) => logged.seat).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
});

test('a bid may be replaced until the reveal', async () => {
  const { match, version } = await startTictactoe(services());
  accepted(await bid(match.id, { seat: 0, expectedVersion: version, chips: { red: 1 } }));
  const replaced = accepted(await bid(match.id, { seat: 0, expectedVersion: version + 1, chips: { red: 3 } }));
  expect(replaced.match.view()).toMatchObject({ bids: [{ isIn: true, chips: { red: 3 } }, { isIn: false }] });
});

test('a bid of the same seat that is late is its player’s to decide', async () => {
  const { match, version } = await startTictactoe(services());
  accepted(await bid(match.id, { seat: 0, expectedVersion: version, chips: { red: 1 } }));
  refusedWith(await bid(match.id, { seat: 0, expectedVersion: version, chips: { red: 3 } }), 'STALE_VERSION');
});

describe('a bid sent again when the bidding is over', () => {
  test('is answered as the first time', async () => {
    const { match, version } = await startTictactoe(services());
    const first = { seat: 0, expectedVersion: version, chips: { red: 2 }, moveId: newMoveId() };
    const before = accepted(await bid(match.id, first));
    accepted(await bid(match.id, { seat: 1, expectedVersion: version }));
    const again = accepted(await bid(match.id, first));
    expect(again.version).toBe(before.version);
    expect(again.match.view()).toEqual(before.match.view());
  });

  test('with a new moveId it is refused, and changes nothing', async () => {
    const { match, version } = await startTictactoe(services());
    accepted(await bid(match.id, { seat: 0, expectedVersion: version }));
    accepted(await bid(match.id, { seat: 1, expectedVersion: version }));
    refusedWith(await bid(match.id, { seat: 0, expectedVersion: version, chips: { red: 5 } }), 'STALE_VERSION');
    expect((await table.store.newest(match.id))?.n).toBe(version + 2);
  });
});

test('what another seat has bid is in nothing that a rival or the public gets', async () => {
  const { match, version } = await startTictactoe(services());
  accepted(await bid(match.id, { seat: 0, expectedVersion: version, chips: { red: 4 } }));
  for (const viewer of [ben, undefined]) {
    const look = await services().lookMatch(viewer, match.id);
    const log = await services().readEvents(viewer, { matchId: match.id, after: 0, limit: 100 });
    const told = JSON.stringify([look, look?.view(), look?.legal(), log]);
    expect(told).toContain('"isIn":true');
    expect(told).not.toMatch(/"red":4/);
  }
  const own = await services().readEvents(aki, { matchId: match.id, after: version, limit: 100 });
  expect(JSON.stringify(own)).toContain('"red":4');
});
