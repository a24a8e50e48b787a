import { beforeEach, describe, expect, test } from 'vitest';
import type { Accepted } from '../../service/answers.ts';
import type { Services } from '../../service/services.ts';
import { withTable } from '../support/dynamo.ts';
import { accepted, aki, newMoveId, person, playTictactoe, refusedWith, servicesOn, typed } from '../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);

beforeEach(() => table.line.reset());

const mark = (cell: string) => typed({ type: 'mark', cell });

describe('the same request', () => {
  test.each([1, 2, 10, 50])('%i times, one after the other, is one version', async (times) => {
    const { match, version } = await playTictactoe(services());
    const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: version, given: mark('b2') };
    for (let time = 1; time <= times; time++) {
      expect(accepted(await services().act(aki, input)).version).toBe(version + 1);
    }
    expect((await table.store.newest(match.id))?.n).toBe(version + 1);
  });

  test.each([2, 10, 50])('%i times at once is one version', async (times) => {
    const { match, version } = await playTictactoe(services());
    const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: version, given: typed({ type: 'toss' }) };
    const answers = await Promise.all(Array.from({ length: times }, () => services().act(aki, input)));
    const views = answers.map((answer) => JSON.stringify([accepted(answer).version, accepted(answer).match.view()]));
    expect(new Set(views).size).toBe(1);
    expect((await table.store.newest(match.id))?.n).toBe(version + 1);
  });
});

test('the same moveId with other actions is refused, then and later', async () => {
  const { match, version } = await playTictactoe(services());
  const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: version };
  accepted(await services().act(aki, { ...input, given: mark('b2') }));
  const other = await services().act(aki, { ...input, given: mark('a1') });
  expect(refusedWith(other, 'MOVE_ID_REUSED').facts).toEqual({ version: version + 1 });
  refusedWith(await services().undo(aki, { ...input, expectedVersion: version + 1 }), 'MOVE_ID_REUSED');
});

test('a refusal is no receipt: the same moveId may be decided anew', async () => {
  const { match, version } = await playTictactoe(services());
  const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: version };
  refusedWith(await services().act(aki, { ...input, given: typed({ type: 'confirm' }) }), 'turn.notMarked');
  accepted(await services().act(aki, { ...input, given: mark('b2') }));
});

describe('older than the receipts that are kept', () => {
  /** Marks and takes back, again and again: each is a version of the same seat. */
  async function playOn(on: Services, { match, version }: Accepted, versions: number): Promise<void> {
    for (let n = version; n < version + versions; n += 2) {
      const step = (expectedVersion: number) => ({ matchId: match.id, moveId: newMoveId(), expectedVersion });
      accepted(await on.act(aki, { ...step(n), given: mark('c3') }));
      accepted(await on.undo(aki, step(n + 1)));
    }
  }

  test('an acceptance is found in the versions', async () => {
    const started = await playTictactoe(services());
    const { match, version } = started;
    const input = { matchId: match.id, moveId: newMoveId(), expectedVersion: version, given: mark('b2') };
    const first = accepted(await services().act(aki, input));
    const undone = { matchId: match.id, moveId: newMoveId(), expectedVersion: version + 1 };
    await playOn(services(), accepted(await services().undo(aki, undone)), 20);

    const again = accepted(await services().act(aki, input));
    expect(again.version).toBe(first.version);
    expect(again.match.view()).toEqual(first.match.view());
    refusedWith(await services().act(aki, { ...input, given: mark('a1') }), 'MOVE_ID_REUSED');
    // Another person's moveId is another moveId.
    refusedWith(await services().act(person(1), input), 'STALE_VERSION');
  });

  test('a moveId that was never accepted is stale', async () => {
    const started = await playTictactoe(services());
    await playOn(services(), started, 20);
    const input = { matchId: started.match.id, moveId: newMoveId(), expectedVersion: started.version };
    refusedWith(await services().act(aki, { ...input, given: mark('a1') }), 'STALE_VERSION');
  });

  test('nothing is searched while nothing can have been forgotten', async () => {
    const { match, version } = await playTictactoe(services());
    accepted(
      await services().act(aki, {
        matchId: match.id,
        moveId: newMoveId(),
        expectedVersion: version,
        given: mark('a1'),
      }),
    );
    table.line.reset();
    const stale = { matchId: match.id, moveId: newMoveId(), expectedVersion: 1, given: mark('a2') };
    refusedWith(await services().act(aki, stale), 'STALE_VERSION');
    expect([...table.line.counts]).toEqual([['Query', 1]]);
  });
});
