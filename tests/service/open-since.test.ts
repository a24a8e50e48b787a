import { describe, expect, test } from 'vitest';
import { withTable } from '../support/dynamo.ts';
import { accepted, aki, ben, newMoveId, playTictactoe, servicesOn, startTictactoe, text } from '../support/service.ts';

const table = withTable();
let second = 0;
/** A clock that goes on by a second at every look. */
const now = (): Date => {
  second += 1;
  return new Date(Date.UTC(2026, 10, 1, 0, 0, second));
};
const services = () => servicesOn(table.store, { now });

const newest = async (matchId: string) => (await table.store.newest(matchId)) ?? expect.unreachable();

describe('a decision is open since', () => {
  test('the version that opened it, for as long as it is open', async () => {
    const { match, version } = await startTictactoe(services());
    const start = await newest(match.id);
    expect(start.awaiting.map(({ seat, since }) => [seat, since])).toEqual([0, 1].map((seat) => [seat, start.at]));
    const step = { matchId: match.id, moveId: newMoveId(), expectedVersion: version };
    accepted(await services().act(aki, { ...step, given: text('bid blue*1') }));
    const one = await newest(match.id);
    expect(one.at > start.at).toBe(true);
    expect(one.awaiting.map(({ since }) => since)).toEqual(one.awaiting.map(() => start.at));
  });

  test('its own opening, not that of the one before it', async () => {
    const { match, version } = await playTictactoe(services());
    const first = await newest(match.id);
    expect(first.awaiting).toMatchObject([{ seat: 0, since: first.at }]);
    const step = { matchId: match.id, moveId: newMoveId(), expectedVersion: version };
    accepted(await services().act(aki, { ...step, given: text('mark a1', 'confirm') }));
    const second = await newest(match.id);
    expect(second.awaiting).toMatchObject([{ seat: 1, since: second.at }]);
    expect(second.at > first.at).toBe(true);
  });

  test('the undo that opened it anew', async () => {
    const { match, version } = await playTictactoe(services());
    const step = (expectedVersion: number) => ({ matchId: match.id, moveId: newMoveId(), expectedVersion });
    accepted(await services().act(aki, { ...step(version), given: text('mark a1') }));
    accepted(await services().undo(aki, step(version + 1)));
    const undone = await newest(match.id);
    expect(undone.awaiting).toMatchObject([{ seat: 0, since: undone.at }]);
  });
});

test('who did not say gets a match by correspondence, with the time of its creation for good', async () => {
  const { match } = await startTictactoe(services());
  const first = (await table.store.at(match.id, 1)) ?? expect.unreachable();
  const last = await newest(match.id);
  expect(last.match).toMatchObject({ createdAt: first.at, listing: { speed: 'correspondence' } });
  expect(last.at > first.at).toBe(true);
  expect((await services().lookMatch(ben, match.id))?.createdAt).toBe(first.at);
});
