import { expect, test } from 'vitest';
import type { Update } from '../support/follow.ts';
import { follow, matchUpdated, socketClient } from '../support/follow.ts';
import { liveMatch } from '../support/live-match.ts';
import { withServer } from '../support/server.ts';
import { registry } from '../support/service.ts';

const table = withServer({ registry });

test('another player sees a move', async () => {
  const { id, bid } = await liveMatch(table.server);
  const client = socketClient(table.server, await table.server.mint('ben', 'Ben'));
  const { data } = follow<{ matchUpdated: Update }>(client, matchUpdated, { id, after: 2 });
  const first = await data.until(({ matchUpdated: { version } }) => version === 3);
  expect(first.matchUpdated).toMatchObject({ after: 2, versions: [{ version: 3 }], match: { version: 3 } });
  await bid();
  const second = await data.until(({ matchUpdated: { version } }) => version === 4);
  expect(second.matchUpdated).toMatchObject({ after: 3, versions: [{ version: 4 }] });
  await client.dispose();
});
