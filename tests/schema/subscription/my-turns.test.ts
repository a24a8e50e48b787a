import { expect, test } from 'vitest';
import { patientClient } from '../../../local/patient-client.ts';
import { tableName } from '../../../local/server.ts';
import { eachOf } from '../../../service/subscriptions/each-of.ts';
import { createMatchStore } from '../../../store/matches/match-store.ts';
import { follow, socketClient, upTo } from '../../support/follow.ts';
import { withServer } from '../../support/server.ts';
import { registry, servicesOn, startTictactoe } from '../../support/service.ts';

const table = withServer({ registry });

interface Turns {
  readonly myTurns: {
    readonly after: number;
    readonly cursor: number;
    readonly turns: readonly { readonly matchId: string; readonly decision: { readonly kind: string } }[];
  };
}

const myTurns =
  'subscription ($after: Int) { myTurns(after: $after) { after cursor turns { matchId decision { kind } } } }';

const ids = (all: readonly Turns[]): readonly string[] =>
  all.flatMap(({ myTurns: { turns } }) => turns.map(({ matchId }) => matchId));

test('one connection serves a person with 200 matches', async () => {
  const services = servicesOn(createMatchStore({ client: patientClient(table.server.endpoint), tableName }));
  const client = socketClient(table.server, await table.server.mint('ben', 'Ben'));
  const { data } = follow<Turns>(client, myTurns, { after: 0 });
  const started: string[] = [];
  await eachOf(upTo(200), 4, async () => {
    const { match } = await startTictactoe(services);
    started.push(match.id);
  });
  await data.until(() => ids(data.all).length >= 200);
  expect([...ids(data.all)].sort()).toEqual([...started].sort());
  const updates = data.all.map((each) => each.myTurns);
  expect(updates.map(({ after }) => after)).toEqual([0, ...updates.slice(0, -1).map(({ cursor }) => cursor)]);
  expect(table.server.sockets.count()).toBe(1);

  // Who was away goes on from what was seen last.
  await client.dispose();
  const { match } = await startTictactoe(services);
  const again = socketClient(table.server, await table.server.mint('ben', 'Ben'));
  const next = follow<Turns>(again, myTurns, { after: updates.at(-1)?.cursor });
  await next.data.until(() => ids(next.data.all).length > 0);
  expect(ids(next.data.all)).toEqual([match.id]);
  await again.dispose();
});

test('nobody has no turns', async () => {
  const client = socketClient(table.server);
  const { ended } = follow(client, myTurns);
  expect(await ended).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  await client.dispose();
});
