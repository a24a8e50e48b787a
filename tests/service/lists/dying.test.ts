import { expect, test } from 'vitest';
import { NotYet } from '../../../service/not-yet.ts';
import { StoreUnavailable } from '../../../store/store-fault.ts';
import { withTable } from '../../support/dynamo.ts';
import { check, tell, tellAll } from '../../support/rows.ts';
import { accepted, aki, ben, chiyo, createEmpty, newMoveId, servicesOn, text } from '../../support/service.ts';

const table = withTable({ insistForMs: 500 });
const services = () => servicesOn(table.store);
const step = (matchId: string, expectedVersion: number) => ({ matchId, moveId: newMoveId(), expectedVersion });
const settled = { missing: 0, different: 0, stray: 0 };

/** A match that Aki organizes and does not play, so that their row says the same after two turns; the lists know all of it. */
async function lookedOnByAki(): Promise<string> {
  const { id } = (await createEmpty(services())).match;
  for (const who of [ben, chiyo]) accepted(await services().joinMatch(who, { matchId: id, moveId: newMoveId() }));
  accepted(await services().startMatch(aki, step(id, 3)));
  accepted(await services().act(ben, { ...step(id, 4), given: text('bid blue*1') }));
  accepted(await services().act(chiyo, { ...step(id, 5), given: text('bid -') }));
  await tellAll(table, id);
  return id;
}

test('what was written too late by one who died before looking again is made good when the same is told again', async () => {
  const matchId = await lookedOnByAki();
  accepted(await services().act(ben, { ...step(matchId, 6), given: text('mark a1; confirm') }));
  let overtaken = false;
  let dies = false;
  table.line.fail(async ({ operation, body }) => {
    if (operation === 'TransactWriteItems' && JSON.stringify(body).includes('P#aki') && !overtaken) {
      overtaken = true;
      accepted(await services().act(chiyo, { ...step(matchId, 7), given: text('mark a2; confirm') }));
      await tell(table, { matchId, n: 8 });
      dies = true;
    }
    return dies && operation === 'GetItem' ? 'error500' : undefined;
  });
  await expect(tell(table, { matchId, n: 7 })).rejects.toThrow(StoreUnavailable);
  table.line.reset();
  expect(await check(table)).not.toMatchObject(settled);
  await tell(table, { matchId, n: 7 });
  expect(await check(table)).toMatchObject(settled);
});

test('what goes on changing while it is told of is told again, and is no failure', async () => {
  const matchId = await lookedOnByAki();
  let version = 6;
  let busy = false;
  table.line.fail(async ({ operation }) => {
    if (operation !== 'TransactWriteItems' || busy) return undefined;
    busy = true;
    accepted(await services().undo(ben, step(matchId, version)));
    accepted(await services().act(ben, { ...step(matchId, version + 1), given: text('mark a1') }));
    version += 2;
    busy = false;
    return undefined;
  });
  accepted(await services().act(ben, { ...step(matchId, 6), given: text('mark a1') }));
  version = 7;
  await expect(tell(table, { matchId, n: 7 })).rejects.toThrow(NotYet);
  table.line.reset();
  await tell(table, { matchId, n: 7 });
  expect(await check(table)).toMatchObject(settled);
});
