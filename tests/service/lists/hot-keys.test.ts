import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { withTable } from '../../support/dynamo.ts';
import { itemBytes } from '../../support/item-size.ts';
import { tell } from '../../support/rows.ts';
import { accepted, aki, createTictactoe, newMoveId, person, servicesOn } from '../../support/service.ts';

const table = withTable();
const services = () => servicesOn(table.store);
const movesPerSecond = 1_000;

/** What one partition of DynamoDB takes in a second. */
const writeUnits = 1_000;

/** Write units by partition, of all transactions that pass: twice those of their items, each of at least one. */
function countWrites(units: Map<string, number>): void {
  table.line.fail(({ operation, body }) => {
    if (operation !== 'TransactWriteItems') return undefined;
    for (const { Put, Delete, Update } of (body as { TransactItems: readonly TransactWriteItem[] }).TransactItems) {
      const item = Put?.Item ?? Delete?.Key ?? Update?.Key ?? {};
      const pk = item.pk?.S ?? '';
      units.set(pk, (units.get(pk) ?? 0) + 2 * Math.ceil(itemBytes(item) / 1024));
    }
    return undefined;
  });
}

/** A match of so many persons from its creation to its end, of which the lists are told version by version. */
async function wholeMatch(seats: number): Promise<ReadonlyMap<string, number>> {
  const units = new Map<string, number>();
  countWrites(units);
  const { match } = await createTictactoe(services(), { seats });
  await tell(table, { matchId: match.id, n: 1 });
  const step = (expectedVersion: number) => ({ matchId: match.id, moveId: newMoveId(), expectedVersion });
  for (let seat = 1; seat < seats; seat++) {
    accepted(await services().joinMatch(person(seat), step(seat)));
    await tell(table, { matchId: match.id, n: seat + 1 });
  }
  accepted(await services().startMatch(aki, step(seats)));
  await tell(table, { matchId: match.id, n: seats + 1 });
  for (let seat = 1; seat < seats; seat++) {
    accepted(await services().resign(person(seat), step(seats + seat)));
    await tell(table, { matchId: match.id, n: seats + seat + 1 });
  }
  return units;
}

/** How many seats and versions the kept finished matches have. */
function finishedMatches(): readonly { readonly seats: number; readonly versions: number }[] {
  const golden = join(import.meta.dirname, '../../golden');
  return readdirSync(golden).flatMap((game) =>
    readdirSync(join(golden, game)).map((file) => {
      const { seats, steps } = JSON.parse(readFileSync(join(golden, game, file), 'utf8'));
      return { seats, versions: seats + 1 + steps.length };
    }),
  );
}

beforeEach(() => table.line.reset());

test('at 1,000 moves a second no key that many matches share takes a tenth of what one takes', async () => {
  const matches = finishedMatches();
  const versions = matches.reduce((sum, match) => sum + match.versions, 0);
  const shared = new Map<string, number>();
  for (const seats of [2, 3, 4, 5, 6]) {
    const played = matches.filter((match) => match.seats === seats).length;
    for (const [pk, units] of await wholeMatch(seats)) {
      if (!pk.startsWith('P#')) shared.set(pk, (shared.get(pk) ?? 0) + units * played);
    }
  }
  expect([...shared.keys()].map((pk) => pk.slice(0, 2))).toEqual(expect.arrayContaining(['H', 'O#', 'E#']));
  // As if all the world played one game, and all its matches stood in one part of its lists.
  for (const [pk, units] of shared) {
    expect(`${pk} ${(units / versions) * movesPerSecond < writeUnits / 10}`).toBe(`${pk} true`);
  }
});
