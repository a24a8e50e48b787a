import { describe, expect, test } from 'vitest';
import { withSockets } from '../../support/sockets.ts';
import { withApi } from '../api.ts';
import { start } from '../table-talk.ts';

const api = withApi();
const sockets = withSockets(api);

const follow = (field: string) => `subscription ($id: ID!) { ${field} }`;
const turns = 'fragment Turns on Subscription { matchUpdated(matchId: $id, after: 0) { version } }';
const field = 'matchUpdated(matchId: $id, after: 0)';

async function subscribe(query: string) {
  const { id } = await start(api);
  const connection = await sockets.connect();
  const payload = { query, variables: { id } };
  const reply = await sockets.send(connection, { type: 'subscribe', id: '1', payload });
  return { reply, sent: sockets.line.sent(connection) };
}

describe('what a subscription follows depends on no condition', () => {
  test.each([
    ['a field that is skipped', follow(`${field} @skip(if: true) { version }`)],
    ['a field that is included', follow(`${field} @include(if: true) { version }`)],
    ['a fragment that is skipped', follow(`... on Subscription @skip(if: true) { ${field} { version } }`)],
    ['fields that are spread and skipped', `${follow('...Turns @skip(if: true)')} ${turns}`],
    [
      'a field of a fragment that is skipped',
      `${follow('...Turns')} ${turns.replace('{ version', '@skip(if: true) { version')}`,
    ],
  ])('neither %s', async (_, query) => {
    const { reply, sent } = await subscribe(query);
    expect(reply).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
    expect(sent).toEqual([]);
  });

  test('but what it tells may', async () => {
    const { sent } = await subscribe(follow(`${field} { version @include(if: true) after @skip(if: true) }`));
    expect(sent).toMatchObject([{ type: 'next', payload: { data: { matchUpdated: { version: 3 } } } }]);
  });
});
