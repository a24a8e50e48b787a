import { beforeEach, describe, expect, test } from 'vitest';
import { withTable } from '../support/dynamo.ts';
import type { Fault, Plan } from '../support/faulty-endpoint.ts';
import { passingFaults } from '../support/faulty-endpoint.ts';
import { preparedOn } from '../support/prepared.ts';
import { accepted, aki, ben, newMoveId, playTictactoe, servicesOn, typed } from '../support/service.ts';

const table = withTable({ requestTimeoutMs: 300 });
const services = () => servicesOn(table.store);
const newestOf = async (matchId: string) => (await table.store.newest(matchId))?.n;

beforeEach(() => table.line.reset());

/** A plan that fails the n-th request from now on, counted from 0, and no other. */
function nth(n: number, fault: Fault): Plan {
  let asked = 0;
  return () => (asked++ === n ? fault : undefined);
}

// The calls of each: newest and put; an undo also reads the version that it goes back to.
const calls = { join: 2, act: 2, undo: 3 };

describe.each(Object.entries(calls) as ['join' | 'act' | 'undo', number][])('%s', (useCase, count) => {
  describe.each(Array.from({ length: count }, (_, at) => at))('whose store call %i', (call) => {
    test.each(passingFaults)('meets %s is accepted, once', async (fault) => {
      const { matchId, becomes, send } = await preparedOn(services())[useCase]();
      table.line.fail(nth(call, fault));
      const first = accepted(await send(services()));
      expect(first.version).toBe(becomes);
      expect(accepted(await send(services())).match.view()).toEqual(first.match.view());
      expect(await newestOf(matchId)).toBe(becomes);
    });
  });
});

describe('a creation', () => {
  test.each(passingFaults)('whose write meets %s is one match', async (fault) => {
    const moveId = newMoveId();
    const input = { game: 'tictactoe', seats: 2, options: {}, access: 'public', bots: [], moveId } as const;
    table.line.fail(nth(1, fault));
    const first = accepted(await services().createMatch(aki, input));
    const again = accepted(await services().createMatch(aki, input));
    expect(again.match.commitment).toBe(first.match.commitment);
    expect(await newestOf(first.match.id)).toBe(1);
  });
});

test('every move of a whole match gets through a line that loses one request in four', async () => {
  const { match, version } = await playTictactoe(services());
  let asked = 0;
  table.line.fail(() =>
    ++asked % 4 === 0 ? (passingFaults[(asked / 4) % passingFaults.length] ?? 'error500') : undefined,
  );
  let expectedVersion = version;
  const cells = ['a1', 'a2', 'b1', 'b2', 'c1'];
  for (const [turn, cell] of cells.entries()) {
    const given = typed({ type: 'mark', cell }, { type: 'confirm' });
    const input = { matchId: match.id, moveId: newMoveId(), expectedVersion, given };
    expectedVersion = accepted(await services().act(turn % 2 === 0 ? aki : ben, input)).version;
  }
  table.line.reset();
  expect(await newestOf(match.id)).toBe(version + cells.length);
  expect((await services().lookMatch(aki, match.id))?.outcome?.placings[0]).toMatchObject({ seat: 0, place: 1 });
});
